import DefinedForms
import FormDefinitions
import Formline
import TerminalModel

/// One field as a question in plain lines, and the meaning of the line that answers it.
struct Question {
  private let model: FieldModel
  private let options: [OptionDefinition]

  init(_ model: FieldModel) {
    self.model = model
    options = model.currentOptions
  }

  private var field: FieldDefinition { model.definition }

  /// Whether the answer must not be seen.
  var isSecret: Bool { field.isSecret }

  /// Whether the answer goes on until a line with a single dot.
  var hasSeveralLines: Bool { field.type == .textarea }

  /// What is said before the question: the description, and the options with their numbers.
  var introduction: [String?] {
    [field.description]
      + options.enumerated().map { index, option in
        let detail = option.description.map { ": \($0)" } ?? ""
        return "\(index + 1). \(option.label)\(detail)\(option.isDisabled ? " (cannot be chosen)" : "")"
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
    var remarks: [String] = []
    if model.mustBeAnswered { remarks.append("required") }
    switch field.type {
    case .boolean: remarks.append("y/n")
    case .multiselect: remarks.append("numbers with commas between")
    case .textarea: remarks.append("end with a line of a single dot")
    case .date: remarks.append("YYYY-MM-DD")
    default: break
    }
    var text = field.label
    if !remarks.isEmpty { text += " (\(remarks.joined(separator: ", ")))" }
    if let preset { text += " [\(preset)]" }
    return DisplayText.visible(text, lines: .single) + ": "
  }

  /// What an empty line stands for; nil when there is nothing yet.
  private var preset: String? {
    let answer = model.finalAnswer
    if field.isSecret { return answer.isEmpty ? nil : "unchanged" }
    switch answer {
    case .bool(let value): return value ? "y" : "n"
    case .list(let values): return values.isEmpty ? nil : values.map(label).joined(separator: ", ")
    default: return answer.isEmpty ? nil : label(answer)
    }
  }

  private func label(_ value: AnswerValue) -> String {
    options.first { $0.value.isSame(as: value) }?.label ?? value.text
  }

  // Answers.

  /// The answer that a line gives.
  func answer(for line: String, utcOffset: Int) -> Result<AnswerValue, AnswerMismatch> {
    if line.isEmpty { return .success(model.finalAnswer) }
    switch field.type {
    case .select: return option(line)
    case .multiselect:
      var chosen: [AnswerValue] = []
      for part in line.split(separator: ",") {
        switch option(String(part)) {
        case .success(let value): chosen.append(value)
        case .failure(let mismatch): return .failure(mismatch)
        }
      }
      // In option order, each once.
      return .success(.list(options.map(\.value).filter(chosen.contains)))
    default: return AnswerConversion.parse(typed: line, for: field, defaultUTCOffset: utcOffset)
    }
  }

  /// An option by its value or label, else by its number.
  private func option(_ text: String) -> Result<AnswerValue, AnswerMismatch> {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let wish = String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    let named =
      options.first { $0.value.text == wish }
      ?? options.first { $0.label.lowercased() == wish.lowercased() }
    let numbered = Int(wish).flatMap { options.indices.contains($0 - 1) ? options[$0 - 1] : nil }
    guard let option = named ?? numbered else {
      return .failure(AnswerMismatch("Answer with the number of an option, 1 to \(options.count)"))
    }
    return option.isDisabled ? .failure(AnswerMismatch("\(option.label) cannot be chosen")) : .success(option.value)
  }
}
