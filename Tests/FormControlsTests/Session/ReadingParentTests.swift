import FormControls
import Testing

/// A parent that reads the whole form is evaluated for each edit, and beside it the field that is edited.
@Suite struct ReadingParentTests {
  private struct Data: Equatable {
    var first = ""
    var second = ""
    var third = ""
  }

  private struct Row: View {
    let name: String
    @Binding var text: String
    let log: Log

    var body: some View {
      log(name)
      return TextField(name, text: $text)
    }
  }

  private struct Page: View {
    let log: Log
    @State private var data = Data()

    init(log: Log) { self.log = log }

    var body: some View {
      log("page of \(data.first.count) letters")
      return VStack {
        Row(name: "first", text: $data.first, log: log)
        Row(name: "second", text: $data.second, log: log)
        Row(name: "third", text: $data.third, log: log)
      }
    }
  }

  @Test func `a key evaluates the parent, and no field but the one that is edited`() {
    let log = Log()
    let form = TestForm { Page(log: log) }
    form.press("Tab")
    _ = log.take()
    form.type("a")
    #expect(log.take() == ["page of 1 letters"])
    #expect(form.updates <= 2)
    form.type("b")
    #expect(log.take() == ["page of 2 letters"])
    #expect(form.updates <= 2)
  }

  private struct Fields: View {
    @State private var data = Data()
    var body: some View {
      Form {
        TextField("First", text: $data.first)
        TextField("Second", text: $data.second)
        TextField("Third", text: $data.third)
        Text("\(data.first.count) letters")
      }
    }
  }

  @Test func `so it is where the fields stand in the parent itself`() {
    let form = TestForm { Fields() }
    form.press("Tab")
    form.type("a")
    #expect(form.lines.contains { $0.contains("1 letters") })
    #expect(form.updates <= 2)
  }
}
