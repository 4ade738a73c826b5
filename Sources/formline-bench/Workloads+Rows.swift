import Formline

/// Rows whose types are known, and rows that are erased.
extension Workloads {
  static func rows() -> [Measurement] {
    [
      update("1,000 rows, all changed") { Row(number: $0, round: $1) },
      update("the same, erased") { AnyView(Row(number: $0, round: $1)) },
    ]
  }

  private struct Row: View {
    let number: Int
    let round: Int
    var body: some View { Text(verbatim: "\((number + round) % 1_000)") }
  }

  private struct Rows<Content: View>: View {
    let tell: (Binding<Int>) -> Void
    let row: (Int, Int) -> Content
    @State private var round = 0

    var body: some View {
      tell($round)
      return ForEach(0..<1_000) { row($0, round) }
    }
  }

  private static func update(_ name: String, row: @escaping (Int, Int) -> some View) -> Measurement {
    var round = Binding.constant(0)
    let host = ViewHost()
    host.start(Rows(tell: { round = $0 }, row: row))
    host.update()
    defer { host.end() }
    let measured = Measurement(name, count: 100, warmUp: 10) {
      round.wrappedValue = $0 + 1
      host.update()
    }
    return Measurement(measured, note: "\(host.graph.counters.liveNodes) attributes")
  }
}
