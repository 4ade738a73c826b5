import Testing
import ViewTree

@Suite("onAppear and onDisappear") struct AppearanceTests {
  @Test func `a view appears once and disappears once, however often its value is made`() {
    let log = Log()
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { value in
        if value < 3 { Text("\(value)").onAppear { log("+") }.onDisappear { log("-") } }
      }
    }
    for value in 1...4 {
      model.value = value
      screen.draw()
    }
    #expect(log.take() == ["+", "-"])
  }

  @Test func `its value may be made many times while it appears once`() {
    struct Noted: View {
      let number: Int
      init(_ number: Int, in log: Log) {
        self.number = number
        log("init")
      }
      var body: some View { Text("\(number)") }
    }
    let log = Log()
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { value in Noted(value / 100, in: log).onAppear { log("+") }.onDisappear { log("-") } }
    }
    for value in 1...20 {
      model.value = value
      screen.draw()
    }
    let entries = log.take()
    #expect(entries.filter { $0 == "init" }.count == 21)
    #expect(entries.filter { $0 != "init" } == ["+"])
  }

  @Test func `actions see the state of the latest update, and may write it`() {
    struct Greeting: View {
      @State private var name = "?"
      let log: Log
      var body: some View {
        Text(name).onAppear { name = "Ada" }.onDisappear { log("bye \(name)") }
      }
    }
    let log = Log()
    let model = Model(true)
    let screen = TestScreen {
      Owner(model) { isThere in if isThere { Greeting(log: log) } }
    }
    #expect(screen.lines == ["Ada"])
    #expect(screen.host.counters.frames == 1)
    model.value = false
    screen.draw()
    #expect(log.take() == ["bye Ada"])
  }

  @Test func `views made by an action appear in the same update`() {
    struct Chain: View {
      let log: Log
      @State private var length = 1
      var body: some View {
        ForEach(0..<length, id: \.self) { index in
          Text("\(index)").onAppear {
            log("\(index)")
            if length < 4 { length += 1 }
          }
        }
      }
    }
    let log = Log()
    let screen = TestScreen { Chain(log: log) }
    #expect(log.take() == ["0", "1", "2", "3"])
    #expect(screen.lines == ["0", "1", "2", "3"])
    #expect(screen.host.counters.frames == 1)
  }

  @Test func `of two on one view the inner one runs first`() {
    let log = Log()
    let screen = TestScreen { Text("x").onAppear { log("inner") }.onAppear { log("outer") } }
    #expect(screen.lines == ["x"])
    #expect(log.take() == ["inner", "outer"])
  }

  @Test func `a view that an action takes away again in the same update appears and disappears`() {
    struct Fleeting: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Text("x").onAppear { isShown = false }
        if isShown { Text("y").onAppear { log("+") }.onDisappear { log("-") } }
      }
    }
    let log = Log()
    let screen = TestScreen { Fleeting(log: log) }
    #expect(screen.lines == ["x"])
    #expect(log.take() == ["+", "-"])
    #expect(screen.host.counters.frames == 1)
  }

  @Test func `when a view goes, what made it go is false already`() {
    struct Sheet: View {
      let log: Log
      @Binding var isShown: Bool
      var body: some View {
        Text("sheet").onDisappear { log("gone while \(isShown)") }
      }
    }
    let log = Log()
    let isShown = Model(true)
    let screen = TestScreen {
      Lender(isShown) { isShown in
        if isShown.wrappedValue { Sheet(log: log, isShown: isShown) }
      }
    }
    isShown.value = false
    screen.draw()
    #expect(log.take() == ["gone while false"])
  }

  @Test func `in a scrolling stack all appear at once, in a lazy one those in sight`() {
    let log = Log()
    func rows() -> some View { ForEach(0..<20) { number in Text("\(number)").onAppear { log("\(number)") } } }
    let stack = TestScreen(rows: 3) { ScrollView { VStack { rows() } } }
    #expect(log.take() == (0..<20).map { "\($0)" })
    let lazy = TestScreen(rows: 3) { ScrollView { LazyVStack { rows() } } }
    #expect(log.take() == ["0", "1", "2"])
    #expect(stack.lines == lazy.lines)
  }
}
