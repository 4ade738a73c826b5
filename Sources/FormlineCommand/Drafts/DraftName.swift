import Values

/// The file name of a form's draft: readable, and another one for each definition.
///
///     signup-8c5dd1a9fd5ec4e2       for /home/ada/forms/signup.yaml
nonisolated enum DraftName {
  /// - Parameter path: The absolute path of the definition.
  static func name(for path: String) -> String {
    let file = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let readable = stem.utf8.prefix(40).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): Character(UnicodeScalar(byte))
      default: Character("-")
      }
    }
    let digits = String(hash(path), radix: 16)
    return String(readable) + "-" + digits.padded(to: 16)
  }

  /// FNV-1a with 64 bits. A draft names its form as well, so two paths with one hash do not share a draft.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
