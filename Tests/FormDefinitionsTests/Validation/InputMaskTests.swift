import FormDefinitions
import TestSupport
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

  @Test func `whatever the text, it is what is made of it part by part`() throws {
    var random = SeededGenerator(seed: 9)
    for source in ["(999) 999-9999", "99/99/9999", "aa-999", "+\\4\\9 999", "**:**", "99%", "-a-+-9-", "日9é*"] {
      let mask = try #require(InputMask(source))
      for _ in 0..<500 {
        let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
          ["1", "2", "9", "a", "b", "z", "-", "+", "/", " ", "(", "é", "日", "²", "%"].randomElement(using: &random)!
        }.joined()
        #expect(mask.formatted(text) == Self.formatted(text, by: mask), "\(source): \(text)")
      }
    }
  }

  /// A text laid into a mask, with a string for each of its parts.
  private static func formatted(_ text: String, by mask: InputMask) -> String {
    var (result, pending, given) = ("", "", "")
    var rest = Array(text)
    for element in mask.elements {
      if case .literal(let literal) = element {
        pending.append(literal)
        if rest.first == literal {
          rest.removeFirst()
          given = pending
        }
      } else if let place = rest.firstIndex(where: element.accepts) {
        result += pending + String(rest[place])
        rest.removeSubrange(...place)
        (pending, given) = ("", "")
      } else {
        return result + given
      }
    }
    return result + pending
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
