import TestSupport
import Testing

@testable import TerminalModel

@Suite("text made fit to be shown")
struct DisplayTextTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("\u{1B}[31mred\u{7}", "␛[31mred␇"),
    ("a\u{0}b\u{7F}", "a␀b␡"),
    ("tab\there", "tab␉here"),
    ("\u{9B}31m\u{85}", "⟨9B⟩31m⟨85⟩"),
    ("user\u{202E}gpj.exe", "user⟨202E⟩gpj.exe"),
    ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "⟨2066⟩x⟨2069⟩⟨200E⟩⟨200F⟩⟨061C⟩"),
    ("a\u{200B}b\u{FEFF}c\u{AD}d", "a⟨200B⟩b⟨FEFF⟩c⟨AD⟩d"),
    ("a\u{2028}b\u{2029}", "a⟨2028⟩b⟨2029⟩"),
    ("a\u{E0041}\u{E0042}", "a⟨E0041⟩⟨E0042⟩"),
    ("a\u{200D}b\u{200C}c", "a⟨200D⟩b⟨200C⟩c"),
    ("a\u{FE0F}", "a⟨FE0F⟩"),
    ("a\u{E0100}", "a⟨E0100⟩"),
    ("❤️ 1️⃣ 👩‍👩‍👧 👍🏽 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️ 1️⃣ 👩‍👩‍👧 👍🏽 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ("🏴\u{E0041}", "🏴⟨E0041⟩"),
    ("🙂\u{FE0F}\u{FE0F}", "🙂\u{FE0F}⟨FE0F⟩"),
    ("می‌خواهم क्‍ष", "می‌خواهم क्‍ष"),
    ("é e\u{301} ñ 日本語 한국어", "é e\u{301} ñ 日本語 한국어"),
    ("\u{301}x", "◌\u{301}x"),
    ("\u{3164}\u{FFA0}", "⟨3164⟩⟨FFA0⟩"),
    ("\u{FFF9}a\u{FFFB}", "⟨FFF9⟩a⟨FFFB⟩"),
    ("葛\u{E0100}", "葛\u{E0100}"),
    ("\u{1161}", "⟨1161⟩"),
  ])
  func `what controls or hides is shown`(text: String, shown: String) {
    #expect(
      DisplayText.visible(text).unicodeScalars.elementsEqual(shown.unicodeScalars), "\(DisplayText.visible(text))")
  }

  @Test func `a newline stays, or is shown, as asked`() {
    #expect(DisplayText.visible("a\nb") == "a\nb")
    #expect(DisplayText.visible("a\nb", lines: .single) == "a␊b")
    #expect(DisplayText.visible("a\r\nb") == "a␍␊b")
    #expect(DisplayText.visible("a\u{7}\nb") == "a␇\nb")
  }

  @Test func `all of C0 and C1 is shown`() {
    for value in UInt32(0)..<0xa0 where value < 0x20 || value >= 0x7f {
      let text = String(Character(Unicode.Scalar(value)!))
      let shown = DisplayText.visible("a" + text, lines: .single)
      #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) })
      #expect(shown.count > 1)
    }
  }

  /// Random texts of what is hard: the picture has no scalar left that hides, shown again it stays, and its clusters'
  /// columns add up.
  @Test(arguments: [UInt64](1...40))
  func `columns of clusters add up to those of the whole`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars: [UInt32] = [
      0x61, 0x31, 0x20, 0x0a, 0x0d, 0x1b, 0x85, 0x301, 0x200d, 0x200b, 0xfe0f, 0xfe0e, 0x1f468, 0x1f3fd, 0x1f1e9,
      0x1f1ea,
      0x20e3, 0x65e5, 0x1112, 0x1161, 0x11ab, 0x115f, 0x915, 0x94d, 0x93f, 0x627, 0x600, 0x202e, 0xe0041, 0xe007f,
      0x1f3f4,
      0xad, 0x34f, 0x2764, 0xe33, 0x200c, 0x903, 0x1100, 0xac00, 0x180b, 0x3099,
    ]
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        text.unicodeScalars.append(Unicode.Scalar(scalars.randomElement(using: &generator)!)!)
      }
      let shown = DisplayText.visible(text, lines: .single)
      let escaped = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      let sum = text.reduce(0) { $0 + DisplayText.columns(of: $1) }
      #expect(sum == TextWidth.columns(of: shown), "\(escaped)")
      #expect(DisplayText.visible(shown, lines: .single) == shown, "\(escaped)")
      #expect(text.allSatisfy { DisplayText.columns(of: $0) > 0 }, "\(escaped)")
      var grid = CellGrid(columns: 200, rows: 1)
      let end = grid.write(shown, row: 0, column: 0, style: .plain, clip: grid.bounds)
      #expect(end == sum, "\(escaped)")
    }
  }
}
