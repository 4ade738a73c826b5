import Observation
import Testing
import ViewTree

@Suite("Observable objects") struct ObservationTests {
  @Observable final class Account {
    var name = "ada"
    var visits = 0
    @ObservationIgnored var reads = 0
  }

  struct Name: View {
    let account: Account
    let log: Log
    @Binding var step: Int

    var body: some View {
      log("body")
      return Text("\(account.name) \(step)")
    }
  }

  @Test func `of an observable object only the properties that were read count, and equal values do not`() {
    let account = Account()
    let log = Log()
    let screen = TestScreen { Name(account: account, log: log, step: .constant(0)) }
    _ = log.take()
    account.visits += 1
    screen.draw()
    #expect(log.take() == [])
    account.name = "ada"
    screen.draw()
    #expect(log.take() == [])
    account.name = "grace"
    screen.draw()
    #expect(log.take() == ["body"])
    #expect(screen.lines == ["grace 0"])
  }

  @Test func `what changes before a view is in the tree costs nothing, what changes afterwards one evaluation`() {
    let account = Account()
    let log = Log()
    let view = Name(account: account, log: log, step: .constant(0))
    account.name = "grace"
    #expect(log.take() == [])
    let host = ViewHost()
    host.start(view)
    account.name = "joan"
    #expect(host.turn.observedChanges.count == 0)
    host.update()
    #expect(log.take() == ["body"])
    account.name = "ada"
    account.name = "grace"
    #expect(host.turn.observedChanges.count > 0)
    host.update()
    #expect(log.take() == ["body"])
    host.end()
  }

  @Test func `a body evaluated for other reasons leaves no registrations behind`() {
    let account = Account()
    let log = Log()
    let model = Model(0)
    let screen = TestScreen { Lender(model) { Name(account: account, log: log, step: $0) } }
    for step in 1...100 {
      model.value = step
      screen.draw()
    }
    #expect(log.take().count == 101)
    account.name = "grace"
    // The first evaluation did not know that it would read an object; all others took their registration back.
    #expect(screen.host.turn.observedChanges.count <= 2)
    screen.draw()
    #expect(log.take() == ["body"])
    #expect(screen.lines == ["grace 100"])
    account.name = "joan"
    #expect(screen.host.turn.observedChanges.count == 1)
    screen.draw()
    #expect(screen.lines == ["joan 100"])
  }

  @Test func `a view that is gone is not evaluated when its object changes`() {
    let account = Account()
    let log = Log()
    let model = Model(true)
    let screen = TestScreen {
      Owner(model) { isThere in
        if isThere { Name(account: account, log: log, step: .constant(0)) }
      }
    }
    model.value = false
    screen.draw()
    _ = log.take()
    account.name = "grace"
    screen.draw()
    #expect(log.take() == [])
    #expect(screen.issues == [])
  }

  @Test func `a view that is gone lets go of its objects`() {
    struct Holder: View {
      let account: Account
      @Binding var step: Int
      var body: some View { Text("\(account.name)\(step)") }
    }
    let model = Model(0)
    weak var released: Account?
    let screen = TestScreen {
      Lender(model) { step in
        if step.wrappedValue < 3 { Holder(account: keep(Account()) { released = $0 }, step: step) }
      }
    }
    for step in 1...3 {
      model.value = step
      screen.draw()
    }
    #expect(screen.lines == [])
    #expect(released == nil)
  }

  private func keep(_ account: Account, _ note: (Account) -> Void) -> Account {
    note(account)
    return account
  }

  @Test func `an observable object in the state of a view is kept for it and read like any other`() {
    struct Owning: View {
      let log: Log
      let rename: (@escaping () -> Void) -> Void
      @State private var account = Account()
      var body: some View {
        log("body")
        rename { account.name += "!" }
        return Text(account.name)
      }
    }
    let log = Log()
    var rename: () -> Void = {}
    let screen = TestScreen { Owning(log: log) { rename = $0 } }
    rename()
    screen.draw()
    #expect(screen.lines == ["ada!"])
    #expect(log.take() == ["body", "body"])
  }
}
