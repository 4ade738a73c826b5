package import Expressions
internal import Values

extension AnswerValue {
  /// The value as expressions see it, independent of a field.
  package var expressionValue: ExpressionValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .int(value)
    case .number(let value): .double(value)
    case .string(let value): .string(value)
    case .list(let items): .list(items.map(\.expressionValue))
    case .object(let members):
      .map(ExpressionMap(members.map { (key: ExpressionValue.string($0.name), value: $0.value.expressionValue) }))
    }
  }

  /// The value of a field as expressions see it (see `FieldDefinition.expressionType`): empty text is null, dates and
  /// date-times are timestamps, no items an empty list, an unanswered boolean false unless its default leaves it open.
  package func expressionValue(for field: FieldDefinition) -> ExpressionValue {
    switch field.type {
    case .multiselect: return isEmpty ? .list([]) : expressionValue
    case .list: return .list((items ?? []).map { $0.elementValue(field.list) })
    case .map:
      return .map(ExpressionMap(members.map { (key: .string($0.name), value: $0.value.elementValue(field.list)) }))
    case .number: return numeric.map { .double($0.double) } ?? .null
    case .date, .datetime:
      guard case .string(let text) = self else { return .null }
      // A moment keeps the offset of its answer.
      return (Instant(rfc3339: text) ?? Instant(expressionText: text)).map { .timestamp($0) } ?? .null
    case .boolean: return self == .null ? field.valueOfNobody.expressionValue : expressionValue
    case .computed: return expressionValue
    case .text, .password, .textarea, .path, .integer, .select, .time, .note:
      return field.isUnanswered(by: self) ? .null : expressionValue
    }
  }

  /// An item of a list, or the value of a map's entry.
  private func elementValue(_ traits: ListTraits?) -> ExpressionValue {
    guard let traits, let last = traits.fields.last else { return .null }
    if traits.holdsSingles { return expressionValue(for: last) }
    guard case .object(let members) = self else { return .null }
    let places = LookUpTable<[String: Int]>()
    let entries = traits.fields.dropFirst(traits.isMap ? 1 : 0).filter(\.hasAnswer).map { field in
      let value = members.member(field.id, places)?.value ?? .null
      return (key: ExpressionValue.string(field.id), value: value.expressionValue(for: field))
    }
    return .map(ExpressionMap(entries))
  }

  /// An expression's value as a plain answer: instants and durations become text, whole doubles stay doubles until
  /// they are written.
  package init(_ value: ExpressionValue) {
    switch value {
    case .library(.list(let list)): self = .list(list.items.map { AnswerValue($0) })
    case .null, .optional(nil), .library: self = .null
    case .optional(let value?): self = AnswerValue(value)
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .integer(value)
    // Larger values than `Int64` become decimal text, since a double would lose digits.
    case .uint(let value): self = Int64(exactly: value).map { .integer($0) } ?? .string(String(value))
    case .double(let value): self = value.isFinite ? .number(value) : .null
    case .string(let value): self = .string(value)
    case .bytes(let bytes): self = .string(String(decoding: bytes, as: UTF8.self))
    case .list(let items): self = .list(items.map { AnswerValue($0) })
    case .map(let map):
      // Member names must be unique: of the keys '1' and 1, the first wins.
      var names: Set<String> = []
      self = .object(
        zip(map.keys, map.values).compactMap { key, value in
          let name = AnswerValue(key).text
          return names.insert(name).inserted ? Member(name, AnswerValue(value)) : nil
        })
    case .timestamp(let instant): self = .string(instant.description)
    case .duration(let duration): self = .string(duration.secondsText)
    case .type(let kind): self = .string(kind.rawValue)
    }
  }

  /// An expression's value as an answer of a field, or why it does not fit; for computed defaults and `set`.
  package static func answer(
    _ value: ExpressionValue, for field: FieldDefinition
  ) -> Result<AnswerValue, AnswerMismatch> {
    switch (field.type, value) {
    case (_, .null): return .success(.null)
    case (.computed, _): return .success(AnswerValue(value))
    case (.date, .timestamp(let instant)): return .success(.string(instant.local.date.iso))
    case (.datetime, .timestamp(let instant)): return .success(.string(instant.description))
    case (.time, .timestamp(let instant)):
      let offset = field.carriesOffset ? ZoneRules(utcOffset: instant.utcOffset) : nil
      let time = Moment.time(instant.local.time)
      return .success(
        .string((offset.map { time.carryingOffset(in: field, on: instant.local.date, zone: $0) } ?? time).description))
    case (.integer, .double(let number)):
      return AnswerConversion.convert(Int64(exactly: number).map { .integer($0) } ?? .number(number), for: field)
    case (.number, .uint(let number)): return AnswerConversion.convert(.number(Double(number)), for: field)
    case (.text, .int), (.text, .uint), (.text, .double), (.text, .bool), (.textarea, .int), (.textarea, .uint),
      (.textarea, .double), (.textarea, .bool):
      return .success(.string(AnswerValue(value).text))
    default:
      // As nobody can type it, an empty text is no answer.
      return AnswerConversion.convert(AnswerValue(value), for: field).map {
        field.type.isText && $0 == .string("") ? .null : $0
      }
    }
  }
}
