/// The functions and macros that Kubernetes adds to the language (kubernetes/apiserver, `pkg/cel/library` and
/// `environment/base.go`): optional values, sets, lists, URLs, addresses, quantities, versions and formats. Without
/// `authorizer`. What `find` and `findAll` find is the longest match at each place where there is one.
package enum ExpressionLibrary: Sendable {
  /// The language with the strings extension.
  case standard
  /// Also what rules of custom resources may use.
  case kubernetes
}

/// A function of the library, by the name that it is called by; a namespace comes before a dot.
package enum LibraryFunction: String, Sendable {
  case optionalOf = "optional.of"
  case optionalNone = "optional.none"
  case optionalOfNonZero = "optional.ofNonZeroValue"
  case hasValue, value, or, orValue
  case setsContains = "sets.contains"
  case setsEquivalent = "sets.equivalent"
  case setsIntersects = "sets.intersects"
  case listsRange = "lists.range"
  case isSorted, sum, min, max, indexOf, lastIndexOf, distinct, flatten, slice, sort, reverse, first, last
  case url, isURL, getScheme, getHost, getHostname, getPort, getEscapedPath, getQuery
  case ip, isIP, family, isUnspecified, isLoopback, isLinkLocalMulticast, isLinkLocalUnicast, isGlobalUnicast
  case ipIsCanonical = "ip.isCanonical"
  case cidr, isCIDR, containsIP, containsCIDR, masked, prefixLength
  case quantity, isQuantity, sign, isInteger, asInteger, asApproximateFloat, add, sub, isGreaterThan, isLessThan
  case compareTo
  case semver, isSemver, major, minor, patch
  case formatNamed = "format.named"
  case validate
  case find, findAll
  /// Texts of addresses, besides what the language has.
  case string
  /// `a.?b` and `a[?b]`.
  case optionalSelect = ".?"
  case format = "format."

  static let namespaces: Set = ["optional", "sets", "lists", "ip", "format"]

  /// The number of operands, with the receiver of a method.
  var counts: ClosedRange<Int> {
    switch self {
    case .optionalNone: 0...0
    case .optionalOf, .optionalOfNonZero, .hasValue, .value, .listsRange, .isSorted, .sum, .min, .max, .distinct, .sort,
      .reverse, .first, .last, .url, .isURL, .getScheme, .getHost, .getHostname, .getPort, .getEscapedPath, .getQuery,
      .isIP, .family, .isUnspecified, .isLoopback, .isLinkLocalMulticast, .isLinkLocalUnicast, .isGlobalUnicast,
      .ipIsCanonical, .cidr, .isCIDR, .masked, .prefixLength, .quantity, .isQuantity, .sign, .isInteger, .asInteger,
      .asApproximateFloat, .major, .minor, .patch, .formatNamed, .ip, .string, .format:
      1...1
    case .flatten, .semver, .isSemver: 1...2
    case .indexOf, .lastIndexOf, .findAll: 2...3
    case .slice: 3...3
    default: 2...2
    }
  }

  /// True for a call without a receiver, such as `url('…')`.
  var isFree: Bool {
    switch self {
    case .url, .isURL, .isIP, .cidr, .isCIDR, .quantity, .isQuantity, .semver, .isSemver, .string: true
    default: rawValue.contains(".")
    }
  }

  func allows(isMethod: Bool) -> Bool { self == .ip || isMethod != isFree }
}
