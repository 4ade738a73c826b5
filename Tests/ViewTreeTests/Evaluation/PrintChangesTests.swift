import Observation
import Testing
import ViewTree

private struct UnitKey: EnvironmentKey { static var defaultValue: String { "m" } }

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

@Suite("_printChanges") struct PrintChangesTests {
  @Observable final class Sensor { var value = 1 }

  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var value = 1
    var wrappedValue: Int {
      get { value * 2 }
      nonmutating set { value = newValue }
    }
  }

  struct Gauge: View {
    let name: String
    let sensor: Sensor
    let actions: Actions
    @Binding var limit: Int
    @State private var count = 0
    @Doubled private var scale
    @Environment(\.unit) private var unit

    var body: some View {
      Self._printChanges()
      actions.count = { count += 1 }
      actions.scale = { scale += 1 }
      return Text("\(name) \(sensor.value) \(limit) \(count) \(scale) \(unit)")
    }
  }

  final class Actions {
    var count: () -> Void = {}
    var scale: () -> Void = {}
  }

  @Test func `the cause of each evaluation is named`() {
    let sensor = Sensor()
    let actions = Actions()
    let limit = Model(5)
    let outer = Model((name: "a", unit: "m"))
    let screen = TestScreen {
      Lender(limit) { limit in
        Owner(outer) { outer in
          Gauge(name: outer.name, sensor: sensor, actions: actions, limit: limit).environment(\.unit, outer.unit)
        }
      }
    }
    func causes(_ change: () -> Void) -> [String] {
      let known = screen.issues.count
      change()
      screen.draw()
      return Array(screen.issues[known...])
    }
    #expect(screen.issues == ["Gauge: @self, @identity, _limit, _count, _scale, _unit changed."])
    #expect(causes { actions.count() } == ["Gauge: _count changed."])
    #expect(causes { actions.scale() } == ["Gauge: _scale changed."])
    #expect(causes { limit.value = 6 } == ["Gauge: _limit changed."])
    #expect(causes { outer.value.unit = "km" } == ["Gauge: _unit changed."])
    #expect(causes { outer.value.name = "b" } == ["Gauge: @self changed."])
    #expect(causes { sensor.value = 2 } == ["Gauge: @dependencies changed."])
    #expect(
      causes {
        actions.count()
        limit.value = 7
      } == ["Gauge: _limit, _count changed."])
    #expect(screen.lines == ["b 2 7 2 6 km"])
  }
}
