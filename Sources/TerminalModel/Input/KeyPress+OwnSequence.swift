extension KeyPress {
  /// The sequence that the kitty keyboard protocol has for a key which other terminals report as another: Ctrl+I, which
  /// is Tab there, or Shift+Enter. Nil for all keys that are not confused.
  package var ownSequence: [UInt8]? {
    guard let key, !key.modifiers.isEmpty, bytes.count <= 2, let byte = bytes.last, byte < 0x80 else { return nil }
    guard let code = key.base.code,
      key != (bytes.count == 2 ? KeyPress.ascii[Int(byte)].withAlt : .ascii[Int(byte)]).key
    else { return nil }
    return Array("\u{1B}[\(code);\(key.modifiers.parameter)u".utf8)
  }
}

extension KeyBase {
  /// The number of the key in the kitty keyboard protocol; nil for those that have sequences of their own anyway.
  fileprivate var code: UInt32? {
    switch self {
    case .character(let character): character.unicodeScalars.first?.value
    case .enter: 13
    case .tab: 9
    case .escape: 27
    case .backspace: 127
    default: nil
    }
  }
}
