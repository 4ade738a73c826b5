import Formline
import Testing

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
    form.press("Tab", "Left", "Up", "Tab", "Down", "Tab", "Left", "Down")
    #expect(log.take() == ["text up", "chose 2", "pad left", "pad down"])
  }

  @Test("with a thousand fields, a step looks at the fields around alone")
  func cheap() {
    struct Many: View {
      @State private var text = ""
      var body: some View {
        Form { ForEach(0..<1000, id: \.self) { TextField("F\($0)", text: $text) } }
      }
    }
    let form = TestForm(columns: 40, rows: 12) { Many() }
    form.press("Tab")
    let clock = ContinuousClock()
    let time = clock.measure { form.press("Down", "Down", "Down", "Up") }
    #expect(form.markedRow == "F2")
    #expect(time < .milliseconds(500))
    #expect(form.updates <= 4)
  }
}
