import Testing

@testable import FormControls

/// Keys in a list to be read, where nothing can have focus.
@Suite struct ScrollingKeyTests {
  private func first(_ form: TestForm) -> String { form.lines.first ?? "" }

  @Test(
    "in a list without controls, arrows scroll by a line, pages by what is in sight but one, Home and End to the ends")
  func list() {
    let form = TestForm(columns: 30, rows: 11) { List(0..<1_000, id: \.self) { Text("row \($0)") } }
    let steps = [
      ("Down", "row 1 "), ("Down", "row 2 "), ("Up", "row 1 "), ("PageDown", "row 9 "), ("PageDown", "row 17"),
      ("PageUp", "row 9 "), ("End", "row 991"), ("Up", "row 990"), ("Home", "row 0 "), ("Up", "row 0 "),
      ("Ctrl+End", "row 991"), ("Ctrl+Home", "row 0 "),
    ]
    for (key, line) in steps {
      form.press(key)
      #expect(first(form).hasPrefix(line), "\(key)")
    }
    #expect(form.session.outcome == nil)
  }

  @Test("a page turns the list beside a field that has focus")
  func besideField() {
    struct Searching: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Search", text: $text)
          List(0..<100, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let form = TestForm(columns: 30, rows: 11) { Searching() }
    form.press("Tab")
    form.type("x")
    form.press("PageDown")
    #expect(form.lines[0] == "x")
    #expect(form.lines[1].hasPrefix("row 7"))
    form.press("PageUp")
    #expect(form.lines[1].hasPrefix("row 0"))
  }

  @Test("a form, a list and a lazy stack make what is in sight alike, and a jump to the end as well")
  func sameEngine() throws {
    func made<Content: View>(_ view: (@escaping (Int) -> Text) -> Content) throws -> [Int] {
      let log = Log()
      let root = view { number in
        log("\(number)")
        return Text("row \(number)")
      }
      let form = TestForm(columns: 30, rows: 12) { root }
      let atFirst = Set(log.take()).count
      var node: DisplayNode? = form.session.host.root
      while let current = node, !(current is ScrollNode) { node = current.next(skippingChildren: false) }
      let scroll = try #require(node as? ScrollNode)
      scroll.scroll(to: scroll.maximumPosition)
      form.draw()
      #expect(form.screen.contains("row 3999"))
      return [atFirst, Set(log.take()).count]
    }
    let list = try made { row in List(0..<4_000, id: \.self) { row($0) } }
    let stack = try made { row in ScrollView { LazyVStack { ForEach(0..<4_000, id: \.self) { row($0) } } } }
    let form = try made { row in Form { ForEach(0..<4_000, id: \.self) { row($0) } } }
    #expect(list == stack)
    #expect(list == form)
    #expect(list[0] <= 12)
    #expect(list[1] <= 24)
  }
}

/// What is only read above a field.
@Suite struct HeadingTests {
  private struct Sections: View {
    @State private var text = ""
    var body: some View {
      Form {
        ForEach(0..<4) { section in
          Section("Part \(section)") {
            Text("about it")
            ForEach(0..<3) { TextField("f\(section)\($0)", text: $text) }
          }
        }
      }
    }
  }

  @Test("moving up to the first field of a section brings its heading into sight, also round the ends")
  func heading() {
    let form = TestForm(columns: 50, rows: 10) { Sections() }
    form.press("Shift+Tab")
    #expect(form.lines.contains { $0.hasPrefix("▌ f32") })
    form.press("Tab")
    #expect(form.lines[1...3].map { $0.prefix(10) } == ["  Part 0  ", "  about it", "▌ f00"])
  }

  @Test("the wheel leaves the heading out of sight, and typing does not bring it back")
  func wheel() {
    let form = TestForm(columns: 50, rows: 10) { Sections() }
    form.press("Tab")
    form.scroll(by: 2)
    #expect(form.lines[1].hasPrefix("▌ f00"))
    form.type("x")
    #expect(form.lines[1].hasPrefix("▌ f00"))
  }
}
