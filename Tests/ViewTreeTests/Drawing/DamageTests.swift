import TerminalModel
import Testing
import ViewTree

@Suite("Drawing") struct DamageTests {
  @Test func `nothing is drawn when nothing changed`() {
    let screen = TestScreen {
      VStack {
        Text("a"); Text("b")
      }
    }
    screen.resetCounters()
    let idle = screen.host.counters
    screen.draw()
    #expect(screen.host.counters == idle)
    #expect(screen.grid.cellsWritten == 0)
  }

  @Test func `a change draws the way to it and what lies in its cells`() {
    let model = Model(0)
    let screen = TestScreen(columns: 40, rows: 20) {
      HStack {
        VStack { ForEach(0..<15, id: \.self) { Text("left \($0)") } }
        VStack {
          Owner(model) { Text("n\($0)") }
          ForEach(0..<15, id: \.self) { Text("right \($0)") }
        }
      }
    }
    screen.resetCounters()
    model.value = 1
    screen.draw()
    // The two cells of the text, blanked and written.
    #expect(screen.grid.cellsWritten <= 4)
    #expect(screen.host.counters.drawnNodes <= 8)
  }

  @Test(arguments: [1, 12]) func `a leaf that has its cells to itself is drawn alone`(depth: Int) {
    struct Nest: View {
      let depth: Int
      let text: String
      var body: some View {
        if depth > 0 {
          VStack {
            HStack {
              Text("a"); Nest(depth: depth - 1, text: text)
            }
          }
        } else {
          ScrollView { Text(text) }.padding(1)
        }
      }
    }
    let model = Model("1")
    let screen = TestScreen(columns: 60, rows: 30) {
      Owner(model) { Nest(depth: depth, text: $0) }
    }
    screen.resetCounters()
    model.value = "2"
    screen.draw()
    #expect(screen.host.counters.drawnNodes == 1)
    #expect(screen.host.counters.layouts == 0)
    #expect(cells(screen.grid) == cells(screen.redrawn))
  }

  @Test func `what lies over a leaf, under it and around it is drawn with it`() {
    let model = Model("ab")
    let screen = TestScreen(columns: 12, rows: 4) {
      Owner(model) { text in
        Text(text).overlay(alignment: .topLeading) { Text("x") }
        HStack(spacing: -1) {
          Text(text); Text("y")
        }
        Text(text).background(.red)
        Text(text).opacity(0.5)
      }
    }
    for text in ["cd", "ef", "g", "hij"] {
      model.value = text
      screen.draw()
      #expect(cells(screen.grid) == cells(screen.redrawn))
    }
  }

  @Test(arguments: [10, 2_000])
  func `a change in a row of a scrolling list costs the same however long the list is`(count: Int) {
    struct Row: View {
      let index: Int
      @Binding var selection: Int
      var body: some View { Text("row \(index)") }
    }
    struct Status: View {
      @Binding var selection: Int
      var body: some View { Text("\(selection)") }
    }
    let model = Model(0)
    let screen = TestScreen(columns: 30, rows: 8) {
      Lender(model) { selection in
        Status(selection: selection)
        ScrollView { ForEach(0..<count, id: \.self) { Row(index: $0, selection: selection) } }
      }
    }
    model.value = 1
    screen.draw()
    screen.resetCounters()
    model.value = 2
    screen.draw()
    #expect(screen.bodies == 1)
    #expect(screen.host.counters.layouts == 0)
    #expect(screen.host.counters.drawnNodes < 8)
    #expect(screen.grid.cellsWritten <= 2)
    let graph = screen.host.graph.counters
    #expect(graph.evaluations < 8)
    #expect(graph.edgesWalked < 30)
    guard let scroll = screen.host.root.firstScroll else {
      Issue.record("there is a scrolling node")
      return
    }
    screen.resetCounters()
    scroll.scroll(to: Double(count))
    screen.draw()
    #expect(screen.lines.last?.hasPrefix("row \(count - 1)") == true)
    #expect(screen.bodies == 0)
    #expect(screen.host.counters.layouts == 0)
    #expect(screen.host.counters.drawnNodes < 20)
  }

  @Test func `what lies under a view that moved away comes back, wide characters whole`() {
    let model = Model(Alignment.leading)
    let screen = TestScreen(columns: 10, rows: 1) {
      Owner(model) { alignment in Text("日ab").overlay(alignment: alignment) { Text("x") } }
    }
    #expect(screen.lines == ["x ab"])
    model.value = .trailing
    screen.draw()
    #expect(screen.lines == ["日ax"])
    model.value = .leading
    screen.draw()
    #expect(screen.lines == ["x ab"])
  }

  @Test func `what reaches over an edge is drawn again wherever it reaches`() {
    let model = Model("4")
    let screen = TestScreen(columns: 10, rows: 12) {
      VStack {
        Text("0").overlay(alignment: .topLeading) { Text("a\nb\nc\nd\ne\nf").fixedSize() }
        Owner(model) { text in
          ForEach(1..<12, id: \.self) { Text($0 == 4 ? text : "\($0)").padding(.leading, $0 == 4 ? 0 : 2) }
        }
      }
    }
    #expect(screen.lines == ["a", "b 1", "c 2", "d 3", "4", "f 5", "  6", "  7", "  8", "  9", "  10", "  11"])
    model.value = ""
    screen.draw()
    #expect(screen.lines[4] == "e")
  }

  @Test func `a change beside a wide character leaves it whole`() {
    let model = Model("x")
    let screen = TestScreen(columns: 10, rows: 2) {
      HStack(spacing: 0) {
        Text("日本")
        Owner(model) { Text($0) }
        Text("日本")
      }
    }
    for text in ["y", "日", "z", "語"] {
      model.value = text
      screen.draw()
      #expect(screen.lines == ["日本\(text)日本"])
    }
  }

  @Test func `a wide character that an edge cuts is left out`() {
    #expect(screen(3, 1) { Text("日本").fixedSize() } == ["日"])
    #expect(
      screen(10, 1) {
        HStack(spacing: 0) {
          Text("日本").fixedSize().frame(width: 3, alignment: .leading).overlay { Text("x").padding(.leading, 3) }
        }
      }.first?.hasPrefix("日") == true)
  }

  @Test func `a background lies below text and below nothing else`() {
    let screen = TestScreen(columns: 8, rows: 3) {
      HStack {
        Text("a"); Text("b").background(.ansi(4))
      }.padding(1).background(.ansi(2))
    }
    let colours = (0..<8).map { screen.grid.style(row: 1, column: $0).background }
    #expect(colours == [.ansi(2), .ansi(2), .ansi(2), .ansi(4), .ansi(2), .standard, .standard, .standard])
  }

  @Test func `a node without room shows nothing, nor does what is inside`() {
    let screen = screen(10, 3) {
      HStack {
        Text("hidden").fixedSize().frame(width: 0); Text("x")
      }
    }
    #expect(screen == [" x"])
  }

  @Test func `a press finds the innermost view at its place, also where it reaches over an edge`() {
    let screen = TestScreen(columns: 12, rows: 4) {
      VStack {
        Text("one")
        HStack {
          Text("two").fixedSize().frame(width: 1, alignment: .leading).padding(.trailing, 4); Text("three")
        }
      }
    }
    func text(_ x: Double, _ y: Double) -> String? {
      (screen.host.root.hitTest(Point(x: x, y: y)) as? TextNode)?.plainText
    }
    #expect(text(0, 0) == "one")
    #expect(text(2, 1) == "two")
    #expect(text(6, 1) == "three")
    #expect(text(0, 3) == nil)
  }
}
