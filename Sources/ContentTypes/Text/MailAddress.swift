internal import Values

/// The local part and domain of an e-mail address.
struct MailAddress {
  let local: String
  /// In lower case.
  let domain: String

  init?(_ text: String) {
    let address = text.trimmed
    guard let at = address.lastIndex(of: "@"), at != address.startIndex else { return nil }
    local = String(address[..<at])
    domain = address[address.index(after: at)...].lowercased()
  }

  /// The name of the domain's organization; nil for a public mail provider, a bare host or an address literal.
  var organization: String? {
    let labels = domain.split(separator: ".")
    guard labels.count >= 2, !MailDomains.common.contains(domain), !domain.hasPrefix("[") else { return nil }
    // In example.co.uk, the name precedes the registry's second-level label.
    let isCountry = labels[labels.count - 1].count == 2
    let isSecondLevel = ["co", "com", "ac", "org", "net", "gov", "edu"].contains(labels[labels.count - 2])
    let place = labels.count - (isCountry && isSecondLevel && labels.count >= 3 ? 3 : 2)
    return Capitalization.words.raised(String(labels[place]))
  }
}

/// Completes e-mail addresses after the `@`: first with the domains of offered addresses, then with popular ones.
struct MailDomains: Sendable {
  private var domains: [(name: String, reason: String)] = []
  private var index = PrefixIndex()

  init() {}

  init(addresses: [Suggestion]) {
    var seen: Set<String> = []
    for address in addresses {
      guard let at = address.text.lastIndex(of: "@") else { continue }
      let name = address.text[address.text.index(after: at)...].lowercased()
      if !name.isEmpty, seen.insert(name).inserted { domains.append((name, "as in \(address.text)")) }
    }
    for name in Self.common where seen.insert(name).inserted { domains.append((name, "common mail domain")) }
    index = PrefixIndex(texts: domains.map(\.name))
  }

  var examined: Int { index.examined }

  mutating func completions(of text: String, limit: Int) -> [Suggestion] {
    guard let (local, typed) = split(text) else { return [] }
    return index.matches(of: typed, limit: limit).map { suggestion(local: local, place: $0) }
  }

  mutating func best(for text: String) -> Suggestion? {
    guard let (local, typed) = split(text) else { return nil }
    return index.best(for: typed).map { suggestion(local: local, place: $0) }
  }

  /// The best domain, and its typed part.
  mutating func bestName(for text: String) -> (name: String, typed: Substring)? {
    guard let (_, typed) = split(text) else { return nil }
    return index.best(for: typed).map { (domains[$0].name, typed) }
  }

  /// Domains of public providers, which do not identify an organization.
  static let common = [
    "gmail.com", "outlook.com", "hotmail.com", "yahoo.com", "icloud.com", "proton.me", "protonmail.com", "gmx.de",
    "gmx.net", "web.de", "fastmail.com", "live.com", "aol.com", "me.com", "mail.com", "posteo.de", "mailbox.org",
    "users.noreply.github.com",
  ]

  private func suggestion(local: Substring, place: Int) -> Suggestion {
    Suggestion(text: "\(local)@\(domains[place].name)", source: "mail domains", reason: domains[place].reason)
  }

  private func split(_ text: String) -> (local: Substring, domain: Substring)? {
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else { return nil }
    return (text[..<at], text[text.index(after: at)...])
  }
}
