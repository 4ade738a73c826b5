import CReadline

extension LineEditor {
  /// What readline is fed for a key while a secret is edited: a placeholder where the key would become text, or part
  /// of a search. nil where the key means what it is.
  func secretBytes(for bytes: [UInt8]) -> [UInt8]? {
    guard bytes[0] >= 0x20, bytes[0] != 0x7F, becomesText(bytes),
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return nil }
    // Without room left, nothing is typed.
    guard let placeholder = current.placeholderForTyped(scalar) else { return [0x07] }
    return Array(String(placeholder).utf8)
  }

  private func becomesText(_ bytes: [UInt8]) -> Bool {
    if phase == .ready { return fl_types(bytes[0]) }
    if fl_reads_argument() { return !(0x30...0x39).contains(bytes[0]) && bytes[0] != 0x2D && fl_types(bytes[0]) }
    if fl_reads_motion() { return false }
    return fl_reads_search() || fl_reads_character()
  }
}
