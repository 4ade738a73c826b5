internal import Values
internal import Wording

/// E-mail addresses: RFC 5321's Mailbox (section 4.1.2).
enum EmailAddressRule {
  /// The strictness of the grammar.
  enum Form {
    /// Also allows the letters of RFC 6531; requires a dot in the domain, except in `localhost` and address literals.
    case everyday
    /// The exact grammar.
    case mailbox
  }

  static func fault(in text: Substring, as form: Form = .everyday) -> ContentFault? {
    do {
      try check(text, form)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ text: Substring, _ form: Form) throws(ContentFault) {
    guard let at = text.lastIndex(of: "@") else {
      throw text.contains(where: \.isWhitespace) ? .cannotContain(.spaces) : .clause(.faultMissingAt)
    }
    let local = text[..<at]
    let domain = text[text.index(after: at)...]
    guard !local.isEmpty else { throw .clause(.faultMissingLocalPart) }
    guard !domain.isEmpty else { throw .clause(.faultMissingDomain) }
    try checkLocal(local, form)
    try checkDomain(domain, form)
    if local.utf8.count > 64 || text.utf8.count > 254 { throw .clause(.faultTooLong) }
  }

  private static func checkLocal(_ local: Substring, _ form: Form) throws(ContentFault) {
    if local.count > 2, local.first == "\"", local.last == "\"" {
      return try checkQuoted(local.dropFirst().dropLast(), form)
    }
    if local.contains(where: \.isWhitespace) { throw .cannotContain(.spaces) }
    if local.contains("@") { throw .clause(.faultMoreThanOneAt) }
    if let wrong = local.first(where: { !isAtomText($0, form) && $0 != "." }) {
      throw .cannotStandBeforeAt(.init(wrong))
    }
    if local.hasPrefix(".") || local.hasSuffix(".") || local.contains("..") { throw .clause(.faultDotBeforeAt) }
  }

  /// Checks a quoted string, in which a backslash escapes a quotation mark.
  private static func checkQuoted(_ text: Substring, _ form: Form) throws(ContentFault) {
    var isEscaped = false
    for character in text {
      let isPrintable = character.asciiValue.map { (0x20...0x7E).contains($0) && character != "\r\n" }
      guard isPrintable ?? (form == .everyday), isEscaped || character != "\"" else {
        throw .cannotStandBeforeAt(.init(character))
      }
      isEscaped = !isEscaped && character == "\\"
    }
    if isEscaped { throw .cannotStandBeforeAt(.character("\\")) }
  }

  private static func checkDomain(_ domain: Substring, _ form: Form) throws(ContentFault) {
    if domain.contains(where: \.isWhitespace) { throw .cannotContain(.spaces) }
    if domain.hasPrefix("["), domain.hasSuffix("]") {
      guard isAddress(domain.dropFirst().dropLast()) else { throw .cannotStandAfterAt(.character("[")) }
      return
    }
    if domain.contains(",") { throw .clause(.faultComma) }
    if let wrong = domain.first(where: { !isDomainText($0, form) }) { throw .cannotStandAfterAt(.init(wrong)) }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { throw .clause(.faultDotAfterAt) }
    if labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) { throw .clause(.faultHyphenBesideDot) }
    if labels.contains(where: { $0.utf8.count > 63 }) { throw .clause(.faultTooLong) }
    if form == .everyday, labels.count == 1, domain.lowercased() != "localhost" { throw .clause(.faultMissingDot) }
  }

  /// True for an address literal in brackets (RFC 5321, section 4.1.3); future address types are not accepted.
  private static func isAddress(_ text: Substring) -> Bool {
    text.lowercased().hasPrefix("ipv6:") ? IPAddress.isVersion6(text.dropFirst(5)) : IPAddress.isVersion4(text)
  }

  private static func isAtomText(_ character: Character, _ form: Form) -> Bool {
    isWord(character, form) || "!#$%&'*+/=?^_`{|}~-".contains(character)
  }

  private static func isDomainText(_ character: Character, _ form: Form) -> Bool {
    isWord(character, form) || character == "." || character == "-"
  }

  private static func isWord(_ character: Character, _ form: Form) -> Bool {
    if character.isASCII { return character.isASCIIAlphanumeric }
    return form == .everyday && !character.isWhitespace && !character.isNewline
  }
}

/// Absolute URLs: RFC 3986's generic syntax with any scheme, letters of every script and, as in browsers, most
/// punctuation.
enum WebAddressRule {
  static func fault(in text: Substring) -> ContentFault? {
    do {
      try check(text)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ text: Substring) throws(ContentFault) {
    if text.contains(where: \.isWhitespace) { throw .cannotContain(.spaces) }
    if let wrong = text.first(where: { "<>\"\\".contains($0) }) { throw .cannotContain(.init(wrong)) }
    guard let colon = text.firstIndex(of: ":") else { throw .clause(.faultMissingScheme) }
    let scheme = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard let first = scheme.first, first.isASCIILetter,
      scheme.allSatisfy({ $0.isASCIIAlphanumeric || "+-.".contains($0) })
    else { throw .clause(.faultMissingScheme) }
    guard rest.hasPrefix("//") else { return try checkOpaque(scheme: scheme.lowercased(), rest: rest) }
    try checkAuthority(rest.dropFirst(2).prefix { !"/?#".contains($0) }, isFile: scheme.lowercased() == "file")
  }

  /// `mailto:a@b.c` is a URL; `example.com:80` and `localhost:3000` are hosts with ports.
  private static func checkOpaque(scheme: String, rest: Substring) throws(ContentFault) {
    if ["http", "https", "ftp", "ssh", "git", "ws", "wss"].contains(scheme) {
      throw .clause(.faultMissingSlashes(scheme: scheme))
    }
    if rest.isEmpty { throw .clause(.faultMissingRest) }
    let isHostAndPort = rest.prefix { $0 != "/" }.allSatisfy(\.isASCIIDigit)
    if isHostAndPort, !["tel", "sms"].contains(scheme) { throw .clause(.faultMissingScheme) }
  }

  private static func checkAuthority(_ authority: Substring, isFile: Bool) throws(ContentFault) {
    var host = authority
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    let afterLiteral = host.lastIndex(of: "]") ?? host.startIndex
    if let colon = host[afterLiteral...].lastIndex(of: ":") {
      let port = host[host.index(after: colon)...]
      guard port.allSatisfy(\.isASCIIDigit), port.isEmpty || Int(port).map({ $0 <= 65_535 }) ?? false else {
        throw .clause(.faultBadPort)
      }
      host = host[..<colon]
    }
    if host.isEmpty {
      if isFile { return }
      throw .clause(.faultMissingHost)
    }
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
      guard IPAddress.isVersion6(host.prefix { $0 != "%" }) else { throw .clause(.faultBadHost) }
      return
    }
    if HostNameRule.fault(in: host, isInURL: true) != nil { throw .clause(.faultBadHost) }
  }
}

/// Names and addresses of hosts, with the letters of every script.
enum HostNameRule {
  /// - Parameter isInURL: True to allow underscores and percent signs, which occur in URLs and service names.
  static func fault(in text: Substring, isInURL: Bool = false) -> ContentFault? {
    if text.contains(where: \.isWhitespace) { return .cannotContain(.spaces) }
    // A link-local address names its interface after a percent sign (RFC 4007, section 11).
    if IPAddress.isVersion6(text.prefix { $0 != "%" }) { return nil }
    if text.contains("://") { return .clause(.faultNotAURL) }
    let name = text.hasSuffix(".") ? text.dropLast() : text
    let others = isInURL ? ".-_%" : ".-"
    let wrong = name.first { $0.isASCII && !$0.isASCIIAlphanumeric && !others.contains($0) }
    if let wrong { return .cannotContain(.init(wrong)) }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) { return .clause(.faultDotTooMany) }
    if labels.contains(where: { $0.hasPrefix("-") || $0.hasSuffix("-") }) { return .clause(.faultHyphenAtEnd) }
    if labels.contains(where: { $0.utf8.count > 63 }) { return .clause(.faultPartTooLong) }
    return name.utf8.count > 253 ? .clause(.faultLongerThan(letters: 253)) : nil
  }
}

extension ContentFault.Shown {
  /// A printable form of a character, even an invisible one.
  init(_ character: Character) {
    let isInvisible = character.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
    switch character {
    case " ": self = .spaces
    case _ where character.isWhitespace: self = .invisibleSpaces
    default: self = isInvisible ? .controlCharacters : .character(character)
    }
  }
}
