import TestSupport
import Testing

@testable import FormControls

/// Arrow keys go to what is nearest on the screen.
@Suite struct DirectionTests {
  private struct Pad: View {
    let name: String
    @Binding var text: String
    var body: some View { TextField(name, text: $text).frame(width: 8) }
  }

  private struct Columns: View {
    var hasSection = false
    @State private var text = ""
    @FocusState var focus: String?
    let box: Box<String?>

    var body: some View {
      HStack(spacing: 2) {
        VStack {
          field("a1")
          field("a2")
        }
        VStack {
          field("b1")
          field("b2")
          field("b3")
        }
      }
      .onChange(of: focus) { _, focus in box.value = focus }
    }

    private func field(_ name: String) -> some View {
      TextField(name, text: $text).frame(width: 8).focused($focus, equals: name)
    }
  }

  @Test(
    "Up and Down stay in their column as long as it goes on",
    arguments: [
      (["Tab", "Down"], "a2"), (["Tab", "Down", "Down"], "b3"), (["Tab", "Tab", "Down"], "b2"),
      (["Tab", "Tab", "Down", "Up"], "b1"), (["Shift+Tab", "Up", "Up"], "b1"), (["Tab", "Up"], "b3"),
    ])
  func columns(keys: [String], end: String) {
    let box = Box<String?>(nil)
    let form = TestForm { Columns(box: box) }
    for key in keys { form.press(key) }
    #expect(box.value == end)
  }

  @Test("Left and Right go from button to button")
  func buttons() {
    struct Buttons: View {
      let log: Log
      var body: some View {
        VStack {
          HStack {
            Button("One") { log("one") }
            Button("Two") { log("two") }
          }
          Button("Three") { log("three") }
        }
      }
    }
    let log = Log()
    let form = TestForm { Buttons(log: log) }
    form.press("Tab", "Right", "Enter", "Left", "Enter", "Right", "Right", "Enter", "Down", "Enter", "Up", "Enter")
    #expect(log.take() == ["two", "one", "two", "three", "one"])
  }

  @Test(
    "moving towards a section gives focus to the nearest control in it, though another one is nearer",
    arguments: [true, false])
  func section(isSection: Bool) {
    struct Screen: View {
      let isSection: Bool
      let box: Box<String?>
      @State private var text = ""
      @FocusState private var focus: String?

      var body: some View {
        VStack {
          field("top")
          HStack(spacing: 2) {
            if isSection { side.focusSection() } else { side }
            VStack {
              Text(" ")
              field("near")
            }
          }
        }
        .onChange(of: focus) { _, focus in box.value = focus }
      }

      private var side: some View {
        VStack {
          Text("A tall title")
          Text("of a section")
          Text("of views")
          field("inside")
        }
      }

      private func field(_ name: String) -> some View {
        TextField(name, text: $text).frame(width: 8).focused($focus, equals: name)
      }
    }
    let box = Box<String?>(nil)
    let form = TestForm { Screen(isSection: isSection, box: box) }
    form.press("Tab", "Down")
    #expect(box.value == (isSection ? "inside" : "near"))
  }

  @Test("an action for arrow keys is run instead, the innermost one; texts and lists keep theirs")
  func moveCommand() {
    struct Screen: View {
      let log: Log
      @State private var text = "ab"
      @State private var choice = 1
      var body: some View {
        VStack {
          TextField("Text", text: $text).onMoveCommand { log("text \($0)") }
          Picker("Choice", selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          Text("Pad").focusable().onMoveCommand { log("pad \($0)") }
        }
        .onMoveCommand { log("all \($0)") }
        .onChange(of: choice) { _, choice in log("chose \(choice)") }
      }
    }
    let log = Log()
    let form = TestForm { Screen(log: log) }
    form.press("Tab", "Left", "Up", "Tab", "Down", "Space", "Tab", "Left", "Down")
    #expect(log.take() == ["text up", "chose 2", "pad left", "pad down"])
  }

  @Test("buttons in columns are reached from the side")
  func columns() {
    let log = Log()
    let form = TestForm {
      HStack {
        ForEach(0..<2, id: \.self) { column in
          VStack { ForEach(0..<2, id: \.self) { row in Button("b\(row)\(column)") { log("\(row)\(column)") } } }
        }
      }
    }
    form.press("Tab", "Right", "Enter", "Down", "Enter", "Left", "Enter", "Up", "Enter")
    #expect(log.take() == ["01", "11", "10", "00"])
  }

  @Test("from a short column, Down goes to what is below in the one before it")
  func otherColumn() {
    struct Uneven: View {
      let box: Box<String?>
      @State private var text = ""
      @FocusState private var focus: String?
      var body: some View {
        HStack(alignment: .top, spacing: 2) {
          VStack { ForEach(["a1", "a2", "a3"], id: \.self) { field($0) } }
          field("b1")
        }
        .onChange(of: focus) { _, focus in box.value = focus }
      }

      private func field(_ name: String) -> some View {
        TextField(name, text: $text).frame(width: 8).focused($focus, equals: name)
      }
    }
    let box = Box<String?>(nil)
    let form = TestForm { Uneven(box: box) }
    form.press("Tab", "Tab", "Down")
    #expect(box.value == "a2")
  }

  @Test("with a thousand fields, a step looks at the fields around alone", arguments: [10, 1000])
  func cheap(count: Int) {
    struct Many: View {
      let count: Int
      @State private var text = ""
      var body: some View {
        Form { ForEach(0..<count, id: \.self) { TextField("F\($0)", text: $text) } }
      }
    }
    let form = TestForm(columns: 40, rows: 12) { Many(count: count) }
    form.press("Tab", "Down", "Down", "Down", "Up")
    #expect(form.markedRow == "F2")
    #expect(form.session.focus.examinedControls <= 8)
    #expect(form.updates <= 4)
  }
}

/// Arrow keys in screens made at random, against a search that looks at every control.
@Suite struct RandomDirectionTests {
  /// Fields side by side and one below the other, sections here and there.
  private indirect enum Screen {
    case field(Int)
    case row([Screen])
    case column([Screen])
    case section(Screen)

    static func random(depth: Int, next: inout Int, using generator: inout SeededGenerator) -> Screen {
      guard depth > 0, Int.random(in: 0..<5, using: &generator) > 0 else {
        next += 1
        return .field(next)
      }
      let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        random(depth: depth - 1, next: &next, using: &generator)
      }
      let whole: Screen = Bool.random(using: &generator) ? .row(parts) : .column(parts)
      return Int.random(in: 0..<4, using: &generator) == 0 ? .section(whole) : whole
    }
  }

  private struct ScreenView: View {
    let screen: Screen
    @State private var text = ""

    var body: some View { content }

    /// Screens hold screens, so that their type has no end.
    private var content: AnyView {
      switch screen {
      case .field(let number):
        AnyView(TextField("f\(number)", text: $text).frame(width: Double(4 + number % 5 * 3)))
      case .row(let parts):
        AnyView(
          HStack(alignment: parts.count == 2 ? .top : .center, spacing: 1) {
            ForEach(parts.indices, id: \.self) { ScreenView(screen: parts[$0]) }
          })
      case .column(let parts):
        AnyView(VStack { ForEach(parts.indices, id: \.self) { ScreenView(screen: parts[$0]) } })
      case .section(let inner): AnyView(ScreenView(screen: inner).focusSection())
      }
    }
  }

  /// Looks at every control there is, in the order in which the tree is walked in this direction.
  private func nearest(to start: Control, toward direction: MoveCommandDirection, in store: FocusStore) -> Set<String> {
    guard let node = start.node else { return [] }
    let origin = DirectedFrame(node.screenFrame, toward: direction)
    var ranked: [(rank: DirectedFrame.Rank, path: String)] = []
    for control in store.controls where control !== start {
      guard let other = control.node else { continue }
      let own = DirectedFrame(other.screenFrame, toward: direction)
      let section = FocusSectionNode.outermost(around: other, without: node)
      let frame = section.map { DirectedFrame($0.screenFrame, toward: direction) } ?? own
      if direction.isHorizontal, !frame.overlaps(origin) { continue }
      if let rank = frame.rank(from: origin, inside: own) { ranked.append((rank, control.path)) }
    }
    guard let best = ranked.map(\.rank).min() else { return [] }
    return Set(ranked.filter { $0.rank == best }.map(\.path))
  }

  @Test("each step goes to one of the nearest of all controls, and stays where there is none", arguments: 0..<40)
  func steps(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var count = 0
    let screen = Screen.random(depth: 4, next: &count, using: &generator)
    let form = TestForm(columns: 120, rows: 60) { ScreenView(screen: screen) }
    let store = form.session.focus
    for control in store.controls {
      for direction in [MoveCommandDirection.up, .down, .left, .right] {
        store.focus(control)
        let expected = nearest(to: control, toward: direction, in: store)
        let moved = store.move(direction)
        #expect(moved == !expected.isEmpty, "\(direction) from \(control.path)")
        if moved { #expect(expected.contains(store.focused?.path ?? ""), "\(direction) from \(control.path)") }
      }
    }
  }
}
