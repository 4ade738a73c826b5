/// The values of `format`, with JSON Schema's meaning (validation vocabulary, section 7.3).
package enum TextFormat: String, Sendable, CaseIterable {
  case date, time
  case dateTime = "date-time"
  case duration
  case email
  case hostname
  case ipv4, ipv6
  case uri
  case uuid
  case regex
  case jsonPointer = "json-pointer"
}
