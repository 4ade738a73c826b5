internal import Platform

/// Host names (RFC 1123 section 2.1, with letters of every script) and IP addresses.
package enum HostName {
  /// True for a host name with the letters of RFC 1123, section 2.1; false for IPv6 addresses and a trailing dot.
  /// Labels that begin with `xn--` are not decoded.
  package static func isASCII(_ text: String) -> Bool {
    text.utf8.count <= 253
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" }
          && !label.hasPrefix("-") && !label.hasSuffix("-")
          && (label.dropFirst(2).prefix(2) != "--" || label.lowercased().hasPrefix("xn--") && label.utf8.count > 4)
      }
  }
}

/// The syntax of IP addresses.
package enum IPAddress {
  /// True for four numbers of up to 255 without leading zeros (RFC 2673, section 3.2).
  package static func isVersion4(_ text: some StringProtocol) -> Bool { bytes(ofVersion4: text) != nil }

  /// True for hexadecimal groups with at most one `::`, the end possibly in version 4 notation (RFC 4291, section 2.2).
  package static func isVersion6(_ text: some StringProtocol) -> Bool { bytes(ofVersion6: text) != nil }

  /// The 4 bytes of such an address; nil for another text.
  package static func bytes(ofVersion4 text: some StringProtocol) -> [UInt8]? { bytes(of: text, AF_INET, count: 4) }

  /// The 16 bytes of such an address; nil for another text.
  package static func bytes(ofVersion6 text: some StringProtocol) -> [UInt8]? { bytes(of: text, AF_INET6, count: 16) }

  private static func bytes(of text: some StringProtocol, _ family: Int32, count: Int) -> [UInt8]? {
    // A C string ends at its first NUL.
    guard !text.utf8.contains(0) else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 4) { address in
      inet_pton(family, String(text), address.baseAddress) == 1 ? Array(address.prefix(count)) : nil
    }
  }
}
