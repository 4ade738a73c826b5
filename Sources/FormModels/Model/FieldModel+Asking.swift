package import FormDefinitions
import Wording

/// For hosts that ask for a field without drawing it.
extension FieldModel {
  package var isAskable: Bool {
    exists.value && isEnabled.value && definition.type.isEditable && (row?.list.field.isAskable ?? true)
  }

  package var mustBeAnswered: Bool { isRequired.current || hasRequiredOptions }

  /// The fields whose answers this field's validity depends on: changing one may fix its problems.
  package var mendedBy: [FieldModel] {
    form.existing.filter { $0.isAskable && form.ruleReaders.of($0.definition.id).contains(definition.id) }
  }

  /// The context in which its typed text is parsed.
  package var reading: ReadingContext { form.reading }

  /// The current options of a choice; empty for other fields.
  package var currentOptions: OptionList { options?.current.options ?? [] }

  /// The current options of a choice; nil for other fields, and until a source has given them.
  package var knownOptions: OptionList? {
    guard let options else { return nil }
    if case .live? = definition.choice?.options, liveList?.options.current == nil { return nil }
    return options.current.options
  }

  /// True if the field, or the list that it is in, shows what is written as it was given, whatever the field makes of it.
  package var isWrittenAsGiven: Bool {
    guard let outermost else { return false }
    return !outermost.isEdited && form.givenFields.contains(outermost.id)
  }

  /// Takes an answer of the field's type, as if the person had given it.
  /// - Returns: Its problems.
  package func take(_ answer: AnswerValue) -> [String] {
    edit(answer)
    form.host.update()
    return form.graph.untracked { problems() }
  }

  /// Takes an answer for a choice as text.
  /// - Returns: False if the field is no choice or has no such answer.
  package func choose(_ text: String) -> Bool {
    guard [.boolean, .select, .multiselect].contains(definition.type),
      case .success(let answer) = AnswerConversion.parse(typed: text, for: definition), answer != .null
    else { return false }
    if let options = options?.current.list {
      let count = if case .list(let items) = answer { items.count } else { 1 }
      guard options.selected(answer).count == count else { return false }
    }
    if answer != finalAnswer || definition.type == .boolean { edit(answer) }
    form.host.update()
    return true
  }
}

/// An answer on one line, as the summary shows it.
package enum SummaryText {
  package static func text(of field: FieldModel) -> String {
    if let list = field.list, !field.definition.isSecret {
      return text(ofRows: list.rows.map(\.summary), field.definition)
    }
    return text(of: field.finalAnswer, field.definition, options: field.options?.current.list) {
      field.shownText(of: $0)
    }
  }

  /// - Parameter shown: Says a value that is no choice.
  static func text(
    of answer: AnswerValue, _ field: FieldDefinition, options: DefinedOptions?, shown: (AnswerValue) -> String
  ) -> String {
    if field.isSecret { return field.isUnanswered(by: answer) ? "" : hidden }
    if case .bool(let value) = answer { return field.word(for: value) }
    guard let options else { return shown(answer) }
    guard case .list(let values) = answer else { return label(of: answer, options) }
    return values.map { label(of: $0, options) }.joined(separator: ", ")
  }

  private static let hidden = "••••••"

  private static func label(of value: AnswerValue, _ options: DefinedOptions) -> String {
    options.index(of: value).map { options.label(at: $0) } ?? value.text
  }
}

/// Answers of rows on one line.
extension SummaryText {
  typealias Part = (text: String, isFlag: Bool)

  /// An answer in a row. Of several, a yes or no says little without its label.
  static func part(_ text: String, of field: FieldDefinition, in list: ListTraits) -> Part {
    guard field.type == .boolean, !text.isEmpty else { return (text, false) }
    let isAlone = list.fields.dropFirst(list.isMap ? 1 : 0).filter(\.hasAnswer).count == 1
    return (isAlone ? text : field.language.heading(field.label) + text, true)
  }

  static func text(ofRow parts: [Part]) -> String {
    parts.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  static func text(ofRows rows: [String], _ field: FieldDefinition) -> String {
    rows.map { $0.isEmpty ? Message.questionIsNotAnswered.text(in: field.language) : $0 }.joined(separator: "; ")
  }
}

extension RowModel {
  /// Its answers on one line, secrets as dots.
  package var summary: String { SummaryText.text(ofRow: parts) }

  /// The same without booleans: their labels would be found in every row.
  package var title: String { SummaryText.text(ofRow: parts.filter { !$0.isFlag }) }

  private var parts: [SummaryText.Part] {
    list.field.form.graph.untracked {
      guard isMade || list.needsFields else { return partsOfValues }
      return fields.filter { $0.exists.current && $0.definition.hasAnswer }
        .map { SummaryText.part(SummaryText.text(of: $0), of: $0.definition, in: list.traits) }
    }
  }
}

extension FieldModel {
  /// The answer on one line, secrets as dots.
  package var summary: String { form.graph.untracked { SummaryText.text(of: self) } }
}
