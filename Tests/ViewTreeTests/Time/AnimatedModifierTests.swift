import Testing
import ViewTree

@Suite("Modifiers that move") struct AnimatedModifierTests {
  private let clock = ManualClock()
  private let model = Model(0.0)

  /// What the rows show from an animated change to 4 on, frame by frame.
  private func frames<Content: View>(@ViewBuilder _ content: @escaping (Double) -> Content) -> [[String]] {
    let screen = TestScreen(columns: 12, rows: 3, clock: clock) { Owner(model) { content($0) } }
    var frames: [[String]] = []
    func note() {
      screen.draw()
      frames.append(screen.lines)
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
    withAnimation(.linear(duration: 0.1333)) { model.value = 4 }
    note()
    for _ in 0..<60 where clock.planned > 0 { clock.pass(milliseconds: 34, frame: note) }
    #expect(screen.issues == [])
    return frames
  }

  @Test func `padding, offset and frame go through the lengths between`() {
    let way = [["ab|"], [" ab|"], ["  ab|"], ["   ab|"], ["    ab|"]]
    #expect(
      frames { length in
        HStack(spacing: 0) {
          Text("ab").padding(.leading, length); Text("|")
        }
      } == way)
    model.value = 0
    #expect(
      frames { length in
        HStack(spacing: 0) {
          Text("ab").frame(width: 2 + length, alignment: .trailing); Text("|")
        }
      } == way)
    model.value = 0
    #expect(
      frames { x in
        HStack(spacing: 0) {
          Text("|"); Text("ab").offset(x: x)
        }
      }
        == [["|ab"], ["| ab"], ["|  ab"], ["|   ab"], ["|    ab"]])
  }

  @Test func `a length that was not given before is there at once`() {
    #expect(
      frames { length in
        HStack(spacing: 0) {
          Text("ab").frame(width: length > 0 ? 4 : nil, alignment: .leading); Text("|")
        }
      } == [["ab  |"]])
  }

  @Test func `a view without an animation around it moves at once`() {
    #expect(frames { Text("ab").padding(.leading, $0).transaction { $0.animation = nil } } == [["    ab"]])
  }

  @Test func `nothing is evaluated and nothing wakes up once everything is in its place`() {
    let screen = TestScreen(clock: clock) { Owner(model) { Text("ab").padding(.leading, $0) } }
    withAnimation(.linear(duration: 0.1)) { model.value = 4 }
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    screen.resetCounters()
    clock.pass(milliseconds: 5_000, frame: screen.draw)
    #expect(clock.planned == 0)
    #expect(screen.host.graph.counters.evaluations == 0)
    #expect(screen.host.counters.frames == 0)
  }
}

@Suite("The end of an animation") struct AnimationCompletionTests {
  private let clock = ManualClock()
  private let model = Model(0.0)
  private let log = Log()

  private func makeScreen() -> TestScreen {
    TestScreen(clock: clock) {
      Owner(model) { length in
        Text("a").padding(.leading, length)
        Text("b").padding(.leading, 2 * length)
      }
    }
  }

  @Test func `it is told once, when the last thing has come to rest, and may change state`() {
    let screen = makeScreen()
    withAnimation(.linear(duration: 0.1)) {
      model.value = 3
    } completion: {
      log("done at \(clock.now / 1_000_000)")
      model.value = 1
    }
    screen.draw()
    #expect(log.take() == [])
    clock.pass(milliseconds: 90, frame: screen.draw)
    #expect(log.take() == [])
    clock.pass(milliseconds: 900, frame: screen.draw)
    #expect(log.take() == ["done at 100"])
    #expect(screen.lines == [" a", "  b"])
    #expect(clock.planned == 0)
  }

  @Test func `where nothing moves it is told in the next turn`() {
    let screen = makeScreen()
    withAnimation(nil) {
      model.value = 3
    } completion: {
      log("no animation")
    }
    withAnimation {
      model.value = 3
    } completion: {
      log("no change")
    }
    #expect(log.take() == [])
    screen.draw()
    #expect(log.take() == ["no change", "no animation"])
  }

  @Test func `where no tree was written it is told once withAnimation has returned`() async {
    withAnimation {
    } completion: {
      log("nothing was changed")
    }
    #expect(log.take() == [])
    for _ in 0..<10_000 where log.entries.isEmpty { await Task.yield() }
    #expect(log.take() == ["nothing was changed"])
  }

  @Test func `one that begins the same again ends after a bound once its view has gone`() {
    struct Pulse: View {
      let log: Log
      @State private var isWide = false
      var body: some View { Text("a").padding(.leading, isWide ? 3 : 0).onAppear(perform: beat) }

      private func beat() {
        log("beat")
        withAnimation(.linear(duration: 0.1)) {
          isWide.toggle()
        } completion: {
          beat()
        }
      }
    }
    let isShown = Model(true)
    let screen = TestScreen(clock: clock) {
      Owner(isShown) { isShown in
        if isShown { Pulse(log: log) }
      }
    }
    clock.pass(milliseconds: 350, frame: screen.draw)
    #expect(log.take().count > 2)
    isShown.value = false
    screen.draw()
    #expect(log.take().count == 100)
    screen.draw()
    #expect(log.take() == [])
    #expect(
      screen.issues == [
        "completions of withAnimation kept changing state: tried to update more than 100 times in one frame"
      ])
  }

  @Test func `another change on the way ends it`() {
    let screen = makeScreen()
    withAnimation(.linear(duration: 1)) {
      model.value = 3
    } completion: {
      log("first")
    }
    screen.draw()
    clock.pass(milliseconds: 200, frame: screen.draw)
    withAnimation(.linear(duration: 0.1)) {
      model.value = 0
    } completion: {
      log("second")
    }
    screen.draw()
    #expect(log.take() == ["first"])
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(log.take() == ["second"])
  }

  @Test func `a view that goes while it moves ends it`() {
    let isShown = Model(true)
    let screen = TestScreen(clock: clock) {
      Owner(isShown) { isShown in
        if isShown { Owner(model) { Text("a").padding(.leading, $0) } }
      }
    }
    withAnimation(.linear(duration: 1)) {
      model.value = 3
    } completion: {
      log("gone")
    }
    screen.draw()
    isShown.value = false
    screen.draw()
    #expect(log.take() == ["gone"])
  }
}
