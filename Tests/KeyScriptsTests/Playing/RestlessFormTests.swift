import Formline
import Testing

@testable import FormTesting
@testable import KeyScripts

@Suite("Time")
struct RestlessFormTests {
  @Test("timers fire at their own times, in order, and only when the clock is moved")
  func timers() {
    let form = FormSession(Text("x"))
    var fired: [String] = []
    let session = form.host.session
    session.after(nanoseconds: 300) { fired.append("c at \(session.now)") }
    session.after(nanoseconds: 100) {
      fired.append("a at \(session.now)")
      session.after(nanoseconds: 100) { fired.append("b at \(session.now)") }
    }
    #expect(form.wait(.nanoseconds(99)))
    #expect(fired == [])
    #expect(form.wait(.nanoseconds(150)))
    #expect(fired == ["a at 100", "b at 200"])
    #expect(form.wait(.seconds(1)))
    #expect(fired == ["a at 100", "b at 200", "c at 300"])
  }

  @Test("a form that never comes to rest is stopped", arguments: [0, 1] as [UInt64])
  func endless(pause: UInt64) {
    let form = FormSession(Text("x"))
    let session = form.host.session
    var count = 0
    func again() {
      count += 1
      session.after(nanoseconds: pause, again)
    }
    session.after(nanoseconds: 0, again)
    #expect(!form.wait(.seconds(60)))
    #expect(count == VirtualHost.maximumAdvances)
  }

  @Test(
    "Now says what the clocks show",
    arguments: [
      ("", "2026-01-01", "2026-01-01T00:00:00Z"),
      ("Now 2024-03-01T07:30:00+09:00\n", "2024-02-29", "2024-02-29T22:30:00Z"),
      ("Now 2024-03-01T07:30:00+09:00\nEnv TZ \"Asia/Tokyo\"\n", "2024-03-01", "2024-03-01T07:30:00+09:00"),
      ("Now 2024-02-29T22:30:00Z\nEnv TZ \"JST-9\"\n", "2024-03-01", "2024-03-01T07:30:00+09:00"),
      ("Now 2024-02-29T22:30:59Z\n", "2024-02-29", "2024-02-29T22:30:59Z"),
      ("Now 1969-12-31T23:59:59-01:00\n", "1970-01-01", "1970-01-01T00:59:59Z"),
    ])
  func moment(line: String, today: String, now: String) throws {
    let folder = MemoryFolder([
      "a.yaml":
        "formline: 1\nfields:\n  - {id: day, type: date, default: {cel: today}}\n  - {id: at, default: {cel: string(now)}}\n",
      "a.keys":
        "Form a.yaml\n\(line)Enter 2\nExpect answers {\"day\": \"\(today)\", \"at\": \"\(now)\"}\n",
    ])
    let player = folder.player()
    #expect(player.play(try player.load("a.keys").get()).outcome == .passed)
  }

  @Test(
    "rules are judged by the time at which a field is left, as what is typed is read",
    arguments: [
      ("{id: a, type: date, validate: [{rule: self == today, message: not today}]}", "60m", "today", "no error a"),
      (
        "{id: a, type: datetime, validate: [{rule: self >= now, message: past}]}", "2h", "2026-03-01 00:30",
        "error a \"past\""
      ),
    ])
  func judged(field: String, pause: String, typed: String, expected: String) throws {
    let folder = MemoryFolder([
      "a.yaml": "formline: 1\nfields:\n  - \(field)\n  - {id: b}\n",
      "a.keys":
        "Form a.yaml\nNow 2026-02-28T23:30:00Z\nWait \(pause)\nType \"\(typed)\"\nTab\nExpect \(expected)\nExpect running\n",
    ])
    let player = folder.player()
    #expect(player.play(try player.load("a.keys").get()).outcome == .passed)
  }

  @Test("a timer that was cancelled does not fire, and its name does not stand for a later one")
  func cancelledTimers() {
    let form = FormSession(Text("x"))
    let session = form.host.session
    var fired: [Int] = []
    let first = session.after(nanoseconds: 10) { fired.append(1) }
    #expect(form.wait(.nanoseconds(10)))
    session.after(nanoseconds: 10) { fired.append(2) }
    session.cancelTimer(first)
    #expect(form.wait(.nanoseconds(10)))
    #expect(fired == [1, 2])
  }
}
