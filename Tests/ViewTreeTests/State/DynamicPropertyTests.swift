import Testing
import ViewTree

private struct StepKey: EnvironmentKey { static var defaultValue: Int { 2 } }

extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

@Suite("Dynamic properties") struct DynamicPropertyTests {
  @propertyWrapper struct Stepping: DynamicProperty {
    @State private var count = 0
    @Environment(\.step) private var step
    private var updates = 0
    let log: Log

    init(log: Log) { self.log = log }

    var wrappedValue: Int { count * step }
    func advance() { count += 1 }

    mutating func update() {
      updates += 1
      log("update \(count) \(step)")
    }
  }

  struct Steps: View {
    @Stepping private var steps: Int
    let advance: (@escaping () -> Void) -> Void

    init(log: Log, advance: @escaping (@escaping () -> Void) -> Void) {
      _steps = Stepping(log: log)
      self.advance = advance
    }

    var body: some View {
      advance(_steps.advance)
      return Text("\(steps)")
    }
  }

  @Test func `a property composed of others is bound before each body, and updated once for it`() {
    let log = Log()
    var advance: () -> Void = {}
    let model = Model(2)
    let screen = TestScreen {
      Owner(model) { step in Steps(log: log) { advance = $0 }.environment(\.step, step) }
    }
    #expect(screen.lines == ["0"])
    #expect(log.take() == ["update 0 2"])
    advance()
    screen.draw()
    #expect(screen.lines == ["2"])
    #expect(log.take() == ["update 1 2"])
    model.value = 5
    screen.draw()
    #expect(screen.lines == ["5"])
    #expect(log.take() == ["update 1 5"])
  }

  @Test func `a wrapper that is no dynamic property refreshes nothing`() {
    final class Store { var value = 0 }
    struct Plain: View {
      let store: Store
      var body: some View { Text("\(store.value)") }
    }
    let store = Store()
    let screen = TestScreen { Plain(store: store) }
    screen.resetCounters()
    store.value = 1
    screen.draw()
    #expect(screen.bodies == 0)
    #expect(screen.lines == ["0"])
  }
}

@Suite("Properties made of others") struct ComposedPropertyTests {
  /// A query: what a view shows of a collection, with an order that can be changed.
  @propertyWrapper struct Sorted: DynamicProperty {
    final class Cache {}

    let source: [String]
    @State private var isDescending = false
    let cache = Cache()

    init(_ source: [String]) { self.source = source }

    var wrappedValue: [String] { isDescending ? source.sorted(by: >) : source.sorted() }

    func flip() { isDescending.toggle() }
  }

  struct List: View {
    let log: Log
    let counters: Counters
    let reach: (Sorted) -> Void
    @Sorted private var names: [String]

    init(_ names: [String], log: Log, counters: Counters, reach: @escaping (Sorted) -> Void) {
      self.log = log
      self.counters = counters
      self.reach = reach
      _names = Sorted(names)
    }

    var body: some View {
      reach(_names)
      return ForEach(names, id: \.self) { Counter($0, in: counters) }
    }
  }

  @Test func `a query changes its order at run time, and the states of its rows move along`() {
    let counters = Counters()
    var query: Sorted?
    let screen = TestScreen { List(["b", "c", "a"], log: Log(), counters: counters) { query = $0 } }
    counters.countUp("c")
    screen.draw()
    #expect(screen.lines == ["a0", "b0", "c1"])
    query?.flip()
    screen.draw()
    #expect(screen.lines == ["c1", "b0", "a0"])
  }

  @Test func `plain members are made anew with each view value, state inside is kept`() {
    let model = Model(["a", "b"])
    var queries: [Sorted] = []
    let screen = TestScreen {
      Owner(model) { names in List(names, log: Log(), counters: Counters()) { queries.append($0) } }
    }
    queries.last?.flip()
    screen.draw()
    model.value = ["a", "b", "c"]
    screen.draw()
    #expect(screen.lines == ["c0", "b0", "a0"])
    #expect(queries.first?.cache !== queries.last?.cache)
  }
}
