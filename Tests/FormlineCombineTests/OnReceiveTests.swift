import Dispatch
import FormlineCombine
import Testing

@Suite("onReceive") struct OnReceiveTests {
  struct Attached: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    let action: (Int) -> Void

    var body: some View {
      log("attached")
      return VStack { Child(log: log).onReceive(subject, perform: action) }
    }
  }

  struct Child: View {
    let log: Log
    var body: some View {
      log("child")
      return Text("x")
    }
  }

  struct Parent: View {
    let log: Log
    let subject: PassthroughSubject<Int, Never>
    @State private var isOn = true

    var body: some View {
      log("parent")
      return VStack {
        if isOn { Attached(log: log, subject: subject) { if $0 == 99 { isOn = false } } }
      }
    }
  }

  private let log = Log()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `an event evaluates the view it is attached to once, although nothing changes, and nobody else`() {
    let tree = TestTree {
      Attached(log: log, subject: subject) { value in
        MainActor.assertIsolated()
        log("received \(value)")
      }
    }
    _ = log.take()
    for value in 1...3 {
      subject.send(value)
      tree.update()
    }
    #expect(log.take() == ["received 1", "attached", "received 2", "attached", "received 3", "attached"])
  }

  @Test func `a view that is gone receives nothing`() {
    let tree = TestTree { Parent(log: log, subject: subject) }
    _ = log.take()
    subject.send(99)
    tree.update()
    #expect(log.take() == ["parent"])
    subject.send(1)
    tree.update()
    #expect(log.take() == [])
  }

  @Test func `what is sent from another thread is received on the main actor`() async {
    let tree = TestTree {
      Attached(log: log, subject: subject) { value in
        MainActor.assertIsolated()
        log("received \(value)")
      }
    }
    _ = log.take()
    await onAnotherThread(subject) { $0.send(7) }
    for _ in 0..<1000 {
      if tree.host.needsUpdate { break }
      await Task.yield()
    }
    tree.update()
    #expect(log.take() == ["received 7", "attached"])
  }

  /// On Linux the main actor has no thread of its own; what is sent on it must not wait for another turn.
  @Test func `what is sent on the main actor is received at once, on whichever thread that runs`() async {
    let tree = TestTree { Attached(log: log, subject: subject) { log("received \($0)") } }
    _ = log.take()
    let send: @MainActor () -> Void = {
      subject.send(1)
      tree.update()
    }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.main.sync { MainActor.assumeIsolated(send) }
        done.resume()
      }
    }
    #expect(log.take() == ["received 1", "attached"])
  }

  @Test func `another publisher takes the place of the one before`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let handle = Handle(first)
    let tree = TestTree {
      Owner(handle) { subject in Text("x").onReceive(subject) { log("received \($0)") } }
    }
    first.send(1)
    handle.value = second
    tree.update()
    first.send(2)
    second.send(3)
    #expect(log.take() == ["received 1", "received 3"])
  }
}
