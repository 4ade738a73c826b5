import Testing

@testable import FormControls

/// A long form lets go of rows that focus has only passed through, and keeps those in which something would be missed.
@Suite struct VisitedRowTests {
  private struct Many: View {
    let start: Int?
    @State private var texts = Array(repeating: "", count: 10_000)
    @FocusState private var focus: Int?

    var body: some View {
      Form {
        ForEach(0..<10_000) { index in
          TextField("field \(index)", text: $texts[index]).focused($focus, equals: index)
        }
      }
      .onAppear { focus = start }
    }
  }

  private func form(startingAt start: Int? = nil) -> TestForm { TestForm(rows: 10) { Many(start: start) } }

  private func rowsMade(_ form: TestForm) -> Int {
    var count = 0
    var node: DisplayNode? = form.session.host.root
    while let current = node {
      if current is FieldRowNode { count += 1 }
      node = current.next(skippingChildren: false)
    }
    return count
  }

  private func field(_ form: TestForm) -> Int? {
    form.session.focus.focused?.focusValue(as: Int.self)
  }

  @Test("Tab through hundreds of fields keeps as many rows as a screen needs, and costs the same everywhere")
  func passedRows() {
    let form = form()
    let (graph, focus) = (form.session.host.graph, form.session.focus)
    var costs: [Int] = []
    for _ in 0..<6 {
      let (evaluations, visited) = (graph.counters.evaluations, focus.visitedNodes)
      for _ in 0..<100 { form.press("Tab") }
      costs.append(graph.counters.evaluations - evaluations)
      #expect(focus.visitedNodes - visited <= 100 * 20)
      #expect(rowsMade(form) <= 3 * 10 + 32 + 1)
    }
    #expect(field(form) == 599)
    #expect(costs.dropFirst().allSatisfy { $0 == costs[1] }, "\(costs)")
  }

  @Test("a row in which something was typed is kept, and what was typed can be undone there")
  func typedRows() {
    let form = form()
    form.press("Tab")
    form.type("Ada")
    for _ in 0..<200 { form.press("Tab") }
    #expect(rowsMade(form) <= 3 * 10 + 32 + 2)
    for _ in 0..<200 { form.press("Shift+Tab") }
    #expect(form.lines[0].split(separator: " ") == ["▌", "field", "0", "Ada", "▐"])
    form.press("Ctrl+_")
    #expect(form.lines[0].split(separator: " ") == ["▌", "field", "0", "▐"])
  }

  @Test("a field keeps focus however far it is scrolled away, also one that was made with focus on its way to it")
  func focusedRow() {
    for start in [0, 5_000] {
      let form = form(startingAt: start)
      #expect(field(form) == start)
      for _ in 0..<60 { form.scroll(by: 50) }
      #expect(field(form) == start)
      form.type("x")
      #expect(form.lines.contains { $0.split(separator: " ").prefix(4) == ["▌", "field", "\(start)", "x"] })
    }
  }
}
