import ContentTypes
import FormModels
import FormDefinitions
import TerminalModel
import Values
import Wording

/// One field as a plain question, and the interpretation of the lines that answer it.
struct Question {
  let model: FieldModel
  let options: OptionList
  /// The answer given by an empty line.
  private let offered: AnswerValue

  /// - Parameter offered: By default the answer that the field has.
  init(_ model: FieldModel, offering offered: AnswerValue? = nil) {
    self.model = model
    self.offered = offered ?? model.finalAnswer
    options = model.currentOptions
  }

  var field: FieldDefinition { model.definition }

  /// True if the answer must not be echoed.
  var isSecret: Bool { field.isSecret }

  /// True if the answer ends with a line that is a single dot.
  var hasSeveralLines: Bool { field.type == .textarea }

  /// The text before the question: the description and the numbered options.
  var introduction: [String?] {
    if isLong { return [field.description, say(.questionManyOptions(count: options.count))] }
    return [
      field.description, field.text?.mask.map { say(.questionMask(parts: words(for: $0).joined(separator: ", "))) },
    ]
      + (field.isSecret && field.choice == nil ? [say(.questionNotShown)] : [])
      + options.enumerated().map { index, option in
        let detail = option.description.map { ": \($0)" } ?? ""
        return
          "\(field.language.shown(index + 1)). \(option.label)\(detail)\(option.isDisabled ? " (\(say(.formCannotBeChosenRemark)))" : "")"
      }
  }

  /// True if there are too many options to read out.
  private var isLong: Bool { options.count > 30 }

  /// The numbered options of a long list that match a part of a name; empty if the line means none.
  func matches(_ line: String) -> [String] {
    let wish = line.trimmed.folded
    guard isLong, field.type == .select, wish.contains(where: \.isLetter) else { return [] }
    let found = options.indices.filter { index in
      ([options[index].label] + options[index].otherNames).contains { $0.folded.contains(wish) }
    }
    return Self.numbered(found, in: field.language) { options[$0].label }
  }

  /// The first entries of a long list, with their numbers in it.
  static func numbered(_ found: [Int], in language: DisplayLanguage, _ label: (Int) -> String) -> [String] {
    let most = 20
    return found.prefix(most).map { "\($0 + 1). \(label($0))" }
      + (found.count > most ? [Message.formAndMore(count: found.count - most).text(in: language)] : [])
  }

  /// The text of a field without an answer: a note's text, a computed value.
  var statement: [String?] {
    switch field.type {
    case .note: [field.hasOwnLabel ? field.label : nil, field.description]
    default: [field.isSecret ? nil : recapitulation]
    }
  }

  /// The question itself, followed by the answer on the same line.
  var prompt: String {
    var text = field.label
    let remarks = (model.mustBeAnswered ? [say(.formRequired)] : []) + (shortGuidance.map { [$0] } ?? [])
    if !remarks.isEmpty { text += " (\(field.language.list(remarks)))" }
    if let preset { text += " [\(preset)]" }
    return DisplayText.visible(text, lines: .single) + ": "
  }

  /// What an empty line answers, as the question shows it; nil if that is nothing.
  var preset: String? {
    let answer = offered
    if field.isSecret { return field.isUnanswered(by: answer) ? nil : say(.formUnchanged) }
    if field.type.hasRows { return answer.isEmpty ? nil : model.summary }
    switch answer {
    case .bool(let value) where field.answerWords?.isEmpty == false: return field.word(for: value)
    case .bool(let value): return String(value ? field.language.yes : field.language.no)
    case .list(let values): return values.isEmpty ? nil : field.language.list(values.map(label))
    default:
      return field.isUnanswered(by: answer) ? nil : field.choice == nil ? model.shownText(of: answer) : label(answer)
    }
  }

  /// The field and its answer, for a review.
  var recapitulation: String {
    let answer = isSecret ? preset.map { _ in say(.questionIsAnsweredUnseen) } ?? "" : model.summary
    return "\(field.label): \(answer.isEmpty ? say(.questionIsNotAnswered) : answer)"
  }

  private func label(_ value: AnswerValue) -> String {
    options.first { $0.value.isSame(as: value) }?.label ?? value.text
  }

  func say(_ message: Message) -> String { message.text(in: field.language) }
}

extension Question {
  /// The answer after `clear`.
  var noAnswer: AnswerValue {
    switch field.type {
    case .boolean: field.valueOfNobody
    case .multiselect, .list: .list([])
    case .map: .object([])
    case .text, .password, .textarea, .path, .integer, .number, .select, .date, .time, .datetime, .computed, .note:
      .null
    }
  }

  func answer(for line: String) -> Result<AnswerValue, AnswerMismatch> {
    if line.isEmpty { return .success(offered) }
    switch field.type {
    case .select: return option(line)
    case .multiselect:
      var chosen: [AnswerValue] = []
      // A name may have a comma in it.
      let parts = options.named(String(line.trimmed)) == nil ? line.listedParts : [line[...]]
      for part in parts {
        switch option(String(part)) {
        case .success(let value): chosen.append(value)
        case .failure(let mismatch): return .failure(mismatch)
        }
      }
      // Distinct, in option order.
      let places = Set(chosen.compactMap(options.place)).sorted()
      let known = options.answer(of: places.map { options[$0].value })
      return .success(.list(known + chosen.filter { options.place(of: $0) == nil }))
    case .text, .password, .textarea, .path, .integer, .number, .boolean, .date, .time, .datetime, .list, .map,
      .computed, .note:
      return AnswerConversion.parse(typed: line, for: field, in: model.reading)
    }
  }

  /// The interpretation of a line, if it is not obvious.
  func understood(_ line: String) -> String? {
    guard !line.isEmpty, !isSecret else { return nil }
    if field.choice != nil { return understoodChoice(line) }
    let isChanged = field.text?.contentType?.isChosen ?? false || field.type == .text
    guard field.type.isMoment || field.numberLimits != nil || isChanged else { return nil }
    let text = model.shownText(of: model.finalAnswer)
    return text == line ? nil : say(.questionUnderstood(text: text))
  }

  /// The labels of what is chosen, unless they were typed.
  private func understoodChoice(_ line: String) -> String? {
    let chosen: [AnswerValue] =
      switch model.finalAnswer {
      case .list(let values): values
      case let value: field.isUnanswered(by: value) ? [] : [value]
      }
    let labels = chosen.map(label)
    let typed = line.listedParts.map { String($0.trimmed) }
    return labels.isEmpty || typed == labels || line.trimmed == labels[0]
      ? nil : say(.questionUnderstood(text: field.language.list(labels)))
  }

  /// An option by its value or name, else by its number, else the only one with a name, or a word in it, that begins so.
  private func option(_ text: String) -> Result<AnswerValue, AnswerMismatch> {
    let line = String(text.trimming { $0 == " " || $0 == "\t" })
    let wish = options.named(line) == nil ? AnswerConversion.otherAnswer(line) : line
    let named = options.named(wish)
    let numbered = number(field.type == .multiselect ? wish : text).map { options[$0 - 1] }
    let begun = named == nil && numbered == nil ? options.begun(with: wish) : []
    guard let option = named ?? numbered ?? (begun.count == 1 ? begun[0] : nil) else {
      if field.choice?.takesOther ?? false, !wish.isEmpty { return .success(.string(wish)) }
      if begun.count > 1 { return .failure(.severalOptions(.string(wish), begun, field)) }
      return .failure(AnswerMismatch(say(.formNumberOfAnOption(count: options.count))))
    }
    return option.isDisabled
      ? .failure(AnswerMismatch(say(.problemDisabledOption(label: option.label)))) : .success(option.value)
  }
}

extension Question {
  /// The number of an option that a text is. Where other answers are taken, one that is not the number as it is shown,
  /// such as `01`, is an answer.
  private func number(_ text: String) -> Int? {
    let takesOther = field.choice?.takesOther ?? false
    guard let number = (takesOther ? text : String(text.trimmed)).typedInteger, number > 0,
      number <= options.count
    else { return nil }
    return !takesOther || [String(number), field.language.shown(number)].contains(text) ? number : nil
  }
}

/// Descriptions of valid answers.
extension Question {
  /// Part of the question: the format of the answer and its limits, if any.
  var shortGuidance: String? {
    switch field.type {
    case .boolean where field.answerWords?.isEmpty ?? true: say(.formYesOrNoRemark)
    case .boolean: "\(field.word(for: true))/\(field.word(for: false))"
    case .multiselect: say(.formNumbersRemark)
    case .textarea: say(.formDotRemark)
    case .date, .time, .datetime: field.language.list([FieldHint.text(for: field), limits].compactMap(\.self))
    case .integer, .number: limits
    case .text, .password, .path, .select, .list, .map, .computed, .note: field.text?.mask?.source
    }
  }

  /// The response to `help`: describes valid answers, a sentence per line.
  var help: [String?] {
    let requirement = model.mustBeAnswered ? Message.questionMustBeAnswered : .questionNeedNotBeAnswered
    return introduction
      + [
        say(expectation), say(preset.map { .questionEmptyLineTakes(preset: $0) } ?? requirement),
        say(
          .questionWishes(
            back: say(.questionWordBack), review: say(.questionWordReview), help: say(.questionWordHelp),
            clear: say(.questionWordClear), quit: say(.questionWordQuit))),
      ]
  }

  /// The format of the answer and its limits.
  private var expectation: Message {
    let bounds = limits.map { field.language.list(["", $0]) } ?? ""
    return switch field.type {
    case .boolean where field.answerWords?.isEmpty ?? true:
      .questionFlag(yes: String(field.language.yes), no: String(field.language.no))
    case .boolean: .questionFlag(yes: field.word(for: true), no: field.word(for: false))
    case .select: .questionOption
    case .multiselect: .questionOptions
    case .integer: .questionWholeNumber(bounds: bounds)
    case .number: .questionNumber(bounds: bounds)
    case .date, .time, .datetime: .questionMoment(form: FieldHint.text(for: field), bounds: bounds)
    case .textarea: field.isSecret ? .questionHiddenLines(lengths: lengths) : .questionLines(lengths: lengths)
    case .list, .map: .questionRows
    case .text, .password, .path, .computed, .note:
      field.isSecret ? .questionHiddenLine(lengths: lengths) : .questionLine(lengths: lengths)
    }
  }

  /// A mask in words: what is typed, as many of a kind as stand together, and what stands between.
  private func words(for mask: InputMask) -> [String] {
    var words: [String] = []
    var rest = mask.elements[...]
    while let first = rest.first {
      let run = rest.prefix { element in
        if case .literal = first, case .literal = element { true } else { element == first }
      }
      rest = rest.dropFirst(run.count)
      switch first {
      case .digit: words.append(say(.questionMaskDigits(count: run.count)))
      case .letter: words.append(say(.questionMaskLetters(count: run.count)))
      case .alphanumeric: words.append(say(.questionMaskCharacters(count: run.count)))
      case .literal:
        let text = run.map { if case .literal(let character) = $0 { String(character) } else { "" } }.joined()
        words.append(field.language.quoted(text))
      }
    }
    return words
  }

  private var limits: String? {
    if let limits = field.numberLimits { return words(limits) { field.written($0) } }
    return field.momentLimits.flatMap { words($0) { field.language.numerals.shown($0.description) } }
  }

  private func words<Value>(_ limits: Limits<Value>, _ text: (Value) -> String) -> String? {
    var words: [Message] = []
    if let minimum = limits.minimum, let maximum = limits.maximum {
      words.append(.questionBetween(least: text(minimum), most: text(maximum)))
    } else {
      words += limits.minimum.map { [.questionAtLeast(least: text($0))] } ?? []
      words += limits.maximum.map { [.questionAtMost(most: text($0))] } ?? []
    }
    words += limits.exclusiveMinimum.map { [.questionMoreThan(bound: text($0))] } ?? []
    words += limits.exclusiveMaximum.map { [.questionLessThan(bound: text($0))] } ?? []
    return words.isEmpty ? nil : words.map { say($0) }.joined(separator: ", ")
  }

  private var lengths: String {
    switch (field.text?.minLength, field.text?.maxLength) {
    case (let least?, let most?): say(.questionLengthBetween(least: least, most: most))
    case (let least?, nil): say(.questionLengthAtLeast(least: least))
    case (nil, let most?): say(.questionLengthAtMost(most: most))
    case (nil, nil): ""
    }
  }
}

/// The meaning of a line: an answer or a command.
enum Reply: Equatable {
  case answer(String)
  /// Returns to the previous question.
  case back
  /// Reads out the answers so far.
  case review
  /// Explains the question.
  case help
  case clear
  /// Ends without submitting.
  case quit
  /// Asks for a part of the form that is not asked for otherwise.
  case open

  private static let wishes: [(word: Message, reply: Reply)] = [
    (.questionWordBack, .back), (.questionWordReview, .review), (.questionWordHelp, .help),
    (.questionWordClear, .clear),
    (.questionWordQuit, .quit), (.questionWordOpen, .open),
  ]

  /// A command is a single word in small letters, of the form's language or English; a backslash before it makes it an
  /// answer.
  /// - Parameter opensParts: True if the form has parts that can be opened.
  init(_ line: String, in language: DisplayLanguage, opensParts: Bool) {
    func wish(_ word: some StringProtocol) -> Reply? {
      Self.wishes.first {
        ($0.reply != .open || opensParts) && [language, .english].map($0.word.text).contains { $0 == word }
      }?.reply
    }
    if let wish = wish(line) {
      self = wish
    } else if line.hasPrefix("\\"), wish(line.drop { $0 == "\\" }) != nil {
      self = .answer(String(line.dropFirst()))
    } else {
      self = .answer(line)
    }
  }
}
