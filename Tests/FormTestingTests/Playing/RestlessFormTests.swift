import Formline
import Testing

@testable import FormTesting

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
