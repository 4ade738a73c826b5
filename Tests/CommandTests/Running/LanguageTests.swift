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

  @Test func `a language that nothing is in is told of`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--lang", "xx"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("  Order\n"))
    #expect(
      command.error == "formline: warning: nothing in the form is in the language 'xx'; there are "
        + "ar, de, en, es, fr, he, hi, ja, ko, pl, tr, uk, zh\n")
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
