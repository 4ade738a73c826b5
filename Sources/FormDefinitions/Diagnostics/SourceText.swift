/// The bytes of one file and the path that diagnostics print for it.
package struct SourceText: Sendable {
  /// The path as the user wrote it.
  package let path: String
  /// The whole file; a byte order mark is part of it.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
