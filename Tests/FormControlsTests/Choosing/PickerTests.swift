import FormControls
import Testing

@Suite struct PickerTests {
  enum Plan: Hashable { case free, team, enterprise }

  struct Fields: View {
    let log: Log
    @State var plan: Plan?
    @State private var hasMore = false

    var body: some View {
      Form {
        Picker("Plan", selection: $plan) {
          Text("Free").tag(Plan?.some(.free))
          Text("Team").tag(Plan?.some(.team))
          if hasMore { Text("Enterprise").tag(Plan?.some(.enterprise)) }
        }
        Button("More") { hasMore = true }.keyboardShortcut("F5")
      }
      .onChange(of: plan) { _, plan in log(plan.map { "\($0)" } ?? "nil") }
      .onSubmit { log("submit") }
    }
  }

  @Test("closed, it shows what is chosen; focus opens it")
  func opening() {
    let form = TestForm { Fields(log: Log(), plan: .team) }
    #expect(form.lines == ["  Plan  Team                                       ▾", "  More"])
    form.press("Tab")
    #expect(
      form.linesWithCursor == [
        "▌ Plan  Team                                       ▾", "▌         ○ Free", "▌       ▏› ● Team", "  More",
      ])
    form.press("Tab")
    #expect(form.lines == ["  Plan  Team                                       ▾", "› More"])
  }

  @Test("a list without a choice opens on its first entry; moving chooses nothing and leads out at the ends")
  func firstDown() {
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    #expect(
      form.lines == [
        "▌ Plan  choose…                                    ▾", "▌       › ○ Free", "▌         ○ Team", "  More",
      ])
    form.press("Down")
    #expect(
      form.lines == [
        "▌ Plan  choose…                                    ▾", "▌         ○ Free", "▌       › ○ Team", "  More",
      ])
    form.press("Down")
    #expect(form.lines == ["  Plan  choose…                                    ▾", "› More"])
    form.press("Up", "Down", "Space")
    #expect(log.take() == ["team"])
  }

  @Test("Space chooses, Return too if nothing is chosen, and submits", arguments: ["Space", "Enter"])
  func choosing(key: String) {
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab", key)
    #expect(log.take() == (key == "Space" ? ["free"] : ["submit", "free"]))
  }

  @Test("typing filters; Esc takes the filter back; Return does not pass over what matches nothing")
  func filtering() {
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.press("Tab")
    form.type("te")
    #expect(
      form.linesWithCursor == [
        "▌ Plan  te▏                                         ▾", "▌       › ○ Team", "▌       1 of 2", "  More",
      ])
    form.press("Space")
    #expect(log.take() == ["team"])
    form.type("x")
    #expect(
      form.lines == [
        "▌ Plan  x                                          ▾", "▌         nothing matches", "▌       0 of 2", "  More",
      ])
    form.press("Enter")
    #expect(form.lines[0] == "✗ Plan  x                                          ▾")
    form.press("Esc")
    #expect(
      form.lines == [
        "▌ Plan  Team                                       ▾", "▌         ○ Free", "▌       › ● Team", "  More",
      ])
    #expect(log.take() == [])
    form.press("Esc")
    #expect(form.session.outcome == .cancelled)
  }

  @Test("the first click opens, the next one chooses")
  func mouse() {
    let log = Log()
    let form = TestForm { Fields(log: log) }
    form.click("choose…")
    #expect(log.take() == [])
    form.click("Team")
    #expect(log.take() == ["team"])
  }

  @Test("entries that come later are there at once")
  func laterEntries() {
    let form = TestForm { Fields(log: Log(), plan: .team) }
    form.press("Tab", "F5")
    #expect(
      form.lines == [
        "▌ Plan  Team                                       ▾", "▌         ○ Free", "▌       › ● Team",
        "▌         ○ Enterprise", "  More",
      ])
  }

  @Test("a numeric argument moves on as many entries, as far as there are any")
  func numericArgument() {
    let log = Log()
    let form = TestForm { Fields(log: log, plan: .free) }
    form.press("Tab", "Alt+9", "Down", "Space")
    #expect(log.take() == ["team"])
  }

  @Test("tags inside the rows of a ForEach with ids of another type are no mistake")
  func tagsInRows() {
    struct Size: Identifiable {
      let id: String
      let number: Int
    }
    struct Sizes: View {
      @State private var number = 2
      let sizes = [Size(id: "S", number: 1), Size(id: "M", number: 2)]
      var body: some View {
        Picker("Size", selection: $number) {
          ForEach(sizes) { size in Text(size.id).tag(size.number) }
        }
        .pickerStyle(.inline)
      }
    }
    let form = TestForm { Sizes() }
    #expect(form.lines == ["Size  M                                          ▾", "        ○ S", "        ● M"])
    #expect(form.issues == [])
  }
}
