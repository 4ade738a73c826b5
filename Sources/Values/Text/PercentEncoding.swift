/// Bytes in hexadecimal, and in percent-encoding (RFC 3986, section 2.1).
extension UInt8 {
  /// Two digits, `0a`.
  package var hexadecimal: String { String(self, radix: 16).padded(to: 2) }

  /// The sign and two digits, `%0A`.
  package var percentEncoded: String { "%" + String(self, radix: 16, uppercase: true).padded(to: 2) }

  /// True for the characters that mean the same encoded and not (section 2.3).
  fileprivate var isUnreserved: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }
}

extension String {
  /// The text with every byte encoded that is no unreserved character.
  /// - Parameter plain: ASCII characters that stay as well.
  package func percentEncoded(but plain: String = "") -> String {
    utf8.reduce(into: "") { text, byte in
      text += byte.isUnreserved || plain.utf8.contains(byte) ? String(UnicodeScalar(byte)) : byte.percentEncoded
    }
  }

  /// The text with the encoded bytes decoded; a sign without two digits stays as it is.
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var decoded: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = Substring(rest.prefix(2))
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
