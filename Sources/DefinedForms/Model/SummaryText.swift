import FormDefinitions
import Wording

/// An answer as the summary shows it, on one line.
enum SummaryText {
  static func text(of field: FieldModel) -> String {
    let answer = field.finalAnswer
    if field.definition.isSecret { return answer.isEmpty ? "" : hidden }
    if let list = field.list {
      return list.rows.map(text).joined(separator: "; ")
    }
    switch answer {
    case .bool(let value): return (value ? Phrase.yes : .no).text(in: field.definition.language)
    case .list(let values) where field.options != nil:
      return values.map { label(of: $0, field) }.joined(separator: ", ")
    default: return field.options != nil ? label(of: answer, field) : field.shownText(of: answer)
    }
  }

  private static let hidden = "••••••"

  /// What is answered in a row; yes and no say little without their labels.
  private static func text(of row: RowModel) -> String {
    row.fields.filter { $0.exists.current && $0.definition.hasAnswer && $0.definition.type != .boolean }
      .map(text).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func label(of value: AnswerValue, _ field: FieldModel) -> String {
    guard let options = field.options?.current.list, let index = options.index(of: value) else { return value.text }
    return options.label(at: index)
  }
}

extension FieldModel {
  /// The answer on one line, secrets as dots.
  package var summary: String { form.host.graph.untracked { SummaryText.text(of: self) } }
}
