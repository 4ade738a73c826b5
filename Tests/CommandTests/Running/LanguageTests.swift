import TestSupport
import Testing

/// The language of a form is that of the environment, or the one that is asked for.
@Suite struct LanguageTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      title: {en: Order, fr: Commande}
      fields:
        - {id: name, label: {en: Name, fr: Nom}, required: true}
        - {id: gift, type: boolean}

      """)
  }

  @Test(
    "LC_ALL, LC_MESSAGES and LANG decide, and --lang before all of them",
    arguments: [
      (["LANG": "fr_FR.UTF-8"], [], "Commande"), (["LANG": "fr_FR.UTF-8", "LC_ALL": "C"], [], "Order"),
      (["LC_MESSAGES": "fr"], [], "Commande"), (["LANG": "fr"], ["--lang", "en"], "Order"),
      ([:], ["--lang", "fr-CA"], "Commande"), ([:], ["--lang", "fr_CA.UTF-8"], "Commande"), ([:], [], "Order"),
      (["LANG": "de"], [], "Order"),
    ] as [([String: String], [String], String)])
  func title(environment: [String: String], arguments: [String], title: String) throws {
    let command = try DetachedCommand(["show", "form.yaml"] + arguments, environment: environment, folder: folder)
    #expect(command.error == "")
    #expect(command.output.hasPrefix("  \(title)\n"))
  }

  @Test(
    "a tag with a numbering system has numbers, dates and counts in its digits",
    arguments: [
      ("ar-u-nu-arab", "٧", "EUR ١٬٢٣٤٫٥٠", "٢٨-٠٢-٢٠٢٦", "age: يجب ألا يقل عن ١٨"),
      ("hi-u-nu-deva", "७", "१,२३४.५० EUR", "२०२६-०२-२८", "age: यह कम से कम १८ होना चाहिए"),
      ("de-u-nu-latn", "7", "1.234,50 EUR", "2026-02-28", "age: Das muss mindestens 18 sein"),
      ("de-x-nu-arab", "7", "1.234,50 EUR", "2026-02-28", "age: Das muss mindestens 18 sein"),
    ])
  func numerals(tag: String, number: String, price: String, day: String, problem: String) throws {
    folder.write(
      "numbers.yaml",
      """
      formline: 1
      fields:
        - {id: age, type: integer, minimum: 18}
        - {id: price, type: number, decimals: 2, unit: EUR, default: 1234.5}
        - {id: day, type: date, default: 2026-02-28}
        - {id: at, type: time, default: '14:30'}
        - {id: code, default: "42"}
        - {id: rows, type: list, default: [{x: 1}], fields: [{id: x, type: integer}]}

      """)
    let run = ["run", "numbers.yaml", "--lang", tag]
    let shown = try DetachedCommand(["show", "numbers.yaml", "--lang", tag, "--set", "age=7"], folder: folder).output
    for text in [number, price, day, "42"] { #expect(shown.contains(text), "\(shown)") }
    let refused = try DetachedCommand(run + ["--no-input", "--set", "age=7"], folder: folder)
    #expect(refused.error == "formline: \(problem)\n")
    // What is typed in them is read, a part of a date is stepped where it stands, and answers are the same.
    folder.write("f.keys", "Type \"٤٢\"\nTab\nTab\nTab\nEnd\nShift+Up\nHome\nShift+Up\nTab\nCtrl+X\nCtrl+S\n")
    let typed = try DetachedCommand(run + ["--keys", "f.keys"], folder: folder)
    let answers =
      #"{"age": 42, "price": 1234.5, "day": "2026-02-28", "at": "15:31:00", "code": "42", "rows": [{"x": 1}]}"# + "\n"
    #expect(typed.output == answers, "\(typed.error)")
    let asked = try DetachedCommand(run + ["--accessible"], input: "٤٢\n\n\n\n\n\n\n\n\n", folder: folder)
    #expect(asked.error.contains("Price [\(price.contains("EUR ") ? "١٬٢٣٤٫٥٠ EUR" : price)]"), "\(asked.error)")
    #expect(asked.output == answers.replacing("15:31", with: "14:30"))
  }

  @Test(
    "bounds and steps are written as the form's language writes numbers",
    arguments: [
      ("de", "0", "a: Das muss mindestens 1,5 sein"), ("de", "20000", "a: Das darf höchstens 12345,5 sein"),
      ("de", "2.2", "a: Das muss ein Vielfaches von 0,25 sein"), ("en", "0", "a: This must be at least 1.5"),
    ])
  func bounds(language: String, given: String, problem: String) throws {
    folder.write(
      "bounds.yaml",
      "formline: 1\nfields: [{id: a, type: number, minimum: 1.5, maximum: 12345.5, multipleOf: 0.25}]\n")
    folder.write("given.json", #"{"a": \#(given)}"#)
    let run = ["run", "bounds.yaml", "--lang", language]
    let command = try DetachedCommand(run + ["--no-input", "--answers", "given.json"], folder: folder)
    #expect(command.error == "formline: \(problem)\n")
    let asked = try DetachedCommand(run + ["--accessible"], input: "\n", folder: folder)
    #expect(asked.error.contains(language == "de" ? "1,5 bis 12345,5" : "1.5 to 12345.5"), "\(asked.error)")
  }

  @Test func `a folder of catalogues that is not there is told of`() throws {
    let command = try DetachedCommand(
      ["show", "form.yaml"], environment: ["LANG": "da", "FORMLINE_CATALOGS": "/nowhere"], folder: folder)
    #expect(command.error == "formline: warning: there is no folder '/nowhere': FORMLINE_CATALOGS names it\n")
  }

  @Test func `a language that nothing is in is told of`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--lang", "xx"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("  Order\n"))
    #expect(
      command.error == "formline: warning: nothing in the form is in the language 'xx'; there are "
        + "ar, de, en, es, fr, he, hi, ja, ko, pl, tr, uk, zh\n")
    let brazilian = try DetachedCommand(["show", "form.yaml", "--lang", "pt-BR"], folder: folder)
    #expect(brazilian.error.contains("in the language 'pt-BR'; there are"))
    folder.write("greek.yaml", "formline: 1\nfields: [{id: name, label: {en: Name, el: Όνομα}}]\n")
    #expect(try DetachedCommand(["show", "greek.yaml", "--lang", "el"], folder: folder).error == "")
  }

  @Test func `what is missing is told in it`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--no-input", "--lang", "fr"], folder: folder)
    #expect(command.status == 2)
    #expect(command.error == "formline: name: Réponse obligatoire\n")
  }

  @Test func `plain questions are asked in it, and answered in it`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--lang", "fr"], input: "\nAda\noui\n", folder: folder)
    #expect(command.status == 0)
    #expect(command.output == "{\"name\": \"Ada\", \"gift\": true}\n")
    #expect(command.error.contains("Nom (obligatoire): "))
    #expect(command.error.contains("Erreur : Réponse obligatoire\n"))
    #expect(command.error.contains("Gift (o/n) [n]: "))
  }

  @Test func `so are the questions about rows, and the help`() throws {
    folder.write(
      "rows.yaml",
      """
      formline: 1
      fields:
        - {id: guests, type: list, label: Gäste, fields: [{id: age, type: integer, minimum: 1, maximum: 9, label: Alter}]}
      """)
    let command = try DetachedCommand(
      ["run", "rows.yaml", "--accessible", "--lang", "de"], input: "vielleicht\nja\nhilfe\n7\nn\n", folder: folder)
    #expect(command.output == "{\"guests\": [{\"age\": 7}]}\n")
    #expect(
      command.error
        == """
        Eine Zeile zu Gäste hinzufügen? (j/n) [n]: Fehler: Bitte mit j oder n antworten
        Eine Zeile zu Gäste hinzufügen? (j/n) [n]: Gäste, Zeile 1
        Alter (1 bis 9): Mit einer ganzen Zahl antworten, 1 bis 9.
        Eine Antwort ist nicht nötig: mit einer leeren Zeile geht es weiter.
        Außerdem stellt „zurück“ die vorige Frage, „übersicht“ liest die Antworten vor, „hilfe“ sagt dies, „löschen“ nimmt die Antwort weg, „abbrechen“ bricht ab.
        Alter (1 bis 9): Noch eine Zeile zu Gäste hinzufügen? (j/n) [n]:
        """ + " ")
  }

  @Test("what is no language is wrong usage", arguments: ["", "x", "deutsch bitte", "C"])
  func noLanguage(name: String) throws {
    let command = try DetachedCommand(["run", "form.yaml", "--no-input", "--lang", name], folder: folder)
    #expect(command.status == 64)
    #expect(command.error.contains("--lang"))
  }
}
