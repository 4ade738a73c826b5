import Testing
import ViewTree

@Suite("Namespace") struct NamespaceTests {
  struct Named: View {
    let log: Log
    @Binding var step: Int
    @Namespace private var space

    var body: some View {
      log("\(space)")
      return Text("\(step)")
    }
  }

  @Test func `each view has one of its own, which stays`() {
    let log = Log()
    let model = Model(0)
    let screen = TestScreen {
      Lender(model) { step in
        Named(log: log, step: step)
        Named(log: log, step: step)
      }
    }
    let first = log.take()
    #expect(first.count == 2)
    #expect(first[0] != first[1])
    model.value = 1
    screen.draw()
    #expect(log.take() == first)
  }
}
