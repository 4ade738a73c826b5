import Testing

@testable import LineEditing

@Suite("A key costs the same however much there is")
struct SpeedTests {
  let editor = LineEditor.shared
  let clock = ContinuousClock()

  @Test("ten thousand characters of typing are one burst, none lost")
  func burst() {
    let buffer = open("|")
    let text = String(repeating: "0123456789", count: 1000)
    let elapsed = clock.measure { editor.type(text) }
    #expect(buffer.text == text)
    // The budget is 25 ms in a release build; this one has no optimisation and shares the machine.
    #expect(elapsed < .milliseconds(250))
  }

  @Test("a switch of buffers is cheap")
  func switching() {
    let buffers = (0..<100).map { LineBuffer(text: "field \($0)") }
    _ = open("|")
    let elapsed = clock.measure { for round in 0..<10_000 { editor.activate(buffers[round % 100]) } }
    #expect(elapsed < .milliseconds(500))
  }
}
