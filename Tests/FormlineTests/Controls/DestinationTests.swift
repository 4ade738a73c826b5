import Testing

@testable import FormControls
@testable import Formline

/// What may be gone to costs nothing until somebody goes there.
@Suite struct DestinationTests {
  struct Destination: View {
    let log: Log
    let name: String

    init(_ name: String, log: Log) {
      self.name = name
      self.log = log
      log("made \(name)")
    }

    var body: some View {
      log("evaluated \(name)")
      return Text(name)
    }
  }

  @Test("of a destination a value is made, and its body is evaluated when somebody goes there")
  func disclosure() {
    struct Root: View {
      let log: Log
      var body: some View {
        Form {
          ForEach(0..<3) { number in
            let destination = Destination("d\(number)", log: log)
            DisclosureGroup("more \(number)") { destination }
          }
        }
      }
    }
    let log = Log()
    let form = TestForm { Root(log: log) }
    #expect(log.take() == ["made d0", "made d1", "made d2"])
    form.press("Tab", "Tab", "Right")
    #expect(form.screen.contains("d1"))
    #expect(log.take().filter { $0.hasPrefix("evaluated") } == ["evaluated d1"])
  }
}
