import Foundation
import TestSupport
import Testing

/// `formline catalog`, and forms in the words of a catalogue.
@Suite struct CatalogTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "form.yaml",
      """
      formline: 1
      title: Order
      submitLabel: {en: Order now, de: Bestellen}
      fields:
        - {id: name, label: Name, required: true}

      """)
  }

  @Test func `a new catalogue is written once, and says what is left to do`() throws {
    let first = try DetachedCommand(["catalog", "new", "cs"], folder: folder)
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("cs.po is written; "))
    let text = try #require(folder.read("cs.po"))
    let second = try DetachedCommand(["catalog", "new", "cs"], folder: folder)
    #expect(second.status == 74)
    #expect(
      second.error == "formline: 'cs.po' is there already: '--to' names another file, or '-' for standard output\n")
    #expect(try #require(folder.read("cs.po")) == text)
    let check = try DetachedCommand(["catalog", "check", "cs.po"], folder: folder)
    #expect(check.status == 1)
    #expect(check.error.contains(": error: 'form.submit' is not translated\n"))
  }

  @Test(
    "its name is that of the language, or the given one",
    arguments: [
      (["pt-br"], "pt-BR.po", "pt_BR"), (["pt_BR.UTF-8"], "pt-BR.po", "pt_BR"), (["sr-latn"], "sr-Latn.po", "sr_Latn"),
      (["eo", "--to", "esperanto.po"], "esperanto.po", "eo"),
    ])
  func name(arguments: [String], name: String, language: String) throws {
    #expect(try DetachedCommand(["catalog", "new"] + arguments, folder: folder).status == 0)
    #expect(try #require(folder.read(name)).contains("\"Language: \(language)\\n\""))
  }

  @Test func `a catalogue without gaps passes`() throws {
    #expect(try DetachedCommand(["catalog", "new", "de"], folder: folder).status == 0)
    let check = try DetachedCommand(["catalog", "check", "de.po"], folder: folder)
    #expect(check.status == 0)
    #expect(check.output == "1 catalogue checked, nothing is missing\n")
  }

  @Test(
    "what is wrong is told",
    arguments: [
      (["catalog", "new", "?"], 64), (["catalog", "new"], 64), (["catalog", "check", "none.po"], 66),
      (["catalog", "check"], 64), (["run", "form.yaml", "--no-input", "--catalog", "none.po"], 66),
      (["run", "form.yaml", "--no-input", "--catalog", "form.yaml"], 65),
      (["catalog", "new", "eo", "--to", "none/eo.po"], 74),
    ] as [([String], Int32)])
  func wrong(arguments: [String], status: Int32) throws {
    let command = try DetachedCommand(arguments, folder: folder)
    #expect(command.status == status)
    #expect(command.error.hasPrefix("formline: ") || command.error.hasPrefix("form.yaml:"))
  }

  /// A catalogue of a few messages, for a language that is not built in.
  private static let esperanto = """
    msgid ""
    msgstr ""
    "Language: eo\\n"
    "Plural-Forms: nplurals=2; plural=n != 1;\\n"

    msgctxt "problem.isRequired"
    msgid "{subject} is required"
    msgstr "Respondo mankas"

    """

  @Test(
    "--catalog and FORMLINE_CATALOGS say things in other words, without a build",
    arguments: [
      (["--catalog", "words.po"], [:], "Respondo mankas"),
      (["--catalog", "words.po", "--lang", "de"], [:], "Pflichtangabe"),
      (["--lang", "eo"], ["FORMLINE_CATALOGS": "all"], "Respondo mankas"),
      ([], ["FORMLINE_CATALOGS": "all", "LANG": "eo_US.UTF-8"], "Respondo mankas"),
      ([], ["FORMLINE_CATALOGS": "all", "LANG": "de_DE.UTF-8"], "Pflichtangabe"),
      (["--lang", "eo"], ["FORMLINE_CATALOGS": "none"], "Name is required"),
    ] as [([String], [String: String], String)])
  func catalogues(arguments: [String], environment: [String: String], message: String) throws {
    folder.write("words.po", Self.esperanto)
    folder.makeFolder("all")
    folder.write("all/eo.po", Self.esperanto)
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input"] + arguments, environment: environment, folder: folder)
    #expect(command.status == 2)
    #expect(command.error.hasSuffix("formline: name: \(message)\n"))
  }

  @Test(
    "a definition says its texts in catalogues beside it",
    arguments: [
      (["--lang", "pl"], "Zamówienie"), (["--lang", "pl-PL"], "Zamówienie"), (["--lang", "de"], "Order"), ([], "Order"),
    ])
  func beside(arguments: [String], title: String) throws {
    folder.write(
      "form.pl.po",
      """
      msgid "Order"
      msgstr "Zamówienie"

      msgid "Name"
      msgstr "Imię"

      msgid "Order now"
      msgstr "Zamów"

      """)
    let command = try DetachedCommand(["show", "form.yaml"] + arguments, folder: folder)
    #expect(command.error == "")
    #expect(command.output.hasPrefix("  \(title)\n"))
    #expect(command.output.contains("Imię") == (title != "Order"))
    #expect(command.output.contains(arguments.last == "de" ? "Bestellen" : title == "Order" ? "Order now" : "Zamów"))
  }

  @Test func `a catalogue beside a definition that cannot be read is a mistake`() throws {
    folder.write("form.pl.po", "msgid \"Order\"\nnonsense\n")
    let command = try DetachedCommand(["show", "form.yaml", "--lang", "pl"], folder: folder)
    #expect(command.status == 65)
    #expect(command.error.hasPrefix("form.pl.po:2:1: error: not a line of a catalogue"))
    let check = try DetachedCommand(["check", "form.yaml"], folder: folder)
    #expect(check.status == 1)
    #expect(check.error.hasPrefix("form.pl.po:2:1: error: not a line of a catalogue"))
    folder.write("form.pl.po", "\u{FEFF}msgid \"Order\"\nmsgstr \"Zam\\303\\263\\x77\\\"\"\n")
    #expect(try DetachedCommand(["check", "form.yaml"], folder: folder).status == 0)
    let shown = try DetachedCommand(["show", "form.yaml", "--lang", "pl"], folder: folder)
    #expect(shown.output.hasPrefix("  Zamów\"\n"), "\(shown.output)\(shown.error)")
  }
}
