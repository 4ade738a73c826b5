import Testing
import ViewTree

/// Rows that are fetched fifty at a time.
@Suite("Paging") struct PagingTests {
  /// Shows the rows of one page.
  struct Page: View {
    let number: Int
    let log: Log
    @State private var rows: [Int] = []

    var body: some View {
      List(rows, id: \.self) { Text("row \($0)") }
        .onChange(of: number, initial: true) {
          log("page \(number)")
          rows = Array(number * 50..<number * 50 + 50)
        }
    }
  }

  @Test func `a page shows its fifty rows, fetched once`() throws {
    let log = Log()
    let page = Model(0)
    let screen = TestScreen(columns: 12, rows: 4) { Owner(page) { Page(number: $0, log: log) } }
    for number in [0, 1, 7, 3] {
      page.value = number
      screen.draw()
      screen.draw()
      let scroll = try #require(screen.host.root.firstScroll)
      scroll.scroll(to: 0)
      screen.draw()
      #expect(screen.lines.first?.hasPrefix("row \(number * 50) ") == true)
      scroll.scroll(to: 1_000)
      screen.draw()
      #expect(screen.lines.last?.hasPrefix("row \(number * 50 + 49) ") == true)
    }
    #expect(log.take() == ["page 0", "page 1", "page 7", "page 3"])
  }

  /// Fetches on when the last rows come into sight.
  struct Endless: View {
    let log: Log
    @State private var count = 50

    var body: some View {
      List(0..<count, id: \.self) { number in
        Text("row \(number)").onAppear {
          guard number == count - 1 else { return }
          log("rows \(count)…")
          count += 50
        }
      }
    }
  }

  @Test func `a list that grows at its end fetches each page once, and keeps its place`() throws {
    let log = Log()
    let screen = TestScreen(columns: 12, rows: 4) { Endless(log: log) }
    let scroll = try #require(screen.host.root.firstScroll)
    for position in stride(from: 0.0, through: 120, by: 2) {
      scroll.scroll(to: position)
      screen.draw()
      #expect(screen.lines.first?.split(separator: " ").prefix(2) == ["row", "\(Int(position))"])
    }
    #expect(log.take() == ["rows 50…", "rows 100…"])
  }
}
