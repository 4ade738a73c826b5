import FormDefinitions
import TestSupport
import Testing

extension InputMask {
  /// The result of an edit in a text of its own.
  func applied(to after: Edit, from before: Edit) -> Edit {
    var room = ""
    return applied(to: after, from: before, in: &room)
  }
}

/// A mask under edits, against texts that are laid into it from scratch.
struct InputMaskEditingTests {
  @Test func `typed one by one, characters come out as if they were pasted`() throws {
    var random = SeededGenerator(seed: 4)
    for source in ["(999) 999-9999", "99/99/9999", "aa-999", "+\\4\\9 999", "**:**", "99%"] {
      let mask = try #require(InputMask(source))
      for _ in 0..<200 {
        let characters = (0..<Int.random(in: 0...14, using: &random)).map { _ in
          "1289abz-/ (".randomElement(using: &random)!
        }
        var edit = InputMask.Edit(text: "", point: 0)
        for character in characters {
          let before = edit
          edit = mask.applied(
            to: .init(text: edit.text + String(character), point: edit.text.utf8.count + 1), from: before)
          #expect(edit.point == edit.text.utf8.count)
          #expect(mask.formatted(edit.text) == edit.text)
        }
      }
    }
  }

  @Test func `whatever is edited, the text has the form of the mask and point is in it`() throws {
    var random = SeededGenerator(seed: 7)
    let mask = try #require(InputMask("(999) 999-9999"))
    var edit = InputMask.Edit(text: "", point: 0)
    var room = ""
    for _ in 0..<2000 {
      var text = Array(edit.text.utf8)
      var point = Int.random(in: 0...text.count, using: &random)
      let before = InputMask.Edit(text: edit.text, point: point)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        text.insert(UInt8.random(in: 0x28...0x39, using: &random), at: point)
        point += 1
      case 1 where point > 0:
        point -= 1
        text.remove(at: point)
      default: if point < text.count { text.remove(at: point) }
      }
      let after = InputMask.Edit(text: String(decoding: text, as: UTF8.self), point: point)
      edit = mask.applied(to: after, from: before, in: &room)
      #expect(edit == mask.applied(to: after, from: before), "\(before) \(after)")
      #expect(mask.formatted(edit.text) == edit.text, "\(before) \(after)")
      #expect((0...edit.text.utf8.count).contains(edit.point), "\(before) \(after)")
      // A key that removes something does remove a digit, unless there is none beside point.
      let digits = { (text: String) in text.filter(\.isNumber).count }
      if after.text.utf8.count < before.text.utf8.count { #expect(digits(edit.text) <= digits(before.text)) }
      if after.text.utf8.count > before.text.utf8.count { #expect(digits(edit.text) >= digits(before.text)) }
    }
  }

  @Test(
    arguments: [
      ("(999) 999-9999", "2025550123", "(202) 555-0123"), ("(999) 999-9999", "202555012", nil),
      ("(999) 999-9999", "20255501234", nil), ("(999) 999-9999", "x2025550123", nil), ("99/99", "12/34", "12/34"),
      ("+\\4\\9 999", "123", "+49 123"), ("+\\4\\9 999", "+49 123", "+49 123"),
    ] as [(String, String, String?)])
  func `a text without separators fills a mask when nothing of it is lost`(
    source: String, text: String, result: String?
  )
    throws
  {
    #expect(try #require(InputMask(source)).completed(text) == result)
  }
}
