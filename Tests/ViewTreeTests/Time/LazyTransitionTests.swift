import TestSupport
import Testing
import ViewTree

/// Rows of a lazy stack that come and go in animated changes, frame by frame.
@Suite("Transitions of lazy rows") struct LazyTransitionTests {
  private let clock = ManualClock()
  private let model = Model(["a", "b", "c"])
  private let counters = Counters()
  private let log = Log()
  private let short = Animation.linear(duration: 0.0666)

  private func row(_ name: String, _ transition: AnyTransition) -> some View {
    Counter(name, in: counters).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }.transition(transition)
  }

  private func makeScreen(
    _ transition: AnyTransition = .offset(x: 2), isMotionReduced: Bool = false
  ) -> TestScreen {
    let screen = TestScreen(columns: 8, rows: 6, clock: clock) {
      Owner(model) { names in
        List { ForEach(names, id: \.self) { row($0, transition) } }
          .environment(\.accessibilityReduceMotion, isMotionReduced)
      }
    }
    _ = log.take()
    return screen
  }

  /// Makes the change and gives what the screen shows from then on, frame by frame, until nothing moves.
  private func frames(of screen: TestScreen, after change: () -> Void) -> [String] {
    var frames: [String] = []
    func note() {
      screen.draw()
      // Without the bar that shows where the view is scrolled to.
      frames.append(screen.lines.map { $0.replacing(#/ *[▏▐]$/#, with: "") }.joined(separator: "/"))
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    change()
    note()
    for _ in 0..<60 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    #expect(clock.planned == 0)
    return frames
  }

  @Test func `a row that is removed is seen leaving where it stood, and lives until it has left`() {
    let screen = makeScreen()
    counters.countUp("b")
    screen.draw()
    let nodes = screen.host.graph.counters.liveNodes
    #expect(
      frames(of: screen) { withAnimation(short) { model.value = ["a", "c"] } }
        == ["a0/b1/c0", "a0/ b1/c0", "a0/c0"])
    #expect(log.take() == ["-b"])
    #expect(screen.host.graph.counters.liveNodes < nodes)
    // The first, the last, and all of them.
    #expect(
      frames(of: screen) { withAnimation(short) { model.value = ["c"] } } == ["a0/c0", " a0/c0", "c0"])
    #expect(frames(of: screen) { withAnimation(short) { model.value = [] } } == ["c0", " c0", ""])
    #expect(log.take() == ["-a", "-c"])
  }

  @Test func `a row that is inserted comes from where it is not there`() {
    let screen = makeScreen()
    #expect(
      frames(of: screen) { withAnimation(short) { model.value = ["a", "x", "b", "c"] } }
        == ["a0/  x0/b0/c0", "a0/ x0/b0/c0", "a0/x0/b0/c0"])
    #expect(log.take() == ["+x"])
    // One comes while another goes.
    #expect(
      frames(of: screen) { withAnimation(short) { model.value = ["a", "b", "c", "y"] } }
        == ["a0/x0/b0/c0/  y0", "a0/ x0/b0/c0/ y0", "a0/b0/c0/y0"])
    // The first of all.
    model.value = []
    screen.draw()
    #expect(frames(of: screen) { withAnimation(short) { model.value = ["z"] } } == ["  z0", " z0", "z0"])
  }

  @Test func `identity, no animation and reduced motion bring and take it at once`() {
    let cases: [(AnyTransition, Animation?, isMotionReduced: Bool)] = [
      (.identity, short, false), (.offset(x: 2), nil, false), (.offset(x: 2), short, true),
    ]
    for (transition, animation, isMotionReduced) in cases {
      let screen = makeScreen(transition, isMotionReduced: isMotionReduced)
      model.value = ["a", "b"]
      screen.draw()
      #expect(frames(of: screen) { withAnimation(animation) { model.value = ["b", "c"] } } == ["b0/c0"])
    }
  }

  @Test func `a row comes and goes in its own way`() {
    let screen = makeScreen(.asymmetric(insertion: .identity, removal: .offset(x: 2)))
    #expect(frames(of: screen) { withAnimation(short) { model.value = ["a", "b", "c", "d"] } } == ["a0/b0/c0/d0"])
    #expect(
      frames(of: screen) { withAnimation(short) { model.value = ["b", "c", "d"] } }
        == ["a0/b0/c0/d0", " a0/b0/c0/d0", "b0/c0/d0"])
  }

  @Test func `rows that scrolling brings, or that come into sight as others go, are there at once`() throws {
    let screen = makeScreen()
    model.value = (0..<30).map { "r\($0):" }
    screen.draw()
    let scroll = try #require(screen.host.root.firstScroll)
    #expect(
      frames(of: screen) { withAnimation(short) { scroll.scroll(to: 10) } }
        == ["r10:0/r11:0/r12:0/r13:0/r14:0/r15:0"])
    _ = log.take()
    #expect(
      frames(of: screen) { withAnimation(short) { model.value.removeAll { $0 == "r12:" } } } == [
        "r10:0/r11:0/r12:0/r13:0/r14:0/r15:0", "r10:0/r11:0/ r12:0/r13:0/r14:0/r15:0",
        "r10:0/r11:0/r13:0/r14:0/r15:0/r16:0",
      ])
    #expect(log.take() == ["-r12:", "+r16:"])
    // Out of sight nothing is to be seen, and nothing moves.
    #expect(
      frames(of: screen) {
        withAnimation(short) { model.value.removeAll { $0 == "r2:" || $0 == "r28:" } }
      } == ["r10:0/r11:0/r13:0/r14:0/r15:0/r16:0"])
    // What came out of sight does not move when it is scrolled to.
    #expect(
      frames(of: screen) { withAnimation(short) { model.value.append("new") } }
        == ["r10:0/r11:0/r13:0/r14:0/r15:0/r16:0"])
    #expect(frames(of: screen) { scroll.scroll(to: 1_000) }.last?.hasSuffix("new0") == true)
  }

  @Test func `a row behind a binding comes and goes in the same way`() {
    struct Person: Identifiable {
      let id: String
    }
    let people = Model(["a", "b"].map(Person.init))
    let screen = TestScreen(columns: 8, rows: 6, clock: clock) {
      Lender(people) { $people in
        LazyVStack { ForEach($people) { $person in row(person.id, .offset(x: 2)) } }
      }
    }
    #expect(
      frames(of: screen) { withAnimation(short) { people.value.insert(Person(id: "x"), at: 1) } }
        == ["a0/  x0/b0", "a0/ x0/b0", "a0/x0/b0"])
    #expect(
      frames(of: screen) { withAnimation(short) { _ = people.value.removeFirst() } }
        == ["a0/x0/b0", " a0/x0/b0", "x0/b0"])
  }

  @Test func `a row that goes to another section is neither removed nor inserted`() {
    let sections = Model([["a", "b"], ["c"]])
    let screen = TestScreen(columns: 8, rows: 6, clock: clock) {
      Owner(sections) { sections in
        List {
          ForEach(sections, id: \.first) { names in
            Text("-")
            ForEach(names, id: \.self) { row($0, .offset(x: 2)) }
          }
        }
      }
    }
    counters.countUp("b")
    screen.draw()
    #expect(
      frames(of: screen) { withAnimation(short) { sections.value = [["a"], ["c", "b"]] } } == ["-/a0/-/c0/b1"])
  }

  @Test func `eager rows inside a row are seen leaving too`() {
    let sections = Model([["a", "b"], ["c", "d"]])
    let screen = TestScreen(columns: 8, rows: 6, clock: clock) {
      Owner(sections) { sections in
        List {
          ForEach(sections, id: \.first) { names in
            VStack { ForEach(names, id: \.self) { row($0, .offset(x: 2)) } }
          }
        }
      }
    }
    #expect(
      frames(of: screen) { withAnimation(short) { sections.value = [["a"], ["c", "d"]] } }
        == ["a0/b0/c0/d0", "a0/ b0/c0/d0", "a0/c0/d0"])
  }

  @Test func `whatever comes and goes, in the end it is what an eager stack shows, and nothing is left behind`() {
    var random = SeededGenerator(seed: 5)
    let shown = Model(model.value)
    let eager = TestScreen(columns: 8, rows: 6) {
      Owner(shown) { names in
        ScrollView { VStack { ForEach(names, id: \.self) { Text("\($0)0") } } }
      }
    }
    let screen = makeScreen()
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    // The first motion of all makes the time of frames.
    _ = frames(of: screen) { withAnimation(short) { model.value = ["a", "b"] } }
    model.value = ["a", "b", "c"]
    screen.draw()
    let nodes = screen.host.graph.counters.liveNodes
    for _ in 0..<60 {
      let next = names.shuffled(using: &random).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      withAnimation(Bool.random(using: &random) ? short : nil) { model.value = next }
      screen.draw()
      clock.pass(milliseconds: UInt64.random(in: 10...60, using: &random), frame: screen.draw)
      #expect(cells(screen.grid) == cells(screen.redrawn))
      guard Bool.random(using: &random) else { continue }
      clock.pass(milliseconds: 100, frame: screen.draw)
      #expect(clock.planned == 0)
      shown.value = next
      eager.draw()
      screen.host.root.firstScroll?.scroll(to: 0)
      screen.draw()
      #expect(screen.lines == eager.lines)
    }
    clock.pass(milliseconds: 100, frame: screen.draw)
    model.value = ["a", "b", "c"]
    screen.draw()
    #expect(screen.host.graph.counters.liveNodes == nodes)
    #expect(screen.issues == [])
  }

  struct Part: Identifiable, Equatable {
    let id: String
    var rows: [String] = []
  }

  @Test(arguments: [false, true])
  func `rows that move between sections while others come and go keep their states`(areSectionsRows: Bool) {
    var random = SeededGenerator(seed: 23)
    let parts = Model([Part(id: "A", rows: ["a", "b"]), Part(id: "B", rows: ["c"])])
    let screen = TestScreen(columns: 8, rows: 24, clock: clock) {
      Owner(parts) { parts in
        List {
          ForEach(parts) { part in
            if areSectionsRows {
              VStack {
                Text(part.id)
                ForEach(part.rows, id: \.self) { row($0, .offset(x: 2)) }
              }
              .transition(.slide)
            } else {
              Text(part.id).transition(.slide)
              ForEach(part.rows, id: \.self) { row($0, .offset(x: 2)) }
            }
          }
        }
      }
    }
    var counts: [String: Int] = [:]
    var names = ["a", "b", "c"]
    var last = 0
    for _ in 0..<80 {
      var next = ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        .map { Part(id: $0) }
      // Who has gone does not come back: it may still be seen leaving.
      names = names.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      for _ in 0..<min(2, 8 - names.count) where Bool.random(using: &random) {
        names.append("n\(last):")
        last += 1
      }
      for name in names.shuffled(using: &random) {
        next[Int.random(in: 0..<next.count, using: &random)].rows.append(name)
      }
      withAnimation(Int.random(in: 0..<3, using: &random) > 0 ? short : nil) { parts.value = next }
      screen.draw()
      clock.pass(milliseconds: UInt64.random(in: 10...60, using: &random), frame: screen.draw)
      #expect(cells(screen.grid) == cells(screen.redrawn))
      counts = counts.filter { names.contains($0.key) }
      if let name = names.randomElement(using: &random) {
        counters.countUp(name)
        counts[name, default: 0] += 1
        screen.draw()
      }
      guard Bool.random(using: &random) else { continue }
      clock.pass(milliseconds: 100, frame: screen.draw)
      #expect(clock.planned == 0)
      #expect(screen.lines == next.flatMap { [$0.id] + $0.rows.map { "\($0)\(counts[$0, default: 0])" } })
    }
    #expect(screen.issues == [])
  }

  @Test func `a tree that ends while a row leaves lets go of everything`() {
    weak var counters: Counters?
    do {
      let made = Counters()
      counters = made
      let screen = TestScreen(clock: clock) {
        Owner(model) { names in
          List { ForEach(names, id: \.self) { Counter($0, in: made).transition(.opacity) } }
        }
      }
      withAnimation(.linear(duration: 0.2)) { model.value = ["a"] }
      screen.draw()
    }
    #expect(counters == nil)
  }
}
