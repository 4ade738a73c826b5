import Testing
import ViewTree

@Suite("onChange") struct OnChangeTests {
  @Test func `it runs with the old and the new value, once for an update, and only on changes`() {
    let log = Log()
    let model = Model(1)
    let screen = TestScreen {
      Owner(model) { value in Text("\(value)").onChange(of: value / 10) { old, new in log("\(old)→\(new)") } }
    }
    #expect(log.take() == [])
    model.value = 5
    screen.draw()
    #expect(log.take() == [])
    model.value = 15
    model.value = 25
    screen.draw()
    #expect(log.take() == ["0→2"])
  }

  @Test func `it runs at first if it is asked to`() {
    let log = Log()
    let screen = TestScreen { Text("x").onChange(of: 3, initial: true) { old, new in log("\(old)→\(new)") } }
    #expect(log.take() == ["3→3"])
    #expect(screen.issues == [])
  }

  @Test func `of several on one value the inner runs first, and all see the same`() {
    let log = Log()
    let model = Model(1)
    let screen = TestScreen {
      Owner(model) { value in
        Text("x")
          .onChange(of: value) { old, new in log("inner \(old)→\(new)") }
          .onChange(of: value) { old, new in log("outer \(old)→\(new)") }
      }
    }
    model.value = 2
    screen.draw()
    #expect(log.take() == ["inner 1→2", "outer 1→2"])
  }

  @Test func `a change that an action makes is seen in the same frame`() {
    let log = Log()
    let first = Model(0)
    let second = Model(0)
    let screen = TestScreen {
      Owner(first) { value in
        Text("x").onChange(of: value) { second.value = value * 2 }
        Owner(second) { value in Text("\(value)").onChange(of: value) { log("second \(value)") } }
      }
    }
    screen.resetCounters()
    first.value = 4
    screen.draw()
    #expect(screen.lines == ["x", "8"])
    #expect(log.take() == ["second 8"])
    #expect(screen.host.counters.frames == 1)
  }

  @Test func `NaN that stays NaN is no change`() {
    let log = Log()
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { value in Text("\(value)").onChange(of: Double.nan) { log("changed") } }
    }
    model.value = 1
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `a loop of changes ends, and is reported once`() {
    struct Loop: View {
      @State private var count = 0
      let start: (@escaping () -> Void) -> Void
      var body: some View {
        start { count += 1 }
        return Text("x").onChange(of: count) { count += 1 }
      }
    }
    var begin: () -> Void = {}
    let screen = TestScreen { Loop { begin = $0 } }
    for _ in 0..<2 {
      begin()
      screen.draw()
    }
    #expect(!screen.host.needsUpdate)
    #expect(
      screen.issues == [
        "onChange actions in the body of Loop kept changing state: tried to update more than 100 times in one frame"
      ])
  }

  @Test func `what others have waiting when a loop ends is done in the next turn`() {
    struct Watcher: View {
      let count: Int
      let log: Log
      var body: some View { Text("\(count)").onChange(of: count) { log("\(count)") } }
    }
    struct Loop: View {
      @State private var count = 0
      let log: Log
      let start: (@escaping () -> Void) -> Void
      var body: some View {
        start { count += 1 }
        return Watcher(count: count, log: log).onChange(of: count) { count += 1 }
      }
    }
    let log = Log()
    var begin: () -> Void = {}
    let screen = TestScreen { Loop(log: log) { begin = $0 } }
    begin()
    screen.update()
    #expect(log.entries.last == "100")
    screen.draw()
    #expect(screen.lines == ["101"])
    #expect(log.entries.last == "101")
    #expect(screen.issues.count == 1)
  }
}
