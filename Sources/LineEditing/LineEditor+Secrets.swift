import CReadline

extension LineEditor {
  /// Queues what readline is fed for a key while a secret is edited: a placeholder where the key would become text, or
  /// part of a search. False where the key means what it is.
  func queueSecret(for bytes: [UInt8]) -> Bool {
    guard bytes[0] >= 0x20, bytes[0] != 0x7F, becomesText(bytes),
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return false }
    // Without room left, nothing is typed.
    var fed = current.placeholderForTyped(scalar).map { String($0) } ?? "\u{07}"
    fed.withUTF8 { if let start = $0.baseAddress { fl_queue(start, $0.count) } }
    return true
  }

  private func becomesText(_ bytes: [UInt8]) -> Bool {
    if phase == .ready { return fl_types(bytes[0]) }
    if fl_reads_argument() { return !(0x30...0x39).contains(bytes[0]) && bytes[0] != 0x2D && fl_types(bytes[0]) }
    if fl_reads_motion() { return false }
    return fl_reads_search() || fl_reads_character()
  }
}
