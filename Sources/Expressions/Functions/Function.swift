/// The functions of expressions, named as authors write them: the standard ones (CEL specification, "List of Standard
/// Definitions") and those of the strings extension.
enum Function: String, CaseIterable, Sendable {
  case size, startsWith, endsWith, contains, matches
  case int, uint, double, string, bool, bytes, type, dyn, timestamp, duration
  case getFullYear, getMonth, getDate, getDayOfMonth, getDayOfWeek, getDayOfYear
  case getHours, getMinutes, getSeconds, getMilliseconds
  case split, join, lowerAscii, upperAscii, trim, replace, substring, indexOf, lastIndexOf, charAt, reverse, format

  /// How a call is written.
  enum Style {
    /// `size(text)`
    case function
    /// `text.size()`
    case method
  }

  func allows(_ style: Style) -> Bool {
    switch self {
    case .size, .matches: true
    case .int, .uint, .double, .string, .bool, .bytes, .type, .dyn, .timestamp, .duration: style == .function
    default: style == .method
    }
  }
}
