/// Differences between the drafts of JSON Schema.
enum SchemaDialect {
  /// True if siblings of `$ref` are ignored: up to draft 7.
  static func isRefAlone(in name: String?) -> Bool {
    guard let name else { return false }
    return ["draft-03", "draft-04", "draft-06", "draft-07"].contains { name.contains("json-schema.org/\($0)") }
  }
}

/// JSON pointers (RFC 6901) in URI fragments.
enum SchemaPointer {
  static func tokens(of pointer: some StringProtocol) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
      Self.percentDecoded(String(token)).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private static func percentDecoded(_ text: String) -> String {
    guard text.contains("%") else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
