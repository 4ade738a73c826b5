import Formline
import TestSupport
import Testing

@testable import FormTesting

/// What a terminal shows after scrolling is what was drawn, whatever way the bytes took.
@Suite("Scrolling on a terminal")
struct ScrollingTests {
  private func list(_ count: Int, text: @escaping (Int) -> String) -> FormSession<Never> {
    FormSession(
      VStack {
        Text("above")
        List(0..<count, id: \.self) { number in Text("\(number) " + text(number)) }
      }, columns: 60, rows: 20)
  }

  private func drawn(_ form: FormSession<Never>) -> [String] {
    let lines = form.host.session.lines
    return lines + Array(repeating: "", count: max(0, 20 - lines.count))
  }

  @Test("a line scrolled by costs no more bytes than two lines have", arguments: [1.0, -1])
  func oneLine(distance: Double) throws {
    let form = list(500) { String(repeating: "word ", count: $0 % 9) }
    let session = form.host.session
    for _ in 0..<20 {
      session.scroll(by: Int(distance) * 3, column: 3, row: 5)
      _ = session.frame()
    }
    session.scroll(by: 100, column: 3, row: 5)
    form.host.show()
    for _ in 0..<10 {
      session.scroll(by: Int(distance), column: 3, row: 5)
      let bytes = session.frame()
      #expect(bytes.count <= 120, "\(bytes.count)")
      #expect(bytes.count > 0)
    }
  }

  @Test("random scrolling shows what was drawn", arguments: 0..<12)
  func randomScrolling(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let form = list(200) { String(repeating: $0 % 5 == 0 ? "漢字" : "abc ", count: $0 % 9) + "👩‍👩‍👧" }
    let session = form.host.session
    for step in 0..<60 {
      let distance = Int.random(in: -9...9, using: &random)
      session.scroll(by: distance, column: 3, row: Int.random(in: 1..<15, using: &random))
      form.host.show()
      guard form.host.terminal.lines == drawn(form) else {
        Issue.record("step \(step), by \(distance)\n\(form.host.terminal.lines)\ninstead of\n\(drawn(form))")
        return
      }
    }
  }
}
