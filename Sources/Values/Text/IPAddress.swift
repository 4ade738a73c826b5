internal import Glibc

/// Internet addresses as texts write them.
package enum IPAddress {
  /// Four numbers of up to 255 without leading zeros (RFC 2673, section 3.2).
  package static func isVersion4(_ text: some StringProtocol) -> Bool { isAddress(text, AF_INET) }

  /// Hexadecimal groups, one gap of zeros, the last four bytes perhaps as version 4 has them (RFC 4291, section 2.2).
  package static func isVersion6(_ text: some StringProtocol) -> Bool { isAddress(text, AF_INET6) }

  private static func isAddress(_ text: some StringProtocol, _ family: Int32) -> Bool {
    // A C string ends at its first NUL.
    guard !text.utf8.contains(0) else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 4) { address in
      inet_pton(family, String(text), address.baseAddress) == 1
    }
  }
}
