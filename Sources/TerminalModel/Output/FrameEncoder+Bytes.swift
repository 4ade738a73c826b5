extension FrameEncoder {
  /// Frames longer than this are hidden from the eye until they are complete.
  private static let largeFrame = 256
  /// Room for more bytes is given back.
  private static let keptCapacity = 1 << 16

  mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  /// CSI, a count that is left out when it is 1, and the final byte. Nothing for a count of 0.
  mutating func appendCSI(_ count: Int, _ final: UInt8) {
    if count <= 0 { return }
    append("\u{1B}[")
    if count > 1 { output.append(decimal: count) }
    output.append(final)
  }

  mutating func appendGlyph(_ glyph: Glyph) {
    if let index = glyph.clusterIndex {
      append(clusters[index])
    } else if let scalar = glyph.scalar {
      if scalar.isASCII {
        output.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  mutating func eraseBelow() {
    setPen(.plain, forBlank: false)
    append("\u{1B}[J")
  }

  /// Makes room for the bytes of a frame in the memory of the last one. Those may have been a secret.
  mutating func emptyOutput() {
    guard output.capacity <= Self.keptCapacity else { return output = [] }
    for index in output.indices { output[index] = 0 }
    output.removeAll(keepingCapacity: true)
  }

  /// The bytes of a frame; memory is made only while somebody still holds those of the last one. A large one is shown at once where the terminal can, else with the cursor hidden.
  mutating func takeOutput(wasCursorVisible: Bool = false) -> [UInt8] {
    if output.count <= Self.largeFrame { return output }
    if capabilities.synchronizedOutput {
      return Array("\u{1B}[?2026h".utf8) + output + Array("\u{1B}[?2026l".utf8)
    }
    if wasCursorVisible, isCursorVisible == true {
      return Array("\u{1B}[?25l".utf8) + output + Array("\u{1B}[?25h".utf8)
    }
    return output
  }
}

extension [UInt8] {
  /// Appends a number that is not negative in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
