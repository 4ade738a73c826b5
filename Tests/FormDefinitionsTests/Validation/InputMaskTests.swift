import FormDefinitions
import Testing

/// Masks take what was typed or pasted, with or without their separators.
struct InputMaskTests {
  @Test(arguments: [
    ("(999) 999-9999", "2025550123", "(202) 555-0123"), ("(999) 999-9999", "(202) 555-0123", "(202) 555-0123"),
    ("(999) 999-9999", "202-555", "(202) 555"), ("(999) 999-9999", "", ""), ("99/99", "1a2b3", "12/3"),
    ("aa-999", "AB123", "AB-123"), ("**", "é1", "é1"), ("99%", "12", "12%"), ("\\9-9", "5", "9-5"),
  ])
  func `a text is laid into the mask`(source: String, text: String, expected: String) throws {
    #expect(try #require(InputMask(source)).formatted(text) == expected)
  }

  @Test func `only a filled mask matches`() throws {
    let mask = try #require(InputMask("99-a"))
    #expect(mask.matches("12-x"))
    #expect(!mask.matches("12x"))
    #expect(!mask.matches("12-"))
    #expect(!mask.matches("1²-x"))
  }

  @Test(arguments: ["", "--", "\\9", "9\\"])
  func `a mask needs a place to fill`(source: String) {
    #expect(InputMask(source) == nil)
  }
}
