import Testing
import TestSupport

@testable import FormControls
@testable import Formline

/// Screens written in points, in a program whose lengths are points or cells. Inside this package whole numbers are
/// cells, so these views say `24.0`.
@Suite struct LengthTests {
  private struct Greeting: View {
    let log: Log
    @State private var name = ""

    var body: some View {
      VStack(spacing: 24.0) {
        Text("Hi")
        TextField("Name", text: $name).onSubmit { log(name) }
      }
      .padding(40.0)
    }
  }

  /// Runs a part of a test with another meaning of lengths. Nothing else runs on the main actor meanwhile.
  private func with(_ lengths: Lengths, _ body: () -> Void) {
    let before = Lengths.current
    Lengths.current = lengths
    body()
    Lengths.current = before
  }

  @Test("in points, a screen with the lengths of an app is in sight and works")
  func points() {
    with(.points) {
      let log = Log()
      let form = TestForm(columns: 80, rows: 24) { Greeting(log: log) }
      #expect(form.lines.prefix(4) == ["", "", "    Hi", ""])
      #expect(form.lines[4].hasPrefix("    Name"))
      form.type("Ada")
      #expect(form.lines[4].hasPrefix("    Ada"))
      form.press("Enter")
      #expect(log.take() == ["Ada"])
      #expect(form.issues.isEmpty)
    }
  }

  @Test("in cells, an issue names the view, the length and the mode, and the field with focus comes into sight")
  func cells() {
    let log = Log()
    let form = TestForm(columns: 80, rows: 24) { Greeting(log: log) }
    #expect(
      form.issues == [
        "the text 'Hi' is out of sight, since padding 40 is 40 rows: lengths are cells here; "
          + "run(lengths: .points) takes them as SwiftUI's points",
        "VStack/VStack/1/TextField 'Name' is out of sight, since padding 40 is 40 rows: lengths are cells here; "
          + "run(lengths: .points) takes them as SwiftUI's points",
      ])
    form.type("Ada")
    #expect(form.screen.contains("Ada"))
    #expect(form.session.cursor != nil)
    form.press("Enter")
    #expect(log.take() == ["Ada"])
  }

  @Test("spacing alone pushes views out of sight, too; what can be scrolled to is none of it")
  func spacing() {
    struct Pages: View {
      let scrolls: Bool
      @State private var text = ""
      var body: some View {
        let rows = VStack(spacing: 24.0) {
          Text("One")
          Text("Two")
          TextField("Three", text: $text)
        }
        if scrolls { ScrollView { rows } } else { rows }
      }
    }
    let form = TestForm(columns: 40, rows: 20) { Pages(scrolls: false) }
    #expect(form.issues.first?.hasPrefix("the text 'Two' is out of sight, since spacing 24 is 24 rows: ") == true)
    #expect(TestForm(columns: 40, rows: 20) { Pages(scrolls: true) }.issues.isEmpty)
  }

  @Test("a screen that does not fit without any such length is no issue of lengths")
  func tallScreens() {
    struct Tall: View {
      var body: some View { VStack { ForEach(0..<40) { Text("row \($0)") } }.padding(1.0) }
    }
    #expect(TestForm(columns: 40, rows: 20) { Tall() }.issues.isEmpty)
  }

  @Test("frames hold their content in points, and what code is told is in points as well")
  func frames() {
    struct Meter: View {
      let log: Log
      var body: some View {
        VStack {
          Text("a line of text").frame(width: 8.0, height: 4.0, alignment: .leading)
          GeometryReader { proxy in
            Text("half").frame(width: proxy.size.width / 2, alignment: .trailing)
          }
          .onGeometryChange(for: Size.self, of: { $0.size }) { log("\($1.width) by \($1.height)") }
          .frame(height: 32.0)
        }
      }
    }
    with(.points) {
      let log = Log()
      let form = TestForm(columns: 40, rows: 20) { Meter(log: log) }
      #expect(form.screen.contains("half"))
      #expect(form.lines.contains { $0.hasSuffix("                half") })
      #expect(log.take().last == "320.0 by 32.0")
    }
  }

  @Test("a layout of an app's own is told points and answers in points")
  func layouts() {
    struct Indent: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let size = subviews[0].sizeThatFits(.unspecified)
        return Size(width: size.width + 24, height: size.height)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: Point(x: bounds.origin.x + 24, y: bounds.origin.y), proposal: .unspecified)
      }
    }
    with(.points) {
      let form = TestForm(columns: 40, rows: 20) {
        HStack(spacing: 16.0) {
          Indent() { Text("in") }
          Text("after")
        }
      }
      #expect(form.lines[0] == "   in  after")
    }
  }
}
