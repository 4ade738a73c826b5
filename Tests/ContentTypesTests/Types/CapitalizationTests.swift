import ContentTypes
import Testing

struct CapitalizationTests {
  @Test(
    arguments: [
      (.never, "ada lovelace", "ada lovelace"),
      (.words, "ada king-noel o'hara", "Ada King-Noel O'hara"),
      (.words, "McDonald eBay", "McDonald EBay"),
      (.words, "élan ñandú", "Élan Ñandú"),
      (.words, "ßharp", "ßharp"),
      (.words, "istanbul ırmak", "Istanbul Irmak"),
      (.words, "", ""),
      (.sentences, "one. two! three? four", "One. Two! Three? Four"),
      (.sentences, "3.5 points. yes", "3.5 points. Yes"),
      (.sentences, "first line\nsecond line", "First line\nSecond line"),
      (.characters, "sw1a 1aa", "SW1A 1AA"),
    ] as [(Capitalization, String, String)])
  func `letters are raised as they are typed`(capitalization: Capitalization, typed: String, result: String) {
    #expect(capitalization.raised(typed) == result)
  }

  @Test func `a character is raised by what stands before it`() {
    #expect(Capitalization.words.raised("a", after: "") == "A")
    #expect(Capitalization.words.raised("a", after: "x") == "a")
    #expect(Capitalization.words.raised("a", after: "x ") == "A")
    #expect(Capitalization.sentences.raised("a", after: "x. ") == "A")
    #expect(Capitalization.sentences.raised("a", after: "x.") == "a")
    #expect(Capitalization.sentences.raised("a", after: "x, ") == "a")
    #expect(Capitalization.characters.raised("1", after: "") == "1")
  }
}
