/// The kinds of values, named as expressions name them (CEL specification, "Values").
package enum ExpressionKind: String, Sendable, CaseIterable {
  case null = "null_type"
  case bool
  case int
  case uint
  case double
  case string
  case bytes
  case list
  case map
  case timestamp = "google.protobuf.Timestamp"
  case duration = "google.protobuf.Duration"
  case type

  /// The name in diagnostics: the last component, without the package that the standard gives to two of them.
  package var shortName: String {
    switch self {
    case .null: "null"
    case .timestamp: "timestamp"
    case .duration: "duration"
    default: rawValue
    }
  }
}
