internal import Values

/// The two halves of an e-mail address.
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

  /// The organisation whose domain it is; nil for a provider of mail to everybody, a bare host or an address.
  var organization: String? {
    let labels = domain.split(separator: ".")
    guard labels.count >= 2, !MailDomains.common.contains(domain), !domain.hasPrefix("[") else { return nil }
    // In example.co.uk the name stands before the second-level label of the registry.
    let isCountry = labels[labels.count - 1].count == 2
    let isSecondLevel = ["co", "com", "ac", "org", "net", "gov", "edu"].contains(labels[labels.count - 2])
    let place = labels.count - (isCountry && isSecondLevel && labels.count >= 3 ? 3 : 2)
    return Capitalization.words.raised(String(labels[place]))
  }
}
