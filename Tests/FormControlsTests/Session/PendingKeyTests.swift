import LineEditing
import Testing

@testable import FormControls

/// Input that is not complete, and how long it waits for the rest.
struct PendingKeyTests {
  private struct Fields: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name) }
  }

  private static let millisecond: UInt64 = 1_000_000

  private func open(_ inputrc: String = "") -> Session {
    let form = TestForm(inputrc: .text(inputrc)) { Fields() }
    form.press("Tab")
    return form.session
  }

  private func text(_ session: Session) -> String {
    _ = session.frame()
    return session.lines[0]
  }

  @Test func `a character whose bytes come 200 ms apart is typed`() {
    let session = open()
    var time: UInt64 = 1_000 * Self.millisecond
    for byte in "é日🙂".utf8 {
      session.receive([byte], at: time)
      time += 200 * Self.millisecond
      session.advance(to: time)
    }
    #expect(text(session) == "é日🙂")
  }

  @Test func `the first byte of a character that never goes on is told of after a second`() {
    let session = open()
    session.receive([0xC3], at: 0)
    #expect(session.deadline == 1_000 * Self.millisecond)
    session.advance(to: 1_000 * Self.millisecond)
    #expect(session.deadline == nil)
    session.receive(Array("a".utf8), at: 1_001 * Self.millisecond)
    #expect(text(session) == "a")
  }

  @Test func `a paste whose end is lost is taken as it is after a second, whatever is typed, and Ctrl-C works again`() {
    let session = open()
    var time: UInt64 = 1_000 * Self.millisecond
    session.receive(Array("\u{1B}[200~lost".utf8), at: time)
    #expect(session.deadline == time + 1_000 * Self.millisecond)
    for _ in 0..<4 {
      time += 240 * Self.millisecond
      session.receive(Array("\u{1B}[C\u{3}".utf8), at: time)
    }
    session.advance(to: time + 40 * Self.millisecond)
    #expect(text(session) == "lost[C[C[C[C")
    session.receive([0x03], at: time + 41 * Self.millisecond)
    #expect(session.outcome == .interrupted)
  }

  @Test func `a paste that comes slowly goes on as long as it flows`() {
    let session = open()
    var time: UInt64 = 1_000 * Self.millisecond
    session.receive(Array("\u{1B}[200~".utf8), at: time)
    for _ in 0..<10 {
      time += 900 * Self.millisecond
      session.receive(Array(repeating: 0x61, count: 300), at: time)
    }
    time += 900 * Self.millisecond
    session.advance(to: time)
    session.receive(Array("\u{1B}[201~\u{5}".utf8), at: time)
    #expect(text(session).contains("aaa"))
    #expect(session.deadline == nil)
  }

  @Test(arguments: ["d", "c", "y", "3", "f", "2d"])
  func `Esc ends a vi operator or argument that waits, and not the form`(keys: String) {
    let form = TestForm(inputrc: .text("set editing-mode vi\nset keyseq-timeout 10")) { Fields() }
    form.press("Tab")
    form.type("ab cd")
    form.press("Esc")
    form.type(keys)
    form.press("Esc")
    #expect(form.session.outcome == nil)
    form.type("x")
    #expect(form.lines[0] == "ab c")
  }

  @Test(arguments: ["Alt+3", "Ctrl+X", "Ctrl+R", "Ctrl+V", "Alt+-"])
  func `Esc ends what is pending in emacs mode, and not the form`(key: String) {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.press(key, "Esc")
    #expect(form.session.outcome == nil)
    form.press("Esc")
    #expect(form.session.outcome == .cancelled)
  }

  @Test(arguments: ["", "Alt+3", "Alt+-", "Ctrl+R", "Ctrl+S", "Alt+P", "Alt+N"])
  func `one Ctrl-C ends the form, whatever is pending`(key: String) {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("a")
    if !key.isEmpty { form.press(key) }
    form.press("Ctrl+C")
    #expect(form.session.outcome == .interrupted)
  }

  @Test func `a keyseq-timeout of 0 waits for the next key, as in readline`() {
    let session = open("set keyseq-timeout 0\n\"\\C-xa\": \"macro\"")
    session.receive([0x1B], at: 0)
    #expect(session.deadline == nil)
    session.receive(Array("[".utf8), at: 10_000 * Self.millisecond)
    session.receive(Array("Da".utf8), at: 20_000 * Self.millisecond)
    #expect(session.outcome == nil)
    session.receive([0x18], at: 30_000 * Self.millisecond)
    #expect(session.deadline == nil)
    session.receive(Array("a".utf8), at: 40_000 * Self.millisecond)
    #expect(text(session) == "amacro")
  }

  @Test func `a key that a layer gives back after it ran out of time goes to the field at once`() {
    let form = TestForm(inputrc: .text("\"ab\": kill-line")) {
      Fields().toolbar { Button("Done") {}.keyboardShortcut("F10") }
    }
    form.press("Tab", "Alt+Up")
    form.type("a")
    #expect(form.lines[0] == "a")
  }
}
