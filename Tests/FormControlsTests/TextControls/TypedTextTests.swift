import FormControls
import TestSupport
import Testing

@testable import LineEditing

/// What is typed is the same for readline, for the app and on the screen, whatever memory it is kept in.
@Suite struct TypedTextTests {
  nonisolated enum Kind: CaseIterable {
    case line, growing, area, secret
  }

  /// What the app sees of its value, and keeps.
  final class Seen {
    var value = ""
    var changes: [(old: String, new: String)] = []
  }

  struct Fields: View {
    let kind: Kind
    let seen: Seen
    @State var text = ""
    @State private var other = ""

    var body: some View {
      Form {
        switch kind {
        case .line: TextField("Text", text: $text)
        case .growing: TextField("Text", text: $text, axis: .vertical)
        case .area: LabeledContent("Text") { TextEditor(text: $text, rows: 12) }
        case .secret: SecureField("Text", text: $text)
        }
        TextField("Other", text: $other)
      }
      .environment(\.boxColumns, 400)
      .onChange(of: text) { old, new in
        seen.value = new
        seen.changes.append((old, new))
      }
    }
  }

  private func open(_ kind: Kind, _ text: String = "") -> (form: TestForm, seen: Seen) {
    let seen = Seen()
    // A text of one line is never scrolled.
    let columns = kind == .line || kind == .secret ? 400 : 40
    let form = TestForm(columns: columns, rows: 24) { Fields(kind: kind, seen: seen, text: text) }
    form.press("Tab")
    return (form, seen)
  }

  private static let keys = [
    "Left", "Right", "Home", "End", "Backspace", "Delete", "Ctrl+W", "Ctrl+U", "Ctrl+K", "Ctrl+Y", "Ctrl+_", "Ctrl+T",
  ]
  private static let pieces = ["a", "b", "c", " ", "d", "e", "é", "日", "👨‍👩‍👧"]

  @Test(arguments: Kind.allCases, 1...3 as ClosedRange<UInt64>)
  func `after every key readline, the binding and the screen have the same text, and values that were kept stay`(
    kind: Kind, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (form, seen) = open(kind)
    let buffer = try #require(form.session.focus.focused).buffer
    var copies: [[UInt8]] = []
    for step in 1...120 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<15: form.type(Self.pieces.randomElement(using: &random) ?? "")
      case 15: form.paste("pasted, and longer than a short string is")
      default: form.press(Self.keys.randomElement(using: &random) ?? "Left")
      }
      #expect(seen.value == buffer.text)
      let revealed = kind == .secret ? buffer.revealedText : String(decoding: buffer.rawBytes, as: UTF8.self)
      #expect(revealed == seen.value)
      copies += seen.changes.dropFirst(copies.count).map { Array($0.new.utf8) }
      guard step.isMultiple(of: 8) else { continue }
      let (anew, _) = open(kind, seen.value)
      anew.session.focus.focused?.buffer.point = buffer.point
      anew.press("Ctrl+L")
      #expect(form.lines == anew.lines)
    }
    #expect(copies.count > 60)
    #expect(seen.changes.map { Array($0.new.utf8) } == copies)
    #expect(seen.changes.map { Array($0.old.utf8) } == [[]] + copies.dropLast())
  }
}
