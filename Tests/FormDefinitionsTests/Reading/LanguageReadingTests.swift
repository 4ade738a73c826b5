import FormDefinitions
import Testing
import Wording

/// Texts in several languages, of which the reader takes one.
struct LanguageReadingTests {
  private static let text = """
    formline: 1
    title: {en: Order, de: Bestellung, pt-BR: Pedido}
    description: {de: Bitte ausfüllen.}
    submitLabel: {en: Buy, de: Kaufen}
    fields:
      - id: size
        type: select
        label: {en: Size, de: Größe}
        description: {en: "", de: Wie groß?}
        placeholder: {en: pick one, de: auswählen}
        required: true
        options:
          - {value: s, label: {en: Small, de: Klein}, description: {en: for one, de: für einen}}
          - {value: l, label: Large}
      - id: count
        type: integer
        validate: [{rule: self > 0, message: {en: More than none, de: Mehr als keines}}]
      - id: code
        check: {command: [test], message: {en: Unknown, de: Unbekannt}}
    validate: [{rule: count != 13, message: {en: Not thirteen, de: Nicht dreizehn}, at: count}]
    toolbar: [{label: {en: Help, de: Hilfe}, action: next}]
    """

  private func form(_ language: String?) -> FormDefinition? {
    let options = ReadingOptions(language: language.flatMap { LanguageTag($0) })
    let reading = DefinitionReader.read(Array(Self.text.utf8), path: "f.yaml", options: options, resources: resource)
    #expect(reading.diagnostics.isEmpty)
    return reading.definition
  }

  @Test(
    "a text is taken in the language that is wanted, else in the first there is",
    arguments: [
      ("de", "Bestellung"), ("de-AT", "Bestellung"), ("pt", "Pedido"), ("en-GB", "Order"), ("it", "Order"),
      (nil, "Order"),
    ] as [(String?, String)])
  func title(language: String?, title: String) {
    #expect(self.form(language)?.title == title)
    #expect(self.form(language)?.description == "Bitte ausfüllen.")
  }

  @Test func `every text that people see can be translated`() throws {
    let form = try #require(self.form("de"))
    #expect(form.submitLabel == "Kaufen")
    let size = form.fields[0]
    #expect([size.label, size.description, size.placeholder] == ["Größe", "Wie groß?", "auswählen"])
    let options = try #require(size.choice?.options.known)
    #expect(options.map(\.label) == ["Klein", "Large"])
    #expect(options[0].description == "für einen")
    #expect(form.fields[1].rules.map(\.message) == ["Mehr als keines"])
    #expect(form.fields[2].text?.check?.message == "Unbekannt")
    #expect(form.rules.map(\.message) == ["Nicht dreizehn"])
    guard case .custom(let item)? = form.toolbar?.first else {
      Issue.record("the item is not there")
      return
    }
    #expect(item.label == "Hilfe")
  }

  @Test(
    "what we say ourselves is in that language too",
    arguments: [
      ("de", "Pflichtangabe: bitte auswählen"), ("en", "Size is required: choose one"),
      ("fr", "Réponse obligatoire : faire un choix"), ("it", "Size is required: choose one"),
    ])
  func ownWords(language: String, message: String) throws {
    let size = try #require(self.form(language)?.fields.first)
    #expect(FieldValidation.problems(of: .null, field: size, lookup: { _ in nil }) == [message])
  }

  @Test(
    "where a text is not in the language that is wanted, the first one stands",
    arguments: [("it", "Bestellung"), ("en", "Order"), (nil, "Order")] as [(String?, String)])
  func first(language: String?, title: String) {
    let text = "formline: 1\ntitle: {de: Bestellung, en: Order}\nfields: [{id: a}]\n"
    let options = ReadingOptions(language: language.flatMap { LanguageTag($0) })
    let reading = DefinitionReader.read(Array(text.utf8), path: "f.yaml", options: options, resources: resource)
    #expect(reading.definition?.title == title)
  }

  @Test(
    "a catalogue beside the definition that cannot be read is told of",
    arguments: [
      (
        Array("nonsense\n".utf8),
        """
        forms/f.pl.po:1:1: error: not a line of a catalogue: expected a keyword and a text in quotes
        """
      ),
      (Array("msgid \"A\"\nmsgstr \"B\"\n msgid \"A\"\n".utf8), "forms/f.pl.po:3:2: error: 'A' is there twice"),
      ([0xFF], "forms/f.pl.po:1:1: error: this is not UTF-8 text"),
    ] as [([UInt8], String)])
  func wrongCatalogue(bytes: [UInt8], message: String) {
    let reading = DefinitionReader.read(
      Array(Self.text.utf8), path: "forms/f.yaml", options: ReadingOptions(language: LanguageTag("pl"))
    ) { $0 == "f.pl.po" ? .success(bytes) : .failure(ResourceError(reason: "no such file")) }
    #expect(reading.diagnostics.map { $0.rendered(color: false).prefix { $0 != "\n" } } == [message[...]])
  }

  @Test func `what is wrong with an answer is said in the form's language, what authors are told in English`() throws {
    let form = try #require(self.form("de"))
    let (_, found) = AnswersReader.read(Array("count: viele\n".utf8), path: "a.yaml", for: form)
    #expect(found.map(\.message) == ["'count': „viele“ ist keine ganze Zahl"])
    let reading = DefinitionReader.read(
      Array("formline: 1\nfields: [{id: a, type: integer, default: 5, maximum: 3}]\n".utf8), path: "f.yaml",
      options: ReadingOptions(language: LanguageTag("de")), resources: resource)
    #expect(reading.diagnostics.map(\.message) == ["the default does not fit the field: This must be at most 3"])
  }

  @Test func `mistakes in every language are told, whichever is wanted`() {
    diagnose(
      #"""
      formline: 1
      title: {english: Order, de: 3, DE: Zwei, en us: A}
      fields:
        - {id: a, label: {}, description: {de: [x]}}
      """#,
      gives: #"""
        f.yaml:2:29: error: 'title' in 'de' must be text, not a whole number
        2 | title: {english: Order, de: 3, DE: Zwei, en us: A}
          |                             ^
        help: put it in quotes: "3"
        f.yaml:2:32: error: 'title' has two texts in 'de'
        2 | title: {english: Order, de: 3, DE: Zwei, en us: A}
          |                                ^^
        help: the first is on line 2
        f.yaml:2:42: error: 'en us' is not a language: 'title' must be text, or texts by language
        2 | title: {english: Order, de: 3, DE: Zwei, en us: A}
          |                                          ^^^^^
        help: write it like {en: Name, de: Name, pt-BR: Nome}
        f.yaml:4:20: error: 'label' must not be empty
        4 |   - {id: a, label: {}, description: {de: [x]}}
          |                    ^^
        help: put at least one into it
        f.yaml:4:42: error: 'description' in 'de' must be text, not a list
        4 |   - {id: a, label: {}, description: {de: [x]}}
          |                                          ^^^
        help: write it as one text
        """#)
  }

  @Test(arguments: KnownList.allCases)
  func `an entry of a known list has a name in every language, once, and keeps its code`(list: KnownList) {
    let english = list.options(in: .english)
    for language in DisplayLanguage.allCases {
      let options = list.options(in: language)
      #expect(Set(options.map(\.value)) == Set(english.map(\.value)))
      #expect(Set(options.map(\.label)).count == options.count)
      for option in english where list != .timeZones {
        let translated = options.first { $0.value == option.value }
        #expect(translated.map { ([$0.label] + $0.otherNames).contains(option.label) } == true, "\(option.label)")
      }
    }
  }

  @Test func `names with marks are in the order of their letters`() {
    let names = KnownList.countries.options(in: .german).map(\.label)
    #expect(names.first == "Afghanistan")
    #expect(names.last == "Zypern")
    #expect(names.drop { $0 != "Oman" }.prefix(3) == ["Oman", "Österreich", "Pakistan"])
  }
}
