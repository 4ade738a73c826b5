import CReadline

extension LineEditor {
  /// The key sequences that run a function of readline, or one of ours, in the present keymap; the bytes of each, the
  /// shortest first. Costs a walk through the keymap.
  package func keySequences(of function: String) -> [[UInt8]] {
    let capacity = 4096
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = fl_keys_of(function, start, capacity)
    }
    var sequences: [[UInt8]] = []
    var place = 0
    // Each stands behind its length.
    while place < bytes.count {
      let end = place + 1 + Int(bytes[place])
      sequences.append(Array(bytes[(place + 1)..<end]))
      place = end
    }
    return sequences.sorted { $0.count < $1.count }
  }
}
