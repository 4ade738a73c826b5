import Testing
import ViewTree

@Suite("Modifiers that change nothing") struct InertModifierTests {
  /// The display nodes below a node.
  private func count(_ node: DisplayNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  @Test func `padding of nothing adds no display node`() {
    let plain = TestScreen { VStack { Counter("a") } }
    let padded = TestScreen { VStack { Counter("a").padding(0).padding([], 3) } }
    #expect(count(padded.host.root) == count(plain.host.root))
    #expect(padded.lines == plain.lines)
  }

  @Test func `a modifier that comes to change something, and back, keeps the state of what it stands around`() {
    let model = Model(0.0)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { length in
        HStack {
          Counter("a", in: counters).padding(.leading, length)
          Counter("b")
        }
      }
    }
    let nodes = count(screen.host.root)
    counters.countUp("a")
    model.value = 2
    screen.draw()
    #expect(screen.lines == ["  a1 b0"])
    #expect(count(screen.host.root) == nodes + 1)
    model.value = 0
    screen.draw()
    #expect(screen.lines == ["a1 b0"])
    #expect(count(screen.host.root) == nodes)
    #expect(cells(screen.redrawn) == cells(screen.grid))
  }

  @Test func `an environment that is transformed into itself is the same, and its readers stay`() {
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { value in
        let _ = value
        Counter("a").transformEnvironment(\.accessibilityReduceMotion) { _ in }
      }
    }
    let nodes = count(screen.host.root)
    screen.resetCounters()
    model.value = 1
    screen.draw()
    #expect(screen.bodies == 1)
    #expect(count(screen.host.root) == nodes)
  }
}
