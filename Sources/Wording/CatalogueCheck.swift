package import Gettext
internal import Values

/// What is missing in a catalogue, or wrong with it.
package struct CatalogueCheck {
  /// What cannot be used, in the order of lines.
  package private(set) var wrong: [CatalogueProblem] = []
  /// Messages that are not translated, or that this version has no more, and texts that are longer than their place: what
  /// is said in English.
  package private(set) var incomplete: [CatalogueProblem] = []
  private(set) var tag: LanguageTag?
  private(set) var plural: PluralRule?
  private(set) var forms: [[String]] = []

  /// All of it in the order of lines.
  package var problems: [CatalogueProblem] { (wrong + incomplete).sorted { $0.line < $1.line } }

  /// Checks the text of a catalogue against the template.
  /// - Parameters:
  ///   - fallback: The language if the header names none.
  ///   - columns: The display width of a text.
  package init(_ text: String, language fallback: LanguageTag?, columns: (String) -> Int) {
    let file = PortableObject(text)
    wrong = file.problems
    checkHeader(of: file, fallback)
    let template = CatalogueTemplate.ofMessages
    forms = Array(repeating: [], count: template.models.count)
    var found: Set<String> = []
    for entry in file.entries where !entry.id.isEmpty {
      guard let model = template.model(entry.context) else {
        let near = template.models.first { $0.texts.first == entry.id }?.context
        note(
          line: entry.line,
          "there is no message '\(entry.context)'" + (near.map { ": this text is that of '\($0)'" } ?? ""))
        continue
      }
      guard found.insert(entry.context).inserted else {
        refuse(line: entry.line, "'\(entry.context)' is there twice")
        continue
      }
      check(entry, against: model, columns)
    }
    checkLetters(template, file)
    checkWishes(template, file)
    for model in template.models where !found.contains(model.context) {
      note(line: 1, "'\(model.context)' is missing")
    }
  }

  private mutating func refuse(line: Int, _ message: String) { wrong.append(CatalogueProblem(line: line, message)) }

  private mutating func note(line: Int, _ message: String) { incomplete.append(CatalogueProblem(line: line, message)) }

  /// A person who types no must not have said yes.
  private mutating func checkLetters(_ template: CatalogueTemplate, _ file: PortableObject) {
    let letters = ["text.yes", "text.no"].compactMap { template.model($0)?.place }
    guard let yes = forms[letters[0]].first, yes == "n" || yes == (forms[letters[1]].first ?? "n") else { return }
    let line = file.entries.first { $0.context == "text.yes" }?.line ?? 1
    refuse(line: line, "'text.yes': '\(yes)' says no")
    forms[letters[0]] = []
  }

  /// What is typed instead of an answer to a plain question must mean one thing.
  private mutating func checkWishes(_ template: CatalogueTemplate, _ file: PortableObject) {
    var meanings: [String: String] = [:]
    for model in template.models where model.context.hasPrefix("question.word") {
      guard let word = forms[model.place].first?.folded else { continue }
      if let other = meanings.updateValue(model.context, forKey: word) {
        let line = file.entries.first { $0.context == model.context }?.line ?? 1
        refuse(line: line, "'\(model.context)': '\(word)' is '\(other)', too")
      }
    }
  }

  private mutating func checkHeader(of file: PortableObject, _ fallback: LanguageTag?) {
    let named = file.headerField("Language").flatMap { $0.isEmpty ? nil : String($0) }
    tag = named.map { LanguageTag(locale: $0) } ?? fallback
    if tag == nil {
      refuse(
        line: 1,
        named.map { "'\($0)' is not the tag of a language, such as pl or pt-BR" }
          ?? "the header names no language: add \"Language: pl\\n\"")
    }
    guard let field = file.headerField("Plural-Forms") else {
      refuse(line: 1, "the header has no Plural-Forms, such as 'nplurals=2; plural=n != 1;'")
      return
    }
    plural = PluralRule(field: field)
    if plural == nil {
      let shown = field.count > 80 ? "\(field.prefix(80))…" : String(field)
      refuse(line: 1, "'\(shown)' gives not every number a plural form")
    }
    if let (one, other, rule) = mergedNumbers {
      note(line: 1, "'Plural-Forms' has one form for \(one) and \(other): this language has two, as in '\(rule)'")
    }
  }

  /// Two small numbers that the header gives one plural form, and the language (CLDR) two; nil if there are none.
  private var mergedNumbers: (Int, Int, rule: String)? {
    guard let plural, let field = tag.map(LanguageConventions.pluralForms), let rule = PluralRule(field: field),
      rule.count > 2
    else { return nil }
    var numbers: [Int: Int] = [:]
    for number in 0...200 {
      guard let form = plural.form(of: number) else { continue }
      let first = numbers[form, default: number]
      if rule.form(of: first) != rule.form(of: number) { return (first, number, field) }
      numbers[form] = first
    }
    return nil
  }

  private mutating func check(
    _ entry: PortableObject.Entry, against model: CatalogueTemplate.Model, _ columns: (String) -> Int
  ) {
    let name = "'\(entry.context)'"
    if [entry.id] + (entry.plural.map { [$0] } ?? []) != model.texts {
      note(line: entry.line, "the English text of \(name) is now '\(model.texts[0])'")
      return
    }
    if entry.isFuzzy {
      note(line: entry.line, "\(name) is marked as fuzzy: look at it again")
      return
    }
    guard entry.texts.contains(where: { !$0.isEmpty }) else {
      note(line: entry.line, "\(name) is not translated")
      return
    }
    let count = model.texts.count == 1 ? 1 : plural?.count ?? entry.texts.count
    var isUsable = entry.texts.count == count && !entry.texts.contains("")
    if !isUsable {
      refuse(line: entry.line, "\(name) has \(entry.texts.count { !$0.isEmpty }) of \(count) plural forms")
    }
    for (form, text) in entry.texts.enumerated() where !text.isEmpty {
      for problem in problems(of: text, isLast: form == count - 1, model) {
        refuse(line: entry.line, "\(name): \(problem)")
        isUsable = false
      }
      if let problem = quotationProblem(in: text, of: model) {
        note(line: entry.line, "\(name) \(problem)")
      }
      if let most = model.columns, columns(text) > most {
        note(line: entry.line, "\(name) takes \(columns(text)) columns: there is room for \(most)")
      }
    }
    if isUsable { forms[model.place] = entry.texts.map { model.numbered($0) } }
  }

  /// What is wrong with the placeholders of a text. The number that decides the plural may be left out where a form is
  /// of few numbers, `one answer`.
  private func problems(of text: String, isLast: Bool, _ model: CatalogueTemplate.Model) -> [String] {
    let english = model.texts.joined()
    let found = Self.placeholders(in: text)
    var problems: [String] = []
    for placeholder in model.placeholders where !found.contains(placeholder.name) {
      if placeholder.mayBeLeftOut || placeholder.decidesPlural && !isLast { continue }
      problems.append("{\(placeholder.name)} is missing")
    }
    for name in found where !model.placeholders.contains(where: { $0.name == name }) {
      if english.contains("{\(name)}") { continue }
      let names = model.placeholders.map { "{\($0.name)}" }
      problems.append(
        "there is no {\(name)}" + (names.isEmpty ? "" : ", but " + names.joined(separator: ", ")))
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      problems.append("it has a line break or another control character")
    }
    if text.unicodeScalars.contains(where: { 0x202A...0x202E ~= $0.value || 0x2066...0x2069 ~= $0.value }) {
      problems.append("it has a character that turns the direction of what follows")
    }
    return problems + (Self.faultOfWords(in: text, model).map { [$0] } ?? [])
  }

  private func quotationProblem(in text: String, of model: CatalogueTemplate.Model) -> String? {
    guard let tag, tag.primary != "en" else { return nil }
    let wanted = LanguageConventions.quotation(of: tag)
    let others = model.texts[0].contains("“") ? "“”„«»「」" : ""
    let mark =
      text.first { others.contains($0) && !wanted.contains($0) }
      ?? (text.contains("'{") && text.contains("}'") ? "'" : nil)
    guard let mark else { return nil }
    return "quotes with \(mark): this language has \(wanted.prefix(1)) and \(wanted.suffix(1))"
  }

  /// The largest number of days, hours or minutes that a phrase stands for.
  static let mostOfPhrase = 1000

  /// What is wrong with words that stand in one text: days and months in their order, phrases with what they stand for.
  private static func faultOfWords(in text: String, _ model: CatalogueTemplate.Model) -> String? {
    switch model.context {
    case "text.keys": return faultOfKeys(text, count: model.texts[0].split(separator: ",").count)
    case "form.weekdays", "text.months", "read.weekdays", "read.months":
      let separator: Character = model.context.hasPrefix("read") ? "," : " "
      let (count, wanted) = (text.split(separator: separator).count, model.texts[0].split(separator: separator).count)
      return count == wanted
        ? nil : "there are \(count) with \(separator == " " ? "a blank" : "a comma") between them, not \(wanted)"
    case "read.days", "read.spans", "read.clock", "read.numbers":
      let wrong =
        text == "-"
        ? nil
        : text.split(separator: ",").first { pair in
          let halves = pair.split(separator: "=", omittingEmptySubsequences: false)
          return halves.count != 2 || !(Int(halves[1]).map { -mostOfPhrase...mostOfPhrase ~= $0 } ?? false)
        }
      if let wrong { return "'\(wrong)' is no phrase with a number up to \(mostOfPhrase), as in today=0" }
      let letter: Character? = model.context == "read.spans" ? "N" : model.context == "read.clock" ? "H" : nil
      guard let letter, text != "-" else { return nil }
      let phrases = text.split(separator: ",").flatMap { $0.prefix { $0 != "=" }.split(separator: "|") }
      return phrases.first { !$0.contains(letter) }.map { "'\($0)' is never read: \(letter) stands for its number" }
    case "read.dateOrder":
      let wrong = text.split(separator: " ").first { !["monthFirst", "dayFirst"].contains($0) }
      return wrong.map { "'\($0)' is neither monthFirst nor dayFirst" }
    default: return nil
    }
  }

  private static func faultOfKeys(_ text: String, count: Int) -> String? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    guard names.count == count else { return "there are \(names.count) with a comma between them, not \(count)" }
    if let wrong = names.first(where: { $0.isEmpty || $0.contains(" ") || $0.count > 20 }) {
      return "'\(wrong)' is no name of a key: one of at most 20 characters, without blanks"
    }
    return names.indices.first { names[..<$0].contains(names[$0]) }.map { "'\(names[$0])' is there twice" }
  }

  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{").dropFirst(text.first == "{" ? 0 : 1).compactMap { piece in
      guard let close = piece.firstIndex(of: "}") else { return nil }
      let name = piece[..<close]
      return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber } ? String(name) : nil
    }
  }
}
