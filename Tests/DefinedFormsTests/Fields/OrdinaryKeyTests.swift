import FormTesting
import KeyScripts
import TestSupport
import Testing

/// Ordinary keys neither lose an answer nor invent one.
struct OrdinaryKeyTests {
  private func form(_ fields: String...) throws -> FormSession<String> {
    try FormSession("fields:\n" + fields.map { "  - {\($0)}\n" }.joined() + "  - {id: last}\n")
  }

  // Up and Down.

  @Test(arguments: [
    "type: integer", "type: integer, default: 4", "type: number, default: 2.5", "type: date",
    "type: date, default: '2026-02-05'", "type: time, default: '10:00'", "type: datetime", "type: select, options: [a]",
  ])
  func `Up and Down move on from a field that nobody has edited`(keys: String) throws {
    let form = try form("id: first", "id: it, \(keys)")
    let before = form.value(of: "it")
    form.press("Down", 2)
    #expect(form.focusedField == "last")
    form.press("Up", 2)
    #expect(form.focusedField == "first")
    #expect(form.value(of: "it") == before)
  }

  @Test func `once a number was edited they step, until focus has left it`() throws {
    let form = try form("id: first", "id: it, type: integer")
    form.press("Tab")
    form.type("7")
    form.press("Up")
    #expect(form.value(of: "it") == 8)
    form.press("Tab")
    form.press("Shift+Tab")
    form.press("Up")
    #expect(form.focusedField == "first")
    #expect(form.value(of: "it") == 8)
  }

  @Test func `Shift-Up and Shift-Down always step, and then so do Up and Down`() throws {
    let form = try form("id: day, type: date, default: '2026-02-05'", "id: it, type: integer, default: 4")
    form.press("Shift+Up")
    #expect(form.value(of: "day") == "2026-02-06")
    form.press("Tab")
    form.press("Shift+Down")
    #expect(form.value(of: "it") == 3)
    form.press("Down")
    #expect(form.value(of: "it") == 2)
  }

  @Test func `in a row of a list, Up changes no other row`() throws {
    let form = try FormSession(
      "fields:\n  - {id: items, type: list, fields: [{id: day, type: date}, {id: what}]}\n",
      answers: ["items": [["day": "2026-02-05", "what": "a"], ["day": "2026-02-06", "what": "b"]]])
    let before = form.answers
    for key in ["Down", "Down", "Up", "Up", "Up", "Down"] { form.press(key) }
    #expect(form.answers == before)
  }

  @Test func `Left and Right leave a box alone, and choose between answers side by side`() throws {
    let form = try form("id: box, type: boolean", "id: open, type: boolean, default: null")
    form.press("Right")
    form.press("Left")
    #expect(form.value(of: "box") == false)
    form.press("Tab")
    form.press("Left")
    #expect(form.value(of: "open") == true)
  }

  // The first character.

  @Test(arguments: [
    ("type: integer, default: 4", "8", 8 as JSONValue), ("type: number, default: 2.5", "7", 7),
    ("type: date, default: '2026-02-05'", "2026-03-01", "2026-03-01"),
    ("type: time, default: '10:00'", "9:30", "09:30:00"),
    ("type: datetime, default: '2026-02-05T10:00:00Z'", "2026-03-01 9:30", "2026-03-01T09:30:00Z"),
    ("type: integer, default: {cel: '40 + 2'}", "8", 8),
  ])
  func `the first character replaces a default that nobody has touched`(
    keys: String, typed: String, answer: JSONValue
  ) throws {
    let typing = try form("id: it, \(keys)")
    typing.type(typed)
    #expect(typing.value(of: "it") == answer)
    let pasting = try form("id: it, \(keys)")
    pasting.paste(typed)
    #expect(pasting.value(of: "it") == answer)
  }

  @Test(arguments: ["type: date", "type: integer", "type: time"])
  func `blanks are no answer, and are gone when the field is left`(keys: String) throws {
    let form = try form("id: it, \(keys)")
    let empty = form.screen
    form.type("  ")
    form.press("Tab")
    form.press("Shift+Tab")
    #expect(form.value(of: "it") == .null && form.screen == empty)
  }

  @Test func `a key that moves or edits keeps the default, and one undo brings it back`() throws {
    for key in ["End", "Ctrl+E", "Right"] {
      let form = try form("id: it, type: integer, default: 4")
      form.press(key)
      form.type("8")
      #expect(form.value(of: "it") == 48)
    }
    let form = try form("id: it, type: integer, default: 4")
    form.type("8")
    form.press("Ctrl+_")
    #expect(form.value(of: "it") == 4)
  }

  @Test(arguments: [["F1", "Esc"], ["Ctrl+L"], ["Ctrl+L", "F1", "Esc", "Ctrl+L"]])
  func `a command that touches no text leaves the default untouched`(keys: [String]) throws {
    let form = try form("id: it, type: integer, default: 5")
    for key in keys { form.press(key) }
    form.type("8")
    #expect(form.value(of: "it") == 8)
    let date = try self.form("id: it, type: date, default: today")
    for key in ["Alt+Down", "Esc"] { date.press(key) }
    date.type("+3")
    #expect(date.value(of: "it") == "2026-01-04")
  }

  @Test func `a value that was given or edited is kept, as is every text`() throws {
    let given = try FormSession("fields:\n  - {id: it, type: integer, default: 4}\n", answers: ["it": 5])
    given.type("8")
    #expect(given.value(of: "it") == 58)
    let form = try form("id: it, type: integer, default: 4", "id: text, default: ab")
    form.type("8")
    form.press("Tab")
    form.type("c")
    #expect(form.value(of: "text") == "abc")
    form.press("Shift+Tab")
    form.type("1")
    #expect(form.value(of: "it") == 81)
  }

  // Control characters.

  nonisolated private static let vi = "set editing-mode vi\nset keyseq-timeout 10"

  /// The ways by which a control character comes into a text that readline edits: quoted; as a key that vi mode inserts;
  /// in place of a character.
  nonisolated private static let controlKeys: [(name: String, inputrc: String, keys: [String])] =
    ["Ctrl+A", "Tab", "Esc", "Ctrl+L", "Ctrl+J"].map { ("quoted \($0)", "", ["Ctrl+V", $0]) }
    + ["Ctrl+A", "Ctrl+B", "Ctrl+E", "Ctrl+G", "Ctrl+K", "Ctrl+O"].map { ("vi's \($0)", vi, [$0]) }
    + ["Ctrl+A", "Tab", "Ctrl+J", "Enter", "Ctrl+L"].map { ("vi's r \($0)", vi, ["Esc", "r", $0]) }

  @Test(
    arguments: [
      ("type: text", "ab", "ab" as JSONValue), ("type: textarea", "ab", "ab"), ("type: password", "ab", "ab"),
      ("type: path", "ab", "ab"), ("suggestions: [abc, xyz]", "ab", "ab"), ("mask: '****'", "ab", "ab"),
      ("type: integer, default: 5", "", 5), ("type: date, default: '2026-03-01'", "", "2026-03-01"),
      ("type: time, default: '10:00'", "", "10:00:00"), ("type: integer, default: 5", "8", 8),
      ("type: select, options: [able, baker, charlie, delta, echo]", "ab", "able"),
      ("type: multiselect, options: [able, baker, charlie, delta, echo]", "ab", ["able"] as JSONValue),
      ("type: list, item: {type: text}", "", ["x"] as JSONValue),
    ], controlKeys)
  func `no key puts a control character into an answer, or takes an answer for one`(
    field: (keys: String, typed: String, answer: JSONValue), way: (name: String, inputrc: String, keys: [String])
  ) throws {
    let isSeveral = field.keys == "type: textarea"
    let form = try FormSession(
      definition: "formline: 1\nfields: [{id: it, \(field.keys)}, {id: last}]",
      answers: field.keys.hasPrefix("type: list") ? ["it": ["x"]] : [:], inputrc: way.inputrc)
    form.type(field.typed)
    for key in way.keys { form.press(key) }
    if way.keys.first == "Esc" { form.press("i") }
    form.press("F10")
    let answer = form.answers["it"] ?? .null
    let text = answer.string ?? ""
    #expect(
      !text.unicodeScalars.contains { $0.value < 0x20 && !(isSeveral && "\t\n".unicodeScalars.contains($0)) },
      "\(way.name)")
    // In place of a character, nothing is left of it.
    if !way.keys.contains("r"), !isSeveral { #expect(answer == field.answer, "\(way.name)") }
  }

  @Test func `what is left out is said, unless it was the end of a line`() throws {
    let form = try form("id: area, type: textarea", "id: line, default: ''")
    form.paste("one\ntwo")
    form.press("Ctrl+A")
    form.press("Up")
    form.press("Ctrl+K", 3)
    form.press("Tab")
    form.press("Ctrl+Y")
    #expect(form.value(of: "line") == "one two")
    #expect(!form.contains("Control characters"))
    form.press("Ctrl+V")
    form.press("Ctrl+A")
    #expect(form.contains("Control characters were left out"))
  }

  @Test(
    arguments: [
      ("integer, default: 100", "100", "8", 8),
      ("date, default: '2026-12-24'", "2026-12-24", "2027-01-02", "2027-01-02"),
      ("time, default: '10:00'", "10:00", "9:30", "09:30:00"), ("number, default: 5.5, unit: €", "5.5", "7", 7),
    ] as [(String, String, String, JSONValue)])
  func `a blank takes no default's place, and leaves it to the next character`(
    field: String, shown: String, typed: String, answer: JSONValue
  ) throws {
    let form = try form("id: it, type: \(field)")
    let before = form.value(of: "it")
    form.press("Space", 2)
    #expect(form.contains(shown))
    #expect(form.value(of: "it") == before)
    form.type(typed)
    form.press("Tab")
    #expect(form.value(of: "it") == answer)
  }

  // Tab.

  @Test(arguments: [
    ("type: path", "/et"), ("type: path", "/etc"), ("suggestions: [alpha, beta]", "al"),
    ("suggestions: [alpha, alps]", "al"), ("contentType: emailAddress", "a@gmail"), ("contentType: countryName", "Ger"),
  ])
  func `Tab completes what was typed, and leaves what was given`(keys: String, given: String) throws {
    let form = try FormSession("fields: [{id: it, \(keys)}, {id: last}]", answers: ["it": .string(given)])
    form.press("Tab")
    #expect(form.focusedField == "last")
    #expect(form.value(of: "it") == .string(given))
    form.press("Shift+Tab")
    form.press("Tab")
    #expect(form.focusedField == "last")
    #expect(form.value(of: "it") == .string(given))
  }

  // Esc.

  @Test func `Esc at the question whether to leave means no, however often`() throws {
    let form = try form("id: name")
    form.type("Ada")
    form.press("Esc", 4)
    #expect(form.isRunning)
    #expect(form.value(of: "name") == "Ada")
    form.press("Esc")
    form.press("y")
    #expect(form.isCancelled)
  }

  // What was typed to search a list.

  private static let plan = "id: plan, type: select, options: [Free, Team, Business], default: Free"

  @Test(arguments: ["Tab", "Shift+Tab", "Ctrl+End", "Enter", "F10", "click"])
  func `an option that was typed is taken, whichever way the list is left`(key: String) throws {
    let form = try form("id: first", Self.plan)
    form.press("Tab")
    form.type("team")
    if key == "click" { try form.click("First") } else { form.press(key) }
    #expect(form.value(of: "plan") == "Team")
  }

  @Test(arguments: [
    ("type: select, options: [Free, Team, Business], default: Free", "Free" as JSONValue),
    ("type: multiselect, options: [Free, Team, Business], default: [Free, Team]", ["Free", "Team"] as JSONValue),
  ])
  func `F4 clears the search that is seen, and then the choice`(keys: String, chosen: JSONValue) throws {
    let form = try form("id: first", "id: plan, \(keys)")
    form.press("Tab")
    form.type("gibber")
    form.press("F4")
    #expect(!form.contains("gibber"))
    #expect(form.value(of: "plan") == chosen)
    form.press("F4")
    #expect(form.value(of: "plan") != chosen)
    form.press("Ctrl+_")
    #expect(form.value(of: "plan") == chosen)
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test(arguments: ["Esc", "Ctrl+C"])
  func `Esc and Ctrl-C drop the search`(key: String) throws {
    let form = try form("id: first", Self.plan)
    form.press("Tab")
    form.type("team")
    form.press(key)
    form.press("Tab")
    #expect(form.value(of: "plan") == "Free")
  }

  @Test(arguments: [
    ("frankfurt", "eu-1"), ("eu-2", "eu-2"), ("EU-1", "eu-1"), ("par", "eu-2"), ("main", "eu-1"), ("york", "us"),
  ])
  func `a label or value names an option, as does its start or that of a word, if no other has it`(
    typed: String, value: String
  ) throws {
    let form = try form(
      "id: first",
      "id: place, type: select, options: [{value: eu-1, label: Frankfurt am Main}, {value: eu-2, label: Paris}, "
        + "{value: us, label: New York}]")
    form.press("Tab")
    form.type(typed)
    form.press("Tab")
    #expect(form.value(of: "place").string == value)
  }

  @Test func `a whole label wins over longer ones that begin with it`() throws {
    let form = try form("id: place, type: select, options: [Nigeria, Niger]")
    form.type("niger")
    form.press("Tab")
    #expect(form.value(of: "place") == "Niger")
  }

  // A label of another option begins with this value, or its words are those of a label with others between.
  @Test(arguments: [
    ("DE", "DE"), ("de", "DE"), ("Costa Rica", "CR"), ("costa rica", "CR"), ("United Kingdom", "UK"),
    ("united kingdom", "UK"), ("rica", "CR"),
  ])
  func `what names one option means it, however it is typed and whichever key takes it`(
    typed: String, value: JSONValue
  ) throws {
    let options =
      "[{value: DK, label: Denmark}, {value: DE, label: Germany}, {value: US, label: United States}, "
      + "{value: UKI, label: Kingdom of the United Isles}, {value: CR, label: Costa Rica}, "
      + "{value: UK, label: United Kingdom}]"
    let single = "id: place, type: select, options: \(options)"
    let ways: [(name: String, enter: (FormSession<String>) -> Void)] = [
      ("typed", { $0.type(typed) }), ("at once", { $0.send(Array(typed.utf8)) }), ("pasted", { $0.paste(typed) }),
    ]
    for key in ["Enter", "Tab", "Shift+Tab", "F10"] {
      for way in ways {
        let form = try form(single)
        way.enter(form)
        form.press(key)
        #expect(form.value(of: "place") == value, "\(way.name), \(key)")
        #expect(form.errors.isEmpty)
        let several = try self.form("id: places, type: multiselect, options: \(options)")
        way.enter(several)
        several.press(key)
        #expect(several.value(of: "places") == [value], "\(way.name), \(key)")
        #expect(several.errors.isEmpty)
      }
    }
  }

  @Test func `Space chooses, until what follows shows that a name goes on`() throws {
    let form = try form("id: place, type: select, options: [New York, Boston]")
    form.type("bos ")
    #expect(form.value(of: "place") == "Boston")
    form.press("Esc")
    form.type("new ")
    #expect(form.value(of: "place") == "New York")
    form.press("Esc")
    form.type("new york")
    form.press("Tab")
    #expect(form.value(of: "place") == "New York" && form.errors.isEmpty)
    let several = try self.form("id: places, type: multiselect, maxItems: 1, options: [New York, New Delhi, Boston]")
    several.type("new ")
    #expect(several.value(of: "places") == ["New York"])
    several.type("d")
    #expect(several.value(of: "places") == [])
    several.press("Tab")
    #expect(several.value(of: "places") == ["New Delhi"])
  }

  /// A text, and what it answers where other texts than the options are taken; among several choices, nil if that is
  /// more than one.
  nonisolated struct OtherText: Sendable {
    let text: String
    var answer: JSONValue
    var several: JSONValue?

    init(_ text: String, _ answer: String? = nil, isOneOfSeveral: Bool = true) {
      self.text = text
      self.answer = .string(answer ?? text)
      several = isOneOfSeveral ? [self.answer] : nil
    }
  }

  @Test(arguments: [
    OtherText("San Jose"), OtherText("New York City"), OtherText("New Jersey"), OtherText("x"),
    OtherText("light green"), OtherText("red wine, dry", isOneOfSeveral: false), OtherText("a b c d"),
    OtherText("dark red"), OtherText("new york", "New York"), OtherText("Red Hat"), OtherText("red or Rome"),
    OtherText("trail  ", "trail"),
  ])
  func `a text that is no option is taken whole, however it is typed and whichever key takes it`(
    other: OtherText
  ) throws {
    let options = "options: [Rome, New York, red], other: true"
    let text = other.text
    let ways: [(name: String, enter: (FormSession<String>) -> Void)] = [
      ("typed", { $0.type(text) }), ("at once", { $0.send(Array(text.utf8)) }), ("pasted", { $0.paste(text) }),
      ("pasted with blanks", { $0.paste("\u{A0}\(text) ") }),
    ]
    for key in ["Enter", "Tab", "Shift+Tab", "F10"] {
      for way in ways {
        let form = try form("id: place, type: select, \(options)")
        way.enter(form)
        form.press(key)
        #expect(form.value(of: "place") == other.answer, "\(way.name), \(key)")
        guard let several = other.several else { continue }
        let list = try self.form("id: places, type: multiselect, \(options)")
        way.enter(list)
        list.press(key)
        #expect(list.value(of: "places") == several, "\(way.name), \(key)")
      }
    }
  }

  @Test(
    "several choices are typed as they are given: between commas",
    arguments: [
      ("p, q", ["p", "q"], ["p", "q"]), ("q,p", ["p", "q"], ["p", "q"]), ("q, ", ["q"], ["q"]),
      ("p, P, p", ["p"], ["p"]), ("p, Rome, Bonn, Rome", nil, ["p", "Rome", "Bonn"]),
      ("Wash, p", ["p", "Washington, DC"], ["p", "Washington, DC"]),
      ("Washington, DC", ["Washington, DC"], ["Washington, DC"]),
    ] as [(String, [String]?, [String])])
  func enumeration(text: String, known: [String]?, more: [String]) throws {
    for (other, expected) in [("", known), (", other: true", more)] as [(String, [String]?)] {
      for key in ["Enter", "Tab", "F10"] {
        for isPasted in [true, false] {
          let form = try form("id: them, type: multiselect, options: [p, q, 'Washington, DC']\(other)")
          if isPasted { form.paste(text) } else { form.type(text) }
          form.press(key)
          #expect(form.value(of: "them") == .array((expected ?? []).map { .string($0) }), "\(key)\(other)")
          #expect((form.errors["them"] != nil) == (expected == nil), "\(key)\(other)")
        }
      }
    }
  }

  @Test func `of several that were typed, all are added or none`() throws {
    let form = try form("id: them, type: multiselect, maxItems: 2, options: [p, q, r]")
    form.type("p, x")
    form.press("Tab")
    #expect(form.value(of: "them") == [])
    #expect(form.errors["them"] == ["'x' is not one of the options"])
    form.press("Shift+Tab")
    form.press("Ctrl+U")
    form.type("p, q, r")
    form.press("Tab")
    #expect(form.value(of: "them") == [])
    #expect(form.errors["them"] == ["Choose at most 2"])
  }

  @Test func `the beginning of a text that was taken by Space, and went on, is no entry`() throws {
    for type in ["select", "multiselect"] {
      let form = try form("id: colour, type: \(type), options: [red], other: true", "id: more")
      form.type("light blue green")
      form.press("Tab")
      form.press("Shift+Tab")
      #expect(form.screen.filter { $0.contains("light") }.allSatisfy { $0.contains("light blue green") })
      #expect(form.screen.contains { $0.contains("light blue green") })
    }
  }

  @Test func `an option that begins a text and was chosen before stays so`() throws {
    let form = try form("id: colours, type: multiselect, options: [red, blue], other: true")
    form.type("red ")
    form.press("Tab")
    form.press("Shift+Tab")
    form.type("red wine")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["red", "red wine"])
    form.press("Shift+Tab")
    form.type("blue, red ink")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["red", "blue", "red wine", "red ink"])
  }

  @Test func `behind a Space that has chosen, letters that go on with no name begin a new search`() throws {
    let form = try form("id: colours, type: multiselect, options: [red, blue, dark red]")
    form.type("red blue ")
    #expect(form.value(of: "colours") == ["red", "blue"])
    form.press("Tab")
    #expect(form.errors.isEmpty)
    let single = try self.form("id: place, type: select, options: [Rome, Boston]")
    single.type("rom bos")
    single.press("Tab")
    #expect(single.value(of: "place") == "Boston")
  }

  @Test(arguments: [
    ("yes", true), (" Yes\n", true), ("true", true), ("y", true), ("1", true), ("no", false), ("off", false),
  ])
  func `a pasted answer to a yes-or-no question is read as a typed one`(text: String, answer: Bool) throws {
    let form = try form("id: first, type: boolean, default: \(!answer)")
    form.paste(text)
    #expect(form.value(of: "first") == .bool(answer))
  }

  @Test func `a pasted text that does not fit a mask loses nothing, is refused, and can be shortened`() throws {
    let form = try form("id: phone, mask: (999) 999-9999")
    form.paste("+1 555 123 4567")
    form.press("Tab")
    #expect(form.errors["phone"] == ["Fill in the whole of (999) 999-9999"])
    #expect(form.screen.contains { $0.contains("+1 555 123 4567") })
    form.press("Shift+Tab")
    form.press("Ctrl+A")
    form.press("Delete", 2)
    #expect(form.value(of: "phone") == "(555) 123-4567")
    let long = try self.form("id: phone, mask: (999) 999-9999")
    long.paste("555-123-45678")
    long.press("Backspace")
    #expect(long.value(of: "phone") == "(555) 123-4567")
  }

  @Test func `a paste that is no answer changes nothing, and is said`() throws {
    let form = try form("id: first, type: boolean")
    form.paste("next")
    #expect(form.value(of: "first") == false)
    #expect(form.screen.contains { $0.contains("'next' is neither yes nor no") })
  }

  @Test(arguments: [
    ("gre", "'gre' fits Green, Grey: choose one"), ("xyz", "'xyz' is not one of the options"),
    ("lu", "'lu' fits Blue: choose one"),
  ])
  func `of several matches or none the field says so, keeps the text, and holds submission`(
    typed: String, message: String
  ) throws {
    let form = try form("id: colour, type: select, options: [Green, Grey, Blue]")
    form.type(typed)
    form.press("Tab")
    #expect(form.errors["colour"] == [message])
    #expect(form.value(of: "colour") == .null)
    #expect(form.screen.contains { $0.contains("  \(typed)") })
    form.press("F10")
    #expect(form.isRunning && form.focusedField == "colour")
    form.press("Esc")
    form.press("Tab")
    #expect(form.errors.isEmpty)
  }

  @Test func `with several choices Return takes the one match, and what was chosen stays`() throws {
    let form = try form("id: colours, type: multiselect, options: [red, green, blue]")
    form.type("gre")
    form.press("Enter")
    #expect(form.value(of: "colours") == ["green"])
    form.press("Shift+Tab")
    form.type("gre")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
  }

  @Test func `a search with which Space has chosen is done`() throws {
    let form = try form("id: colours, type: multiselect, options: [green, grey, blue]")
    form.type("gre ")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
    #expect(form.errors.isEmpty)
    form.press("Shift+Tab")
    form.type("green  ")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["green"])
  }

  @Test func `another answer than the options is taken, where one is allowed`() throws {
    let form = try FormSession(
      definition:
        "formline: 1\nfields:\n  - {id: size, type: select, options: [small, large], other: true}\n  - {id: b}")
    form.type("huge")
    form.press("Tab")
    #expect(form.value(of: "size") == "huge")
  }

  @Test func `the greatest number of items is a bound`() throws {
    let form = try form("id: colours, type: multiselect, maxItems: 1, options: [red, green]")
    form.press("Space")
    form.press("Down")
    form.press("Space")
    #expect(form.value(of: "colours") == ["red"])
    #expect(form.screen.contains { $0.contains("Choose at most 1") })
    form.type("gre")
    form.press("Tab")
    #expect(form.value(of: "colours") == ["red"])
    #expect(form.errors["colours"] == ["Choose at most 1"])
  }

  // The mouse wheel.

  @Test func `the wheel scrolls an open list, and every option can be clicked`() throws {
    let options = (10..<40).map { "item\($0)" }.joined(separator: ", ")
    let form = try form("id: one, type: select, options: [\(options)]")
    #expect(!form.screen.contains { $0.contains("item39") })
    let row = try #require(form.screen.firstIndex { $0.contains("item12") })
    for _ in 0..<20 { form.send(Array("\u{1b}[<65;12;\(row + 1)M".utf8)) }
    #expect(form.value(of: "one") == .null)
    try form.click("item39")
    #expect(form.value(of: "one") == "item39")
  }

  // Keys that come at once, as from a slow connection.

  private static let several = [
    "id: first", "id: plan, type: select, options: [Free, Team, New York, New Delhi], default: Free",
    "id: tags, type: multiselect, options: [red, green, dark red, dark green]", "id: ok, type: boolean",
    "id: more, type: select, options: [x, y, z], when: ok", "id: many, type: integer, default: 4",
    "id: day, type: date, default: '2026-02-05'",
    "id: rows, type: list, fields: [{id: user, required: true}, {id: pw, type: password}, {id: admin, type: boolean}]",
    "id: lines, type: textarea", "id: shown, when: ok, default: {cel: plan}", "id: last, required: true",
  ]
  private static let keys = [
    "\t", "\r", " ", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{7F}", "\u{15}", "\u{17}",
    "\u{1F}", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[19~", "\u{1B}[19;2~", "\u{1B}[21~", "\u{1B}[1;5H", "\u{1B}[1;5F",
    "d", "dark", "red", "new", "7", "y", "n", "x", "-", "te", "a long text that takes several rows ",
  ]

  @Test(arguments: 0..<(20 * FuzzEffort.factor))
  func `keys that come at once do what they do one by one`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let definition = "formline: 1\nfields:\n" + Self.several.map { "  - {\($0)}\n" }.joined()
    for _ in 0..<5 {
      let keys = (0..<Int.random(in: 2...16, using: &generator)).map { _ in
        Self.keys.randomElement(using: &generator) ?? "x"
      }
      let rows = Int.random(in: 8...40, using: &generator)
      let apart = try FormSession(definition: definition, columns: 60, rows: rows)
      let atOnce = try FormSession(definition: definition, columns: 60, rows: rows)
      for key in keys { apart.send(Array(key.utf8)) }
      atOnce.send(Array(keys.joined().utf8))
      #expect(apart.answers == atOnce.answers, "after \(keys) on \(rows) rows")
      #expect(apart.focusedField == atOnce.focusedField, "focus after \(keys) on \(rows) rows")
      #expect(apart.screen == atOnce.screen, "after \(keys) on \(rows) rows")
    }
  }
}
