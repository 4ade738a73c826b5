import FormControls
import Testing

/// Suggestions that an app writes as views.
@Suite struct AuthoredSuggestionTests {
  private struct Cities: View {
    @State private var city = ""
    private var fitting: [String] { ["Berlin", "Bern", "Paris"].filter { city.isEmpty || $0.hasPrefix(city) } }

    var body: some View {
      Form {
        TextField("City", text: $city)
          .textInputSuggestions {
            Text("Near you")
            ForEach(fitting, id: \.self) { Text("\($0), far away").textInputCompletion($0) }
          }
      }
    }
  }

  private func open(typing text: String = "") -> TestForm {
    let form = TestForm(columns: 50) { Cities() }
    form.press("Tab")
    form.type(text)
    return form
  }

  @Test("entries with a completion can be taken, others are only shown")
  func list() {
    let form = open()
    form.press("Alt+Down")
    #expect(
      form.lines.prefix(5) == [
        "▌ City  Berlin", "▌         Near you", "▌       › Berlin, far away", "▌         Bern, far away",
        "▌         Paris, far away",
      ])
    form.press("Up", "Tab")
    #expect(form.lines[0] == "▌ City  Paris")
  }

  @Test("readline's completion takes what all of them begin with; a heading is none of them")
  func completion() {
    let form = TestForm(columns: 50, inputrc: .text("\"\\C-t\": complete")) { Cities() }
    form.press("Tab")
    form.type("B")
    form.press("Ctrl+T")
    #expect(form.linesWithCursor[0] == "▌ City  Ber▏lin")
  }

  @Test("they follow what is typed, as ghost and as list")
  func following() {
    let form = open(typing: "Ber")
    #expect(form.linesWithCursor[0] == "▌ City  Ber▏lin")
    form.press("Alt+Down")
    form.type("n")
    #expect(form.lines == ["▌ City  Bern"])
    form.press("Ctrl+U")
    form.type("P")
    form.press("Right")
    #expect(form.lines[0] == "▌ City  Paris")
  }
}
