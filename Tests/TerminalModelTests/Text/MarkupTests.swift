import TerminalModel
import Testing

/// Markdown in texts of forms: `<b>` is bold, `<i>` italic, `<address>` a link.
struct MarkupTests {
  private static func shown(_ text: String, _ extent: Markup.Extent) -> String {
    Markup.spans(of: text, extent).map { span in
      var shown = span.text
      if span.attributes.contains(.bold) { shown = "<b>\(shown)</b>" }
      if span.attributes.contains(.italic) { shown = "<i>\(shown)</i>" }
      return span.link.map { "<\($0)>\(shown)</>" } ?? shown
    }.joined()
  }

  @Test(
    "marks of a line",
    arguments: [
      ("", ""), ("plain", "plain"), ("*a* **b** `c*`", "<i>a</i> <b>b</b> <b>c*</b>"), ("\\*a\\*", "*a*"),
      ("[docs](https://e.x)", "<https://e.x>docs</> (<https://e.x>https://e.x</>)"),
      ("[https://e.x](https://e.x)", "<https://e.x>https://e.x</>"),
      (
        "[**a** b](https://e.x/y_(z) \"title\").",
        "<https://e.x/y_(z)><b>a</b></><https://e.x/y_(z)> b</> (<https://e.x/y_(z)>https://e.x/y_(z)</>)."
      ),
      ("[file](file:///etc/passwd)", "file (file:///etc/passwd)"), ("![logo](l.png)", "logo"),
      ("[![badge](b.svg)](https://e.x)", "<https://e.x>badge</> (<https://e.x>https://e.x</>)"),
      ("\\[Bug](x)", "[Bug](x)"), ("[Bug]: (x)", "[Bug]: (x)"), ("[a](b", "[a](b"), ("# a", "# a"),
    ])
  func line(text: String, shown: String) { #expect(Self.shown(text, .line) == shown) }

  @Test(
    "marks at the beginning of a line",
    arguments: [
      ("# Head\ntext", "<b>Head</b>\ntext"), ("###### Six ##", "<b>Six</b>"), ("####### no", "####### no"),
      ("#no", "#no"),
      ("- a\n  * b\n1. c", "• a\n  • b\n1. c"), ("a\n\n+ b", "a\n\n• b"), ("*a\nb*", "<i>a\nb</i>"),
      ("```sh\n# x\n*y*\n```\nz", "<b># x</b>\n<b>*y*</b>\nz"), ("\\# a\n\\- b", "# a\n- b"), ("-5", "-5"),
    ])
  func blocks(text: String, shown: String) { #expect(Self.shown(text, .blocks) == shown) }

  @Test(
    "addresses, and labels that lead to one",
    arguments: [
      ("<https://e.x> and <b>", "<https://e.x>https://e.x</> and <b>"), ("\\<https://e.x>", "<https://e.x>"),
      ("<https://e.x", "<https://e.x"), ("<mailto:a@e.x>", "<mailto:a@e.x>mailto:a@e.x</>"),
      (
        "see [the *guide*][G  h]\n\n[g h]: <https://e.x> \"title\"",
        "see <https://e.x>the </><https://e.x><i>guide</i></> (<https://e.x>https://e.x</>)"
      ),
      ("[g][], [g]\n[g]: /x", "g (/x), g"), ("[a] [b]\n\n[a]: x\n[a]: y\nend", "a (x) [b]\n\nend"),
      ("[b]: \n[]: x", "[b]: \n[]: x"), ("```\n[a]\n```\n[a]: x", "<b>[a]</b>"), ("\\[a]: x", "[a]: x"),
    ])
  func references(text: String, shown: String) { #expect(Self.shown(text, .blocks) == shown) }

  @Test func `an address that many labels lead to is shown once`() {
    let address = String(repeating: "a", count: 10_000)
    let text = Markup.plainText(of: String(repeating: "[x] ", count: 10_000) + "\n[x]: " + address, .blocks)
    #expect(text.utf8.count < 40_000)
  }

  @Test func `emphasis alone leaves links as they are`() {
    #expect(Self.shown("[a](b) *c*", .emphasis) == "[a](b) <i>c</i>")
  }

  @Test(
    "markers without a partner are text, wherever they stand",
    arguments: [
      ("*a **b", "*a **b"), ("*a `b*", "<i>a `b</i>"), ("[[a](b)", "[a (b)"),
      ("[a]([b](c)", "[a](b (c)"), ("*[a](b*", "<i>[a](b</i>"), ("e*\u{301}a*", "e<i>\u{301}a</i>"),
    ])
  func unpaired(text: String, shown: String) { #expect(Self.shown(text, .line) == shown) }

  /// Each took from seconds to days when a marker without a partner was looked for again at every one that followed.
  @Test(
    "a text of markers without partners costs time in proportion to its length",
    arguments: [
      "*a ", "**a ", "*a **", "`a ", "[", "![", "[a](", "[a](b", "\\", "a\u{301}", "<https://", "[a]: x\n", "[a][",
    ])
  func linear(part: String) {
    let text = String(repeating: part, count: 200_000) + "\n[a]: x\n."
    for extent in [Markup.Extent.line, .blocks] { #expect(Markup.plainText(of: text, extent).isEmpty == false) }
  }
}
