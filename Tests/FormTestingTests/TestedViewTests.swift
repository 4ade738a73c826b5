import FormTesting
import Formline
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
}
