internal import Values

extension TextContentType {
  /// Finds the type by its name in definition files or web pages: a name in `allNames`, a raw value, or an HTML
  /// `autocomplete` attribute.
  ///
  /// SwiftUI's names are case-sensitive; HTML tokens are not (WHATWG "Autofill detail tokens"), and the modifiers
  /// around one are accepted in the standard's order and ignored:
  ///
  ///     TextContentType(named: "section-gift shipping home email")  // .emailAddress
  ///     TextContentType(named: "emial")                             // nil
  public init?(named name: String) {
    if let kind = Kind(rawValue: name) {
      self.kind = kind
    } else if let type = Self(rawValue: name) ?? Self(autocomplete: name) {
      self = type
    } else {
      return nil
    }
  }

  /// The type with Apple's raw value.
  public init?(rawValue: String) {
    guard let type = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = type
  }

  /// The names of all types, one each, in the order of `allCases`.
  package static var allNames: [String] { Kind.allCases.map(\.rawValue) }

  /// Everything that `init(named:)` accepts, except HTML's modifiers: names, then raw values and tokens that differ.
  package static let allSpellings: [String] = {
    var spellings = allNames
    var seen = Set(spellings)
    for type in allCases {
      for spelling in [type.rawValue, type.htmlToken].compactMap(\.self) where seen.insert(spelling).inserted {
        spellings.append(spelling)
      }
    }
    return spellings + deviceTokens.map(\.token)
  }()

  /// The spelling nearest to an unknown name, for "did you mean"; nil if none is similar.
  ///
  /// Everyday words for a type count as similar: `phone` finds `telephoneNumber`. Otherwise a third of the letters may
  /// differ; a swap of neighbours counts once.
  package static func nearestName(to name: String) -> String? {
    let wanted = name.lowercased()
    if let type = everydayWords[wanted.filter { $0.isLetter }] { return TextContentType(type).name }
    return NearestWord.to(wanted, among: allSpellings)
  }

  private init?(autocomplete attribute: String) {
    var tokens = attribute.lowercased().split(whereSeparator: \.isWhitespace)[...]
    if tokens.count > 1, tokens.last == "webauthn" { tokens.removeLast() }
    guard let field = tokens.popLast(), let type = Self(token: field) else { return nil }
    if let token = tokens.last, Self.contactModifiers.contains(token) { tokens.removeLast() }
    if let token = tokens.last, token == "shipping" || token == "billing" { tokens.removeLast() }
    if let token = tokens.last, token.hasPrefix("section-") { tokens.removeLast() }
    guard tokens.isEmpty else { return nil }
    self = type
  }

  private init?(token: Substring) {
    if let device = Self.deviceTokens.first(where: { $0.token == token }) {
      kind = device.kind
    } else if let type = Self.allCases.first(where: { $0.htmlToken.map { $0 == token } ?? false }) {
      self = type
    } else {
      return nil
    }
  }

  private static let contactModifiers: Set<Substring> = ["home", "work", "mobile", "fax", "pager"]

  /// WebKit's tokens for UIKit's `esim-…`.
  private static let deviceTokens: [(token: String, kind: Kind)] = [
    ("device-eid", .cellularEID), ("device-imei", .cellularIMEI),
  ]

  private static let everydayWords: [String: Kind] = [
    "mail": .emailAddress, "emailaddr": .emailAddress,
    "phone": .telephoneNumber, "telephone": .telephoneNumber, "phonenumber": .telephoneNumber,
    "mobile": .telephoneNumber, "zip": .postalCode, "zipcode": .postalCode, "postcode": .postalCode,
    "firstname": .givenName, "lastname": .familyName, "surname": .familyName, "fullname": .name,
    "city": .addressCity, "state": .addressState, "province": .addressState,
    "address": .fullStreetAddress, "street": .fullStreetAddress,
    "user": .username, "login": .username, "company": .organizationName,
    "website": .URL, "link": .URL, "uri": .URL,
    "otp": .oneTimeCode, "pin": .oneTimeCode, "currentpassword": .password,
    "cardnumber": .creditCardNumber, "creditcard": .creditCardNumber, "expiry": .creditCardExpiration,
    "cvc": .creditCardSecurityCode, "cvv": .creditCardSecurityCode, "csc": .creditCardSecurityCode,
    "birthday": .birthdate, "dateofbirth": .birthdate, "dob": .birthdate,
    "flight": .flightNumber, "tracking": .shipmentTrackingNumber, "imei": .cellularIMEI, "eid": .cellularEID,
    "host": .hostname, "path": .filePath, "file": .filePath, "timezone": .timeZone, "branch": .gitBranch,
    "locale": .language, "lang": .language, "gender": .sex,
  ]
}
