import CNettle
import Values

/// SHA-256 (FIPS 180-4), in hexadecimal.
nonisolated enum Digest {
  static func bytes(of message: [UInt8]) -> [UInt8] {
    var state = sha256_ctx()
    nettle_sha256_init(&state)
    nettle_sha256_update(&state, message.count, message)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&state, digest.count, &digest)
    return digest
  }

  static let digits = Array("0123456789abcdef".utf8)

  static func text(of message: [UInt8]) -> String {
    let bytes = bytes(of: message)
    return String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
      for (index, byte) in bytes.enumerated() {
        text[2 * index] = digits[Int(byte >> 4)]
        text[2 * index + 1] = digits[Int(byte & 15)]
      }
      return 2 * bytes.count
    }
  }

  /// HMAC-SHA256 (RFC 2104) of a message.
  static func text(authenticating message: [UInt8], with key: [UInt8]) -> String {
    var block = key.count > 64 ? bytes(of: key) : key
    block += [UInt8](repeating: 0, count: 64 - block.count)
    return text(of: block.map { $0 ^ 0x5c } + bytes(of: block.map { $0 ^ 0x36 } + message))
  }

  /// The digest of a row as a compact JSON array, reproducible by third parties.
  static func text(of row: [SQLValue]) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.writeArray(count: row.count) { writer, index in
      switch row[index] {
      case .null: writer.write(.null)
      case .integer(let number): writer.write(number)
      case .text(let text): writer.write(text)
      }
    }
    return text(of: writer.bytes)
  }
}
