import Testing
import ViewTree

/// What erasing types costs, in counts; `formline-bench rows` says what it takes in time.
@Suite("Erased rows") struct ErasedRowTests {
  struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      log("\(number)")
      return Text("row \(number)")
    }
  }

  private let log = Log()
  private let model = Model(100)

  private func makeScreen(@ViewBuilder _ row: @escaping (Row) -> some View) -> TestScreen {
    let screen = TestScreen(rows: 200) {
      Owner(model) { count in ForEach(Array(0..<count), id: \.self) { row(Row(number: $0, log: log)) } }
    }
    _ = log.take()
    screen.resetCounters()
    return screen
  }

  @Test func `they show the same, and an update evaluates no more bodies`() {
    let typed = makeScreen { $0 }
    model.value = 101
    typed.draw()
    #expect(log.take() == ["100"])
    model.value = 100
    let erased = makeScreen { AnyView($0) }
    model.value = 101
    erased.draw()
    #expect(log.take() == ["100"])
    #expect(erased.lines == typed.lines)
  }

  @Test func `each takes two attributes and two evaluations more`() {
    let typed = makeScreen { $0 }
    let typedNodes = typed.host.graph.counters.liveNodes
    model.value = 0
    typed.draw()
    let none = typed.host.graph.counters.liveNodes
    model.value = 100
    let erased = makeScreen { AnyView($0) }
    let erasedNodes = erased.host.graph.counters.liveNodes
    #expect(typedNodes - none == 400)
    #expect(erasedNodes - none == 600)
  }
}
