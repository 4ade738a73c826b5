import Formline
import Testing
import ViewTree

@Suite("TimelineView") struct TimelineViewTests {
  struct Still: View {
    let log: Log
    var body: some View {
      log("still")
      return Text("☺")
    }
  }

  struct Clock<Schedule: TimelineSchedule>: View {
    let log: Log
    let schedule: Schedule

    var body: some View {
      log("clock")
      return TimelineView(schedule) { context in
        let _ = log("time")
        Text("\(context.elapsed.components.seconds)")
        Still(log: log)
      }
    }
  }

  @Test func `each time evaluates the content, and inside it only what reads the time`() {
    let log = Log()
    let clock = ManualClock()
    let screen = TestScreen(clock: clock) { Clock(log: log, schedule: .periodic(by: .seconds(1))) }
    #expect(log.take() == ["clock", "time", "still"])
    clock.pass(milliseconds: 3_500, frame: screen.draw)
    #expect(screen.lines == ["3", "☺"])
    #expect(log.take() == ["time", "time", "time"])
    #expect(clock.next == 500)
  }

  @Test func `a schedule that has come to its end plans no wake-up`() {
    let log = Log()
    let clock = ManualClock()
    let screen = TestScreen(clock: clock) { Clock(log: log, schedule: .explicit([.seconds(2), .seconds(1)])) }
    _ = log.take()
    clock.pass(milliseconds: 5_000, frame: screen.draw)
    #expect(log.take() == ["time", "time"])
    #expect(screen.lines.first == "2")
    #expect(clock.planned == 0)
  }

  @Test func `a view that is gone plans no wake-up`() {
    let log = Log()
    let clock = ManualClock()
    let model = Model(true)
    let screen = TestScreen(clock: clock) {
      Owner(model) { isOn in
        if isOn { Clock(log: log, schedule: .periodic(by: .seconds(1))) }
      }
    }
    #expect(clock.planned == 1)
    model.value = false
    screen.draw()
    #expect(clock.planned == 0)
    clock.pass(milliseconds: 3_000, frame: screen.draw)
    #expect(log.take() == ["clock", "time", "still"])
  }

  @Test func `another schedule takes the place of the one before, an equal one changes nothing`() {
    let log = Log()
    let clock = ManualClock()
    let model = Model(false)
    let screen = TestScreen(clock: clock) {
      Owner(model) { isPaused in Clock(log: log, schedule: .animation(minimumInterval: .seconds(1), paused: isPaused)) }
    }
    clock.pass(milliseconds: 400, frame: screen.draw)
    model.value = false
    screen.draw()
    #expect(clock.next == 600)
    model.value = true
    screen.draw()
    #expect(clock.planned == 0)
    model.value = false
    screen.draw()
    #expect(clock.next == 600)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `an interval that is none never comes`(interval: Duration) {
    let clock = ManualClock()
    let screen = TestScreen(clock: clock) { Clock(log: Log(), schedule: .periodic(by: interval)) }
    #expect(clock.planned == 0)
    #expect(screen.lines.first == "0")
  }

  @Test func `a trigger in a small view of its own leaves its parent alone`() {
    struct Parent: View {
      let log: Log
      var body: some View {
        log("parent")
        return VStack {
          Text("top")
          Clock(log: log, schedule: .periodic(by: .seconds(1)))
        }
      }
    }
    let log = Log()
    let clock = ManualClock()
    let screen = TestScreen(clock: clock) { Parent(log: log) }
    _ = log.take()
    screen.resetCounters()
    clock.pass(milliseconds: 1_000, frame: screen.draw)
    #expect(log.take() == ["time"])
    #expect(screen.bodies == 0)
  }
}
