internal import ContentTypes
internal import Expressions
internal import Values

/// The keys of text fields.
extension DefinitionParser {
  mutating func parseText(_ key: FieldKey, _ pair: YAMLPair, into traits: inout TextTraits) {
    traits.countsCodePoints = lengths == .codePoints
    switch key {
    case .check: traits.check = parseCheck(pair)
    case .contentType: traits.contentType = parseContentType(pair)
    case .suggestions: traits.suggestions = parseSuggestions(pair)
    case .submitLabel: traits.submitLabel = word(pair, as: "submit label", plural: "submit labels")
    case .minLength: traits.minLength = wholeNumber(pair, minimum: 0)
    case .maxLength: traits.maxLength = wholeNumber(pair, minimum: 0)
    case .pattern: traits.pattern = parsePattern(pair)
    case .format: traits.format = word(pair, as: "format", plural: "formats")
    case .mask: traits.mask = parseMask(pair)
    case .capitalization: traits.capitalization = word(pair, as: "capitalization", plural: "capitalizations")
    case .pastedLines:
      traits.pastedLines = word(pair, as: "way to paste lines", plural: "ways to paste lines") ?? .joined
    // Capped, since no screen has more rows and the layout uses the number.
    case .rows: traits.rows = wholeNumber(pair, minimum: 1).map { min($0, 1000) }
    case .mustExist: traits.pathMustExist = bool(pair) ?? false
    case .kind: traits.pathKind = word(pair, as: "kind of path", plural: "kinds of paths")
    default: preconditionFailure("'\(key.rawValue)' is no key of text fields")
    }
  }

  private mutating func parseContentType(_ pair: YAMLPair) -> TextContentType? {
    guard let name = text(pair), !name.isEmpty else { return nil }
    if let type = TextContentType(named: name) { return type }
    return refuse(.unknownContentType(name, nearest: TextContentType.nearestName(to: name)), at: pair.value.range)
  }

  private mutating func parsePattern(_ pair: YAMLPair) -> Pattern? {
    guard let source = text(pair), !source.isEmpty else { return nil }
    do throws(PatternError) {
      return try Pattern(parsing: source, as: .schema)
    } catch {
      let map = ScalarSource(text: source, source: self.source, utf8Offset: pair.value.range.utf8Offset)
      return refuse(.badPattern(error.message, help: error.help), at: map.range(of: error.range))
    }
  }

  private mutating func parseMask(_ pair: YAMLPair) -> InputMask? {
    guard let source = text(pair), !source.isEmpty else { return nil }
    guard let mask = InputMask(source) else { return refuse(.badMask(source), at: pair.value.range) }
    guard mask.elements.count <= InputMask.longest else {
      return refuse(.longMask(characters: mask.elements.count), at: pair.value.range)
    }
    return mask
  }
}

/// The display of numbers.
extension DefinitionParser {
  /// Further digits are not significant in a double.
  private static let mostDecimals = 12

  mutating func parseDecimals(_ pair: YAMLPair) -> Int? {
    guard let count = wholeNumber(pair, minimum: 0) else { return nil }
    guard count <= Self.mostDecimals else {
      return refuse(
        .wrongKind("'decimals'", wanted: "a whole number from 0 to \(Self.mostDecimals)", found: "\(count)"),
        at: pair.value.range)
    }
    return count
  }

  mutating func parseUnit(_ pair: YAMLPair, into style: inout NumberStyle) {
    guard pair.value.mapping != nil else {
      style.unit = text(pair)
      return
    }
    guard let keys = keys(of: pair.value, as: UnitKey.self) else { return }
    for (_, pair) in keys { style.unit = text(pair) }
    style.unitIsBefore = true
  }
}

/// Bounds.
extension DefinitionParser {
  mutating func parseLimit(_ key: FieldKey, _ pair: YAMLPair, into draft: inout FieldDraft) {
    if key == .multipleOf { return parseMultiple(pair, into: &draft) }
    if draft.type.isMoment {
      guard let moment = moment(pair, type: draft.type) else { return }
      Self.store(moment, key, in: &draft.momentLimits)
    } else if let number = draft.type == .integer ? wholeLimit(pair, key) : number(pair) {
      Self.store(number, key, in: &draft.numberLimits)
    }
  }

  /// Reports bounds that allow no value.
  mutating func checkLimits(_ draft: FieldDraft) {
    checkOrder(.minLength, draft.text.minLength, .maxLength, draft.text.maxLength, draft)
    checkOrder(.minItems, draft.items.minItems, .maxItems, draft.items.maxItems, draft)
    checkBounds(draft.numberLimits, draft) { $0.text }
    checkBounds(draft.momentLimits, draft) { $0.description }
    if let options = draft.options, case .list(let list) = options, let minimum = draft.items.minItems,
      minimum > list.count, !list.isEmpty, let pair = draft.pairs[.minItems]
    {
      report(.moreThanOptions(minimum, count: list.count), at: pair.value.range)
    }
  }

  private mutating func checkBounds<Value>(_ limits: Limits<Value>, _ draft: FieldDraft, text: (Value) -> String) {
    checkOrder(.minimum, limits.minimum, .maximum, limits.maximum, draft, text: text)
    checkEmpty(.minimum, limits.minimum, .exclusiveMaximum, limits.exclusiveMaximum, draft)
    checkEmpty(.exclusiveMinimum, limits.exclusiveMinimum, .maximum, limits.maximum, draft)
    checkEmpty(.exclusiveMinimum, limits.exclusiveMinimum, .exclusiveMaximum, limits.exclusiveMaximum, draft)
  }

  private mutating func checkOrder<Value: Comparable>(
    _ lowKey: FieldKey, _ low: Value?, _ highKey: FieldKey, _ high: Value?, _ draft: FieldDraft,
    text: (Value) -> String = { "\($0)" }
  ) {
    guard let low, let high, low > high, let pair = draft.laterPair(lowKey, highKey) else { return }
    report(.rangeReversed(lowKey.rawValue, text(low), highKey.rawValue, text(high)), at: pair.value.range)
  }

  private mutating func checkEmpty<Value: Comparable>(
    _ lowKey: FieldKey, _ low: Value?, _ highKey: FieldKey, _ high: Value?, _ draft: FieldDraft
  ) {
    guard let low, let high, low >= high, let pair = draft.laterPair(lowKey, highKey) else { return }
    report(.rangeEmpty(lowKey.rawValue, highKey.rawValue), at: pair.value.range)
  }

  private mutating func parseMultiple(_ pair: YAMLPair, into draft: inout FieldDraft) {
    guard let number = number(pair) else { return }
    guard number.double > 0 else {
      report(.multipleNotPositive, at: pair.value.range)
      return
    }
    if draft.type.isMoment {
      guard case .integer = number else {
        report(.wholeSteps(draft.type == .date ? "days" : "seconds"), at: pair.value.range)
        return
      }
      draft.momentLimits.multipleOf = number
    } else {
      draft.numberLimits.multipleOf = number
    }
  }

  /// A bound of whole numbers: the nearest one inside, with what it means for one that is not whole.
  private mutating func wholeLimit(_ pair: YAMLPair, _ key: FieldKey) -> Number? {
    guard let number = number(pair) else { return nil }
    if case .integer = number { return number }
    let isRoundedUp = key == .minimum || key == .exclusiveMaximum
    if let whole = Int64(exactly: number.double.rounded(isRoundedUp ? .up : .down)) { return .integer(whole) }
    return refuse(.wrongKind("'\(pair.key)'", wanted: .wholeNumber, found: "\(number.text)"), at: pair.value.range)
  }

  private mutating func moment(_ pair: YAMLPair, type: FieldType) -> Moment? {
    guard let text = text(pair) else { return nil }
    do throws(CalendarError) {
      return try Moment(parsing: text, type: type)
    } catch {
      let help = Moment.help(for: text, type: type)
      return refuse(.notMoment(pair.key, error.message, help: help), at: pair.value.range)
    }
  }

  private static func store<Value>(_ value: Value, _ key: FieldKey, in limits: inout Limits<Value>) {
    switch key {
    case .minimum: limits.minimum = value
    case .maximum: limits.maximum = value
    case .exclusiveMinimum: limits.exclusiveMinimum = value
    case .exclusiveMaximum: limits.exclusiveMaximum = value
    default: preconditionFailure("'\(key.rawValue)' is no bound")
    }
  }
}

extension FieldDraft {
  /// The one of two keys that comes later in the file.
  func laterPair(_ one: FieldKey, _ other: FieldKey) -> YAMLPair? {
    [pairs[one], pairs[other]].compactMap { $0 }.max { $0.keyRange.utf8Offset < $1.keyRange.utf8Offset }
  }
}
