import Testing

@testable import ContentTypes

struct PersonNameTests {
  @Test(arguments: [
    ("Ada Lovelace", ["", "Ada", "", "Lovelace", ""]),
    ("Ada King Lovelace", ["", "Ada", "King", "Lovelace", ""]),
    ("  Ada   Lovelace ", ["", "Ada", "", "Lovelace", ""]),
    ("Ada", ["", "Ada", "", "", ""]),
    ("", ["", "", "", "", ""]),
    ("Dr. Ada Lovelace", ["Dr.", "Ada", "", "Lovelace", ""]),
    ("Prof. Dr. Emmy Noether", ["Prof. Dr.", "Emmy", "", "Noether", ""]),
    ("Martin Luther King Jr.", ["", "Martin", "Luther", "King", "Jr."]),
    ("Martin Luther King, Jr.", ["", "Martin", "Luther", "King", "Jr."]),
    ("Lovelace, Ada King", ["", "Ada", "King", "Lovelace", ""]),
    ("Ludwig van Beethoven", ["", "Ludwig", "", "van Beethoven", ""]),
    ("Mary Ann de la Cruz", ["", "Mary", "Ann", "de la Cruz", ""]),
    ("Dr.", ["", "Dr.", "", "", ""]),
    ("夏目 漱石", ["", "漱石", "", "夏目", ""]),
    (",", ["", "", "", "", ""]),
  ])
  func `a name comes apart by simple rules`(text: String, parts: [String]) {
    let name = PersonName(parsing: text)
    #expect([name.prefix, name.given, name.middle, name.family, name.suffix] == parts)
  }
}
