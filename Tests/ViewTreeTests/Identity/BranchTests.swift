import Testing
import ViewTree

@Suite("Identity in branches") struct BranchTests {
  @Test func `each branch has an identity of its own and starts afresh when it is entered`() {
    let model = Model(true)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { isFirst in
        if isFirst { Counter("a", in: counters) } else { Counter("b", in: counters) }
      }
    }
    counters.countUp("a")
    screen.draw()
    #expect(screen.lines == ["a1"])
    model.value = false
    screen.draw()
    #expect(screen.lines == ["b0"])
    model.value = true
    screen.draw()
    #expect(screen.lines == ["a0"])
  }

  @Test func `one view with changing inputs keeps its state`() {
    let model = Model(true)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { isGood in Counter("a", in: counters).padding(.leading, isGood ? 0 : 2) }
    }
    counters.countUp("a")
    model.value = false
    screen.draw()
    #expect(screen.lines == ["  a1"])
    model.value = true
    screen.draw()
    #expect(screen.lines == ["a1"])
  }

  @Test func `a branch that was left holds nothing any more`() {
    let model = Model(true)
    let screen = TestScreen {
      Owner(model) { isFirst in
        if isFirst {
          VStack {
            Counter("a"); Counter("b")
          }
        } else {
          Text("none")
        }
      }
    }
    model.value = false
    screen.draw()
    model.value = true
    screen.draw()
    let before = screen.host.graph.counters
    for _ in 0..<1_000 {
      model.value.toggle()
      screen.draw()
    }
    let after = screen.host.graph.counters
    #expect(after.liveNodes == before.liveNodes)
    #expect(after.liveEdges == before.liveEdges)
    #expect(after.liveSubgraphs == before.liveSubgraphs)
  }

  @Test func `an object in the state of a branch is let go in the update that leaves it`() {
    final class Object {}
    struct Holder: View {
      @State private var object = Object()
      let note: (Object) -> Void

      var body: some View {
        note(object)
        return Text("held")
      }
    }
    weak var held: Object?
    let model = Model(true)
    let screen = TestScreen {
      Owner(model) { isThere in
        if isThere { Holder { held = $0 } }
      }
    }
    #expect(held != nil)
    model.value = false
    screen.update()
    #expect(held == nil)
  }

  @Test func `an object in a view value is let go when the next value has taken its place`() {
    final class Object {}
    struct Carrier: View {
      let object: Object
      var body: some View { Text("x") }
    }
    weak var last: Object?
    let model = Model(0)
    let screen = TestScreen {
      Owner(model) { _ in
        let object = Object()
        let _ = last = object
        Carrier(object: object)
      }
    }
    weak let first = last
    #expect(first != nil)
    model.value = 1
    screen.update()
    #expect(first == nil)
    #expect(last != nil)
  }

  @Test func `a switch is nested branches`() {
    let model = Model(0)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { value in
        switch value {
        case 0: Counter("a", in: counters)
        case 1: Counter("b", in: counters)
        default: Counter("c", in: counters)
        }
      }
    }
    #expect(screen.lines == ["a0"])
    for (value, line) in [(2, "c0"), (1, "b0"), (3, "c0"), (0, "a0")] {
      model.value = value
      screen.draw()
      #expect(screen.lines == [line])
    }
    model.value = 2
    screen.draw()
    counters.countUp("c")
    model.value = 3
    screen.draw()
    #expect(screen.lines == ["c1"])
  }

  @Test func `an optional view is there or not, and passes on what it holds`() {
    let model = Model<String?>(nil)
    let screen = TestScreen {
      VStack {
        Text("before")
        Owner(model) { name in
          if let name { Text(name) }
        }
        Text("after")
      }
    }
    #expect(screen.lines == ["before", "after"])
    model.value = "one"
    screen.draw()
    #expect(screen.lines == ["before", "one", "after"])
    model.value = "two"
    screen.draw()
    #expect(screen.lines == ["before", "two", "after"])
    model.value = nil
    screen.draw()
    #expect(screen.lines == ["before", "after"])
  }

  @Test func `a branch inside a modifier makes two contents, each with its own state`() {
    struct Framed: ViewModifier {
      let isPadded: Bool

      func body(content: Content) -> some View {
        if isPadded { content.padding(.leading, 2) } else { content }
      }
    }
    let model = Model(false)
    let counters = Counters()
    let screen = TestScreen {
      Owner(model) { isPadded in Counter("a", in: counters).modifier(Framed(isPadded: isPadded)) }
    }
    counters.countUp("a")
    model.value = true
    screen.draw()
    #expect(screen.lines == ["  a0"])
  }
}
