import Testing
import ViewTree

private struct VolumeKey: EnvironmentKey { static var defaultValue: Int { 5 } }
private struct LimitKey: EnvironmentKey { static var defaultValue: Int? { 9 } }
private struct BalanceKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
  fileprivate var balance: Int {
    get { self[BalanceKey.self] }
    set { self[BalanceKey.self] = newValue }
  }
}

@Suite("Environment") struct EnvironmentTests {
  struct Volume: View {
    let log: Log
    @Environment(\.volume) private var volume
    var body: some View {
      log("volume")
      return Text("\(volume)")
    }
  }

  struct Declared: View {
    let log: Log
    @Environment(\.volume) private var volume
    var body: some View {
      log("declared")
      return Text("declared")
    }
  }

  @Test func `a value reaches everything inside, over any number of levels, and nothing beside`() {
    let log = Log()
    let screen = TestScreen {
      VStack { VStack { Volume(log: log) }.environment(\.volume, 7) }.environment(\.volume, 6)
      Volume(log: log)
      Volume(log: log).transformEnvironment(\.volume) { $0 += 1 }
    }
    #expect(screen.lines == ["7", "5", "6"])
  }

  @Test func `a change evaluates those that declare the value, read or not, and not those of another value`() {
    struct Balance: View {
      let log: Log
      @Environment(\.balance) private var balance
      var body: some View {
        log("balance")
        return Text("\(balance)")
      }
    }
    let log = Log()
    let model = Model(1)
    let screen = TestScreen {
      Owner(model) { volume in
        VStack {
          Volume(log: log)
          Declared(log: log)
          Balance(log: log)
        }.environment(\.volume, volume)
      }
    }
    _ = log.take()
    model.value = 2
    screen.draw()
    #expect(log.take().sorted() == ["declared", "volume"])
    #expect(screen.lines == ["2", "declared", "0"])
  }

  @Test func `an environment that comes out as before evaluates nobody`() {
    let log = Log()
    let model = Model((volume: 1, other: 0))
    let screen = TestScreen {
      Owner(model) { value in
        VStack {
          Volume(log: log)
          ForEach(0..<50, id: \.self) { Text("\($0)") }
        }
        .environment(\.volume, value.volume)
        .transformEnvironment(\.balance) { $0 = value.volume * 2 }
        .bold()
      }
    }
    _ = log.take()
    screen.resetCounters()
    model.value.other = 1
    screen.draw()
    #expect(log.take() == [])
    #expect(screen.bodies == 1)
    #expect(screen.host.counters.frames == 0)
    // Most of these are the contents of the rows; no text is brought up to date.
    #expect(screen.host.graph.counters.evaluations < 70)
  }

  @Test func `each host has an environment of its own`() {
    let log = Log()
    let first = TestScreen { Volume(log: log) }
    let second = TestScreen { Volume(log: log) }
    var values = EnvironmentValues()
    values.volume = 9
    first.host.graph.setValue(first.host.environment, values)
    first.draw()
    second.draw()
    #expect(first.lines == ["9"])
    #expect(second.lines == ["5"])
  }

  @Test func `outside of a view the default holds`() {
    #expect(Environment(\.volume).wrappedValue == 5)
  }

  @Test func `a key of an optional has its default where nothing is set, and nil where nil is`() {
    var values = EnvironmentValues()
    #expect(values[LimitKey.self] == 9)
    values[LimitKey.self] = nil
    #expect(values[LimitKey.self] == nil)
    values[LimitKey.self] = 3
    #expect(values[LimitKey.self] == 3)
  }
}
