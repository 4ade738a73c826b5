package import Gettext

/// A catalogue that was read from a file: the words of a language that is not built in, or other words for one that is.
package struct Catalogue: Hashable, Sendable {
  package let tag: LanguageTag
  /// By the position of a message: its forms, placeholders by number; empty where there are none.
  private let forms: [[String]]
  private let plural: PluralRule

  /// Reads a catalogue. English stands for what it does not have.
  /// - Parameter fallback: The language if the header names none, such as that of the file's name.
  /// - Throws: every problem that keeps it from being used.
  package init(_ text: String, language fallback: LanguageTag? = nil) throws(Problems) {
    let check = CatalogueCheck(text, language: fallback, columns: { _ in 0 })
    guard let tag = check.tag, let plural = check.plural, check.wrong.isEmpty else { throw Problems(all: check.wrong) }
    self.tag = tag
    self.plural = plural
    forms = check.forms
  }

  /// Several problems, in the order of their lines.
  package struct Problems: Error { package let all: [CatalogueProblem] }

  /// Makes it the catalogue of its language for the rest of the process; the language to say things in.
  /// - Returns: nil once a hundred were read.
  package func use() -> DisplayLanguage? { ReadCatalogues.add(self) }

  func text(of message: Message) -> String? {
    let forms = forms[message.place]
    guard let last = forms.last else { return nil }
    guard let count = message.count, forms.count > 1 else { return message.filled(last.utf8) }
    let form = plural.form(of: count) ?? forms.count - 1
    return message.filled(forms[min(form, forms.count - 1)].utf8)
  }

  /// The text of a catalogue to fill in for a language: the English texts, for each where it is seen, and the
  /// translations that are built in.
  package static func new(for language: LanguageTag) -> String {
    let builtIn = DisplayLanguage.allCases.first { $0 != .english && $0.rawValue == language.primary }
    let table = builtIn.map { CatalogueTable.of($0.place) }
    let rule = LanguageConventions.pluralForms(of: language)
    let count = PluralRule(field: rule)?.count ?? 2
    var lines: [Substring] = []
    let template = CatalogueTemplate.ofMessages
    var context: Substring = ""
    for line in "\(MessageTemplate.text)".split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# Everything that Formline says") {
        lines.append("# Everything that Formline says to a person, to be said in \(language.text).")
        lines.append("# Fill in the empty texts. 'formline catalog check FILE' says what is missing or does not fit.")
        let marks = LanguageConventions.quotation(of: language)
        if marks != "“”" { lines.append("# Quotations stand between \(marks.prefix(1)) and \(marks.suffix(1)).") }
        continue
      }
      if line.hasPrefix("\"Plural-Forms:") {
        lines.append("\"Language: \(language.localeName)\\n\"")
        lines.append("\"Plural-Forms: \(rule)\\n\"")
        continue
      }
      if line.hasPrefix("msgctxt") { context = line.dropFirst(9).dropLast() }
      guard !context.isEmpty, line.hasPrefix("msgstr") else {
        lines.append(line)
        continue
      }
      if line.hasPrefix("msgstr[1]") { continue }
      let model = template.model(String(context))
      let texts = model.flatMap { model in table?.forms(at: model.place).map { model.named($0) } } ?? []
      if line.hasPrefix("msgstr[0]") {
        for form in 0..<count {
          lines.append("msgstr[\(form)] \(quoted(texts.indices.contains(form) ? texts[form] : ""))")
        }
      } else {
        let usual =
          switch context {
          case "text.separator": LanguageConventions.separator(of: language)
          case "text.groupSeparator": LanguageConventions.groupSeparator(of: language)
          default: ""
          }
        lines.append("msgstr \(quoted(texts.first ?? usual))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + String(text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }) + "\""
  }
}

extension CatalogueTemplate {
  /// That of the program's own messages. Cost: it is parsed.
  static var ofMessages: CatalogueTemplate { CatalogueTemplate("\(MessageTemplate.text)") }
}
