import DefinedForms
import FormDefinitions

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
    let requirement =
      model.mustBeAnswered ? "There must be an answer." : "There need not be an answer: an empty line goes on."
    let takesPreset = preset.map { "An empty line takes what is in brackets: \($0)." }
    let others = Reply.words.map { "'\($0)' \(Self.meaning(of: $0))" }.joined(separator: ", ")
    return introduction + [expectation, preset == nil ? requirement : takesPreset, "Besides, \(others)."]
  }

  private static func meaning(of word: String) -> String {
    switch word {
    case "back": "asks the question before"
    case "review": "reads your answers"
    case "clear": "takes the answer away"
    default: "says this"
    }
  }

  /// The form of the answer and its limits.
  private var expectation: String {
    let bounds = limits.map { ", \($0)" } ?? ""
    switch field.type {
    case .boolean: return "Answer y or n."
    case .select: return "Answer with the number of an option, or its name."
    case .multiselect: return "Answer with the numbers of options, or their names, with commas between."
    case .integer: return "Answer with a whole number\(bounds)."
    case .number: return "Answer with a number\(bounds)."
    case .date, .time, .datetime: return "Answer as \(FieldHint.text(for: field))\(bounds)."
    case .textarea: return "Answer in any number of lines\(lengths); a line of a single dot is the end."
    case .list: return "Answer row by row."
    case .password: return "Answer in one line\(lengths), which is not shown."
    default: return "Answer in one line\(lengths)."
    }
  }

  private var limits: String? {
    if let limits = field.numberLimits { return Self.words(limits, \.text) }
    return field.momentLimits.flatMap { Self.words($0, \.description) }
  }

  private static func words<Value>(_ limits: Limits<Value>, _ text: (Value) -> String) -> String? {
    var words: [String] = []
    if let minimum = limits.minimum, let maximum = limits.maximum {
      words.append("\(text(minimum)) to \(text(maximum))")
    } else {
      words += limits.minimum.map { ["at least \(text($0))"] } ?? []
      words += limits.maximum.map { ["at most \(text($0))"] } ?? []
    }
    words += limits.exclusiveMinimum.map { ["more than \(text($0))"] } ?? []
    words += limits.exclusiveMaximum.map { ["less than \(text($0))"] } ?? []
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var lengths: String {
    switch (field.text?.minLength, field.text?.maxLength) {
    case (let least?, let most?): " of \(least) to \(most) characters"
    case (let least?, nil): " of at least \(least) characters"
    case (nil, let most?): " of at most \(most) characters"
    case (nil, nil): ""
    }
  }
}
