import Formline
import Testing

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

@Suite("FocusedValue and FocusedBinding") struct FocusedValueTests {
  struct Status: View {
    let log: Log
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.draft) private var draft

    var body: some View {
      log("status")
      return HStack {
        Text("\(name ?? "nobody"): \(draft ?? "-")")
        Button("Shout") { draft = draft?.uppercased() }.keyboardShortcut("F5")
      }
    }
  }

  struct Fields: View {
    let log: Log
    @State private var first = "one"
    @State private var second = "two"
    @State private var third = "three"

    var body: some View {
      Form {
        Group {
          TextField("A", text: $first).focusedValue(\.name, "a").focusedValue(\.draft, $first)
          TextField("B", text: $second).focusedValue(\.draft, $second)
        }
        .focusedValue(\.name, "group")
        TextField("C", text: $third)
      }
      Status(log: log)
    }
  }

  private let log = Log()

  private func status(of form: TestForm) -> String {
    let line = form.lines.first { $0.contains(": ") } ?? ""
    return line.hasSuffix("Shout") ? String(line.dropLast("Shout".count).trimmingBlanks) : line
  }

  @Test func `the view closest to the one that has focus wins; without focus there is none`() {
    let form = TestForm { Fields(log: log) }
    #expect(status(of: form) == "nobody: -")
    form.press("Tab")
    #expect(status(of: form) == "a: one")
    form.press("Tab")
    #expect(status(of: form) == "group: two")
    form.press("Tab")
    #expect(status(of: form) == "nobody: -")
  }

  @Test func `what is typed reaches whoever asks for the binding, and is written through it`() {
    let form = TestForm { Fields(log: log) }
    form.press("Tab", "End")
    form.type("!")
    #expect(status(of: form) == "a: one!")
    form.press("F5")
    #expect(status(of: form) == "a: ONE!")
  }

  @Test func `a value for the scene holds wherever focus is, unless one is closer`() {
    struct Scene: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        Form {
          TextField("A", text: $text).focusedValue(\.name, "a")
          TextField("B", text: $text)
        }
        .focusedSceneValue(\.name, "scene")
        Status(log: log)
      }
    }
    let form = TestForm { Scene(log: log) }
    #expect(status(of: form) == "scene: -")
    form.press("Tab")
    #expect(status(of: form) == "a: -")
    form.press("Tab")
    #expect(status(of: form) == "scene: -")
  }

  @Test func `only those who ask are evaluated when focus moves, and only when they get something else`() {
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    _ = log.take()
    form.press("Tab")
    #expect(log.take() == ["status"])
    form.press("Tab")
    #expect(log.take() == ["status"])
    form.press("Tab", "Shift+Tab")
    #expect(log.take() == [])
  }
}

/// Objects offered by their types.
@Suite struct FocusedObjectTests {
  @Observable final class Draft {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private struct ClearButton: View {
    @FocusedValue(Draft.self) private var draft
    var body: some View {
      Button(draft.map { "Clear '\($0.text)'" } ?? "Clear") { draft?.text = "" }.keyboardShortcut("F5")
        .disabled(draft == nil)
    }
  }

  private struct Drafts: View {
    @State private var first = Draft("one")
    @State private var second = Draft("two")
    let isOffered: Bool
    init(isOffered: Bool) { self.isOffered = isOffered }

    var body: some View {
      Form {
        TextField("First", text: Bindable(first).text).focusedValue(first)
        TextField("Second", text: Bindable(second).text).focusedValue(isOffered ? second : nil)
      }
      .toolbar { ClearButton() }
    }
  }

  @Test("the object of the focused view is the one that an item works on, and follows what is typed")
  func object() {
    let form = TestForm(columns: 50) { Drafts(isOffered: true) }
    #expect(form.lines.last == "  F5 Clear")
    form.press("Tab", "!")
    #expect(form.lines.last == "  F5 Clear 'one!'")
    form.press("Tab", "F5")
    #expect(form.lines == ["  First   one!", "▌ Second", "", "  F5 Clear ''"])
    let other = TestForm(columns: 50) { Drafts(isOffered: false) }
    other.press("Tab", "Tab", "F5")
    #expect(other.lines == ["  First   one", "▌ Second  two", "", "  F5 Clear"])
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
