import Testing

@testable import FormControls
@testable import Formline

/// Tab stops once in a list whose rows have focus themselves; arrow keys move among the rows.
@Suite struct ListStopTests {
  private struct Page: View {
    @State private var name = ""
    @State private var city = ""
    @State private var chosen: Int?
    let count: Int

    init(count: Int, chosen: Int?) {
      self.count = count
      _chosen = State(initialValue: chosen)
    }

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        List(0..<count, id: \.self, selection: $chosen) { Text("row \($0)") }.frame(height: 4)
        TextField("City", text: $city)
      }
    }
  }

  private func row(_ form: TestForm) -> String? {
    form.lines.first { $0.hasPrefix("› ") }.map { String($0.dropFirst(2).prefix { $0 != "┃" }).trimmed }
  }

  @Test func `Tab enters a list, leaves it at the next key, and comes back to the same row`() {
    let form = TestForm { Page(count: 3, chosen: nil) }
    form.press("Tab", "Tab")
    #expect(row(form) == "row 0")
    form.press("Down", "Down")
    #expect(row(form) == "row 2")
    form.press("Tab")
    form.type("Bern")
    #expect(row(form) == nil)
    #expect(form.screen.contains("Bern"))
    form.press("Shift+Tab")
    #expect(row(form) == "row 2")
    form.press("Shift+Tab")
    form.type("Ada")
    #expect(form.lines[0].contains("Ada"))
    form.press("Tab")
    #expect(row(form) == "row 2")
  }

  @Test func `Tab enters a list at the row that is chosen`() {
    let form = TestForm { Page(count: 3, chosen: 1) }
    form.press("Tab", "Tab")
    #expect(form.session.focus.focused.flatMap { ($0 as? RowControl)?.behaviour.isChosen } == true)
  }

  @Test func `a list of many rows is left without making them`() {
    let form = TestForm { Page(count: 10_000, chosen: nil) }
    form.press("Tab", "Tab", "Down")
    let made = form.session.host.graph.counters.evaluations
    form.press("Tab")
    form.type("Bern")
    #expect(form.screen.contains("Bern"))
    #expect(form.session.host.graph.counters.evaluations - made < 500)
  }

  private struct Mixed: View {
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: " "))
      List {
        ForEach(0..<5) { index in
          HStack {
            Text("row \(index)")
            if index == 2 { Button("Call") { log.append("called") } }
          }
          .swipeActions { Button("Pin") { log.append("pin \(index)") } }
        }
      }
    }
  }

  @Test func `rows with a control are stops of their own, and divide the list`() {
    let form = TestForm { Mixed() }
    form.press("Tab", "F2", "Tab", "Enter", "Tab", "F2", "Tab", "F2")
    #expect(form.lines[0] == "pin 0 called pin 3 pin 0")
    form.press("Shift+Tab", "F2", "Shift+Tab", "Enter")
    #expect(form.lines[0] == "pin 0 called pin 3 pin 0 pin 3 called")
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
