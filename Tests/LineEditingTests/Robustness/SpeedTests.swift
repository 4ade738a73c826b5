import Testing

@testable import LineEditing

@Suite("A key costs the same however much there is")
struct SpeedTests {
  let editor = LineEditor.shared

  @Test("a character costs the same in a line of ten thousand as in one of five hundred")
  func burst() {
    func type(_ count: Int) -> Duration {
      let buffer = open("|")
      let text = String(repeating: "0123456789", count: count / 10)
      let elapsed = ContinuousClock().measure { editor.type(text) }
      #expect(buffer.text == text)
      return elapsed / count
    }
    #expect(fastest { type(10_000) } < fastest { type(500) } * 4)
  }

  @Test("a switch of buffers costs the same among ten thousand as among ten")
  func switching() {
    func switching(among count: Int) -> Duration {
      let buffers = (0..<count).map { LineBuffer(text: "field \($0)") }
      _ = open("|")
      return ContinuousClock().measure { for round in 0..<10_000 { editor.activate(buffers[round % count]) } }
    }
    #expect(fastest { switching(among: 10_000) } < fastest { switching(among: 10) } * 4)
  }

  @Test(
    "a command walks through a text of ASCII however long it is, and through another as far as that costs little",
    arguments: [
      (EditMode.emacs, "Alt+f Alt+b Alt+u Alt+t Alt+d"), (.emacs, "Ctrl+] z"), (.emacs, "Ctrl+] 日 Ctrl+Alt+] 日"),
      (.emacs, "Ctrl+E Alt+b Alt+f Tab Alt+?"), (.emacs, "Ctrl+E Alt+Backspace"),
      (.vi, "Esc 0 w b e W B E"), (.vi, "Esc 0 % $ %"), (.vi, "Esc 0 'fz' ; , $ 'F日' ; 'dw' ."),
    ] as [(EditMode, String)])
  func walks(mode: EditMode, keys: String) {
    for letters in ["a", ".", "(", "漢", "é", "e\u{301}", "ที่", "क्षि", "a\u{200C}", "é abc ", "אבג abc "] {
      let text = String(repeating: letters, count: 400_000 / letters.count)
      let buffer = open("|" + text, mode: mode)
      let elapsed = ContinuousClock().measure { editor.feed(keys) }
      #expect(elapsed < .seconds(2), "\(letters): \(keys)")
      #expect(editor.phase == .ready)
      #expect(["Alt+d", "Backspace", "dw"].contains(where: keys.contains) || buffer.text.utf8.count == text.utf8.count)
    }
  }

  @Test("what is too far away to search for is refused with a bell, and what was to be found is not typed")
  func refusal() {
    let text = String(repeating: "漢", count: 20_000)
    let buffer = open("|" + text)
    editor.feed("Ctrl+] 日 Ctrl+] z Alt+f")
    #expect(buffer.point == 0 && buffer.text == text)
    editor.feed("x")
    #expect(buffer.text == "x" + text)
  }

  /// The best of a few times: the machine may be busy with something else.
  private func fastest(_ measure: () -> Duration) -> Duration { (0..<5).map { _ in measure() }.min() ?? .zero }
}
