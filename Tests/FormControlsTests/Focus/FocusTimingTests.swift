import FormControls
import Testing

/// Wherever a focus state is set: the move is made in the same frame, with one change.
@Suite struct FocusTimingTests {
  enum Place: String, CaseIterable { case action, animation, change, setter, disappearance, task }

  private struct Fields: View {
    let log: Log
    let place: Place
    @State private var text = ""
    @State private var count = 0
    @State private var isThere = true
    @FocusState private var focus: Field?

    init(log: Log, place: Place) {
      self.log = log
      self.place = place
    }

    private var watched: Binding<String> {
      Binding {
        text
      } set: {
        text = $0
        if place == .setter { focus = .email }
      }
    }

    var body: some View {
      Form {
        TextField("Name", text: watched).focused($focus, equals: .name)
        if isThere { Text("there").onDisappear { if place == .disappearance { focus = .email } } }
        if count > 0 { TextField("Email", text: $text).focused($focus, equals: .email) }
        Button("Act", action: act).keyboardShortcut("F5")
      }
      .onChange(of: count) { if place == .change { focus = .email } }
      .onChange(of: focus) { old, new in log("\(shown(old)) to \(shown(new))") }
      .task(id: count) { if place == .task, count > 0 { focus = .email } }
    }

    private func act() {
      count += 1
      switch place {
      case .action: focus = .email
      case .animation: withAnimation { focus = .email }
      case .disappearance: isThere = false
      case .change, .setter, .task: break
      }
    }
  }

  @Test(
    "in an action, in an animation, where a value changes, in a binding, where a view goes, in a task",
    arguments: Place.allCases)
  func setting(in place: Place) async {
    let log = Log()
    let form = TestForm(columns: 50) { Fields(log: log, place: place) }
    form.press("Tab")
    #expect(log.take() == ["nil to name"])
    form.press("F5")
    if place == .setter { form.type("a") }
    if place == .task {
      for _ in 0..<10_000 where log.entries.isEmpty {
        await Task.yield()
        form.draw()
      }
    }
    #expect(log.take() == ["name to email"])
    #expect(form.markedRow == "Email")
    #expect(form.issues == [])
  }
}
