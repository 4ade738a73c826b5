internal import ContentTypes
package import Values
internal import Wording

/// The context in which typed or given text is parsed: the person's date, time and time zone.
package struct ReadingContext {
  /// The current date and time; nil if unknown.
  package var now: LocalDateTime?
  /// The person's time zone, looked up lazily.
  package var zone: () -> ZoneRules

  package init(now: LocalDateTime? = nil, zone: @escaping () -> ZoneRules = { .utc }) {
    self.now = now
    self.zone = zone
  }

  /// The current date; nil if unknown.
  package var today: CalendarDate? { now?.date }
}

extension AnswerConversion {
  /// Parses typed text into the field's answer, or returns a message. Empty text means no answer; white space around
  /// anything but text is ignored. Dates, times and numbers are parsed in the form's language (see `KindReader`).
  package static func parse(
    typed text: String, for field: FieldDefinition, in context: ReadingContext = ReadingContext()
  ) -> Result<AnswerValue, AnswerMismatch> {
    if field.type.isText {
      do throws(AnswerMismatch) { try checkLines(of: text, in: field) } catch { return .failure(error) }
      return .success(settled(entered(text, in: field), in: field))
    }
    let content = String(text.trimmed)
    if content.isEmpty {
      // An option that is the empty text is chosen by it.
      return .success(field.isUnanswered(by: .string("")) ? .null : .string(""))
    }
    let reader = KindReader(language: field.language, today: context.today, now: context.now?.time)
    do throws(Misreading) {
      switch field.type {
      case .integer, .number: return try number(content, field, reader)
      case .boolean:
        if let value = field.flag(named: content, in: reader.language) { return .success(.bool(value)) }
        return .failure(notYesOrNo(content, field))
      case .date: return .success(.string(try reader.date(content).iso))
      case .time where field.carriesOffset: return .success(.string(try time(content, reader, context)))
      case .time: return .success(.string(try reader.time(content).partialTime))
      case .datetime: return .success(.string(try dateTime(content, reader, context).description))
      case .select:
        if case .list(let options)? = field.choice?.options, !(field.choice?.takesOther ?? false),
          options.named(content) == nil
        {
          let begun = options.begun(with: content)
          if begun.count > 1, !field.isSecret { return .failure(.severalOptions(.string(content), begun, field)) }
        }
        return convert(.string(content).namingOptions(of: field), for: field)
      case .multiselect: return items(content, field, context)
      case .list, .map: return json(text, field, context)
      case .text, .password, .textarea, .path, .computed, .note: return convert(.string(text), for: field)
      }
    } catch {
      return .failure(mismatch(error, content, field, reader))
    }
  }

  /// Quotes the text, unless the field is secret.
  private static func shown(_ content: String, _ field: FieldDefinition) -> String {
    field.isSecret ? field.language(.problemWhatWasTyped) : field.language.quoted(content)
  }

  private static func notYesOrNo(_ content: String, _ field: FieldDefinition) -> AnswerMismatch {
    var mismatch = AnswerMismatch(.problemTypedNotYesOrNo(shown: shown(content, field)), field)
    if !(field.answerWords?.isEmpty ?? true) {
      mismatch.help = field.language(.optionsAre([true, false].map(field.word)))
    }
    return mismatch
  }

  private static func mismatch(
    _ reason: Misreading, _ content: String, _ field: FieldDefinition, _ reader: KindReader
  ) -> AnswerMismatch {
    let shown = shown(content, field)
    switch reason {
    case .notANumber where field.type == .integer: return AnswerMismatch(.problemTypedNotWhole(shown: shown), field)
    case .notANumber:
      guard !field.isSecret, let number = reader.numberOfOtherLanguages(content, unit: field.numberStyle.unit) else {
        return AnswerMismatch(.problemTypedNotNumber(shown: shown), field)
      }
      return AnswerMismatch(.problemTypedLikeNumber(shown: shown, number: reader.written(number)), field)
    case .calendar(let error):
      guard field.isSecret else { return AnswerMismatch(error.sentence(in: field.language)) }
      return AnswerMismatch(field.type.typedNotMoment(shown: shown), field)
    case .twoReadings(let one, let other):
      guard !field.isSecret else { return AnswerMismatch(.problemTypedWithTwoReadings(shown: shown), field) }
      let digits = field.language.numerals
      return AnswerMismatch(
        .problemTwoReadings(shown: shown, one: digits.shown(one), other: digits.shown(other)), field)
    }
  }

  private static func number(
    _ content: String, _ field: FieldDefinition, _ reader: KindReader
  ) throws(Misreading) -> Result<AnswerValue, AnswerMismatch> {
    if let value = Int64(content) { return .success(.integer(value)) }
    let isWhole = field.type == .integer
    if content.contains(where: \.isWholeNumber), Double(content)?.isInfinite ?? false {
      return .failure(AnswerMismatch(.problemTypedTooLarge(shown: shown(content, field)), field))
    }
    let number = try reader.number(content, unit: field.numberStyle.unit, isWhole: isWhole)
    if number.fraction.isEmpty, let value = Int64(number.description) { return .success(.integer(value)) }
    if isWhole, !number.fraction.isEmpty { throw .notANumber }
    let value = Double(number.description) ?? .infinity
    if value == 0 { return .failure(AnswerMismatch(.problemTypedNotNumber(shown: shown(content, field)), field)) }
    guard !isWhole, number.isKept(by: value) else {
      return .failure(AnswerMismatch(.problemTypedTooLarge(shown: shown(content, field)), field))
    }
    return .success(.number(value))
  }

  /// A time of day with its own offset, or else the current one of the person's time zone.
  private static func time(
    _ content: String, _ reader: KindReader, _ context: ReadingContext
  ) throws(Misreading) -> String {
    if ClockTime.isFullTime(content) { return content }
    let offset = content.firstIndex { "Z+-".contains($0) } ?? content.endIndex
    let time = try reader.time(String(content[..<offset]))
    let full = time.partialTime + content[offset...]
    if ClockTime.isFullTime(full) { return full }
    guard offset == content.endIndex else { throw .calendar(.notATime(content)) }
    return Moment.time(time, on: context.today, in: context.zone()).description
  }

  private static func dateTime(
    _ content: String, _ reader: KindReader, _ context: ReadingContext
  ) throws(Misreading) -> Instant {
    let local: LocalDateTime
    do throws(CalendarError) {
      let instant = try Instant(parsing: content, zone: context.zone())
      // With an offset of its own, it is the same instant in every zone.
      if try Instant(parsing: content).seconds == instant.seconds { return instant }
      local = instant.local
    } catch {
      do throws(Misreading) {
        local = try reader.dateTime(content)
      } catch let misreading {
        // For a text in ISO format, the ISO error is more precise.
        if case .notADateTime = error { throw misreading }
        throw .calendar(error)
      }
    }
    return try onlyInstant(at: local, content, context)
  }

  /// The instant of a local time, unless the clocks skip it or have it twice.
  private static func onlyInstant(
    at local: LocalDateTime, _ content: String, _ context: ReadingContext
  ) throws(Misreading) -> Instant {
    let meanings = context.zone().instants(at: local)
    guard let first = meanings.first else { throw .calendar(.notADateTime(content)) }
    guard meanings.count == 1 else { throw .twoReadings(first.description, meanings[1].description) }
    return first
  }

  /// Parses a single option, whatever is in its name, a list such as `a,b`, or a JSON list.
  private static func items(
    _ text: String, _ field: FieldDefinition, _ context: ReadingContext
  ) -> Result<AnswerValue, AnswerMismatch> {
    if field.hasOption(named: text) { return convert(.list([.string(text)]), for: field, in: context) }
    if text.hasPrefix("[") { return json(text, field, context) }
    let items = text.listedParts.map { AnswerValue.string(String($0.trimmed)) }
    return convert(.list(items), for: field, in: context)
  }

  private static func json(
    _ typed: String, _ field: FieldDefinition, _ context: ReadingContext
  ) -> Result<AnswerValue, AnswerMismatch> {
    let text = String(typed.trimmed)
    if let traits = field.list, let item = traits.fields.last {
      switch traits.shape {
      // A bare value is a list of one, and `key=value` an entry. White space is the item's, which may be a text.
      case .values where !text.hasPrefix("["):
        return parse(typed: typed, for: item, in: context).map { $0.isEmpty ? .list([]) : .list([$0]) }
      case .entries where !text.hasPrefix("{"):
        guard let equals = typed.firstIndex(of: "=") else { break }
        let key = String(typed[..<equals].drop(while: \.isWhitespace))
        return convert(.string(key), for: traits.fields[0], in: context).flatMap { key in
          parse(typed: String(typed[typed.index(after: equals)...]), for: item, in: context)
            .map { .object([.init(key.text, $0)]) }
        }
      default: break
      }
    }
    let entry = entry(text, of: field)
    let source = SourceText(path: "", bytes: Array((entry?.value ?? text).utf8))
    let outcome = source.parsedAsJSON()
    guard let root = outcome.root, outcome.problems.isEmpty else {
      var mismatch = AnswerMismatch(field.type == .map ? .problemTypedNotObject : .problemTypedNotList, field)
      mismatch.help = source.diagnostics(outcome.problems).first.map { found in
        let place = (found.line > 1 ? "line \(found.line), " : "") + "column \(found.column)"
        return field.holdsSecrets ? place : "\(place): \(found.message)"
      }
      return .failure(mismatch)
    }
    // A bare row is a list of one.
    var whole = root
    if field.type == .list, root.mapping != nil { whole.content = .sequence([root]) }
    if let entry { whole.content = .mapping([YAMLPair(key: entry.key, keyRange: root.range, value: root)]) }
    return convert(field.unnamed(whole.value), for: field, in: context).mapError { mismatch in
      var mismatch = mismatch
      mismatch.help = whole.help(for: mismatch)
      return mismatch
    }
  }

  /// The key and the JSON of `key={…}`, one entry of a map of objects; nil for other texts and fields.
  static func entry(_ text: String, of field: FieldDefinition) -> (key: String, value: String)? {
    guard field.list?.shape == .entriesOfObjects, let equals = text.firstIndex(of: "="),
      !"{[".contains(text.first { !$0.isWhitespace } ?? "=")
    else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

extension FieldDefinition {
  fileprivate func hasOption(named text: String) -> Bool {
    if case .list(let options)? = choice?.options { return options.named(text) != nil }
    return choice?.options.option(with: .string(text)) != nil
  }
}

extension AnswerValue {
  /// The options named by a text or a list of texts, as a list takes what was typed in it: by its whole name, or as the
  /// only one of which a name, or a word in one, begins so. Texts that name none stay, as all do until the options are known.
  func namingOptions(of field: FieldDefinition) -> AnswerValue {
    guard case .list(let options)? = field.choice?.options else { return self }
    switch self {
    case .string(let text):
      return options.meant(by: text)?.value ?? self
    case .list(let items): return .list(items.map { $0.namingOptions(of: field) })
    default: return self
    }
  }
}

extension [OptionDefinition] {
  /// A name for each: its label, or its value where the labels do not tell them apart.
  package var distinctNames: [String] {
    Set(map(\.label)).count == count ? map(\.label) : map(\.value.text)
  }
}

/// Normalization of typed text.
extension AnswerConversion {
  /// A text as if pasted into the field: without control characters, lines joined in a single-line field, with the
  /// field's capitalization and mask applied.
  package static func entered(_ text: String, in field: FieldDefinition) -> String {
    let traits = field.text ?? TextTraits()
    var text = text.inLines(field.type == .textarea ? .several : traits.pastedLines == .first ? .first : .joined)
    if let capitalization = traits.capitalization { text = capitalization.raised(text) }
    // A text that does not fill the mask is left for validation to report.
    return field.settled(traits.mask?.completed(text) ?? text)
  }

  /// The answer for the text of a field.
  package static func settled(_ text: String, in field: FieldDefinition) -> AnswerValue {
    let text = field.settled(text)
    return text.isEmpty ? .null : .string(text)
  }

  /// A text in place of an option, as if pasted into the list: one line, without control characters and outer blanks.
  package static func otherAnswer(_ text: String) -> String { String(text.inLines(.joined).trimmed) }

  /// - Throws: That a text has several lines, if its field refuses them.
  static func checkLines(of text: String, in field: FieldDefinition) throws(AnswerMismatch) {
    let isRefused = field.type != .textarea && field.text?.pastedLines == .refused
    guard isRefused, text.contains(where: \.endsLine) else { return }
    throw AnswerMismatch("the text has several lines, and the field takes one")
  }

  /// True if a value, or anything in it, contains control characters that its field drops. Linear in its size.
  static func leavesOut(_ value: AnswerValue, in field: FieldDefinition) -> Bool {
    switch value {
    case .string(let text): return leavesOut(text, in: field)
    case .list(let items) where field.choice != nil: return items.contains { leavesOut($0, in: field) }
    case .list, .object:
      guard let traits = field.list else { return false }
      if traits.isMap, let key = traits.fields.first,
        value.members.contains(where: { leavesOut($0.name, in: key) })
      {
        return true
      }
      return value.hasInRows(of: field) { leavesOut($0, in: $1) }
    default: return false
    }
  }

  /// True if the text contains control characters that the field drops; a line break in a field of one line is none,
  /// since lines are joined.
  package static func leavesOut(_ text: String, in field: FieldDefinition) -> Bool {
    guard field.type.isText || field.choice?.takesOther ?? false else { return false }
    return text.holdsControls(allowingLines: true) || field.type != .textarea && text.contains("\t")
  }
}
