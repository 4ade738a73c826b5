import FormTesting
import Testing

/// A form speaks the language of its environment.
@Suite struct LanguageTests {
  private static let definition = """
    formline: 1
    title: {en: Order, de: Bestellung}
    layout: pages
    sections:
      - fields:
          - {id: day, type: date, label: {en: Day, de: Tag}, required: true}
          - {id: plan, type: select, options: [{value: a, label: {en: Free, de: Gratis}}]}
          - {id: count, type: integer, label: {en: Count, de: Anzahl}}
          - {id: gift, type: boolean, label: {en: A gift, de: Geschenk}}
      - title: {en: Address, de: Adresse}
        fields: [{id: name, submitLabel: send}]
    """

  private func form(_ locale: String) throws -> FormSession<String> {
    try FormSession(definition: Self.definition, columns: 60, rows: 14, environment: ["LANG": locale])
  }

  @Test func `texts, controls, hints and the toolbar are in it`() throws {
    let form = try form("de_DE.UTF-8")
    #expect(
      form.screen.filter { !$0.isEmpty } == [
        "  Bestellung", "  Schritt 1 von 2", "▌ Tag *     JJJJ-MM-TT", "  Plan      auswählen…", "  Anzahl",
        "  Geschenk  [ ] nein", "  F2 Zurück  F3 Weiter  F4 Leeren  F10 Fertig",
      ])
  }

  @Test func `so is what is wrong, and Return's hint`() throws {
    let form = try form("de_DE.UTF-8")
    form.type("2027-02-29")
    form.press("Tab")
    #expect(form.errors["day"] == ["Februar 2027 hat 28 Tage"])
    form.press("Tab")
    form.type("viele")
    form.press("Tab")
    #expect(form.errors["count"] == ["'viele' ist keine ganze Zahl"])
    form.type("j")
    #expect(form.value(of: "gift") == true)
    #expect(form.snapshot().contains("[✓] ja"))
    form.press("Enter")
    #expect(form.snapshot().contains("⏎ Senden"))
    form.press("F10")
    #expect(form.snapshot().contains("2 Antworten sind noch nicht richtig"))
    form.press("Esc")
    #expect(form.snapshot().contains("Eingaben verwerfen? [j/N]"))
    form.type("j")
    #expect(form.isCancelled)
  }

  @Test("every language has its own first screen", arguments: ["en", "de", "fr", "es", "zh", "ja", "it", "C"])
  func firstScreen(locale: String) throws {
    let expected = [
      "en": "F2 Previous  F3 Next  F4 Clear  F10 Done", "de": "F2 Zurück  F3 Weiter  F4 Leeren  F10 Fertig",
      "fr": "F2 Précédent  F3 Suivant  F4 Effacer  F10 Terminé",
      "es": "F2 Anterior  F3 Siguiente  F4 Borrar  F10 Listo",
      "zh": "F2 上一项  F3 下一项  F4 清空  F10 完成", "ja": "F2 前へ  F3 次へ  F4 消去  F10 完了",
      "it": "F2 Previous  F3 Next  F4 Clear  F10 Done", "C": "F2 Previous  F3 Next  F4 Clear  F10 Done",
    ]
    let form = try form(locale)
    #expect(form.screen.last { !$0.isEmpty } == expected[locale].map { "  " + $0 })
  }
}
