internal import Values

/// An absolute URL: the generic syntax of RFC 3986 with any scheme, letters of every script and, as in browsers, most
/// punctuation allowed.
enum WebAddressRule {
  enum Problem: Error, Equatable {
    case missingScheme, missingSlashes(scheme: String), missingHost, space, badHost, badPort, missingRest
    case unexpected(Character)
  }

  static func problem(in text: Substring) -> Problem? {
    do {
      try check(text)
      return nil
    } catch {
      return error
    }
  }

  private static func check(_ text: Substring) throws(Problem) {
    if text.contains(where: \.isWhitespace) { throw .space }
    if let wrong = text.first(where: { "<>\"\\".contains($0) }) { throw .unexpected(wrong) }
    guard let colon = text.firstIndex(of: ":") else { throw .missingScheme }
    let scheme = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard let first = scheme.first, first.isASCIILetter,
      scheme.allSatisfy({ $0.isASCIIAlphanumeric || "+-.".contains($0) })
    else { throw .missingScheme }
    guard rest.hasPrefix("//") else { return try checkOpaque(scheme: scheme.lowercased(), rest: rest) }
    try checkAuthority(rest.dropFirst(2).prefix { !"/?#".contains($0) }, isFile: scheme.lowercased() == "file")
  }

  /// `mailto:a@b.c` is a URL; `example.com:80` and `localhost:3000` are hosts with ports.
  private static func checkOpaque(scheme: String, rest: Substring) throws(Problem) {
    if ["http", "https", "ftp", "ssh", "git", "ws", "wss"].contains(scheme) {
      throw .missingSlashes(scheme: scheme)
    }
    if rest.isEmpty { throw .missingRest }
    let isHostAndPort = rest.prefix { $0 != "/" }.allSatisfy(\.isASCIIDigit)
    if isHostAndPort, !["tel", "sms"].contains(scheme) { throw .missingScheme }
  }

  private static func checkAuthority(_ authority: Substring, isFile: Bool) throws(Problem) {
    var host = authority
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    let afterLiteral = host.lastIndex(of: "]") ?? host.startIndex
    if let colon = host[afterLiteral...].lastIndex(of: ":") {
      let port = host[host.index(after: colon)...]
      guard port.allSatisfy(\.isASCIIDigit), port.isEmpty || Int(port).map({ $0 <= 65_535 }) ?? false else {
        throw .badPort
      }
      host = host[..<colon]
    }
    if host.isEmpty {
      if isFile { return }
      throw .missingHost
    }
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
      guard IPAddress.isVersion6(host.prefix { $0 != "%" }) else { throw .badHost }
      return
    }
    if HostName.problem(in: host, allowingUnderscore: true) != nil { throw .badHost }
  }
}
