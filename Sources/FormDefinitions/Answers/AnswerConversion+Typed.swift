internal import Values
internal import Wording

extension AnswerConversion {
  /// What a person typed as the field's answer, or a sentence that says why it is none. Empty text is no answer. White
  /// space around what is not text does not count.
  ///
  /// - Parameter defaultUTCOffset: Minutes east of UTC, for a date and time that names no offset.
  package static func parse(
    typed text: String, for field: FieldDefinition, defaultUTCOffset: Int = 0
  ) -> Result<AnswerValue, AnswerMismatch> {
    if field.type.isText {
      let text = field.settled(text)
      return .success(text.isEmpty ? .null : .string(text))
    }
    let content = String(text.trimmed)
    if content.isEmpty { return .success(.null) }
    // Quoted only where it is no answer.
    var shown: String { field.isSecret ? Phrase.whatWasTyped.text(in: field.language) : Problem.quoted(content) }
    switch field.type {
    case .integer:
      if let value = Int64(content) { return .success(.integer(value)) }
      if isWholeNumber(content) { return .failure(AnswerMismatch(.typedTooLarge(shown: shown), field)) }
      return .failure(AnswerMismatch(.typedNotWhole(shown: shown), field))
    case .number:
      if let value = Int64(content) { return .success(.integer(value)) }
      if let value = YAMLNumber.number(content) {
        return value.isFinite ? .success(.number(value)) : .failure(AnswerMismatch(.typedTooLarge(shown: shown), field))
      }
      return .failure(AnswerMismatch(.typedNotNumber(shown: shown), field))
    case .boolean:
      if let value = boolean(content, field.language) { return .success(.bool(value)) }
      return .failure(AnswerMismatch(.typedNotYesOrNo(shown: shown), field))
    case .date, .time, .datetime:
      do throws(CalendarError) {
        let moment = try Moment(parsing: content, type: field.type, defaultUTCOffset: defaultUTCOffset)
        return .success(.string(moment.description))
      } catch {
        let phrase = field.isSecret ? Phrase.typedNotOfKind(shown: shown, field.type.momentKind) : error.phrase
        return .failure(AnswerMismatch(phrase, field))
      }
    case .select: return convert(option(content, field), for: field)
    case .multiselect: return items(content, field)
    case .list: return json(content, field)
    case .text, .password, .textarea, .path, .computed, .note: return convert(.string(text), for: field)
    }
  }

  /// `yes`, `no`, `true`, `false` and their usual short forms, also in the form's language, in any case.
  private static func boolean(_ text: String, _ language: DisplayLanguage) -> Bool? {
    switch text.lowercased() {
    case Phrase.yes.text(in: language), String(language.yes): true
    case Phrase.no.text(in: language): false
    case "yes", "y", "true", "on", "1": true
    case "no", "n", "false", "off", "0": false
    default: nil
    }
  }

  /// An option by its value, then by its label; the text itself where the options are not known yet.
  private static func option(_ text: String, _ field: FieldDefinition) -> AnswerValue {
    guard case .list(let options)? = field.choice?.options else { return .string(text) }
    let match = options.first { $0.value.text == text } ?? options.first { $0.label == text }
    return match?.value ?? .string(text)
  }

  /// `a,b`, or a JSON list.
  private static func items(_ text: String, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    if text.hasPrefix("[") { return json(text, field) }
    let items = text.split(separator: ",").map { option(String($0.trimmed), field) }
    return convert(.list(items), for: field)
  }

  private static func json(_ text: String, _ field: FieldDefinition) -> Result<AnswerValue, AnswerMismatch> {
    let outcome = SourceText(path: "", bytes: Array(text.utf8)).parsedAsJSON()
    guard let root = outcome.root, outcome.problems.isEmpty else {
      return .failure(AnswerMismatch(.typedNotList, field))
    }
    return convert(AnswerValue(root), for: field)
  }

  private static func isWholeNumber(_ text: String) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
