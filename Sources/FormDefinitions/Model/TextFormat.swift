/// The values of `format`, with JSON Schema's meaning (validation vocabulary, section 7.3).
package enum TextFormat: String, Sendable, CaseIterable {
  case date, time
  case dateTime = "date-time"
  case duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4, ipv6
  case uri, iri
  case uriReference = "uri-reference"
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case uuid
  case regex
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
}
