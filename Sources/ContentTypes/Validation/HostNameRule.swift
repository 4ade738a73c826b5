/// A host name (RFC 1123 section 2.1, letters of every script) or an IP address.
enum HostNameRule {
  enum Problem: Equatable {
    case space, scheme, emptyLabel, misplacedHyphen, labelTooLong, tooLong
    case unexpected(Character)
  }

  /// Underscores are not allowed in a host name proper, but URLs and service names have them.
  static func problem(in text: Substring, allowingUnderscore: Bool = false) -> Problem? {
    if text.contains(where: \.isWhitespace) { return .space }
    if isIPv6(text) { return nil }
    if text.contains("://") { return .scheme }
    let name = text.hasSuffix(".") ? text.dropLast() : text
    let wrong = name.first { character in
      if character == "." || character == "-" { return false }
      if character == "_" { return !allowingUnderscore }
      if character == "%" { return !allowingUnderscore }
      return character.isASCII && !character.isASCIIAlphanumeric
    }
    if let wrong { return .unexpected(wrong) }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return .emptyLabel }
    if labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) { return .misplacedHyphen }
    if labels.contains(where: { $0.utf8.count > 63 }) { return .labelTooLong }
    return name.utf8.count > 253 ? .tooLong : nil
  }

  static func isIPv6(_ text: Substring) -> Bool {
    let address = text.prefix { $0 != "%" }
    let groups = address.split(separator: ":", omittingEmptySubsequences: false)
    guard groups.count >= 3, groups.count <= 9 else { return false }
    let last = groups[groups.count - 1]
    let isMapped = last.contains(".")
    let hexadecimal = isMapped ? groups.dropLast() : groups[...]
    guard hexadecimal.allSatisfy({ $0.count <= 4 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }) else {
      return false
    }
    if isMapped, !isIPv4(last) { return false }
    return address.contains("::") || groups.count == (isMapped ? 7 : 8)
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) && (UInt8($0) != nil) }
  }
}
