import FormControls
import Testing

/// Actions run on the main actor, between a key and its frame: what takes long belongs elsewhere.
@Suite("Long actions") struct LongActionTests {
  struct Search: View {
    let log: Log
    let isMovedOff: Bool
    @State private var text = ""

    var body: some View {
      let field = TextField("Search", text: $text)
      if isMovedOff {
        field.task(id: text) {
          MainActor.assertIsolated()
          let count = await Self.work(on: text)
          guard !Task.isCancelled else { return }
          log("\(count) found for \(text)")
        }
      } else {
        field.onChange(of: text) { _, text in
          MainActor.assertIsolated()
          log("work on \(text)")
        }
      }
    }

    /// Runs beside the main actor.
    @concurrent private static func work(on text: String) async -> Int { text.utf8.count }
  }

  private let log = Log()

  @Test func `what an action does is done before the frame, and the next key waits for it`() {
    let form = TestForm { Search(log: log, isMovedOff: false) }
    form.press("Tab")
    form.type("a")
    log("frame")
    form.type("b")
    log("frame")
    #expect(log.take() == ["work on a", "frame", "work on ab", "frame"])
  }

  @Test func `what a task does elsewhere holds up no frame, and comes back to the main actor`() async {
    let form = TestForm { Search(log: log, isMovedOff: true) }
    form.press("Tab")
    form.type("a")
    log("frame")
    for _ in 0..<10_000 {
      if log.entries.contains("1 found for a") { break }
      await Task.yield()
    }
    #expect(log.take().suffix(2) == ["frame", "1 found for a"])
  }
}
