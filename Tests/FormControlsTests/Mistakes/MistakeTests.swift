import FormControls
import Testing

@Suite("What the author of a view does wrong") struct MistakeTests {
  @Test(arguments: await Mistake.identity + Mistake.state + Mistake.loops + Mistake.layout + Mistake.controls)
  func `it is said once, whole and placed, never on the screen, and the form goes on`(mistake: Mistake) {
    mistake.check()
  }

  @Test func `two in one form are told apart by their places, and neither is said twice`() {
    struct First: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    struct Second: View {
      var body: some View { ForEach(["a", "a"], id: \.self) { Text($0) } }
    }
    let form = TestForm {
      ForEach(0..<3) { _ in First() }
      Second()
      Second()
    }
    #expect(
      form.issues == [
        "duplicate id a in ForEach<Array<String>> of Text in the body of Second: only the first view with it is shown",
        "state was written during the body of First: the write is ignored",
      ])
  }

  @Test func `a form in which everything is wrong says only so much`() {
    let form = TestForm {
      ForEach(0..<300) { Text("a").keyboardShortcut("Foo+\($0)") }
    }
    #expect(form.issues.count == 201)
    #expect(form.issues.last == "there is more to report about the views, which is left out")
  }

  @Test func `pages of other rows, and lists that are filtered, are no mistake`() {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        ForEach((0..<3).map { page * 3 + $0 }, id: \.self) { Text("\($0)") }
        List((0..<3).map { "\(page).\($0)" }, id: \.self) { Text($0) }
        Button("Next") { page += 1 }.keyboardShortcut("F5")
      }
    }
    let form = TestForm { Pages() }
    for _ in 0..<8 { form.press("F5") }
    #expect(form.lines.prefix(3) == ["24", "25", "26"])
    #expect(form.issues == [])
  }

  @Test func `a primitive view stops the program that asks for its body, and says why`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Text("x").body }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Text is a primitive view: it has no body"))
  }
}
