import Formline
import Testing

/// Labels, titles and footers as views, and every control in a form.
@Suite struct SettingsScreenTests {
  private enum Plan: String, CaseIterable, Identifiable {
    case free, team
    var id: Self { self }
  }

  private struct Settings: View {
    let log: Log
    @State private var plan = Plan.free
    @State private var backup: Plan?
    @State private var name = ""
    @State private var share = 0.2
    @State private var guests = 3
    @State private var volume = 0.5
    @State private var isOn = false
    @State private var isOpen = false
    @State private var isAsking = false
    @State private var birthday = CalendarDate(year: 2000, month: 5, day: 1) ?? .first

    init(log: Log) { self.log = log }

    var body: some View {
      Form {
        Section {
          TextField(text: $name, prompt: Text("Required")) { Text("Name") }
          TextField(value: $share, format: .percent) { Text("Share") }
          SecureField(text: $name) { Text("Secret") }
        } header: {
          Text("Texts")
        }
        Section(header: Text("Choices"), footer: Text("as you like")) {
          Picker(selection: $plan) {
            ForEach(Plan.allCases) { Text($0.rawValue) }
          } label: {
            Text("Plan")
          }
          .pickerStyle(.menu)
          Picker("Backup", selection: $backup) {
            Text("none").tag(Plan?.none)
            ForEach(Plan.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Toggle(isOn: $isOn) { Text("News") }
          Stepper(value: $guests, in: 1...8) { Text("Guests") }
          Slider(value: $volume) { Text("Volume") }
          DatePicker(selection: $birthday, in: CalendarDate.first...CalendarDate.last) { Text("Born") }
        }
        DisclosureGroup(isExpanded: $isOpen) {
          LabeledContent {
            Text("1.0")
          } label: {
            Text("Version")
          }
        } label: {
          Text("More")
        }
        Button("Delete", role: .destructive) { isAsking = true }
      }
      .environment(\.locale, LocaleName(posix: "en_GB"))
      .confirmationDialog(
        "Delete?", isPresented: $isAsking, titleVisibility: .hidden, presenting: plan
      ) { plan in
        Button("Delete \(plan.rawValue)", role: .destructive) { log("deleted \(plan.rawValue)") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("The plan \($0.rawValue) goes.")
      }
    }
  }

  @Test("texts as labels, titles and footers stand where titles do")
  func labels() {
    let form = TestForm(columns: 50, rows: 24) { Settings(log: Log()) }
    #expect(
      form.lines == [
        "", "  Texts", "  Name    Required", "  Share   20%", "  Secret", "", "  Choices",
        "  Plan    free                                  ▾", "  Backup  [none]  free   team", "  News    [ ] no",
        "  Guests  ‹ 3 ›", "  Volume  ▰▰▰▰▰▰▰▰▰▰▰▰▰●▱▱▱▱▱▱▱▱▱▱▱▱ 0.5",
        "  Born    01/05/2000                            ▾", "  as you like", "▸ More", "  Delete",
      ])
  }

  @Test("a question about something says so, and focus comes back to the button that asked")
  func presenting() {
    let log = Log()
    let form = TestForm(columns: 50, rows: 24) { Settings(log: log) }
    form.press("Shift+Tab", "Enter")
    #expect(form.lines.suffix(2) == ["  The plan free goes.", "    Delete free  › Keep"])
    form.press("Left", "Enter")
    #expect(log.take() == ["deleted free"])
    #expect(form.lines.last == "› Delete")
  }

  @Test("an entry that is not tagged stands for the id of its row, also where the choice may be missing")
  func tacitTags() {
    let form = TestForm(columns: 50, rows: 24) { Settings(log: Log()) }
    for _ in 0..<4 { form.press("Tab") }
    form.press("Space", "Down", "Enter", "Tab", "Right", "Right")
    #expect(form.lines[7] == "  Plan    team                                  ▾")
    #expect(form.lines[8] == "▌ Backup   none   free  [team]")
    form.press("Left", "Left")
    #expect(form.lines[8] == "▌ Backup  [none]  free   team")
  }

  private struct Sections: View {
    @State private var choice = 21
    @State private var hasMore = false

    var body: some View {
      Form {
        Picker("Choice", selection: $choice) {
          ForEach([1, 2], id: \.self) { outer in
            ForEach([1, 2], id: \.self) { inner in Text("\(outer).\(inner)").tag(outer * 10 + inner) }
          }
          ForEach([5, 6], id: \.self) { if $0 == 5 || hasMore { Text("\($0)") } }
        }
        .pickerStyle(.segmented)
        Button("More") { hasMore = true }.keyboardShortcut("F5")
      }
    }
  }

  @Test("a tag overrules the id of every row around, and rows that come later are entries too")
  func tagsInRows() {
    let form = TestForm(columns: 60) { Sections() }
    #expect(form.lines[0] == "  Choice   1.1   1.2  [2.1]  2.2   5")
    form.press("Tab", "Right", "Right")
    #expect(form.lines[0] == "▌ Choice   1.1   1.2   2.1   2.2  [5]")
    form.press("F5", "Right")
    #expect(form.lines[0] == "▌ Choice   1.1   1.2   2.1   2.2   5  [6]")
  }

  private struct Missing: View {
    @State private var isAsking = true
    let subject: Int?
    init(subject: Int?) { self.subject = subject }
    var body: some View {
      Text("screen").alert("About it", isPresented: $isAsking, presenting: subject) { Button("OK \($0)") {} }
    }
  }

  @Test("without what it is about, a question is not asked")
  func missingSubject() {
    #expect(TestForm { Missing(subject: nil) }.lines == ["screen"])
    #expect(TestForm { Missing(subject: 1) }.lines == ["screen", "", "  About it", "  › OK 1"])
  }

  private struct Plain: View {
    @State private var isAsking = true
    var body: some View {
      Text("screen").alert("Done", isPresented: $isAsking) {
      } message: {
        Text("All is well.")
      }
    }
  }

  @Test("a question without buttons has one that ends it")
  func withoutButtons() {
    let form = TestForm { Plain() }
    #expect(form.lines == ["screen", "", "  Done", "  All is well.", "  › OK"])
    form.press("Enter")
    #expect(form.lines == ["screen"])
  }
}
