import Testing
import ViewTree

@Suite("Animation") struct AnimationTests {
  struct Bar: View, Animatable {
    let log: Log
    var length: Double

    var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    var body: some View {
      log("\(Int(length.rounded()))")
      return Text(String(repeating: "#", count: Int(length.rounded())))
    }
  }

  struct Point: View, Animatable {
    var x: Double
    var y: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(x, y) }
      set { (x, y) = (newValue.first, newValue.second) }
    }

    var body: some View { Text("\(Int(x.rounded())),\(Int(y.rounded()))") }
  }

  private let log = Log()
  private let clock = ManualClock()
  private let model = Model(0.0)

  private func makeScreen<Content: View>(@ViewBuilder _ change: @escaping (Bar, Double) -> Content) -> TestScreen {
    let screen = TestScreen(clock: clock) {
      Owner(model) { length in change(Bar(log: log, length: length), length) }
    }
    _ = log.take()
    return screen
  }

  @Test func `a change in withAnimation goes through the values between, and ends without a wake-up`() {
    let screen = makeScreen { bar, _ in bar }
    withAnimation(.linear(duration: 0.2)) { model.value = 12 }
    screen.draw()
    #expect(log.take() == [])
    clock.pass(milliseconds: 1_000, frame: screen.draw)
    #expect(log.take() == ["2", "4", "6", "8", "10", "12"])
    #expect(screen.lines == ["############"])
    #expect(clock.planned == 0)
    screen.resetCounters()
    clock.pass(milliseconds: 1_000, frame: screen.draw)
    #expect(screen.host.counters.frames == 0)
  }

  @Test func `what comes while its surroundings move stands where they are, and moves with them`() {
    struct Moving: View, Animatable {
      var column: Double
      let isComplete: Bool

      var animatableData: Double {
        get { column }
        set { column = newValue }
      }

      var body: some View {
        VStack {
          Text("a")
          if isComplete { Text("b") }
        }
        .padding(.leading, column.rounded())
      }
    }
    let isComplete = Model(false)
    let screen = TestScreen(clock: clock) {
      Owner(model) { column in Owner(isComplete) { Moving(column: column, isComplete: $0) } }
    }
    withAnimation(.linear(duration: 0.2)) { model.value = 12 }
    screen.draw()
    var columns: [[Int]] = []
    for step in 0..<7 {
      if step == 2 { isComplete.value = true }
      clock.pass(milliseconds: 34, frame: screen.draw)
      columns.append(screen.lines.map { $0.prefix { $0 == " " }.count })
    }
    #expect(columns.allSatisfy { Set($0).count == 1 }, "\(columns)")
    #expect(columns.last == [12, 12])
    #expect(columns[2].count == 2 && columns[2][0] < 12)
  }

  @Test func `the next change without an animation is made at once`() {
    let screen = makeScreen { bar, _ in bar }
    withAnimation(.linear(duration: 0.1)) { model.value = 3 }
    clock.pass(milliseconds: 0, frame: screen.draw)
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    _ = log.take()
    model.value = 9
    screen.draw()
    #expect(log.take() == ["9"])
    #expect(clock.planned == 0)
  }

  @Test func `a change on the way starts from where it is`() {
    let screen = makeScreen { bar, _ in bar }
    withAnimation(.linear(duration: 0.1)) { model.value = 9 }
    screen.draw()
    clock.pass(milliseconds: 70, frame: screen.draw)
    #expect(log.take() == ["3", "6"])
    withAnimation(.linear(duration: 0.1)) { model.value = 0 }
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    let way = log.take().compactMap { Int($0) }
    #expect(way == way.sorted(by: >))
    #expect(way.last == 0)
  }

  @Test func `a change without an animation stops one that is under way`() {
    let screen = makeScreen { bar, _ in bar }
    withAnimation(.linear(duration: 0.1)) { model.value = 9 }
    screen.draw()
    clock.pass(milliseconds: 40, frame: screen.draw)
    model.value = 1
    screen.draw()
    _ = log.take()
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(log.take() == [])
    #expect(screen.lines == ["#"])
  }

  @Test func `reduced motion makes every change at once`() {
    let screen = makeScreen { bar, _ in bar.environment(\.accessibilityReduceMotion, true) }
    withAnimation { model.value = 5 }
    screen.draw()
    #expect(log.take() == ["5"])
    #expect(clock.planned == 0)
  }

  @Test func `animation(_:value:) animates what comes with a change of its value, and only that`() {
    let screen = makeScreen { bar, length in
      bar.animation(.linear(duration: 0.1), value: length >= 5)
    }
    model.value = 2
    screen.draw()
    #expect(log.take() == ["2"])
    model.value = 5
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(log.take() == ["3", "4", "5"])
  }

  @Test func `a transaction can be changed for a part of the tree`() {
    let other = Log()
    let screen = makeScreen { bar, length in
      bar
      Bar(log: other, length: length).transaction { if $0.isUrgent { $0.animation = nil } }
    }
    _ = other.take()
    var transaction = Transaction(animation: .linear(duration: 0.1))
    transaction.isUrgent = true
    withTransaction(transaction) { model.value = 3 }
    screen.draw()
    #expect(other.take() == ["3"])
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(log.take() == ["1", "2", "3"])
    // The next one is not urgent any more.
    withAnimation(.linear(duration: 0.1)) { model.value = 6 }
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(other.take() == ["4", "5", "6"])
  }

  @Test func `of one transaction inside another the inner one counts, and afterwards the outer one again`() {
    let screen = makeScreen { bar, _ in bar }
    withAnimation(.linear(duration: 1)) {
      withAnimation(.linear(duration: 0.1)) { model.value = 3 }
      #expect(Transaction.current.animation == .linear(duration: 1))
    }
    #expect(Transaction.current.animation == nil)
    screen.draw()
    clock.pass(milliseconds: 500, frame: screen.draw)
    #expect(log.take() == ["1", "2", "3"])
    #expect(clock.planned == 0)
    #expect(screen.issues == [])
  }

  @Test func `disabled animations stay disabled further inside`() {
    let screen = makeScreen { bar, length in bar.animation(.linear, value: length) }
    withTransaction(\.disablesAnimations, true) { model.value = 4 }
    screen.draw()
    #expect(log.take() == ["4"])
  }

  @Test func `pairs are interpolated together, and a modifier as well as a view`() {
    struct Shift: ViewModifier, Animatable {
      var columns: Double
      var animatableData: Double {
        get { columns }
        set { columns = newValue }
      }
      func body(content: Content) -> some View { content.padding(.leading, columns.rounded()) }
    }
    let screen = TestScreen(clock: clock) {
      Owner(model) { value in Point(x: value, y: 10 - value).modifier(Shift(columns: value)) }
    }
    #expect(screen.lines == ["0,10"])
    withAnimation(.linear(duration: 0.0667)) { model.value = 4 }
    screen.draw()
    clock.pass(milliseconds: 40, frame: screen.draw)
    #expect(screen.lines == ["  2,8"])
    clock.pass(milliseconds: 40, frame: screen.draw)
    #expect(screen.lines == ["    4,6"])
  }

  @Test(
    arguments: [
      Animation.linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
      .spring(duration: 1), .spring(duration: 1, bounce: 0.5), .spring(duration: 1, bounce: 7),
    ])
  func `every curve leads from 0 to 1 without a jump`(animation: Animation) {
    #expect(animation.progress(after: -1) == 0)
    #expect(animation.progress(after: 0) == 0)
    #expect(animation.progress(after: 1) == nil)
    var last = 0.0
    for step in 1..<1000 {
      guard let progress = animation.progress(after: Double(step) / 1000) else { return #expect(Bool(false)) }
      #expect(abs(progress - last) < 0.02)
      last = progress
    }
    #expect(abs(last - 1) < 0.02)
  }

  @Test func `a bounce passes the end, a delay waits, a speed shortens`() {
    let bouncing = Animation.spring(duration: 1, bounce: 0.5)
    #expect((0..<100).contains { (bouncing.progress(after: Double($0) / 100) ?? 0) > 1.02 })
    #expect(Animation.linear(duration: 1).delay(2).progress(after: 2.5) == 0.5)
    #expect(Animation.linear(duration: 1).speed(2).progress(after: 0.25) == 0.5)
    #expect(Animation.linear(duration: 1).speed(0) == .linear(duration: 1))
    #expect(Animation.linear(duration: .nan).progress(after: 0.1) == nil)
  }
}

private struct UrgentKey: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
  fileprivate var isUrgent: Bool {
    get { self[UrgentKey.self] }
    set { self[UrgentKey.self] = newValue }
  }
}
