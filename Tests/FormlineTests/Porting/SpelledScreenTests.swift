import Formline
import TerminalModel
import Testing

/// Fields, screens and looks by SwiftUI's further spellings.
@Suite struct SpelledScreenTests {
  // Searching, toolbars, presented screens

  @Test func `a search field with suggestions of its own`() {
    let shown = screens("'A'", "Right", "Enter") {
      Editing("") { text in
        List { Text("row") }
          .searchable(text: text, prompt: "Find") {
            Text("Ada").searchCompletion("Ada")
            Text("Bob").searchCompletion("Bob")
          }
      }
    }
    #expect(shown == [["  / Find", "row", "="], ["  / Ada", "row", "= Ada"]])
  }

  private struct Saving: ToolbarContent {
    let save: () -> Void
    var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Save", action: save) } }
  }

  @Test func `items of an app's own type, and with ids`() {
    let form = TestForm(columns: 40, rows: 6) {
      Editing(0) { count in
        Button("Here") {}
          .toolbar { Saving { count.wrappedValue += 1 } }
          .toolbar(id: "main") {
            ToolbarItem(id: "more", placement: .secondaryAction, showsByDefault: false) {
              Button("More") { count.wrappedValue += 10 }.keyboardShortcut("F5")
            }
          }
      }
    }
    #expect(form.screen.contains("Save") && form.screen.contains("F5 More"))
    form.press("F5")
    #expect(form.lines.contains("= 10"))
    form.click("Save")
    #expect(form.lines.contains("= 11"))
  }

  @Test func `popovers with an anchor, by a condition and by an item`() {
    let form = TestForm(columns: 40, rows: 8) {
      Editing((isOpen: false, item: SpelledListTests.Named?.none)) { value in
        Button("Open") { value.wrappedValue.isOpen = true }
          .popover(isPresented: value.isOpen, attachmentAnchor: .point(.top)) { Text("inside") }
        Button("Item") { value.wrappedValue.item = SpelledListTests.Named(id: 1, name: "Ada") }
          .popover(item: value.item, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { Text("of \($0.name)") }
      }
    }
    form.press("Tab", "Enter")
    #expect(form.screen.contains("inside") && !form.screen.contains("Item"))
    form.press("Escape")
    #expect(form.screen.contains("isOpen: false"))
    form.press("Tab", "Enter")
    #expect(form.screen.contains("of Ada"))
    form.press("Escape")
    #expect(form.screen.contains("item: nil"))
  }

  @Test func `controls that belong together under a title`() {
    let shown = screens("Tab", "Enter", "Tab", "Enter") {
      Editing(0) { count in
        ControlGroup("Change", systemImage: "plus") {
          Button("More") { count.wrappedValue += 1 }
          Button("Many") { count.wrappedValue += 10 }
        }
      }
    }
    #expect(shown == [["  More    Many", "= 0"], ["  More  › Many", "= 11"]])
  }

  private struct Hinted: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if shortcut == .defaultAction { Text("(default)") }
        if let shortcut, shortcut.modifiers == .command { Text("(with command)") }
      }
    }
  }

  @Test func `a style is told the shortcut of its button, which works`() {
    let form = TestForm(columns: 40) {
      Editing(0) { count in
        VStack {
          Button("Plain") {}
          Button("Save") { count.wrappedValue += 1 }.keyboardShortcut("s")
          Button("Go") { count.wrappedValue += 10 }.keyboardShortcut(.defaultAction)
        }
        .buttonStyle(Hinted())
      }
    }
    #expect(form.lines == ["  Plain", "  Save (with command)", "  Go (default)", "= 0"])
    form.press("Alt+s")
    #expect(form.lines.last == "= 1")
  }

  // Dates

  @Test func `a day from or up to another, under a label of views`() {
    let first = CalendarDate(year: 2026, month: 3, day: 10) ?? .first
    func page() -> some View {
      Editing([first, first]) { days in
        DatePicker(selection: days[0], in: first..., displayedComponents: .date) {
          Label("From", systemImage: "calendar")
        }
        DatePicker(selection: days[1], in: ...first) { Text("To") }
        Text(days.wrappedValue.map { "\($0.day)" }.joined(separator: " "))
      }
    }
    let earlier = screens("Tab", "Shift+Down", "Tab", "Shift+Down", of: page)
    #expect(earlier[0][0].hasPrefix("From  ") && earlier[0][1].hasPrefix("To  ") && earlier[0][2] == "10 10")
    #expect(earlier[1][2] != "10 10")
    let later = screens("Tab", "Shift+Up", "Tab", "Shift+Up", of: page)
    #expect(later[1][2] != "10 10" && later[1][2] != earlier[1][2])
  }

  // Values that are kept

  private enum Flavor: String { case lime, cherry }

  private struct Kept: View {
    @AppStorage("flavor") private var flavor: Flavor?
    var body: some View {
      Text(flavor?.rawValue ?? "none")
      Button("Lime") { flavor = .lime }
      Button("None") { flavor = nil }
    }
  }

  @Test func `a kept choice that may be missing`() {
    let form = TestForm(columns: 20) { Kept() }
    #expect(form.lines[0] == "none")
    form.press("Tab", "Enter")
    #expect(form.lines[0] == "lime")
    form.press("Tab", "Enter")
    #expect(form.lines[0] == "none")
  }

  // Looks

  @Test(
    arguments: [
      (0, 1, 1, Color.rgb(255, 0, 0)), (1.0 / 6, 1, 1, .rgb(255, 255, 0)), (1.0 / 3, 1, 1, .rgb(0, 255, 0)),
      (0.5, 1, 1, .rgb(0, 255, 255)), (2.0 / 3, 1, 1, .rgb(0, 0, 255)), (5.0 / 6, 1, 1, .rgb(255, 0, 255)),
      (1, 1, 1, .rgb(255, 0, 0)), (0.3, 0, 0.5, .rgb(128, 128, 128)), (0.6, 1, 0, .rgb(0, 0, 0)),
      (0.6, 0.5, 0.8, .rgb(102, 143, 204)),
    ] as [(Double, Double, Double, Color)])
  func `a colour of a hue`(hue: Double, saturation: Double, brightness: Double, color: Color) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness) == color)
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.5) == color)
  }

  @Test func `colours by the names of styles`() {
    let form = TestForm(columns: 20, colorDepth: .trueColor) {
      Text("a").foregroundStyle(HierarchicalShapeStyle.secondary)
      Text("b").foregroundStyle(AnyShapeStyle(.red))
      Text("c").foregroundStyle(.link)
      Text("d").foregroundStyle(.placeholder)
      Text("e").foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
      Text("f").foregroundStyle(Color(.sRGB, white: 0))
    }
    #expect(
      (0..<6).map { form.style(column: 0, row: $0).foreground } == [
        .secondary, .red, .accentColor, .secondary, .rgb(255, 0, 0), .rgb(0, 0, 0),
      ])
  }

  @Test func `what stands back can be read on a background that stands back`() {
    let form = TestForm(columns: 20, colorDepth: .trueColor) {
      Text("a").foregroundStyle(.secondary).background(.background.secondary)
      Text("b").foregroundStyle(.secondary).background(.fill.tertiary, in: .rect(topLeadingRadius: 4))
      Text("c").foregroundStyle(.secondary).background(.windowBackground.quaternary, ignoresSafeAreaEdges: .all)
      Text("d").foregroundStyle(.secondary).background(in: .capsule)
    }
    for row in 0..<4 {
      let style = form.style(column: 0, row: row)
      #expect(style.foreground != style.background || style.foreground == .standard)
      #expect(form.lines[row] != "")
    }
  }

  @Test func `shapes over and behind a text, and lines in styles`() {
    let form = TestForm(columns: 12, rows: 8, colorDepth: .trueColor) {
      Text("hidden").overlay(.red, in: .rect(cornerRadius: 4))
      Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [4])).frame(width: 4, height: 3)
      Text("line").underline(true, pattern: .dash, color: .red)
      Text("none").underline(false, pattern: .dot)
    }
    #expect(form.lines == ["", "┌──┐", "│  │", "└──┘", "line", "none"])
    #expect(form.style(column: 0, row: 0).background == .red)
    #expect(form.style(column: 0, row: 1).foreground == .blue)
    #expect(form.style(column: 0, row: 4).attributes.contains(.underline))
    #expect(!form.style(column: 0, row: 5).attributes.contains(.underline))
  }

  private struct Before: ViewModifier {
    let mark: String
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Text(mark)
        content
      }
    }
  }

  @Test func `modifiers one after the other, and one that changes nothing`() {
    let form = TestForm(columns: 20) {
      Text("x").modifier(Before(mark: "a").concat(Before(mark: "b")).concat(EmptyModifier()))
      Text("x").modifier(Before(mark: "a")).modifier(Before(mark: "b"))
    }
    #expect(form.lines == ["bax", "bax"])
  }

  private nonisolated static let springs: [(name: String, animation: Animation)] = [
    ("smooth", .smooth(duration: 0.2)), ("snappy", .snappy(duration: 0.2)), ("bouncy", .bouncy(duration: 0.2)),
    ("interactive", .interactiveSpring()),
  ]

  @Test(arguments: 0..<4) func `springs of every name move, and come to rest`(spring: Int) {
    let form = TestForm(columns: 40) {
      Editing(false) { isOn in
        Toggle("On", isOn: isOn)
        Text("x").padding(.leading, isOn.wrappedValue ? 20 : 0)
          .animation(Self.springs[spring].animation, value: isOn.wrappedValue)
      }
    }
    form.press("Tab", "Space")
    let rest = String(repeating: " ", count: 20) + "x"
    #expect(form.lines[1] != rest)
    while let time = form.session.deadline, time < 5_000_000_000 {
      form.session.advance(to: time)
      form.draw()
    }
    #expect(form.lines[1] == rest)
    #expect(form.session.deadline == nil)
  }

  @Test func `a column with bounds for its width`() {
    struct Page: View {
      let items = [SpelledListTests.Named(id: 1, name: "a")]
      var body: some View {
        Table(items) {
          TableColumn("Name", value: \.name).width(min: 10, ideal: 20, max: 12)
          TableColumn("Again", value: \.name)
        }
      }
    }
    let form = TestForm(columns: 60, rows: 6) { Page() }
    let title = form.lines[0]
    let place = title.firstRange(of: "Again").map { title.distance(from: title.startIndex, to: $0.lowerBound) } ?? 0
    #expect((10...16).contains(place))
  }

  @Test func `a list that shows no indicators`() {
    func page(_ visibility: ScrollIndicatorVisibility) -> some View {
      ScrollView { VStack { ForEach(0..<9) { Text("row \($0)") } } }.scrollIndicators(visibility, axes: .vertical)
    }
    #expect(TestForm(columns: 20, rows: 4) { page(.visible) }.screen.contains("▐"))
    #expect(!TestForm(columns: 20, rows: 4) { page(.never) }.screen.contains("▐"))
  }
}
