/// The grammars of URIs (RFC 3986, appendix A) and IRIs (RFC 3987, section 2.2).
package struct URISyntax {
  /// True if characters beyond ASCII are allowed unencoded.
  private let isInternational: Bool

  /// True for an absolute address with an optional fragment, `https://example.com/a?b#c`: a URI or IRI.
  package static func isAbsolute(_ text: String, international: Bool = false) -> Bool {
    URISyntax(isInternational: international).isAddress(text[...], allowsRelative: false)
  }

  /// True for an absolute or relative address such as `../a?b`: a URI-reference or IRI-reference.
  package static func isReference(_ text: String, international: Bool = false) -> Bool {
    URISyntax(isInternational: international).isAddress(text[...], allowsRelative: true)
  }

  private func isAddress(_ text: Substring, allowsRelative: Bool) -> Bool {
    let scalars = text.unicodeScalars
    let (beforeFragment, fragment) = split(scalars[...], at: "#")
    let (beforeQuery, query) = split(beforeFragment, at: "?")
    guard fragment.map({ isText($0, also: ":@/?") }) ?? true, query.map({ isQuery($0) }) ?? true else { return false }
    let (head, rest) = split(beforeQuery, at: ":")
    if let rest, isScheme(head) { return isHierarchy(rest) }
    // The first segment of a relative reference contains no colon.
    return allowsRelative && !beforeQuery.prefix { $0 != "/" }.contains(":") && isHierarchy(beforeQuery)
  }

  private func split(
    _ text: Substring.UnicodeScalarView, at separator: Unicode.Scalar
  ) -> (before: Substring.UnicodeScalarView, after: Substring.UnicodeScalarView?) {
    guard let place = text.firstIndex(of: separator) else { return (text, nil) }
    return (text[..<place], text[text.index(after: place)...])
  }

  private func isScheme(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".unicodeScalars.contains($0) }
  }

  /// Matches hier-part or relative-part: an authority and a path, or a path.
  private func isHierarchy(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.starts(with: "//".unicodeScalars) else { return isText(text, also: ":@/") }
    let rest = text.dropFirst(2)
    let authority = rest.prefix { $0 != "/" }
    return isAuthority(authority) && isText(rest[authority.endIndex...], also: ":@/")
  }

  private func isAuthority(_ text: Substring.UnicodeScalarView) -> Bool {
    let (user, afterUser) = split(text, at: "@")
    guard let host = afterUser else { return isHostAndPort(text) }
    return isText(user, also: ":") && isHostAndPort(host)
  }

  private func isHostAndPort(_ text: Substring.UnicodeScalarView) -> Bool {
    if text.first == "[" {
      let (literal, after) = split(text.dropFirst(), at: "]")
      guard let after, isLiteral(literal) else { return false }
      return after.isEmpty || after.first == ":" && after.dropFirst().allSatisfy(isDigit)
    }
    let (name, port) = split(text, at: ":")
    return isText(name, also: "") && port?.allSatisfy(isDigit) ?? true
  }

  private func isLiteral(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "v" || text.first == "V" else { return IPAddress.isVersion6(Substring(text)) }
    let (version, address) = split(text.dropFirst(), at: ".")
    guard let address, !version.isEmpty, version.allSatisfy(\.properties.isASCIIHexDigit), !address.isEmpty else {
      return false
    }
    return address.allSatisfy { isUnreserved($0) && $0.isASCII || Self.delimiters.contains($0) || $0 == ":" }
  }

  private func isQuery(_ text: Substring.UnicodeScalarView) -> Bool {
    guard isInternational else { return isText(text, also: ":@/?") }
    let isPrivate = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .privateUse }
    return text.split(whereSeparator: isPrivate).allSatisfy { isText($0, also: ":@/?") }
  }

  /// Matches unreserved characters, sub-delimiters, percent-encoded bytes and `others`.
  private func isText(_ text: Substring.UnicodeScalarView, also others: String) -> Bool {
    var rest = text
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        guard rest.prefix(2).count == 2, rest.prefix(2).allSatisfy(\.properties.isASCIIHexDigit) else { return false }
        rest = rest.dropFirst(2)
        continue
      }
      guard isUnreserved(scalar) || Self.delimiters.contains(scalar) || others.unicodeScalars.contains(scalar) else {
        return false
      }
    }
    return true
  }

  private static let delimiters = Set("!$&'()*+,;=".unicodeScalars)

  private func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isLetter(scalar) || isDigit(scalar) || "-._~".unicodeScalars.contains(scalar) }
    guard isInternational else { return false }
    // ucschar of RFC 3987: no controls, private use, or the last two code points of a plane.
    return scalar.value >= 0xA0 && !(0xFDD0...0xFDEF).contains(scalar.value) && scalar.value & 0xFFFF < 0xFFFE
      && !(0xFFF0...0xFFFD).contains(scalar.value) && !(0xE0000...0xE0FFF).contains(scalar.value)
      && scalar.properties.generalCategory != .privateUse
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
