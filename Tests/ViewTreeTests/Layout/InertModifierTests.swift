import Testing
import ViewTree

@Suite("Modifiers that change nothing") struct InertModifierTests {
  /// The display nodes below a node.
  private func count(_ node: DisplayNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// A modifier with a value that changes nothing.
  nonisolated struct Inert: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (Counter) -> any View

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Counter) -> any View) {
      testDescription = name
      self.make = make
    }
  }

  @Test(
    arguments: [
      Inert("padding") { $0.padding(0).padding([], 3) },
      Inert("opacity") { $0.opacity(1) },
      Inert("offset") { $0.offset(x: 0, y: 0) },
      Inert("frame") { $0.frame(width: Double?.none).frame(minWidth: nil) },
      Inert("fixed size") { $0.fixedSize(horizontal: false, vertical: false) },
      Inert("background") { $0.background(.standard) },
      Inert("transition") { $0.transition(.slide) },
      Inert("disabled") { $0.disabled(false) },
      Inert("transformEnvironment") { $0.transformEnvironment(\.lineLimit) { _ in } },
      Inert("environment") { $0.environment(\.lineLimit, nil) },
      Inert("bold") { $0.bold(false) },
      Inert("onAppear") { $0.onAppear {} },
      Inert("animation") { $0.animation(.linear, value: 1) },
    ])
  func `a modifier that changes nothing adds no display node, and no other environment`(inert: Inert) {
    let counter = Counter("a")
    let plain = TestScreen { VStack { AnyView(counter) } }
    let modified = TestScreen { VStack { AnyView(inert.make(counter)) } }
    #expect(count(modified.host.root) == count(plain.host.root))
    #expect(modified.lines == plain.lines)
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

  @Test func `a row of a lazy stack goes on being drawn when its modifier comes and goes`() {
    let counters = Counters()
    let model = Model(2.0)
    let screen = TestScreen {
      Owner(model) { indent in
        LazyVStack { ForEach(["a"], id: \.self) { Counter($0, in: counters).padding(.leading, indent) } }
      }
    }
    for (indent, line) in [(0.0, "a1"), (2.0, "  a2"), (0.0, "a3")] {
      model.value = indent
      screen.draw()
      counters.countUp("a")
      screen.draw()
      #expect(screen.lines == [line])
    }
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
