import FormTesting
import Formline
import Testing

@testable import ControlsExample

@Suite struct ControlsFormTests {
  private func open(_ environment: [String: String] = ["LANG": "en_US.UTF-8"], inputrc: String = "") -> FormSession<
    Never
  > {
    FormSession(ControlsForm(), columns: 60, rows: 46, environment: environment, inputrc: inputrc)
  }

  @Test("every control on a page")
  func screen() {
    let form = open()
    #expect(
      form.screen.prefix(36)
        == [
          "", "  Texts", "  Name        Ada Lovelace", "  Quote       as long as you like", "  Password    not shown",
          "  PIN", "  Notes      ▏several lines", "             ▏", "", "  Values", "  Copies      1",
          "  Price       €9.50", "  Discount    none", "  Guests      ‹ 2 ›",
          "  Volume      ▰▰▰▰▰▰▰▰▰▰●▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱▱ 40", "", "  Days and times",
          "  Arrival     MM/DD/YYYY                                 ▾",
          "  Breakfast   HH:MM                                     ▴▾",
          "  Meeting     MM/DD/YYYY HH:MM                           ▾", "", "  Choices", "  Newsletter  [ ] no",
          "  Size        medium                                     ▾", "  in a row     small  [medium]  large",
          "  in full     medium                                     ▾", "                ○ small",
          "                ● medium", "                ○ large", "  More ▾", "▸ What else there is", "  Delete…",
          "  Done", "", "", "",
        ])
  }

  @Test("values are typed as the user writes them, and stepped")
  func values() throws {
    let form = open(["LANG": "de_DE.UTF-8"])
    try form.click("Price")
    form.press("Ctrl+U")
    form.type("1234,5\t25\t++\t")
    form.press("Right")
    form.press("Tab")
    form.type("24.12.2026\t9\t24.12.2026 18:30\t")
    form.press("Space")
    let shown = form.screen
    #expect(shown.contains("  Price       1.234,50\u{A0}€"))
    #expect(shown.contains("  Discount    25\u{A0}%"))
    #expect(shown.contains("  Guests      ‹ 4 ›"))
    #expect(shown.contains { $0.hasPrefix("  Volume") && $0.hasSuffix(" 45") })
    #expect(shown.contains { $0.hasPrefix("  Arrival     24.12.2026  ") && $0.hasSuffix(" ▾") })
    #expect(shown.contains { $0.hasPrefix("  Breakfast   09:00  ") && $0.hasSuffix(" ▴▾") })
    #expect(shown.contains { $0.hasPrefix("  Meeting     24.12.2026 18:30  ") && $0.hasSuffix(" ▾") })
    #expect(shown.contains("▌ Newsletter  [✓] ja"))
  }

  @Test("three pickers of one value follow one another; a menu and what is folded away say what was done")
  func choices() throws {
    let form = open()
    try form.click("Size")
    form.press("Space")
    form.press("Down")
    form.press("Enter")
    #expect(form.screen.contains("  in a row     small   medium  [large]"))
    form.press("Tab")
    form.press("Left", 2)
    #expect(form.screen.contains { $0.hasSuffix("● small") })
    try form.click("More")
    form.press("Down")
    form.press("Enter")
    try form.click("What else there is")
    #expect(form.screen.contains { $0.hasPrefix("  Last action") && $0.hasSuffix("shared") })
    #expect(form.screen.contains("  Manual"))
  }

  @Test("what destroys is asked for, and keeping is a Return away; Return elsewhere is done")
  func ending() throws {
    let form = open()
    try form.click("Delete…")
    #expect(form.screen.contains("    Delete  › Keep"))
    form.press("Enter")
    #expect(form.isRunning)
    try form.click("Name")
    form.press("Enter")
    #expect(form.isSubmitted)
  }

  @Test(
    "what the library says of its own is in the user's language",
    arguments: [
      ("de_DE.UTF-8", "-- EINFÜGEN --", "TT.MM.JJJJ"), ("fr_FR.UTF-8", "-- INSERTION --", "JJ/MM/AAAA"),
      ("es_ES.UTF-8", "-- INSERTAR --", "DD/MM/AAAA"), ("ja_JP.UTF-8", "-- 挿入 --", "YYYY/MM/DD"),
      ("zh_CN.UTF-8", "-- 插入 --", "YYYY/MM/DD"), ("it_IT.UTF-8", "-- INSERT --", "DD/MM/YYYY"),
    ])
  func languages(locale: String, mode: String, date: String) {
    let form = open(["LANG": locale], inputrc: "set editing-mode vi")
    form.press("Tab")
    #expect(form.screen.contains { $0.contains(mode) })
    #expect(form.screen.contains { $0.hasPrefix("  Arrival") && $0.contains(date + "  ") && $0.hasSuffix("▾") })
  }
}
