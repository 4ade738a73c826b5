extension CalendarDate: Codable {
  /// Decodes an RFC 3339 full-date, `2026-03-01`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text { text throws(CalendarError) in try CalendarDate(parsing: text) }
  }

  /// Encodes an RFC 3339 full-date, `2026-03-01`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(iso) }
}

extension ClockTime: Codable {
  /// Decodes an RFC 3339 partial-time, `14:05:00`; seconds may be omitted.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text { text throws(CalendarError) in try ClockTime(parsing: text) }
  }

  /// Encodes an RFC 3339 partial-time, `14:05:00`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(partialTime) }
}

extension Instant: Codable {
  /// Decodes an RFC 3339 date-time, `2026-03-01T14:05:00+01:00`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text { text throws(CalendarError) in try Instant(parsing: text) }
  }

  /// Encodes an RFC 3339 date-time, `2026-03-01T14:05:00+01:00`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }
}

extension Decoder {
  fileprivate func text<Value>(_ read: (String) throws(CalendarError) -> Value) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do throws(CalendarError) {
      return try read(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no \(Value.self)")
    }
  }
}

extension Encoder {
  fileprivate func write(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
