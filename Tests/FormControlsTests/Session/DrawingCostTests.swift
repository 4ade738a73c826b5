import Testing

@testable import FormControls

/// What is drawn and written for the things people do, in cells and bytes. The terminal shows no colours.
@Suite struct DrawingCostTests {
  struct Fields: View {
    let count: Int
    @State private var texts: [String]
    @State private var choice = 0

    init(_ count: Int) {
      self.count = count
      _texts = State(initialValue: Array(repeating: "some text", count: count))
    }

    var body: some View {
      Form {
        ForEach(0..<count) { TextField("Field \($0)", text: $texts[$0]) }
        Picker("Choice", selection: $choice) {
          ForEach(0..<5, id: \.self) { Text("option \($0)").tag($0) }
        }
      }
    }
  }

  /// Cells that were drawn and bytes that were written for an action. What is drawn again is blanked before, so a cell
  /// may count twice.
  private func cost(_ form: TestForm, _ action: () -> Void) -> (cells: Int, bytes: Int) {
    let before = form.session.cellsWritten
    action()
    return (form.session.cellsWritten - before, form.lastFrame.count)
  }

  @Test("a character typed in the middle of a text changes what stands behind it, at the end one cell")
  func typing() {
    let form = TestForm(columns: 80, rows: 24) { Fields(10) }
    form.press("Tab")
    form.type("x")
    let typed = cost(form) { form.type("x") }
    #expect(typed.cells <= 6, "\(typed)")
    #expect(typed.bytes == 1, "\(typed)")
    form.press("Home")
    let inserted = cost(form) { form.type("y") }
    #expect(inserted.cells <= 24, "\(inserted)")
    #expect(inserted.bytes <= 20, "\(inserted)")
  }

  @Test("moving focus draws the two marks and the two fields")
  func movingFocus() {
    let form = TestForm(columns: 80, rows: 24) { Fields(10) }
    form.press("Tab")
    let moved = cost(form) { form.press("Tab") }
    // The marks, and the labels and fields in another style.
    #expect(moved.cells <= 210, "\(moved)")
    #expect(moved.bytes <= 130, "\(moved)")
  }

  @Test("opening a list draws its entries and moves nothing else")
  func openingList() {
    let form = TestForm(columns: 80, rows: 24) { Fields(3) }
    form.press("Tab", "Tab", "Tab")
    let opened = cost(form) { form.press("Tab") }
    #expect(opened.cells <= 410, "\(opened)")
    #expect(opened.bytes <= 260, "\(opened)")
    let chosen = cost(form) { form.press("Down") }
    #expect(chosen.cells <= 260, "\(chosen)")
  }

  @Test("Tab to a field just out of sight writes at most what two lines hold, and the move of focus")
  func scrolling() {
    let form = TestForm(columns: 80, rows: 24) { Fields(200) }
    for _ in 0..<40 { form.press("Tab") }
    for _ in 0..<10 {
      let scrolled = cost(form) { form.press("Tab") }
      #expect(scrolled.bytes <= 2 * 80 + 130, "\(scrolled)")
      // What has moved is drawn in its new place, blanked before.
      #expect(scrolled.cells <= 2 * 80 * 24, "\(scrolled)")
    }
    for _ in 0..<25 { form.press("Shift+Tab") }
    for _ in 0..<10 {
      let scrolled = cost(form) { form.press("Shift+Tab") }
      #expect(scrolled.bytes <= 2 * 80 + 130, "\(scrolled)")
    }
  }

  @Test("another window size paints the screen once")
  func resizing() {
    let form = TestForm(columns: 80, rows: 24) { Fields(40) }
    let resized = cost(form) { form.resize(columns: 60, rows: 20) }
    #expect(resized.bytes <= 60 * 20 + 20 * 13, "\(resized)")
    #expect(resized.cells <= 60 * 20, "\(resized)")
  }
}
