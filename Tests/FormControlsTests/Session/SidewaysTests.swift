import TerminalModel
import Testing

@testable import FormControls

/// Content that is wider than the screen.
@Suite struct SidewaysTests {
  @Test func `what is wider than there is room scrolls to the side, with a line that shows where`() {
    let form = TestForm(columns: 20, rows: 8) {
      VStack {
        Text("above")
        ScrollView(.horizontal) {
          HStack { ForEach(0..<8, id: \.self) { Text("cell\($0)") } }
        }
        Text("below")
      }
    }
    #expect(form.lines == ["above", "cell0 cell1 cell2 ce", "━━━━━━━━━───────────", "below"])
    form.press("Right")
    #expect(form.lines[1...2] == ["0 cell1 cell2 cell3", "──━━━━━━━━━─────────"])
    for _ in 0..<20 { form.press("Right") }
    #expect(form.lines[1...2] == ["l4 cell5 cell6 cell7", "───────────━━━━━━━━━"])
    form.press("Left")
    #expect(form.lines[1] == " cell4 cell5 cell6 c")
    form.resize(columns: 60, rows: 8)
    #expect(form.lines == ["above", "cell0 cell1 cell2 cell3 cell4 cell5 cell6 cell7", "below"])
  }

  @Test func `what has focus is brought into sight, and the wheel scrolls with Shift or by itself`() {
    struct Row: View {
      @State private var texts = ["one", "two", "three"]
      var body: some View {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<3, id: \.self) { TextField("", text: $texts[$0]).frame(width: 14) } }
        }
      }
    }
    let form = TestForm(columns: 20, rows: 8) { Row() }
    #expect(form.lines[0] == "one            two")
    form.press("Tab", "Tab", "Tab")
    #expect(form.lines[0] == "      three")
    // The wheel to the left, then up with Shift, then plain.
    form.send(Array("\u{1B}[<66;3;1M".utf8))
    #expect(form.lines[0] == "          three")
    form.send(Array("\u{1B}[<68;3;1M\u{1B}[<68;3;1M".utf8))
    #expect(form.lines[0] == "   two            th")
    form.send(Array("\u{1B}[<64;3;1M".utf8))
    #expect(form.lines[0] == "   two            th")
    form.send(Array("\u{1B}[<67;3;1M".utf8))
    #expect(form.lines[0] == "wo            three")
  }

  @Test func `the wheel over what shows all of its content scrolls what that is in`() {
    let form = TestForm(columns: 20, rows: 6) {
      ScrollView {
        VStack {
          ScrollView { Text("short") }.frame(height: 2)
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
        }
      }
    }
    #expect(form.lines[0...2].map { $0.prefix(6).split(separator: " ") } == [[], ["short"], ["row", "0"]])
    form.send(Array("\u{1B}[<65;3;1M".utf8))
    #expect(form.lines[0].hasPrefix("row 1"))
  }

  @Test func `the wheel over a wide row scrolls the list that it stands in`() {
    let form = TestForm(columns: 20, rows: 6) {
      ScrollView {
        VStack {
          ScrollView(.horizontal) { Text(String(repeating: "wide ", count: 10)).fixedSize() }
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
        }
      }
    }
    #expect(form.lines[0].hasPrefix("wide wide"))
    form.scroll(by: 3)
    #expect(form.lines[0].hasPrefix("row 1"))
  }

  @Test func `a view inside is scrolled to, at an anchor`() {
    struct Strip: View {
      @State private var target: Int?
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack { ForEach(0..<8, id: \.self) { Text("cell\($0)").id($0) } }
          }
          Button("go") { proxy.scrollTo(5, anchor: .leading) }
        }
      }
    }
    let form = TestForm(columns: 20, rows: 8) { Strip() }
    form.press("Tab", "Enter")
    #expect(form.lines[0] == "l4 cell5 cell6 cell7")
  }
}
