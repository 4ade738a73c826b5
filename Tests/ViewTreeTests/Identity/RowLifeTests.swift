import TestSupport
import Testing
import ViewTree

/// How rows come into sight and leave it, and how they end.
@Suite("The life of rows") struct RowLifeTests {
  private let log = Log()
  private let counters = Counters()

  private func logged(_ name: String) -> some View {
    Text(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }

  private func scroll(of screen: TestScreen) throws -> ScrollNode { try #require(screen.host.root.firstScroll) }

  @Test func `a row that is made out of sight appears when it comes into sight`() throws {
    let screen = TestScreen(rows: 4) {
      ScrollView { LazyVStack { ForEach(0..<100) { logged("\($0)") } } }.defaultScrollAnchor(.bottom)
    }
    #expect(log.take() == ["+96", "+97", "+98", "+99"])
    try scroll(of: screen).scroll(to: 0)
    screen.draw()
    #expect(log.take() == ["+0", "+1", "+2", "+3", "-96", "-97", "-98", "-99"])
  }

  @Test func `rows inside a row come into sight and leave it in the order in which they were made`() throws {
    let screen = TestScreen(rows: 12) {
      ScrollView { LazyVStack { ForEach(0..<9) { outer in VStack { ForEach(0..<12) { logged("\(outer).\($0)") } } } } }
    }
    _ = log.take()
    let scroll = try scroll(of: screen)
    scroll.scroll(to: 60)
    screen.draw()
    #expect(log.take().filter { $0.hasPrefix("-0.") } == (0..<12).map { "-0.\($0)" })
    scroll.scroll(to: 0)
    screen.draw()
    #expect(log.take().filter { $0.hasPrefix("+0.") } == (0..<12).map { "+0.\($0)" })
  }

  @Test func `what a view of a row was told by its presence goes with the view`() throws {
    final class Token {}
    weak var token: Token?
    let model = Model(true)
    let screen = TestScreen(rows: 4) {
      Owner(model) { isShown in
        List {
          ForEach(0..<3, id: \.self) { index in
            Text("\(index)")
            if isShown, index == 1 {
              let held = Token()
              let _ = token = held
              Text("x").onDisappear { _ = held }
            }
          }
        }
      }
    }
    #expect(screen.lines == ["0", "1", "x", "2"])
    #expect(token != nil)
    model.value = false
    screen.draw()
    screen.draw()
    #expect(screen.lines == ["0", "1", "2"])
    #expect(token == nil)
  }

  // Moving from one `ForEach` to another.

  private struct Part: Identifiable {
    let id: String
    var rows: [String]

    init(_ id: String, _ rows: String...) {
      self.id = id
      self.rows = rows
    }
  }

  private func rows(of part: Part) -> some View {
    ForEach(part.rows, id: \.self) { name in Counter(name, in: counters).onDisappear { log("-\(name)") } }
  }

  @Test func `rows that nobody takes end in the order in which they were let go`() {
    let names = (0..<20).map { "\($0)" }
    let model = Model([names, names.map { "b" + $0 }])
    let screen = TestScreen(rows: 50) {
      Owner(model) { lists in
        ForEach(0..<2) { index in
          Text("list")
          ForEach(lists[index], id: \.self) { logged($0) }
        }
      }
    }
    _ = log.take()
    model.value = [["7"], ["b7"]]
    screen.draw()
    #expect(log.take() == (names + names.map { "b" + $0 }).filter { $0 != "7" && $0 != "b7" }.map { "-" + $0 })
  }

  @Test func `an id that two of the sections that go have in common is not unique: its row is made anew`() {
    let model = Model([Part("A", "x"), Part("B", "x"), Part("C")])
    let screen = TestScreen(rows: 14) {
      Owner(model) { parts in
        ForEach(parts) { part in
          Text(part.id)
          rows(of: part)
        }
      }
    }
    counters.countUp("x")
    screen.draw()
    model.value = [Part("C", "x")]
    screen.draw()
    #expect(screen.lines == ["C", "x0"])
  }

  @Test func `a section that is only seen leaving holds no row back`() {
    let clock = ManualClock()
    let model = Model([Part("A", "x"), Part("B"), Part("C")])
    let screen = TestScreen(rows: 14, clock: clock) {
      Owner(model) { parts in
        ForEach(parts) { part in
          VStack {
            Text(part.id)
            rows(of: part)
          }
          .transition(.opacity)
        }
      }
    }
    // The section fades away, and a row with the id of one in it is made in another.
    withAnimation(.linear(duration: 10)) { model.value = [Part("B"), Part("C")] }
    screen.draw()
    model.value = [Part("B", "x"), Part("C")]
    screen.draw()
    #expect(screen.lines == ["A", "x0", "B", "x0", "C"])
    counters.countUp("x")
    screen.draw()
    model.value = [Part("B"), Part("C", "x")]
    screen.draw()
    #expect(Array(screen.lines.suffix(3)) == ["B", "C", "x1"])
  }

  @Test func `a new section behind a binding takes the rows that have come to it`() {
    let model = Model([Part("A", "a", "b")])
    let screen = TestScreen(rows: 14) {
      Lender(model) { parts in
        List {
          ForEach(parts) { part in
            VStack {
              Text(part.wrappedValue.id)
              rows(of: part.wrappedValue)
            }
          }
        }
      }
    }
    counters.countUp("b")
    screen.draw()
    #expect(screen.lines == ["A", "a0", "b1"])
    model.value = [Part("A", "a"), Part("N", "b")]
    screen.draw()
    #expect(screen.lines == ["A", "a0", "N", "b1"])
  }
}
