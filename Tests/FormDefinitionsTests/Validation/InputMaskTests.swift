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

  @Test(arguments: ["(999) 999-9999", "aa-99-aa", "99-aa", "a9a 9a9", "99/99/9999", "-a-+-9-9"])
  func `no edit loses a letter or digit that it does not delete`(source: String) throws {
    let mask = try #require(InputMask(source))
    var random = SeededGenerator(seed: 4)
    func written(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
    for _ in 0..<200 {
      var edit = InputMask.Edit(text: "", point: 0)
      for _ in 0..<30 {
        let before = edit
        var text = Array(before.text)
        let place = Int.random(in: 0...text.count, using: &random)
        if Bool.random(using: &random) || text.isEmpty {
          text.insert(["1", "2", "a", "b"].randomElement(using: &random)!, at: place)
          edit = mask.applied(to: .init(text: String(text), point: place + 1), from: before)
          #expect(edit.text == before.text || written(edit.text) == written(String(text)), "\(before.text): \(text)")
        } else {
          let start = min(place, text.count - 1)
          text.removeSubrange(start..<min(text.count, start + Int.random(in: 1...2, using: &random)))
          edit = mask.applied(to: .init(text: String(text), point: start), from: before)
          let isOfSeparators = written(String(text)) == written(before.text)
          let count = written(edit.text).count
          #expect(
            written(edit.text) == written(String(text)) || isOfSeparators && count == written(before.text).count - 1,
            "\(before.text): \(text)")
        }
      }
    }
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
