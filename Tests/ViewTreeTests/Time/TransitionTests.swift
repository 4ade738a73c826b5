import Testing
import ViewTree

/// What is inserted and removed in animated changes, frame by frame: ten frames of a third of a tenth of a second.
@Suite("Transitions") struct TransitionTests {
  private let clock = ManualClock()
  private let model = Model(false)
  private let log = Log()

  private func makeScreen(_ transition: AnyTransition) -> TestScreen {
    TestScreen(columns: 12, rows: 3, clock: clock) {
      Owner(model) { isShown in
        HStack(spacing: 0) {
          if isShown {
            Text("four").transition(transition)
              .onAppear { log("appears") }.onDisappear { log("disappears") }
          }
          Text("|")
        }
      }
    }
  }

  /// Makes the change and gives what the first row shows from then on, frame by frame, until nothing moves.
  private func frames(of screen: TestScreen, after change: () -> Void) -> [String] {
    var frames: [String] = []
    func note() {
      screen.draw()
      frames.append(screen.lines.first ?? "")
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    change()
    note()
    for _ in 0..<60 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    return frames
  }

  @Test func `a view comes from beyond an edge and goes there, and lives until it has left`() {
    let screen = makeScreen(.move(edge: .trailing))
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.1333)) { model.value = true } }
        == ["    |our", "   f|ur", "  fo|r", " fou|", "four|"])
    #expect(log.take() == ["appears"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.1333)) { model.value = false } }
        == ["four|", " fou|", "  fo|r", "   f|ur", "|"])
    #expect(log.take() == ["disappears"])
    #expect(clock.planned == 0)
  }

  @Test func `opacity draws it faintly on the way`() {
    let screen = makeScreen(.opacity)
    var attributes: [String] = []
    func note() {
      screen.draw()
      attributes.append(
        screen.grid.lines[0].isEmpty || screen.grid.cluster(row: 0, column: 0) != "f"
          ? "-" : screen.grid.style(row: 0, column: 0).attributes.contains(.dim) ? "faint" : "there")
    }
    withAnimation(.linear(duration: 0.1333)) { model.value = true }
    note()
    for _ in 0..<10 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    #expect(attributes == ["-", "faint", "faint", "there", "there"])
  }

  @Test func `in and out may differ, and go together with others`() {
    let screen = makeScreen(
      .asymmetric(insertion: .identity, removal: .offset(x: 4).combined(with: .offset(y: 0))))
    #expect(frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = true } } == ["four|"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = false } }
        == ["four|", "  fo|r", "|"])
  }

  @Test func `what comes pushes, and what goes is pushed out at the opposite edge`() {
    let screen = makeScreen(.push(from: .leading))
    let words = { (frames: [String]) in frames.map { $0.filter { $0 != " " } } }
    #expect(
      words(frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = true } })
        == ["|", "ur|", "four|"])
    #expect(
      words(frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = false } })
        == ["four|", "fo|r", "|"])
  }

  /// A modifier of somebody's own: its body moves.
  struct Indented: ViewModifier {
    let columns: Double
    func body(content: Content) -> some View { content.padding(.leading, columns) }
  }

  /// One that is interpolated itself.
  struct Cut: ViewModifier, Animatable {
    var columns: Double
    var animatableData: Double {
      get { columns }
      set { columns = newValue }
    }
    func body(content: Content) -> some View {
      content.frame(width: columns.rounded(), alignment: .leading).lineLimit(1)
    }
  }

  @Test func `a modifier of one's own changes as the view comes, and back as it goes`() {
    let screen = makeScreen(.modifier(active: Indented(columns: 4), identity: Indented(columns: 0)))
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.1333)) { model.value = true } }
        == ["    four|", "   four|", "  four|", " four|", "four|"])
    #expect(log.take() == ["appears"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = false } }
        == ["four|", "  four|", "|"])
    #expect(log.take() == ["disappears"])
    #expect(clock.planned == 0)
    #expect(frames(of: screen) { model.value = true } == ["four|"])
  }

  @Test func `so does one that is interpolated itself`() {
    let screen = makeScreen(.modifier(active: Cut(columns: 1), identity: Cut(columns: 4)))
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.1)) { model.value = true } } == [
        "…|", "f…|", "fo…|", "four|",
      ])
  }

  @Test func `modifiers differ for both ways, and go together with others`() {
    let modifier = AnyTransition.modifier(active: Indented(columns: 2), identity: Indented(columns: 0))
    let screen = makeScreen(
      .asymmetric(
        insertion: modifier.combined(with: .offset(x: 2)), removal: .move(edge: .leading).combined(with: modifier)))
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = true } }
        == ["    fo|r", "  fou|", "four|"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = false } }.last == "|")
    let inOnly = makeScreen(.asymmetric(insertion: modifier, removal: .identity))
    #expect(
      frames(of: inOnly) { withAnimation(.linear(duration: 0.0666)) { model.value = true } }
        == ["  four|", " four|", "four|"])
    #expect(frames(of: inOnly) { withAnimation { model.value = false } } == ["|"])
  }

  @Test func `a modifier in which nothing is interpolated brings and takes it at once`() {
    struct Marked: ViewModifier {
      let mark: String
      func body(content: Content) -> some View {
        Text(mark)
        content
      }
    }
    let screen = makeScreen(.modifier(active: Marked(mark: "+"), identity: Marked(mark: "")))
    #expect(frames(of: screen) { withAnimation { model.value = true } }.last == "four|")
    #expect(frames(of: screen) { withAnimation { model.value = false } }.last == "|")
    #expect(clock.planned == 0)
  }

  @Test func `identity, no animation and reduced motion bring and take it at once`() {
    let plain = makeScreen(.slide)
    #expect(frames(of: plain) { model.value = true } == ["four|"])
    #expect(frames(of: plain) { model.value = false } == ["|"])
    let identity = makeScreen(.identity)
    #expect(frames(of: identity) { withAnimation { model.value = true } } == ["four|"])
    #expect(frames(of: identity) { withAnimation { model.value = false } } == ["|"])
    let reduced = TestScreen(clock: clock) {
      Owner(model) { isShown in
        Group { if isShown { Text("four").transition(.slide) } }.environment(\.accessibilityReduceMotion, true)
      }
    }
    #expect(frames(of: reduced) { withAnimation { model.value = true } } == ["four"])
    #expect(frames(of: reduced) { withAnimation { model.value = false } } == [""])
    #expect(clock.planned == 0)
  }

  @Test func `only what the branch brings has a transition, not what is inside`() {
    let screen = TestScreen(clock: clock) {
      Owner(model) { isShown in
        if isShown { HStack(spacing: 0) { Text("in").transition(.slide) } }
      }
    }
    #expect(frames(of: screen) { withAnimation { model.value = true } } == ["in"])
    #expect(frames(of: screen) { withAnimation { model.value = false } } == [""])
  }

  @Test func `in a lazy stack a branch comes and goes in the same way`() {
    let screen = TestScreen(columns: 12, rows: 3, clock: clock) {
      Owner(model) { isShown in
        ScrollView {
          LazyVStack {
            if isShown { Text("four").transition(.offset(x: 2)).onDisappear { log("disappears") } }
            Text("below")
          }
        }
      }
    }
    #expect(screen.lines == ["below"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = true } }
        == ["  four", " four", "four"])
    #expect(
      frames(of: screen) { withAnimation(.linear(duration: 0.0666)) { model.value = false } }
        == ["four", " four", "below"])
    #expect(screen.lines == ["below"])
    #expect(log.take() == ["disappears"])
  }

  @Test func `a view that comes back while it leaves is a new one, and the old one still leaves`() {
    let counters = Counters()
    let screen = TestScreen(clock: clock) {
      Owner(model) { isShown in
        HStack(spacing: 1) { if isShown { Counter("c", in: counters).transition(.opacity) } }
      }
    }
    withAnimation { model.value = true }
    screen.draw()
    clock.pass(milliseconds: 1_000, frame: screen.draw)
    counters.countUp("c")
    screen.draw()
    #expect(screen.lines == ["c1"])
    let nodes = screen.host.graph.counters.liveNodes
    withAnimation(.linear(duration: 0.2)) { model.value = false }
    screen.draw()
    clock.pass(milliseconds: 70, frame: screen.draw)
    model.value = true
    screen.draw()
    #expect(screen.lines == ["c1 c0"])
    clock.pass(milliseconds: 300, frame: screen.draw)
    #expect(screen.lines == ["c0"])
    #expect(screen.host.graph.counters.liveNodes == nodes)
    #expect(clock.planned == 0)
  }

  @Test func `rows leave where they stood, the others keep their state`() {
    let rows = Model(["a", "b", "c"])
    let counters = Counters()
    let screen = TestScreen(clock: clock) {
      Owner(rows) { ids in
        HStack(spacing: 1) {
          ForEach(ids, id: \.self) { Counter($0, in: counters).transition(.opacity) }
        }
      }
    }
    for id in ["a", "b", "c"] { counters.countUp(id) }
    screen.draw()
    withAnimation(.linear(duration: 0.1)) { rows.value = ["a", "d", "c"] }
    screen.draw()
    #expect(screen.lines == ["a1 b1    c1"])
    clock.pass(milliseconds: 200, frame: screen.draw)
    #expect(screen.lines == ["a1 d0 c1"])
    #expect(clock.planned == 0)
  }

  @Test func `a tree that ends while something leaves lets go of everything`() {
    weak var counters: Counters?
    do {
      let made = Counters()
      counters = made
      let screen = TestScreen(clock: clock) {
        Owner(model) { isShown in if isShown { Counter("c", in: made).transition(.opacity) } }
      }
      model.value = true
      screen.draw()
      withAnimation(.linear(duration: 0.2)) { model.value = false }
      screen.draw()
    }
    #expect(counters == nil)
  }
}
