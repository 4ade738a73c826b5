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

  private func form(_ locale: String, columns: Int = 60) throws -> FormSession<String> {
    try FormSession(definition: Self.definition, columns: columns, rows: 14, environment: ["LANG": locale])
  }

  @Test func `texts, controls, hints and the toolbar are in it`() throws {
    let form = try form("de_DE.UTF-8")
    #expect(
      form.screen.filter { !$0.isEmpty } == [
        "  Bestellung", "  ● ○  Schritt 1 von 2  Bild↑, Bild↓: blättern",
        "▌ Tag *     JJJJ-MM-TT                                 ▾",
        "  Plan      auswählen…                                 ▾",
        "  Anzahl                                              ▴▾", "  Geschenk  [ ] nein",
        "           [ Absenden ]  1 Pflichtangabe fehlt", "  F1 Hilfe  F2 Zurück  F3 Weiter  F4 Leeren       ⏎ Weiter",
      ])
  }

  @Test func `a sentence begins with a capital, and what was typed in it stays as it is`() throws {
    let form = try form("de_DE.UTF-8")
    form.type("5. czer? so. da")
    form.press("Tab")
    #expect(form.errors["day"]?.first?.hasPrefix("„5. czer? so. da“ ist kein Datum") == true, "\(form.errors)")
  }

  @Test func `so is what is wrong, and Return's hint`() throws {
    let form = try form("de_DE.UTF-8")
    form.type("2027-02-29")
    form.press("Tab")
    #expect(form.errors["day"] == ["Februar 2027 hat 28 Tage"])
    form.press("Tab")
    form.type("viele")
    form.press("Tab")
    #expect(form.errors["count"] == ["„viele“ ist keine ganze Zahl"])
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
      "en": "F2 Previous  F3 Next  F4 Clear", "de": "F2 Zurück  F3 Weiter  F4 Leeren",
      "fr": "F2 Précédent  F3 Suivant  F4 Effacer",
      "es": "F2 Anterior  F3 Siguiente  F4 Borrar",
      "zh": "F2 上一项  F3 下一项  F4 清空", "ja": "F2 前へ  F3 次へ  F4 消去",
      "it": "F2 Previous  F3 Next  F4 Clear", "C": "F2 Previous  F3 Next  F4 Clear",
    ]
    let form = try form(locale, columns: 100)
    let items = try #require(expected[locale])
    #expect(form.screen.last { !$0.isEmpty }?.contains("  " + items + "  ") == true)
  }

  @Test func `what is wrong with a text of a content type, or of a format, is told in it`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: mail, contentType: email}
        - {id: host, format: hostname}
        - {id: born, contentType: birthdate}
        - {id: last}
      """, environment: ["LANG": "fr_FR.UTF-8"])
    for text in ["ada", "a..b", "1990-02-30"] {
      form.type(text)
      form.press("Tab")
    }
    #expect(
      form.errors == [
        "mail": ["Saisir une adresse e-mail valable, par exemple name@example.com : il manque le signe @"],
        "host": ["Saisir un nom d’hôte valable, par exemple host.example.com : il y a un point de trop"],
        "born": [
          "Saisir une date de naissance valable, année-mois-jour, par exemple 1990-12-31 : février 1990 a 28 jours"
        ],
      ])
  }

  @Test func `so are the calendar, the help, lists that scroll and what has no room in the bottom row`() throws {
    let days = try FormSession(
      "fields: [{id: day, type: date}]", columns: 60, rows: 40, environment: ["LANG": "de_DE.UTF-8"])
    days.press("Alt+Down")
    #expect(days.screen[1...2] == ["▌      ‹   Januar 2026    ›", "▌      Mo Di Mi Do Fr Sa So"])
    days.press("Esc")
    days.press("F1")
    #expect(days.screen.first { !$0.isEmpty } == "  Tasten")
    #expect(days.screen.contains { $0.contains("Strg+W") && $0.contains("Wort davor ausschneiden") })
    #expect(days.screen.last { !$0.isEmpty } == "  beliebige Taste: zurück")

    let names = try FormSession(
      "fields: [{id: a, suggestions: [a1, a2, a3, a4, a5, a6, a7, a8, a9]}]", environment: ["LANG": "ja_JP.UTF-8"])
    names.type("a")
    names.press("Alt+Down")
    #expect(names.screen.contains { $0.hasSuffix("1／8") })

    let narrow = try FormSession(
      "fields: [{id: a}, {id: b}]", columns: 24, environment: ["LANG": "es_ES.UTF-8"])
    #expect(narrow.screen.contains { $0.contains("⋯ Más") })
  }

  @Test func `so is what cannot be done`() throws {
    let form = try FormSession(
      "fields: [{id: a, pastedLines: refused}]", columns: 100, environment: ["LANG": "zh_CN.UTF-8"])
    form.paste("one\ntwo")
    #expect(form.screen.contains { $0.contains("此字段只有一行：未粘贴") })
  }
}
