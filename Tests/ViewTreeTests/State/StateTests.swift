import AttributeGraph
import Testing
import ViewTree

@Suite("State") struct StateTests {
  @Test func `only bodies that have read a state are evaluated when it changes`() {
    struct Reader: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Bystander: View {
      @Binding var value: Int
      var body: some View { Text("x") }
    }
    let model = Model(0)
    let screen = TestScreen {
      Lender(model) { value in
        ForEach(0..<3, id: \.self) { _ in Reader(value: value) }
        ForEach(0..<5, id: \.self) { _ in Bystander(value: value) }
      }
    }
    screen.resetCounters()
    model.value = 1
    screen.draw()
    #expect(screen.bodies == 3)
    #expect(screen.lines == ["1", "1", "1", "x", "x", "x", "x", "x"])
  }

  @Test func `an owner that passes on the binding only is not evaluated`() {
    let log = Log()
    struct Child: View {
      let log: Log
      @Binding var text: String
      var body: some View {
        log("child")
        return Text(text)
      }
    }
    struct Parent: View {
      let log: Log
      @State private var text = "a"
      var body: some View {
        log("parent")
        return Child(log: log, text: $text).onAppear { text = "b" }
      }
    }
    let screen = TestScreen { Parent(log: log) }
    #expect(log.take() == ["parent", "child", "child"])
    #expect(screen.lines == ["b"])
  }

  @Test func `a body that shows nothing is evaluated all the same`() {
    struct Silent: View {
      let log: Log
      let value: Int
      var body: some View {
        let _ = log("\(value)")
        EmptyView()
      }
    }
    let log = Log()
    let model = Model(1)
    let screen = TestScreen { Owner(model) { Silent(log: log, value: $0) } }
    model.value = 2
    screen.draw()
    #expect(log.take() == ["1", "2"])
    #expect(screen.lines == [])
  }

  @Test func `writing an equal value does nothing`() {
    let model = Model("same")
    let screen = TestScreen { Owner(model) { Text($0) } }
    screen.resetCounters()
    for _ in 0..<1_000 { model.value = "same" }
    #expect(!screen.host.needsUpdate)
    screen.draw()
    #expect(screen.bodies == 0)
    #expect(screen.host.counters.frames == 0)
  }

  @Test func `several writes before an update evaluate a body once`() {
    let model = Model(0)
    let screen = TestScreen { Owner(model) { Text("\($0)") } }
    screen.resetCounters()
    for number in 1...10 { model.value = number }
    screen.draw()
    #expect(screen.bodies == 1)
    #expect(screen.lines == ["10"])
  }

  @Test func `in an initializer an initial value counts and a write does not`() {
    struct Number: View {
      @State private var number = 10

      init(writing value: Int) { number = value }
      init(starting value: Int) { _number = State(initialValue: value) }

      var body: some View { Text("\(number)") }
    }
    let screen = TestScreen {
      Number(writing: 11)
      Number(starting: 11)
    }
    #expect(screen.lines == ["10", "11"])
    let root = TestScreen { Number(writing: 11) }
    #expect(
      root.issues == [
        "a State<Int> of Number was written before its view was in a tree, as in an init: that has no effect; another "
          + "initial value is given with State(initialValue:)"
      ])
  }

  @Test func `a new initial value neither changes the state nor evaluates the body`() {
    struct Child: View {
      let log: Log
      @State private var number: Int

      init(_ number: Int, log: Log) {
        self.log = log
        _number = State(initialValue: number)
      }

      var body: some View {
        log("child")
        return Text("\(number)")
      }
    }
    let log = Log()
    let model = Model(1)
    let screen = TestScreen { Owner(model) { Child($0, log: log) } }
    _ = log.take()
    model.value = 2
    screen.draw()
    #expect(screen.lines == ["1"])
    #expect(log.take() == [])
  }

  @Test func `state that starts without a value is nil`() {
    struct Named: View {
      @State private var name: String?
      var body: some View { Text(name ?? "none") }
    }
    #expect(TestScreen { Named() }.lines == ["none"])
  }

  @Test func `a write in a body is reported and ignored`() {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let screen = TestScreen { Writer() }
    #expect(screen.lines == ["0"])
    #expect(screen.issues == ["state was written during the body of Writer: the write is ignored"])
  }

  @Test func `a binding outlives its view: it keeps the last value and takes writes without effect`() {
    let model = Model(true)
    let counters = Counters()
    var kept: Binding<Int>?
    struct Lent: View {
      let keep: (Binding<Int>) -> Void
      @State private var count = 7
      var body: some View {
        keep($count)
        return Text("\(count)")
      }
    }
    let screen = TestScreen {
      Owner(model) { isThere in
        if isThere { Lent { kept = $0 } }
        Counter("a", in: counters)
      }
    }
    kept?.wrappedValue = 8
    model.value = false
    screen.draw()
    #expect(kept?.wrappedValue == 8)
    kept?.wrappedValue = 9
    #expect(kept?.wrappedValue == 9)
    screen.draw()
    #expect(screen.lines == ["a0"])
    #expect(screen.issues == [])
  }

  @Test func `after the end of a host its views and states are let go`() {
    final class Object {}
    struct Holder: View {
      @State private var object = Object()
      let note: (Object) -> Void
      let log: Log
      var body: some View {
        note(object)
        return Text("x").onDisappear { log("gone") }
      }
    }
    let log = Log()
    weak var object: Object?
    weak var host: ViewHost?
    do {
      let screen = TestScreen { Holder(note: { object = $0 }, log: log) }
      host = screen.host
      #expect(object != nil)
      screen.host.end()
    }
    #expect(object == nil)
    #expect(host == nil)
    #expect(log.take() == ["gone"])
  }
}
