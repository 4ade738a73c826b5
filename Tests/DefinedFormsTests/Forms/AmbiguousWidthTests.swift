import FormTesting
import TerminalModel
import Testing

/// A terminal that draws characters of ambiguous width in two columns.
@Suite struct AmbiguousWidthTests {
  @Test func `what stands behind such characters stands where the terminal puts it`() throws {
    let definition = """
      formline: 1
      fields:
        - {id: a, label: "±5"}
        - {id: b, label: Other, type: textarea, default: "α\u{3b2}\nx"}
      """
    let form = try FormSession(
      definition: definition, columns: 50, rows: 8, environment: ["FORMLINE_AMBIGUOUS_WIDTH": "wide"])
    form.type("αβ")
    #expect(form.cursor?.column == 14)
    form.press("Left", 1)
    #expect(form.cursor?.column == 12)
    let narrow = try FormSession(definition: definition, columns: 50, rows: 8)
    narrow.type("αβ")
    #expect(narrow.cursor?.column == 12)
  }
}
