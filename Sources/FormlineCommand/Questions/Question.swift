import DefinedForms
import FormDefinitions
import Formline
import TerminalModel
import Wording

/// One field as a question in plain lines, and the meaning of the line that answers it.
struct Question {
  let model: FieldModel
  let options: [OptionDefinition]

  init(_ model: FieldModel) {
    self.model = model
    options = model.currentOptions
  }

  var field: FieldDefinition { model.definition }

  /// Whether the answer must not be seen.
  var isSecret: Bool { field.isSecret }

  /// Whether the answer goes on until a line with a single dot.
  var hasSeveralLines: Bool { field.type == .textarea }

  /// What is said before the question: the description, and the options with their numbers.
  var introduction: [String?] {
    [field.description]
      + options.enumerated().map { index, option in
        let detail = option.description.map { ": \($0)" } ?? ""
        return "\(index + 1). \(option.label)\(detail)\(option.isDisabled ? " (\(say(.cannotBeChosenRemark)))" : "")"
      }
  }

  /// What is said of a field that takes no answer: a note's text, a computed value.
  var statement: [String?] {
    switch field.type {
    case .note: [field.hasOwnLabel ? field.label : nil, field.description]
    default: [field.isSecret ? nil : "\(field.label): \(model.finalAnswer.text)"]
    }
  }

  /// The question itself; the answer follows on the same line.
  var prompt: String {
    var text = field.label
    let remarks = (model.mustBeAnswered ? [say(.required)] : []) + (shortGuidance.map { [$0] } ?? [])
    if !remarks.isEmpty { text += " (\(remarks.joined(separator: ", ")))" }
    if let preset { text += " [\(preset)]" }
    return DisplayText.visible(text, lines: .single) + ": "
  }

  /// What an empty line stands for; nil when there is nothing yet.
  var preset: String? {
    let answer = model.finalAnswer
    if field.isSecret { return answer.isEmpty ? nil : say(.unchanged) }
    if field.type == .list { return answer.isEmpty ? nil : model.summary }
    switch answer {
    case .bool(let value): return value ? String(field.language.yes) : "n"
    case .list(let values): return values.isEmpty ? nil : values.map(label).joined(separator: ", ")
    default: return answer.isEmpty ? nil : field.type.isMoment ? model.shownText(of: answer) : label(answer)
    }
  }

  /// The field and what it is answered with, for somebody who looks back.
  var recapitulation: String {
    let answer: String? =
      switch model.finalAnswer {
      case _ where isSecret: preset.map { _ in say(.isAnsweredUnseen) }
      case .bool(let value): say(value ? .yes : .no)
      default: preset
      }
    return "\(field.label): \(answer ?? say(.isNotAnswered))"
  }

  private func label(_ value: AnswerValue) -> String {
    options.first { $0.value.isSame(as: value) }?.label ?? value.text
  }

  func say(_ phrase: Phrase) -> String { phrase.text(in: field.language) }
  func say(_ phrase: QuestionPhrase) -> String { phrase.text(in: field.language) }
}
