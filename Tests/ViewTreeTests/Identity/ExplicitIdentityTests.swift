import TerminalModel
import Testing
import ViewTree

@Suite("Explicit identity") struct ExplicitIdentityTests {
  @Test func `a changed id ends the life of a view, an equal one does not`() {
    let model = Model((id: 0, other: 0))
    let counters = Counters()
    let log = Log()
    let screen = TestScreen {
      Owner(model) { value in
        Counter("a", in: counters)
          .onAppear { log("appeared") }
          .onDisappear { log("disappeared") }
          .id(value.id)
      }
    }
    #expect(log.take() == ["appeared"])
    counters.countUp("a")
    model.value.other = 1
    screen.draw()
    #expect(screen.lines == ["a1"])
    #expect(log.take() == [])
    model.value.id = 1
    screen.draw()
    #expect(screen.lines == ["a0"])
    #expect(log.take().sorted() == ["appeared", "disappeared"])
  }

  @Test func `an id in one branch only makes every row anew when the branches change; one row with it stays`() {
    struct Row: View {
      let number: Int
      let isMarked: Bool
      let log: Log
      var body: some View {
        Text(isMarked ? "*\(number)" : "\(number)").onAppear { log("made") }.onDisappear { log("gone") }
      }
    }
    let log = Log()
    let model = Model(false)
    func rows(@ViewBuilder _ row: @escaping (Row) -> some View) -> TestScreen {
      TestScreen(rows: 20) {
        Owner(model) { isMarked in
          ForEach(0..<20) { row(Row(number: $0, isMarked: isMarked, log: log)) }
        }
      }
    }
    func flips(of screen: TestScreen) -> (made: Int, gone: Int) {
      _ = log.take()
      model.value.toggle()
      screen.draw()
      let entries = log.take()
      return (entries.filter { $0 == "made" }.count, entries.filter { $0 == "gone" }.count)
    }
    let conditional = rows { row in if row.isMarked { row.id(row.number) } else { row } }
    #expect(flips(of: conditional) == (20, 20))
    #expect(flips(of: conditional) == (20, 20))
    let same = rows { row in row.id(row.number) }
    #expect(flips(of: same) == (0, 0))
  }

  @Test func `an erased view keeps its state while its type stays, and loses it when the type changes`() {
    let model = Model(0)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { value in
        value < 2
          ? AnyView(Counter("a", in: counters)) : AnyView(Counter("a", in: counters).padding(.leading, 1))
      }
    }
    counters.countUp("a")
    model.value = 1
    screen.draw()
    #expect(screen.lines == ["a1"])
    model.value = 2
    screen.draw()
    #expect(screen.lines == [" a0"])
  }

  @Test func `erasing an erased view adds nothing`() {
    let model = Model(true)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { isTwice in
        let view = AnyView(Counter("a", in: counters))
        isTwice ? AnyView(view) : view
      }
    }
    counters.countUp("a")
    model.value = false
    screen.draw()
    #expect(screen.lines == ["a1"])
  }

  @Test func `many views in one builder each have their own state`() {
    let counters = Counters()
    let screen = TestScreen(columns: 20, rows: 12) {
      Counter("a", in: counters)
      Counter("b", in: counters)
      Counter("c", in: counters)
      Counter("d", in: counters)
      EmptyView()
      Counter("e", in: counters)
      Counter("f", in: counters)
      Counter("g", in: counters)
      Counter("h", in: counters)
      Counter("i", in: counters)
      Counter("j", in: counters)
      Counter("k", in: counters)
    }
    counters.countUp("c")
    counters.countUp("k")
    screen.resetCounters()
    screen.draw()
    #expect(screen.lines.joined() == "a0b0c1d0e0f0g0h0i0j0k1")
    #expect(screen.bodies == 2)
  }

  @Test func `views of any alignment and size may stand beside each other`() {
    struct Odd: View {
      let byte: UInt8
      let flag: Bool
      var body: some View { Text("\(byte)\(flag)") }
    }
    struct Wide: View {
      let byte: UInt8
      let number: Double
      let text: String
      var body: some View { Text("\(byte) \(number) \(text)") }
    }
    struct Nothing: View {
      var body: some View { Text("nothing") }
    }
    let screen = TestScreen {
      Odd(byte: 1, flag: true)
      Nothing()
      Wide(byte: 2, number: 0.5, text: "x")
      Odd(byte: 3, flag: false)
      Nothing()
      Wide(byte: 4, number: 1.5, text: "y")
    }
    #expect(screen.lines == ["1true", "nothing", "2 0.5 x", "3false", "nothing", "4 1.5 y"])
  }

  @Test func `modifiers wrap what is before them`() {
    let screen = TestScreen {
      Text("a").padding(1).background(.ansi(1))
      Text("b").background(.ansi(1)).padding(1)
    }
    #expect(screen.grid.style(row: 1, column: 1).background == .ansi(1))
    #expect(screen.grid.style(row: 0, column: 0).background == .ansi(1))
    #expect(screen.grid.style(row: 3, column: 0).background == .standard)
    #expect(screen.grid.style(row: 4, column: 1).background == .ansi(1))
    #expect("\(type(of: Text("a").padding(1).background(.ansi(1))))".hasPrefix("ModifiedContent<ModifiedContent<Text"))
  }
}
