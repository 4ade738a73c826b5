/// One key as it came from the terminal.
package struct KeyPress: Hashable, Sendable {
  /// The bytes in a legacy encoding, as readline's bindings spell keys. Enhanced encodings are translated back.
  package var bytes: [UInt8]
  /// Which key it is; nil for a control sequence that is of no known key.
  package var key: Key?
  /// Whether the key is held and repeats; terminals that do not tell report another press.
  package var isRepeated = false

  package init(bytes: [UInt8], key: Key?) {
    self.bytes = bytes
    self.key = key
  }

  /// The press that sends `key.bytes`.
  package init(_ key: Key) { self.init(bytes: key.bytes, key: key) }
}
