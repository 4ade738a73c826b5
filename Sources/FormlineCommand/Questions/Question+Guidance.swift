import DefinedForms
import FormDefinitions
import Wording

/// What may be answered, in words.
extension Question {
  /// In the question itself: the form of the answer and its limits, where they are not a matter of course.
  var shortGuidance: String? {
    switch field.type {
    case .boolean: say(.yesOrNoRemark)
    case .multiselect: say(.numbersRemark)
    case .textarea: say(.dotRemark)
    case .date, .time, .datetime: [FieldHint.text(for: field), limits].compactMap { $0 }.joined(separator: ", ")
    case .integer, .number: limits
    default: nil
    }
  }

  /// Everything there is to know about the question, a sentence a line, for who asks for help.
  var help: [String?] {
    let requirement = model.mustBeAnswered ? QuestionPhrase.mustBeAnswered : .needNotBeAnswered
    return introduction
      + [say(expectation), say(preset.map { .emptyLineTakes($0) } ?? requirement), say(.wishes)]
  }

  /// The form of the answer and its limits.
  private var expectation: QuestionPhrase {
    let bounds = limits.map { ", \($0)" } ?? ""
    return switch field.type {
    case .boolean: .flag(field.language.yes)
    case .select: .option
    case .multiselect: .options
    case .integer: .wholeNumber(bounds: bounds)
    case .number: .number(bounds: bounds)
    case .date, .time, .datetime: .moment(FieldHint.text(for: field), bounds: bounds)
    case .textarea: field.isSecret ? .hiddenLines(lengths: lengths) : .lines(lengths: lengths)
    case .list: .rows
    default: field.isSecret ? .hiddenLine(lengths: lengths) : .line(lengths: lengths)
    }
  }

  private var limits: String? {
    if let limits = field.numberLimits { return words(limits, \.text) }
    return field.momentLimits.flatMap { words($0, \.description) }
  }

  private func words<Value>(_ limits: Limits<Value>, _ text: (Value) -> String) -> String? {
    var words: [QuestionPhrase] = []
    if let minimum = limits.minimum, let maximum = limits.maximum {
      words.append(.between(text(minimum), text(maximum)))
    } else {
      words += limits.minimum.map { [.atLeast(text($0))] } ?? []
      words += limits.maximum.map { [.atMost(text($0))] } ?? []
    }
    words += limits.exclusiveMinimum.map { [.moreThan(text($0))] } ?? []
    words += limits.exclusiveMaximum.map { [.lessThan(text($0))] } ?? []
    return words.isEmpty ? nil : words.map { say($0) }.joined(separator: ", ")
  }

  private var lengths: String {
    switch (field.text?.minLength, field.text?.maxLength) {
    case (let least?, let most?): say(.lengthBetween(least, most))
    case (let least?, nil): say(.lengthAtLeast(least))
    case (nil, let most?): say(.lengthAtMost(most))
    case (nil, nil): ""
    }
  }
}
