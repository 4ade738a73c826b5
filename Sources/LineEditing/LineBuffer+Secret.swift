import CReadline
import Platform

// For a secret, readline edits one placeholder for each scalar. Offsets count bytes of the real text in the interface,
// bytes of placeholders inside.
extension LineBuffer {
  /// The real text, with reserved capacity: a short string would be copied inline into every value, while a heap buffer
  /// is shared.
  var revealedText: String {
    var text = ""
    withRevealedBytes { bytes in
      text = String(unsafeUninitializedCapacity: max(bytes.count, Self.sharedStringCapacity)) { room in
        UnsafeMutableRawBufferPointer(room).copyMemory(from: bytes)
        return bytes.count
      }
    }
    return text
  }

  /// More bytes than Swift stores inline in a string.
  private static let sharedStringCapacity = 32

  /// Calls `body` with the real text, assembled from the scalars behind the placeholders, and overwrites it afterwards.
  func withRevealedBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    // A placeholder is as long as the longest scalar.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: rawBytes.count) { bytes in
      let count = fl_secret_reveal(line, Int32(rawBytes.count), bytes.baseAddress)
      body(UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[..<count])))
      if let start = bytes.baseAddress { platform_wipe(start, count) }
    }
  }

  func offsetInText(ofRaw raw: Int) -> Int {
    guard kind == .secret else { return raw }
    // Where most is typed, at the end, the text that each key reads anyway tells it.
    if raw == rawBytes.count, LineEditor.shared.active === self { return text.utf8.count }
    return fl_secret_reveal(line, Int32(raw), nil)
  }

  func rawOffset(ofText offset: Int) -> Int {
    guard kind == .secret else { return max(0, min(offset, Int(fl_line_length(line)))) }
    var rest = offset
    var raw = Int(fl_line_length(line))
    var found = false
    forEachScalar { position, real in
      if found { return }
      if rest <= 0 {
        raw = position
        found = true
      }
      rest -= UTF8.width(real)
    }
    return raw
  }

  /// A placeholder for each scalar of `text`, which is then kept in locked memory.
  func placeholders(for text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var joined = false
    for scalar in text.unicodeScalars where scalar.value != 0 {
      joined = previous.map { joins(scalar, to: $0, afterJoined: joined) } ?? false
      guard let placeholder = placeholder(for: scalar, joinsPrevious: joined) else { break }
      scalars.append(placeholder)
      previous = scalar
    }
    return String(scalars)
  }

  /// The placeholder of one scalar typed at point.
  func placeholderForTyped(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let typed = rawBytes.prefix(Int(fl_line_point(line)))
    var joined = false
    if let start = typed.lastIndex(where: { !UTF8.isContinuation($0) }), let base = rawBytes.baseAddress {
      let afterJoined = fl_placeholder_joins((base + start).assumingMemoryBound(to: UInt8.self))
      forEachScalar(of: typed[start...]) { _, real in joined = joins(scalar, to: real, afterJoined: afterJoined) }
    }
    return placeholder(for: scalar, joinsPrevious: joined)
  }

  private func placeholder(for scalar: Unicode.Scalar, joinsPrevious: Bool) -> Unicode.Scalar? {
    let placeholder = fl_secret_put(line, scalar.value, joinsPrevious)
    return placeholder == 0 ? nil : Unicode.Scalar(placeholder)
  }

  /// Calls `body` with each scalar of the real text and the offset of its placeholder.
  private func forEachScalar(_ body: (_ rawOffset: Int, _ real: Unicode.Scalar) -> Void) {
    forEachScalar(of: rawBytes[...], body)
  }

  private func forEachScalar(
    of bytes: Slice<UnsafeRawBufferPointer>, _ body: (_ rawOffset: Int, _ real: Unicode.Scalar) -> Void
  ) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      // A macro of the user's inputrc types plain characters, which are not secret.
      let real = Unicode.Scalar(fl_secret_get(line, scalar.value)) ?? scalar
      body(offset, real.value == 0 ? scalar : real)
      offset += UTF8.width(scalar)
    }
  }

  /// True if two scalars join into a cluster, as far as the pair alone can tell (UAX #29).
  private func joins(_ scalar: Unicode.Scalar, to previous: Unicode.Scalar, afterJoined: Bool) -> Bool {
    if scalar.isASCII { return false }
    let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value) && (0x1F1E6...0x1F1FF).contains(previous.value)
    if isFlag { return !afterJoined }
    if previous.value == 0x200D { return true }
    var pair = String.UnicodeScalarView()
    pair.append(previous)
    pair.append(scalar)
    return String(pair).count == 1
  }
}
