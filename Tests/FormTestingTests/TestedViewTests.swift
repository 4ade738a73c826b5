import FormTesting
import Formline
import TestSupport
import Testing

/// What a test reads of a view, and how it waits for one.
@Suite struct TestedViewTests {
  private struct Release: AnsweringView {
    @State private var branch = "main"
    @Environment(\.dismiss) private var dismiss

    var answer: String { branch }
    var body: some View { TextField("Branch", text: $branch).onSubmit { dismiss() } }
  }

  @Test("the answer of a view that has one, while it runs and at its end")
  func answers() {
    let form = FormSession(Release())
    #expect(form.answer(as: String.self) == "main")
    form.type("-2\n")
    #expect(form.isSubmitted)
    #expect(form.answer() == "main-2")
    #expect(form.answer(as: Int.self) == nil)
    #expect(FormSession(Text("none")).answer(as: String.self) == nil)
  }

  private struct Search: View {
    @State private var query = ""
    @State private var found = ""

    var body: some View {
      VStack {
        TextField("City", text: $query)
        Text(found)
      }
      .task(id: query) {
        guard !query.isEmpty, (try? await Task.sleep(for: .milliseconds(20))) != nil else { return }
        found = "found \(query)"
      }
    }
  }

  @Test("a wait ends when its condition holds: here a search that waits for a pause in the typing")
  func waiting() async {
    let form = FormSession(Search())
    form.type("Ber")
    #expect(await form.wait { form.contains("found Ber") })
    #expect(await !form.wait(atMost: .milliseconds(10)) { form.contains("found nothing") })
  }

  private struct Order: View {
    @State private var name = "Ada"
    @State private var plan = "team"
    @State private var size = 2
    @State private var gift = false
    @State private var share = 20.0

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Picker("Plan", selection: $plan) {
          Text("Free").tag("free")
          Text("For a team").tag("team")
        }
        .pickerStyle(.menu)
        Picker("Size", selection: $size) { ForEach(1...3, id: \.self) { Text("\($0) m") } }.pickerStyle(.inline)
        Toggle("Gift", isOn: $gift)
        Slider(value: $share, in: 0...100) { Text("Share") }
        Button("Buy") {}.disabled(!gift)
      }
    }
  }

  @Test("a control is read by its label: what is in it, what it offers, whether it can be used")
  func controls() throws {
    let form = FormSession(Order())
    #expect(form.controls.map(\.label) == ["Name", "Plan", "Size", "Gift", "Share", "Buy"])
    #expect(form.controls.map(\.kind) == ["TextField", "Picker", "Picker", "Toggle", "Slider", "Button"])
    #expect(form.controls.map(\.value) == ["Ada", "For a team", "2 m", "no", "20", ""])
    #expect(try form.control("Plan").options == ["Free", "For a team"])
    #expect(try form.control("Size").options == ["1 m", "2 m", "3 m"])
    #expect(form.controls.filter { !$0.isEnabled }.map(\.label) == ["Buy"])
    form.press("Tab", 4)
    #expect(form.controls.filter(\.isFocused).map(\.label) == ["Gift"])
    form.press("Space")
    #expect(try form.control("Gift") == form.controls[3])
    #expect(try form.control("Buy").isEnabled)
    let error = #expect(throws: FormMismatch.self) { try form.control("Colour") }
    #expect(error?.description.hasPrefix("no control is called 'Colour'; there are 'Name', 'Plan', ") == true)
  }

  @Test("a control says what is on the screen, in its format")
  func values() throws {
    struct Page: View {
      @State private var guests = 2
      @State private var share = 0.1 + 0.2
      @State private var page = "b"

      var body: some View {
        TabView(selection: $page) {
          Tab("Ways", systemImage: "", value: "a") { Text("none") }
          Tab("Numbers", systemImage: "", value: "b") {
            Form {
              Stepper("Guests", value: $guests)
              Slider(value: $share, in: 0...1) { Text("Share") }
            }
          }
        }
      }
    }
    let form = FormSession(Page())
    #expect(form.controls.map(\.kind) == ["TabView", "Stepper", "Slider"])
    #expect(form.controls.map(\.value) == ["Numbers", "2", "0.3"])
    #expect(form.controls[0].options == ["Ways", "Numbers"])
    form.press("Tab", 2)
    form.press("Shift+Up")
    #expect(try form.control("Guests").value == "3")
  }

  @Test("a screen is compared with a file beside the test, which has to be there")
  func screens() throws {
    let folder = TemporaryFolder()
    let form = FormSession(Text("Hello"), columns: 20, rows: 3)
    let missing = #expect(throws: FormMismatch.self) { try form.expectScreen("hello", beside: folder["Test.swift"]) }
    #expect(missing?.description.contains("+ Hello") == true)
    folder.write("hello.screen", form.snapshot())
    try form.expectScreen("hello", beside: folder["Test.swift"])
    folder.write("hello.screen", "Good bye\n")
    let other = #expect(throws: FormMismatch.self) { try form.expectScreen("hello", beside: folder["Test.swift"]) }
    #expect(other?.description.contains("- Good bye\n+ Hello") == true)
  }
}
