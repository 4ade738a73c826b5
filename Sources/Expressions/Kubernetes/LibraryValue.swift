internal import Values

/// A value of a type that Kubernetes adds to the language.
package enum LibraryValue: Hashable, Sendable {
  case quantity(Quantity)
  case url(RequestAddress)
  case ip(NetworkAddress)
  case cidr(NetworkAddress, prefix: Int)
  case version(SemanticVersion)
  case format(NamedFormat)
  /// A list that is no plain one.
  case list(AssociativeList)
}

/// A quantity such as `500m` or `1.5Gi` (kubernetes/apimachinery, `pkg/api/resource`), exact to a billionth.
package struct Quantity: Hashable, Sendable {
  let billionths: Int128

  private static let billion: Int128 = 1_000_000_000
  /// Beyond this, quantities are not added or compared.
  private static let limit: Int128 = 1_000_000_000_000_000_000_000_000_000_000_000

  init(billionths: Int128) { self.billionths = billionths }

  init?(_ text: String) {
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(whole.count)
    var decimals = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      decimals = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest.dropFirst(decimals.count + 1)
      // Digits far below a billionth change nothing.
      decimals = decimals.prefix(18)
    }
    guard let value = Int128(String(Substring(whole) + Substring(decimals))), value < Self.limit,
      let factor = Self.factor(String(Substring(rest)))
    else { return nil }
    let product = value.multipliedReportingOverflow(by: factor.multiplier)
    guard !product.overflow, product.partialValue < Self.limit * 1000 else { return nil }
    var scaled = product.partialValue
    var exponent = factor.exponent - decimals.count + 9
    while exponent > 0 {
      scaled *= 10
      guard scaled < Self.limit * 1000 else { return nil }
      exponent -= 1
    }
    while exponent < 0 {
      scaled = scaled % 10 == 0 ? scaled / 10 : scaled / 10 + 1
      exponent += 1
    }
    billionths = isNegative ? -scaled : scaled
  }

  /// The multiplier of a suffix, binary or a power of ten.
  private static func factor(_ suffix: String) -> (multiplier: Int128, exponent: Int)? {
    if suffix.isEmpty { return (1, 0) }
    if let power = ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"].firstIndex(of: suffix) {
      return (Int128(1) << Int128(10 * (power + 1)), 0)
    }
    let powers = ["n": -9, "u": -6, "m": -3, "k": 3, "M": 6, "G": 9, "T": 12, "P": 15, "E": 18]
    if let power = powers[suffix] { return (1, power) }
    guard suffix.first == "e" || suffix.first == "E", let power = Int(suffix.dropFirst()), abs(power) < 40 else {
      return nil
    }
    return (1, power)
  }

  /// The value as an integer, if it is one.
  var integer: Int64? {
    billionths % Self.billion == 0 ? Int64(exactly: billionths / Self.billion) : nil
  }

  var approximate: Double { Double(billionths) / 1e9 }

  /// The sum; nil beyond the range.
  func adding(_ other: Quantity) -> Quantity? {
    let (sum, overflows) = billionths.addingReportingOverflow(other.billionths)
    return overflows ? nil : Quantity(billionths: sum)
  }

  var negated: Quantity { Quantity(billionths: -billionths) }
}

/// The address of a request: with a scheme, or an absolute path (Go's `url.ParseRequestURI`).
package struct RequestAddress: Hashable, Sendable {
  var scheme = ""
  var host = ""
  var path = ""
  var query = ""

  init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    var rest = text[...]
    if !text.hasPrefix("/") {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let name = text[..<colon]
      guard let first = name.first, first.isASCII, first.isLetter,
        name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
      else { return nil }
      scheme = name.lowercased()
      rest = text[text.index(after: colon)...]
    }
    if rest.hasPrefix("//"), !scheme.isEmpty {
      let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
      rest = rest.dropFirst(2 + authority.count)
      let address = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      guard Self.isHost(String(address)) else { return nil }
      host = String(address)
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    path = String(rest)
  }

  private static func isHost(_ text: String) -> Bool {
    let (name, port) = split(text)
    if name.hasPrefix("[") { guard name.hasSuffix("]") else { return false } }
    return port.allSatisfy { $0.isASCII && $0.isNumber } && !name.contains { " <>\"^`{}|\\".contains($0) }
  }

  private static func split(_ host: String) -> (name: String, port: String) {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      let rest = host[host.index(after: end)...]
      return (String(host[...end]), String(rest.drop { $0 == ":" }))
    }
    guard let colon = host.lastIndex(of: ":") else { return (host, "") }
    return (String(host[..<colon]), String(host[host.index(after: colon)...]))
  }

  var hostname: String {
    let name = Self.split(host).name
    return name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
  }

  var port: String { Self.split(host).port }

  /// The parameters of the query, each with its values.
  var parameters: [(name: String, values: [String])] {
    var parameters: [(name: String, values: [String])] = []
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pair[0]).percentDecoded
      let value = pair.count > 1 ? String(pair[1]).percentDecoded : ""
      if let index = parameters.firstIndex(where: { $0.name == name }) {
        parameters[index].values.append(value)
      } else {
        parameters.append((name, [value]))
      }
    }
    return parameters
  }
}

/// An IP address, as its bytes: 4 or 16.
package struct NetworkAddress: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Neither zones nor IPv4 addresses inside IPv6 ones are taken.
  init?(_ text: String) {
    let bytes =
      text.contains(":")
      ? text.contains(".") ? nil : IPAddress.bytes(ofVersion6: text) : IPAddress.bytes(ofVersion4: text)
    guard let bytes else { return nil }
    self.bytes = bytes
  }

  var is6: Bool { bytes.count == 16 }

  /// The canonical text (RFC 5952).
  var text: String {
    guard is6 else { return bytes.map { "\($0)" }.joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    var best = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, groups[end] == 0 { end += 1 }
      if end - start > max(best.count, 1) { best = start..<end }
      start = max(end, start + 1)
    }
    func joined(_ range: Range<Int>) -> String {
      range.map { String(groups[$0], radix: 16) }.joined(separator: ":")
    }
    return best.isEmpty ? joined(0..<8) : joined(0..<best.lowerBound) + "::" + joined(best.upperBound..<8)
  }

  /// The address with all bits behind a prefix 0.
  func masked(_ prefix: Int) -> NetworkAddress {
    NetworkAddress(
      bytes: bytes.enumerated().map { index, byte in
        let bits = max(0, min(8, prefix - index * 8))
        return bits == 0 ? 0 : byte & ~UInt8(truncatingIfNeeded: 0xFF >> bits)
      })
  }

  var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }
  var isLoopback: Bool { is6 ? bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 : bytes[0] == 127 }
  var isMulticast: Bool { is6 ? bytes[0] == 0xFF : bytes[0] & 0xF0 == 0xE0 }
  var isLinkLocalMulticast: Bool {
    is6 ? bytes[0] == 0xFF && bytes[1] & 0x0F == 2 : bytes[0] == 224 && bytes[1] == 0 && bytes[2] == 0
  }
  var isLinkLocalUnicast: Bool {
    is6 ? bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 : bytes[0] == 169 && bytes[1] == 254
  }
  var isGlobalUnicast: Bool {
    let isBroadcast = !is6 && bytes.allSatisfy { $0 == 255 }
    return !isUnspecified && !isLoopback && !isMulticast && !isLinkLocalUnicast && !isBroadcast
  }
}

/// A version such as `1.2.3-rc.1+build` (semver.org, 2.0.0).
package struct SemanticVersion: Hashable, Sendable {
  let numbers: [Int]
  let prerelease: [String]

  init?(_ text: String) {
    let core = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = core.first, core.count == 1 || Self.areIdentifiers(core[1]) else { return nil }
    let parts = first.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { part in
      Int(part).flatMap { "\($0)" == part ? $0 : nil }
    }
    guard numbers.count == 3, numbers.allSatisfy({ $0 != nil }), parts.count == 1 || Self.areIdentifiers(parts[1])
    else {
      return nil
    }
    self.numbers = numbers.compactMap { $0 }
    prerelease = parts.count == 1 ? [] : parts[1].split(separator: ".").map(String.init)
  }

  /// Also a text with a `v` before it, without some of the numbers, or with zeros before them (kubernetes/apiserver,
  /// `pkg/cel/library/semverlib.go`).
  init?(normalizing text: String) {
    let short = text.hasPrefix("v") ? text.dropFirst() : text[...]
    var parts = short.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map { part -> String in
      let rest = part.drop { $0 == "0" }
      let isZero = rest.first.map { !("0"..."9").contains($0) } ?? true
      return part.count > 1 ? (isZero ? "0" : "") + rest : String(part)
    }
    if parts.count < 3, parts.last?.contains(where: { "+-".contains($0) }) ?? true { return nil }
    while parts.count < 3 { parts.append("0") }
    self.init(parts.joined(separator: "."))
  }

  private static func areIdentifiers(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }

  /// -1, 0 or 1, by precedence (section 11).
  func compared(to other: SemanticVersion) -> Int64 {
    for (a, b) in zip(numbers, other.numbers) where a != b { return a < b ? -1 : 1 }
    if prerelease.isEmpty != other.prerelease.isEmpty { return prerelease.isEmpty ? 1 : -1 }
    for (a, b) in zip(prerelease, other.prerelease) where a != b {
      switch (Int(a), Int(b)) {
      case (let a?, let b?): return a < b ? -1 : 1
      case (_?, nil): return -1
      case (nil, _?): return 1
      case (nil, nil): return a < b ? -1 : 1
      }
    }
    return prerelease.count == other.prerelease.count ? 0 : prerelease.count < other.prerelease.count ? -1 : 1
  }
}

/// The formats that `format` names (kubernetes/apiserver, `pkg/cel/library/format.go`).
package enum NamedFormat: String, Sendable, CaseIterable {
  case dns1123Label, dns1123Subdomain, dns1035Label, qualifiedName, dns1123LabelPrefix, dns1123SubdomainPrefix
  case dns1035LabelPrefix, labelValue, uri, uuid, byte, date, datetime

  private static let label = "[a-z0-9]([-a-z0-9]*[a-z0-9])?"

  /// The pattern of a format; nil for one that no pattern tells.
  private var form: (pattern: String, longest: Int)? {
    let label = Self.label
    let name = "[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?"
    return switch self {
    case .dns1123Label: (label, 63)
    case .dns1123LabelPrefix: ("\(label)-?", 63)
    case .dns1123Subdomain: (#"\#(label)(\.\#(label))*"#, 253)
    case .dns1123SubdomainPrefix: (#"\#(label)(\.\#(label))*-?"#, 253)
    case .dns1035Label: ("[a-z]([-a-z0-9]*[a-z0-9])?", 63)
    case .dns1035LabelPrefix: ("[a-z]([-a-z0-9]*[a-z0-9])?-?", 63)
    case .qualifiedName: (#"(\#(label)(\.\#(label))*/)?\#(name)"#, 317)
    case .labelValue: ("(\(name))?", 63)
    case .uuid: ("[0-9a-fA-F]{8}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{4}-?[0-9a-fA-F]{12}", 36)
    case .byte: ("([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})", .max)
    case .uri, .date, .datetime: nil
    }
  }

  /// What is wrong with a text; empty if it has the format.
  package func problems(of text: String) -> [String] {
    guard let form else {
      let fits =
        switch self {
        case .date: (try? CalendarDate(parsing: text)) != nil
        case .datetime: Instant(rfc3339: text) != nil
        default: RequestAddress(text) != nil
        }
      return fits ? [] : ["invalid \(rawValue)"]
    }
    var problems: [String] = []
    if text.utf8.count > form.longest { problems.append("must be no more than \(form.longest) characters") }
    if self == .qualifiedName, let name = text.split(separator: "/").last, name.utf8.count > 63 {
      problems.append("name part must be no more than 63 characters")
    }
    let fits = (try? Pattern(parsing: form.pattern))?.matchesWhole(text) ?? false
    if !fits { problems.append("must match \(form.pattern)") }
    return problems
  }
}
