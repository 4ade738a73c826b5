import LineEditing
import Testing

@testable import FormControls

@Suite struct SessionTests {
  struct Fields: View {
    @State private var name = ""
    @State private var email = ""
    @State private var secret = ""

    var body: some View {
      VStack {
        Text("Sign in").bold()
        Form {
          TextField("Your name", text: $name)
          TextField("E-mail", text: $email)
          SecureField("Password", text: $secret)
        }
      }
      .toolbar { Button("Done") {}.keyboardShortcut("F10") }
    }
  }

  // Interruptions.

  @Test func `an interruption keeps the keys that are left, and they go on where they were`() {
    let form = TestForm { Fields() }
    form.press("Tab")
    var handled = 0
    form.session.onKey = { _ in
      handled += 1
      return false
    }
    form.session.isInterrupted = { handled == 3 }
    // The interruption comes between the letters, and would have found a sequence that is not complete.
    form.send(Array("Adam\t\u{1B}".utf8))
    #expect(form.linesWithCursor[1] == "▌ Your name  Ada▏")
    #expect(form.session.hasInputLeft)
    #expect(form.session.sequenceDeadline == nil)
    form.session.isInterrupted = nil
    form.send(Array("[Z!".utf8))
    #expect(form.linesWithCursor[1] == "▌ Your name  Adam!▏")
    #expect(!form.session.hasInputLeft)
  }

  // Sizes.

  @Test("in wide terminals labels stand beside their fields, in narrow ones above; text and point survive a resize")
  func resizing() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("Ada")
    #expect(
      form.linesWithCursor == [
        "Sign in", "▌ Your name  Ada▏", "  E-mail", "  Password", "", "  F10 Done",
      ])
    form.resize(columns: 20, rows: 12)
    #expect(
      form.linesWithCursor == [
        "Sign in", "▌ Your name", "▌ Ada▏", "  E-mail", "", "  Password", "", "", "  F10 Done",
      ])
    form.resize(columns: 60, rows: 20)
    #expect(form.linesWithCursor[1] == "▌ Your name  Ada▏")
  }

  @Test("in 20 columns and 3 rows the field that has focus and its cursor are in sight")
  func tiny() {
    let form = TestForm(columns: 20, rows: 3) { Fields() }
    for text in ["Ada", "ada@example.com", "secret"] {
      form.press("Tab")
      form.type(text)
      let shown = text == "secret" ? "••••••" : text
      #expect(form.linesWithCursor.contains { $0.contains(shown + "▏") }, "\(form.linesWithCursor)")
      #expect(form.session.lines.count <= 3)
    }
  }

  @Test("any size is drawn without harm", arguments: [(1, 1), (2, 3), (5, 2), (300, 1), (3, 100)])
  func oddSizes(columns: Int, rows: Int) {
    let form = TestForm(columns: columns, rows: rows) { Fields() }
    form.press("Tab")
    form.type("漢字Ada")
    form.press("Tab", "Tab", "Left", "Home", "End")
    form.resize(columns: 60, rows: 20)
    #expect(form.lines[1] == "  Your name  漢字Ada")
  }

  @Test("fullscreen, the toolbar stands in the last row")
  func fullscreen() {
    let form = TestForm(columns: 40, rows: 12, placement: .fullscreen) { Fields() }
    #expect(form.session.lines.count == 12)
    #expect(form.session.lines[11] == "  F10 Done")
  }

  // Mouse.

  @Test("a click gives focus and puts point under the pointer; on the label it gives focus")
  func clicking() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("Ada")
    form.click("E-mail")
    #expect(form.markedRow == "E-mail")
    form.click("Ada", offset: 1)
    #expect(form.linesWithCursor[1] == "▌ Your name  A▏da")
    form.click("Sign in")
    #expect(form.linesWithCursor[1] == "▌ Your name  A▏da")
  }

  @Test("a click ends a search that is under way")
  func clickInSearch() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("Ada")
    form.press("Ctrl+R")
    form.type("d")
    form.click("Ada", offset: 3)
    form.type("!")
    #expect(form.lines[1].hasPrefix("▌ Your name  "))
    #expect(form.session.focus.focused != nil)
  }

  @Test("the wheel scrolls until the next key brings the cursor back")
  func wheel() {
    let form = TestForm(rows: 8) { CostTests.Many(30) }
    form.press("Tab")
    form.scroll(by: 5)
    #expect(form.lines[0].hasPrefix("  field 5"))
    form.draw()
    #expect(form.lines[0].hasPrefix("  field 5"))
    form.type("a")
    #expect(form.lines[0].hasPrefix("▌ field 0"))
  }

  // Keys.

  @Test("Esc cancels, Ctrl-C interrupts, and nothing happens afterwards")
  func ending() {
    let form = TestForm { Fields() }
    form.press("Tab", "Esc")
    #expect(form.session.outcome == .cancelled)
    #expect(form.session.deadline == nil)
    let other = TestForm { Fields() }
    other.press("Ctrl+C")
    #expect(other.session.outcome == .interrupted)
    other.type("x")
    #expect(other.session.outcome == .interrupted)
  }

  @Test("a lone Esc waits 100 milliseconds for the rest of a sequence")
  func escape() {
    let form = TestForm { Fields() }
    form.session.receive([0x1b], at: 1_000)
    #expect(form.session.deadline == 100_001_000)
    form.session.advance(to: 100_000_999)
    #expect(form.session.outcome == nil)
    form.session.advance(to: 100_001_000)
    #expect(form.session.outcome == .cancelled)
  }

  @Test("a paste without an end is delivered after a while")
  func unfinishedPaste() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.send(Array("\u{1B}[200~Ada".utf8))
    #expect(form.lines[1] == "▌ Your name  Ada")
  }

  @Test("the user's bindings hold, with and without focus")
  func bindings() {
    let form = TestForm(inputrc: .text("\"\\C-n\": form-next-field\n\"\\C-o\": \"Ada\"")) { Fields() }
    form.press("Ctrl+N", "Ctrl+N")
    #expect(form.markedRow == "E-mail")
    form.press("Ctrl+O")
    #expect(form.lines[2] == "▌ E-mail     Ada")
  }

  @Test("the bottom row shows vi's mode, searches, arguments and unfinished keys")
  func status() {
    let form = TestForm(columns: 50, inputrc: .text("set editing-mode vi")) { Fields() }
    form.press("Tab")
    #expect(form.lines.last?.hasSuffix("-- INSERT --") == true)
    form.press("Esc")
    #expect(form.lines.last?.hasSuffix("-- COMMAND --") == true)
    form.press("3")
    #expect(form.lines.last?.contains("3") == true)
    let emacs = TestForm(columns: 50) { Fields() }
    emacs.press("Tab")
    emacs.session.receive([0x18], at: 0)
    emacs.draw()
    #expect(emacs.lines.last == "  F10 Done                                Ctrl+X")
    emacs.press("Ctrl+G")
    #expect(emacs.lines.last == "  F10 Done")
    emacs.press("Ctrl+R")
    #expect(emacs.lines.last?.contains("reverse-i-search") == true)
  }

  @Test("redrawing writes the whole screen again")
  func redrawing() {
    let form = TestForm { Fields() }
    form.press("Ctrl+L")
    #expect(String(decoding: form.lastFrame, as: UTF8.self).contains("Sign in"))
  }

  // Time.

  @Test("timers fire in order at their time, and not once they are cancelled")
  func timers() {
    let form = TestForm { Fields() }
    let log = Log()
    form.session.after(nanoseconds: 20) { log("second") }
    form.session.after(nanoseconds: 10) { log("first") }
    let third = form.session.after(nanoseconds: 30) { log("third") }
    #expect(form.session.deadline == 10)
    form.session.advance(to: 20)
    #expect(log.take() == ["first", "second"])
    form.session.cancelTimer(third)
    form.session.advance(to: 100)
    #expect(log.take() == [])
    #expect(form.session.deadline == nil)
  }

  @Test("a timer with leeway fires with a key that comes shortly before, else at its time")
  func leeway() {
    let form = TestForm { Fields() }
    let log = Log()
    for (key, fired) in [(69, []), (70, ["fired"])] as [(UInt64, [String])] {
      let timer = form.session.after(nanoseconds: 100 - form.session.now, leeway: 30) { log("fired") }
      #expect(form.session.deadline == 100)
      form.session.receive(Array("a".utf8), at: key)
      #expect(log.take() == fired)
      form.session.cancelTimer(timer)
    }
    form.session.after(nanoseconds: 100, leeway: 30) { log("fired") }
    form.session.advance(to: 169)
    #expect(log.take() == [])
    form.session.advance(to: 170)
    #expect(log.take() == ["fired"])
  }

  // Two sessions.

  @Test("two sessions of a process share a kill ring and nothing else")
  func twoSessions() {
    let first = TestForm { Fields() }
    let second = TestForm { Fields() }
    first.press("Tab")
    first.type("one two")
    second.press("Tab", "Tab")
    second.type("three")
    first.press("Ctrl+W")
    #expect(first.lines[1] == "▌ Your name  one")
    #expect(second.lines[2] == "▌ E-mail     three")
    second.press("Ctrl+Y")
    #expect(second.lines[2] == "▌ E-mail     threetwo")
    first.press("Ctrl+_")
    #expect(first.lines[1] == "▌ Your name  one two")
    #expect(second.lines[2] == "▌ E-mail     threetwo")
  }

  @Test("drawing one session leaves a search in another alone")
  func drawingDuringSearch() {
    let first = TestForm { Fields() }
    let second = TestForm { Fields() }
    first.press("Tab")
    first.type("abcabc")
    first.press("Ctrl+A", "Alt+3")
    second.draw()
    second.session.advance(to: 0)
    first.press("Right")
    #expect(first.linesWithCursor[1] == "▌ Your name  abc▏abc")
  }
}
