import Foundation
import Gettext
import TerminalModel
import TestSupport
import Testing

@testable import Wording
@testable import message_tables

/// Catalogues as files: those that are built in, and those that people write.
@Suite struct CatalogueTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Sources/Wording/Catalogues").standardized

  @Test(arguments: DisplayLanguage.allCases.filter { $0 != .english })
  func `the tables say what the catalogues say`(language: DisplayLanguage) throws {
    let text = try String(contentsOf: Self.folder.appending(path: language.rawValue + ".po"), encoding: .utf8)
    let problems = CatalogueCheck(text, language: nil) { TextWidth.columns(of: $0) }.problems
    #expect(problems.map { "\($0.line): \($0.message)" } == [])
    let catalogue = try Catalogue(text)
    #expect(catalogue.tag.text == language.rawValue)
    let table = CatalogueTable.of(language.place)
    for model in CatalogueTemplate.ofMessages.models {
      let inserts: [Message.Insert] = model.placeholders.enumerated().map { .text("‹\($0.offset)›") }
      let counts = model.placeholders.contains(where: \.decidesPlural) ? [0, 1, 2, 3, 11, 21, 100] : [nil]
      for count in counts {
        let message = Message(model.place, inserts, count: count)
        #expect(table.text(of: message) == catalogue.text(of: message), "\(model.context)")
      }
    }
  }

  @Test(
    "the build names what a catalogue lacks, with its line",
    arguments: [
      ("msgstr \"ja\"", "msgstr \"\"", "de.po:4: error: 'text.yes' is not translated"),
      ("msgid \"y\"", "msgid \"Y\"", "de.po:4: error: the English text of 'text.yes' has changed"),
      ("msgctxt \"text.yes\"", "msgctxt \"text.no\"", "de.po:1: error: 'text.yes' is missing"),
      ("\"ja\"", "\"ja", "de.po:5: error: not a line of a catalogue: expected a keyword and a text in quotes"),
      ("Plural-Forms", "Plurals", "de.po:1: error: the header has no Plural-Forms"),
    ])
  func refused(part: String, other: String, mistake: String) throws {
    let catalogue = """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"
      msgctxt "text.yes"
      msgid "y"
      msgstr "ja"
      """
    let folder = TemporaryFolder()
    let template = catalogue.replacing("\"ja\"", with: "\"\"")
    folder.write("formline.pot", template)
    folder.write("de.po", catalogue.replacing(part, with: other))
    let found = #expect(throws: Mistake.self) {
      try Language.builtIn(in: URL(filePath: folder.path), of: CatalogueTemplate(template))
    }
    #expect(found?.text.hasSuffix("/" + mistake) == true, "\(found?.text ?? "")")
  }

  @Test func `a line of a catalogue ends where lines of files end`() {
    let file = PortableObject("msgid \"a\u{2028}b\"\r\nmsgstr \"c\u{2029}d\"\r\n")
    #expect(file.entries.map(\.id) == ["a\u{2028}b"])
    #expect(file.entries.map(\.texts) == [["c\u{2029}d"]])
  }

  @Test(
    "numbers take the form of their language",
    arguments: [
      (1, "1 odpowiedź wymaga uwagi"), (2, "2 odpowiedzi wymagają uwagi"), (5, "5 odpowiedzi wymaga uwagi"),
      (22, "22 odpowiedzi wymagają uwagi"),
    ])
  func polish(count: Int, text: String) {
    #expect(Message.formAnswersNeedAttention(count: count).text(in: .polish) == text)
  }

  @Test func `what is inserted is not searched for placeholders`() {
    let message = Message.formPlaceInList(list: "{2}", row: 3, field: "{0}")
    #expect(message.text(in: .english) == "{2}, row 3, {0}")
    #expect(Message.problemWrongFormatUriTemplate.text(in: .german).contains("/users/{id}"))
  }

  // Writing one.

  @Test func `a new catalogue has every message, empty, with where it is seen`() throws {
    let text = Catalogue.new(for: try #require(LanguageTag("cs")))
    #expect(
      text.contains(
        "\"Language: cs\\n\"\n\"Plural-Forms: nplurals=3; plural=n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;\\n\""))
    #expect(
      text.contains(
        """
        #. On the form, while it is filled in.
        #. Above the list of errors.
        #. {count}: number that decides the plural
        #. |   2 answers need attention  Alt+e: to this list
        #. |   Pass phrase: The pass phrases differ
        msgctxt "form.answersNeedAttention"
        msgid "{count} answer needs attention"
        msgid_plural "{count} answers need attention"
        msgstr[0] ""
        msgstr[1] ""
        msgstr[2] ""

        """))
    let check = Self.check(text)
    #expect(check.wrong.isEmpty)
    // All but the two separators, which CLDR knows.
    #expect(check.incomplete.count == CatalogueTemplate.ofMessages.models.count - 2)
  }

  @Test(arguments: DisplayLanguage.allCases.filter { $0 != .english })
  func `a new catalogue of a language that is built in has its texts`(language: DisplayLanguage) throws {
    let text = Catalogue.new(for: try #require(LanguageTag(language.rawValue)))
    #expect(Self.check(text).problems == [])
  }

  @Test func `a catalogue that was read speaks at once, and English where it is silent`() throws {
    let text = Self.filled(
      [
        "form.answersNeedAttention": [
          "{count} odpověď k opravě", "{count} odpovědi k opravě", "{count} odpovědí k opravě",
        ],
        "form.submit": ["Odeslat"],
      ], language: "cs")
    let language = try #require(try Catalogue(text).use())
    #expect(language.rawValue == "cs" && DisplayLanguage(rawValue: "cs") == language)
    #expect(Message.formSubmit.text(in: language) == "Odeslat")
    #expect(
      [1, 3, 5].map { Message.formAnswersNeedAttention(count: $0).text(in: language) } == [
        "1 odpověď k opravě", "3 odpovědi k opravě", "5 odpovědí k opravě",
      ])
    #expect(Message.formYes.text(in: language) == "yes")
  }

  // What is wrong.

  @Test(
    "what does not fit is named",
    arguments: [
      ("form.step", ["Krok {step}"], "'form.step': {count} is missing"),
      ("form.step", ["Krok {step} z {počet}"], "'form.step': there is no {počet}, but {step}, {count}"),
      ("form.submit", ["{x}"], "'form.submit': there is no {x}"),
      ("form.draft", ["{count}", "{count}"], "'form.draft' has 2 of 3 plural forms"),
      ("form.draft", ["{count}", "{foo}"], "'form.draft': there is no {foo}, but {count}"),
      ("form.draft", ["jedna", "{count}", "mnoho"], "'form.draft': {count} is missing"),
      ("form.clearItem", ["Vymazat všechno, co tu je"], "'form.clearItem' takes 25 columns: there is room for 20"),
      ("form.weekdays", ["Po Út St Čt Pá So"], "'form.weekdays': there are 6 with a blank between them, not 7"),
      ("text.keys", ["Enter,Tab"], "'text.keys': there are 2 with a comma between them, not 18"),
      (
        "text.keys", ["Enter, Tab,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p"],
        "'text.keys': ' Tab' is no name of a key: one of at most 20 characters, without blanks"
      ),
      ("text.keys", ["a,Tab,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p"], "'text.keys': 'a' is there twice"),
      (
        "read.months", ["leden,únor"], "'read.months': there are 2 with a comma between them, not 12"
      ),
      (
        "read.spans", ["za N dní=9223372036854775807"],
        "'read.spans': 'za N dní=9223372036854775807' is no phrase with a number up to 1000, as in today=0"
      ),
      ("read.clock", ["půl H"], "'read.clock': 'půl H' is no phrase with a number up to 1000, as in today=0"),
      ("read.dateOrder", ["den"], "'read.dateOrder': 'den' is neither monthFirst nor dayFirst"),
      ("text.yes", ["n"], "'text.yes': 'n' says no"),
      (
        "form.submit", ["a\u{202E}b"], "'form.submit': it has a character that turns the direction of what follows"
      ),
      ("form.submit", [#"a\nb"#], "'form.submit': it has a line break or another control character"),
    ])
  func misfit(context: String, texts: [String], message: String) {
    let problems = Self.check(Self.filled([context: texts], language: "cs")).problems.map(\.message)
    #expect(problems.filter { !$0.hasSuffix("is not translated") }.contains(message), "\(problems.prefix(3))")
  }

  @Test(
    "what cannot be read is named with its line",
    arguments: [
      (
        "msgid \"\"\nmsgstr \"Language: cs\\n\"\nnonsense\n", 3,
        "not a line of a catalogue: expected a keyword and a text in quotes"
      ),
      ("msgfoo \"a\"\n", 1, "unknown keyword 'msgfoo'"), ("\"a\"\n", 1, "a text without a keyword before it"),
      ("msgid \"a\\q\"\n", 1, "not a line of a catalogue: expected a keyword and a text in quotes"),
      ("", 1, "the header names no language: add \"Language: pl\\n\""),
      ("", 1, "the header has no Plural-Forms, such as 'nplurals=2; plural=n != 1;'"),
      (
        "msgctxt \"form.sumbit\"\nmsgid \"Submit\"\nmsgstr \"a\"\n", 2,
        "there is no message 'form.sumbit': this text is that of 'form.submit'"
      ),
      (
        "msgctxt \"form.submit\"\nmsgid \"Send\"\nmsgstr \"a\"\n", 2,
        "the English text of 'form.submit' is now 'Submit'"
      ),
    ])
  func unreadable(text: String, line: Int, message: String) {
    #expect(Self.check(text).problems.contains(CatalogueProblem(line: line, message)))
  }

  @Test(
    arguments: [
      ("cs", "nplurals=2; plural=n != 1;", "0 and 2"), ("pl", "nplurals=1; plural=0;", "0 and 1"),
      ("cs", "nplurals=3; plural=n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;", nil),
      ("es", "nplurals=2; plural=n != 1;", nil),
      ("tlh", "nplurals=1; plural=0;", nil),
    ] as [(String, String, String?)])
  func `a plural form for numbers that the language tells apart is told of`(
    language: String, rule: String, numbers: String?
  ) {
    let header = "msgid \"\"\nmsgstr \"Language: \(language)\\nPlural-Forms: \(rule)\\n\"\n"
    let found = Self.check(header).incomplete.map(\.message).first { $0.hasPrefix("'Plural-Forms' has one form for ") }
    #expect(found?.contains("one form for \(numbers ?? ""):") == (numbers == nil ? nil : true))
  }

  @Test func `a message of another version is said in English, and the others as they are translated`() throws {
    let text = Self.filled(["form.submit": ["Odeslat"]], language: "eo")
    let stale = text + "\nmsgctxt \"form.gone\"\nmsgid \"Gone\"\nmsgstr \"Pryč\"\n"
    let language = try #require(try Catalogue(stale).use())
    #expect(Message.formSubmit.text(in: language) == "Odeslat")
  }

  @Test func `a fuzzy message is not used`() throws {
    let text = Self.filled(["form.submit": ["Odeslat"]], language: "eo")
      .replacing("msgctxt \"form.submit\"", with: "#, fuzzy\nmsgctxt \"form.submit\"")
    #expect(Self.check(text).incomplete.contains { $0.message == "'form.submit' is marked as fuzzy: look at it again" })
    let language = try #require(try Catalogue(text).use())
    #expect(Message.formSubmit.text(in: language) == "Submit")
  }

  @Test func `a quotation stands between the marks of its language`() throws {
    let text = Self.filled(["form.itemNotNow": ["“{item}” nie jest teraz możliwe"]], language: "pl")
    let place = "'form.itemNotNow' quotes with “: this language has „ and ”"
    #expect(Self.check(text).incomplete.contains { $0.message == place })
    let right = text.replacing("\"“{item}” nie", with: "\"„{item}” nie")
    #expect(!Self.check(right).problems.contains { $0.message.contains("quotes with") })
    let english = Self.filled(["problem.didYouMean": ["'{name}'?"]], language: "pl")
    let other = "'problem.didYouMean' quotes with ': this language has „ and ”"
    #expect(Self.check(english).incomplete.contains { $0.message == other })
  }

  @Test func `words that could not be told apart, and phrases that are never read, are found`() throws {
    let texts = [
      "question.wordBack": ["zpět"], "question.wordReview": ["Zpet"], "read.spans": ["za týden=7"],
      "read.clock": ["půl H=-30,půl jedné=30"],
    ]
    let wrong = Self.check(Self.filled(texts, language: "cs")).wrong.map(\.message)
    #expect(
      wrong.sorted() == [
        "'question.wordReview': 'zpet' is 'question.wordBack', too",
        "'read.clock': 'půl jedné' is never read: H stands for its number",
        "'read.spans': 'za týden' is never read: N stands for its number",
      ])
  }

  @Test(arguments: [
    ("th", " ", ","), ("cs", ", ", "\u{A0}"), ("fa", "، ", ","), ("am", "፣ ", ","), ("nl", ", ", "."),
  ])
  func `a new catalogue has the separators of its language`(tag: String, list: String, digits: String) throws {
    let file = PortableObject(Catalogue.new(for: try #require(LanguageTag(tag))))
    let texts = Dictionary(file.entries.map { ($0.context, $0.texts) }, uniquingKeysWith: { first, _ in first })
    #expect(texts["text.separator"] == [list])
    #expect(texts["text.groupSeparator"] == [digits])
  }

  @Test(arguments: DisplayLanguage.allCases)
  func `the built-in languages have the separators of CLDR`(language: DisplayLanguage) throws {
    let tag = try #require(LanguageTag(language.rawValue))
    #expect(language(.textSeparator) == LanguageConventions.separator(of: tag))
    #expect(language(.textGroupSeparator) == LanguageConventions.groupSeparator(of: tag))
  }

  @Test func `a text may be written in several lines`() throws {
    let text = "msgctxt \"\"\nmsgid \"\"\n\"Name \"\n\"of\"\nmsgstr \"\"\n\"Imię\"\n"
    #expect(try TextCatalogue(text).text(for: "Name of", at: "label") == "Imię")
  }

  @Test(
    arguments: [
      (#"a\ab\n\t\\"#, "a\u{7}b\n\t\\"), (#"\7\1234\x1b[\x263a"#, "\u{7}S4\u{1B}[:"), (#"a\q"#, nil), (#"\"#, nil),
      (#"\x"#, nil), (#"\377"#, nil),
    ] as [(String, String?)])
  func `escapes are those of C`(written: String, text: String?) {
    let catalogue = try? TextCatalogue("msgid \"A\"\nmsgstr \"\(written)\"\n")
    #expect(catalogue?.text(for: "A", at: "") == text)
  }

  @Test func `a text that is said in several ways is found by its key`() throws {
    let text = "msgid \"Open\"\nmsgstr \"Otwarte\"\n\nmsgctxt \"submitLabel\"\nmsgid \"Open\"\nmsgstr \"Otwórz\"\n"
    let catalogue = try TextCatalogue(text)
    #expect(catalogue.text(for: "Open", at: "label") == "Otwarte")
    #expect(catalogue.text(for: "Open", at: "submitLabel") == "Otwórz")
    #expect(catalogue.text(for: "Close", at: "label") == nil)
  }

  @Test func `files are named for a language in the usual ways`() throws {
    #expect(try #require(LanguageTag("pt-br")).fileNames == ["pt-BR", "pt_BR", "pt-br", "pt"])
    #expect(try #require(LanguageTag("sr-LATN")).fileNames == ["sr-Latn", "sr_Latn", "sr-latn", "sr"])
    #expect(try #require(LanguageTag("pl")).fileNames == ["pl"])
  }

  private static func check(_ text: String) -> CatalogueCheck {
    CatalogueCheck(text, language: nil, columns: \.count)
  }

  /// A new catalogue with some texts filled in.
  private static func filled(_ texts: [String: [String]], language: String) -> String {
    guard let tag = LanguageTag(language) else { return "" }
    var lines: [Substring] = []
    var context = ""
    for line in Catalogue.new(for: tag).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("msgctxt") { context = String(line.dropFirst(9).dropLast()) }
      if line.hasPrefix("msgstr"), let given = texts[context] {
        let form = line.dropFirst(7).first?.wholeNumberValue ?? 0
        let keyword = line.prefix { $0 != " " }
        lines.append("\(keyword) \"\(given.indices.contains(form) ? given[form] : "")\"")
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
