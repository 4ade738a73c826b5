import ContentTypes
import DefinedForms
import FormDefinitions

extension Question {
  /// The answer of somebody who takes theirs away.
  var noAnswer: AnswerValue {
    switch field.type {
    case .boolean: .bool(false)
    case .multiselect, .list: .list([])
    default: .null
    }
  }

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
    default:
      let written = field.text?.capitalization?.raised(line) ?? line
      return AnswerConversion.parse(
        typed: field.text?.mask?.formatted(written) ?? written, for: field, defaultUTCOffset: utcOffset)
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
      return .failure(AnswerMismatch(say(.numberOfAnOption(count: options.count))))
    }
    return option.isDisabled ? .failure(AnswerMismatch(say(.disabledOption(option.label)))) : .success(option.value)
  }
}
