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

  /// The best of a few times: the machine may be busy with something else.
  private func fastest(_ measure: () -> Duration) -> Duration { (0..<5).map { _ in measure() }.min() ?? .zero }
}
