import TerminalModel

/// An OpenSSH certificate of a user (PROTOCOL.certkeys), as sshd hands it on after it has verified the signature, the
/// times and the options.
nonisolated struct Certificate: Sendable, Equatable {
  /// The key that is certified.
  let key: PublicKey
  /// The names for which its authority vouches, in the order of the certificate.
  let principals: [String]
  let authority: PublicKey

  /// For each type of certificate the type of its key, and how many strings the key has.
  static let types: [String: (key: String, count: Int)] = [
    "ssh-ed25519-cert-v01@openssh.com": ("ssh-ed25519", 1),
    "sk-ssh-ed25519-cert-v01@openssh.com": ("sk-ssh-ed25519@openssh.com", 2),
    "ssh-rsa-cert-v01@openssh.com": ("ssh-rsa", 2),
    "ecdsa-sha2-nistp256-cert-v01@openssh.com": ("ecdsa-sha2-nistp256", 2),
    "ecdsa-sha2-nistp384-cert-v01@openssh.com": ("ecdsa-sha2-nistp384", 2),
    "ecdsa-sha2-nistp521-cert-v01@openssh.com": ("ecdsa-sha2-nistp521", 2),
    "sk-ecdsa-sha2-nistp256-cert-v01@openssh.com": ("sk-ecdsa-sha2-nistp256@openssh.com", 3),
  ]

  /// Certificates of hosts have another number.
  private static let ofUser: UInt64 = 1

  /// Parses a type and a certificate in Base64, and ignores the rest; nil for other text.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2, let type = Self.types[String(words[0])],
      let bytes = Base64.decoded(Array(words[1].utf8)[...])
    else { return nil }
    var fields = WireReader(bytes[...])
    guard fields.text() == String(words[0]), fields.bytes() != nil else { return nil }
    var blob = WireReader.written(Array(type.key.utf8))
    for _ in 0..<type.count {
      guard let part = fields.bytes() else { return nil }
      blob += WireReader.written(Array(part))
    }
    // The serial number, the kind, the key's id.
    guard fields.number(bytes: 8) != nil, fields.number(bytes: 4) == Self.ofUser, fields.bytes() != nil,
      let names = fields.bytes()
    else { return nil }
    var principals: [String] = []
    var rest = WireReader(names)
    while !rest.isAtEnd {
      guard let name = rest.text() else { return nil }
      principals.append(name)
    }
    // Valid after, valid before, critical options, extensions, reserved.
    guard fields.number(bytes: 8) != nil, fields.number(bytes: 8) != nil, fields.bytes() != nil, fields.bytes() != nil,
      fields.bytes() != nil, let signer = fields.bytes(), let authority = PublicKey(blob: Array(signer)),
      let key = PublicKey(blob: blob)
    else { return nil }
    (self.key, self.principals, self.authority) = (key, principals, authority)
  }
}

/// Reads the data types of ssh (RFC 4251, section 5).
nonisolated struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(bytes count: Int) -> UInt64? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number(bytes: 4), rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

  /// A string of bytes with its length before it.
  static func written(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt32(bytes.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + bytes
  }
}
