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
