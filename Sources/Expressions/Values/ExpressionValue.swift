package import Values

/// A value that an expression reads or returns (Common Expression Language).
///
/// Swift's `==` is exact, for change detection: `1` and `1.0` differ, strings compare by bytes, a map's order counts,
/// NaN equals itself. `isEqual(to:)` is the language's own `==`.
package enum ExpressionValue: Sendable {
  /// No value; also the value of an unanswered field.
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  /// A sequence of Unicode scalars; `size` counts those, not grapheme clusters.
  case string(String)
  case bytes([UInt8])
  case list([ExpressionValue])
  case map(ExpressionMap)
  /// An instant, nanosecond resolution, years 1 to 9999.
  case timestamp(Instant)
  /// A duration with nanosecond resolution, at most 10,000 years either way.
  case duration(Duration)
  /// A type as a value, as returned by `type(x)`.
  case type(ExpressionKind)
  /// A value that may be absent; only with the library of Kubernetes.
  indirect case optional(ExpressionValue?)
  /// A value of a type of that library.
  case library(LibraryValue)

  /// The kind of the value: the result of `type(x)`.
  package var kind: ExpressionKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .list: .list
    case .map: .map
    case .timestamp: .timestamp
    case .duration: .duration
    case .type: .type
    case .optional: .optional
    case .library(.quantity): .quantity
    case .library(.url): .url
    case .library(.ip): .ip
    case .library(.cidr): .cidr
    case .library(.version): .version
    case .library(.format): .format
    case .library(.list): .list
    }
  }
}

extension ExpressionValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int64) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: ExpressionValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (ExpressionValue, ExpressionValue)...) {
    self = .map(ExpressionMap(elements.map { (key: $0.0, value: $0.1) }))
  }
}

/// The kinds of values, with their names in expressions (CEL specification, "Values").
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
  case optional = "optional_type"
  case quantity = "kubernetes.Quantity"
  case url = "net.URL"
  case ip = "net.IP"
  case cidr = "net.CIDR"
  case version = "kubernetes.Semver"
  case format = "kubernetes.NamedFormat"

  /// The type that a plain name stands for.
  init?(named name: String) {
    switch name {
    case "timestamp": self = .timestamp
    case "duration": self = .duration
    default: self.init(rawValue: name)
    }
  }

  /// The name in diagnostics, without the package of the two protocol buffer types.
  package var shortName: String {
    switch self {
    case .null: "null"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .optional: "optional value"
    case .quantity: "quantity"
    case .url: "URL"
    case .ip: "IP address"
    case .cidr: "CIDR block"
    case .version: "version"
    case .format: "format"
    default: rawValue
    }
  }
}
