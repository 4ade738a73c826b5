import Formline
import Testing

/// Styles of an app's own, as apps write them.
@Suite struct StyleTests {
  private struct Framed: ButtonStyle {
    var mark = "<"
    @Environment(\.isEnabled) private var isEnabled

    init(mark: String = "<") { self.mark = mark }

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? mark : "(")
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        Text(configuration.role == .destructive ? "!" : ">")
      }
    }
  }

  private struct Buttons: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add \(count)") { count += 1 }
        Button("Drop", role: .destructive) {}.disabled(count == 0)
        Button("Plain") {}.buttonStyle(.plain)
      }
      .buttonStyle(Framed(mark: count > 0 ? "«" : "<"))
    }
  }

  @Test func `a button style reads the environment, its own values and the label, and the keys stay`() {
    let form = TestForm { Buttons() }
    #expect(form.lines == ["  <Add 0>", "  (Drop!", "  Plain"])
    form.press("Tab", "Enter")
    #expect(form.lines == ["› «Add 1>", "  «Drop!", "  Plain"])
  }

  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "●" : "○")
        configuration.label
      }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "☑" : "☐")
        configuration.label
      }
      .buttonStyle(.plain)
    }
  }

  private struct Toggles: View {
    @State private var wifi = false
    @State private var sound = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $wifi).toggleStyle(Lamp())
        Toggle("Sound", isOn: $sound).toggleStyle(Checkbox())
        Text("\(wifi) \(sound)")
      }
    }
  }

  @Test func `a toggle style is turned on by Space, or by the button that it has`() {
    let form = TestForm { Toggles() }
    #expect(form.lines.first == "  ○ Wi-Fi")
    form.press("Tab", "Space")
    #expect(form.lines.first == "› ● Wi-Fi")
    form.press("Tab", "Enter")
    #expect(form.lines.last == "true true")
    form.press("Tab", "Space")
    #expect(form.lines.last == "false true")
  }

  private struct Boxed: TextFieldStyle {
    let sign: String
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 0) {
        Text(sign)
        configuration
      }
    }
  }

  private struct Fields: View {
    enum Field { case name, note }
    @State private var name = ""
    @State private var note = ""
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Note", text: $note, axis: .vertical).focused($focus, equals: .note)
      }
      .textFieldStyle(Boxed(sign: name.isEmpty ? "! " : "  "))
      .onSubmit { focus = .note }
    }
  }

  @Test func `a text field style stands around the field, which is edited as ever`() {
    let form = TestForm { Fields() }
    #expect(form.lines == ["! Name", "! Note"])
    form.type("Ada")
    #expect(form.lines == ["  Ada", "  Note"])
    form.press("Enter")
    form.type("x")
    #expect(form.linesWithCursor == ["  Ada", "  x▏"])
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func `a label style places the title and the view beside it`() {
    let form = TestForm {
      Label {
        Text("Free")
      } icon: {
        Text("*")
      }
      .labelStyle(Reversed())
      Label("Settings", systemImage: "gear").labelStyle(Reversed())
      Label("Plain", systemImage: "gear").labelStyle(.titleAndIcon)
    }
    #expect(form.lines == ["Free *", "Settings", "Plain"])
  }

  private struct Titled: FormStyle {
    let title: String
    @Environment(\.isEnabled) private var isEnabled

    init(title: String) { self.title = title }

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(isEnabled ? title : "(\(title))")
        Form(configuration).formStyle(.columns)
      }
    }
  }

  private struct Bare: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(spacing: 1) { configuration.content } }
  }

  private struct Forms: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        Form {
          TextField("Name", text: $name)
          Toggle("On", isOn: $isOn)
        }
        .formStyle(Titled(title: isOn ? "on" : "off"))
        Form { Toggle("Also", isOn: $isOn) }.formStyle(Bare())
        Form { Toggle("Plain", isOn: $isOn) }.formStyle(.grouped)
      }
    }
  }

  @Test func `a form style stands around the form, whose fields are edited as ever`() {
    let form = TestForm { Forms() }
    #expect(form.lines == ["off", "  Name", "    On  [ ] no", "Also  [ ] no", "  Plain  [ ] no"])
    form.type("Ada")
    form.press("Tab", "Space")
    #expect(form.lines == ["on", "  Name  Ada", "▌   On  [✓] yes", "Also  [✓] yes", "  Plain  [✓] yes"])
  }
}

extension ButtonStyle where Self == StyleTests.Named {
  fileprivate static var named: StyleTests.Named { StyleTests.Named() }
}

extension StyleTests {
  fileprivate struct Named: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(.leading, 2) }
  }

  @Test func `a style is found by a name of the app's`() {
    #expect(TestForm { Button("Go") {}.buttonStyle(.named) }.lines == ["    Go"])
  }
}
