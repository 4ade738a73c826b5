import FormTesting
import Testing

@Suite struct NarrowFormTests {
  @Test func `a label above its field loses the look of focus up to its last letter`() throws {
    let form = try FormSession(
      definition: """
        formline: 1
        fields:
          - {id: a}
          - {id: b, label: Extraordinary label, type: boolean}
          - {id: c}
        """, columns: 23, rows: 12)
    form.press("Ctrl+End")
    form.press("Up")
    form.press("Up")
    let moved = form.styledSnapshot()
    form.press("Ctrl+L")
    #expect(form.styledSnapshot() == moved)
  }
}
