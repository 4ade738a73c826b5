/// One unit of a terminal's input.
package enum InputToken: Hashable, Sendable {
  case key(Keystroke)
  /// A key was released; reported only if it was requested.
  case keyRelease(Key)
  /// The bytes of a bracketed paste, unchanged. One longer than `KeyDecoder.maximumPaste` is cut there.
  case paste([UInt8])
  case mouse(MouseEvent)
  /// A byte that is not part of valid UTF-8: no key of a UTF-8 terminal.
  case malformed
  case focusIn
  case focusOut
  /// The contents of the clipboard, in reply to a query (OSC 52).
  case clipboard(String)
  /// The position of the cursor on the whole screen, in reply to a query (ECMA-48, 8.3.14, CPR).
  case cursorPosition(CursorPosition)
  /// The terminal's default foreground, in reply to a query (OSC 10).
  case foreground(Shade)
  /// The terminal's default background, in reply to a query (OSC 11).
  case background(Shade)
  /// Another reply of the terminal, to be ignored.
  case reply
}

/// Splits the bytes of a terminal into tokens: a UTF-8 scalar, an escape sequence, or a bracketed paste.
///
/// Sequences are delimited as in ECMA-48 and in Paul Williams' parser for DEC terminals: CAN and SUB cancel one, ESC
/// begins another. Replies to queries never become keys, even in pieces. All bytes are consumed eventually.
///
/// Push bytes, then call `next()` until it returns nil. If `pending` is then not `.none`, wait for that time, call
/// `flush()`, and `next()` again.
package struct KeyDecoder: Sendable {
  /// The kind of input that is incomplete when `next()` returns nil.
  package enum Pending: Hashable, Sendable {
    case none
    /// An Esc that may begin a sequence: the key sequence timeout makes it final.
    case sequence
    /// The rest of a scalar. A flush makes it malformed, so wait for as long as a network may delay it.
    case scalar
    /// The end of a paste. A flush delivers the bytes so far, so wait for seconds, not for the key sequence timeout.
    case paste
  }

  /// The maximum number of bytes of a paste. The others are dropped, up to its end or a Ctrl-C.
  package static let maximumPaste = 1 << 24

  /// How many pastes have begun, and how many bytes have come altogether: an unfinished paste goes on as long as it flows.
  package struct Flow: Hashable, Sendable {
    package fileprivate(set) var pastes = 0
    package fileprivate(set) var bytes = 0
  }

  private var flow = Flow()
  /// How far an unfinished paste has come; nil if there is none.
  package var pasteFlow: Flow? { pending == .paste ? flow : nil }

  package private(set) var pending = Pending.none

  /// Set after querying the cursor's position, since a reply for the first row looks like F3 with modifiers. The reply
  /// resets it.
  package var awaitsCursorPosition = false

  var buffer: [UInt8] = []
  /// The index of the first byte that is not in a token yet.
  var head = 0
  /// The index up to which the unfinished string or paste at `head` was searched for its end.
  var searched = 0
  private var isFlushed = false
  private var isInPaste = false
  /// True while the rest of a paste that is too long is dropped.
  private var isPastMaximum = false
  /// True while the rest of an overlong control sequence is skipped.
  private var isInOverlong = false

  package init() {}

  @_specialize(where Bytes == [UInt8])
  package mutating func push<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
    discardConsumedBytes()
    let present = buffer.count
    buffer.append(contentsOf: bytes)
    flow.bytes += buffer.count - present
    isFlushed = false
  }

  /// Makes pending input final, after the timeout. Beginnings that no key shares (`CSI` with parameters, a numbered
  /// string) are kept without being pending: the rest of a late reply must not be typed.
  package mutating func flush() { isFlushed = true }

  /// The next token, or nil if more bytes are needed.
  package mutating func next() -> InputToken? {
    while true {
      if isPastMaximum, !dropsRestOfPaste() { return nil }
      if isInPaste { return nextOfPaste() }
      if isInOverlong { passOver() }
      guard head < buffer.count else {
        discardConsumedBytes()
        pending = .none
        return nil
      }
      let byte = buffer[head]
      if byte < 0x80, byte != 0x1b {
        head += 1
        return .key(Keystroke.ascii[Int(byte)])
      }
      switch byte == 0x1b ? scanEscape(at: head) : scanScalar(at: head) {
      case .token(let token, let length):
        consume(length)
        return token
      case .paste(let length):
        consume(length)
        isInPaste = true
        flow.pastes += 1
      case .overlong(let length):
        consume(length)
        isInOverlong = true
        return .reply
      case .partial where isFlushed:
        let (token, length) = finalToken(at: head)
        consume(length)
        return token
      case .partial(let awaited):
        pending = awaited
        return nil
      case .unmistakable:
        pending = isFlushed ? .none : .sequence
        return nil
      }
    }
  }

  /// The result of scanning at an index of the buffer.
  enum Scan {
    case token(InputToken, length: Int)
    /// The introducer of a bracketed paste.
    case paste(length: Int)
    /// The beginning of a control sequence that is too long to be valid.
    case overlong(length: Int)
    /// The beginning of a token, which a flush makes a token by itself.
    case partial(Pending)
    /// The beginning of a token that a flush does not end.
    case unmistakable
  }

  /// Skips parameters and intermediates up to the final byte, or to a byte that cancels the sequence.
  private mutating func passOver() {
    while head < buffer.count {
      switch buffer[head] {
      case 0x20...0x3f: consume(1)
      case 0x40...0x7e, 0x18, 0x1a:
        consume(1)
        isInOverlong = false
        return
      default:
        isInOverlong = false
        return
      }
    }
  }

  private mutating func consume(_ length: Int) {
    head += length
    searched = head
  }

  private mutating func discardConsumedBytes() {
    guard head > 0 else { return }
    if head == buffer.count {
      // The bytes may have been a secret.
      for index in buffer.indices { buffer[index] = 0 }
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 16)
    } else if head >= 4096 {
      buffer.removeFirst(head)
    } else {
      return
    }
    searched = max(0, searched - head)
    head = 0
  }

  // MARK: Paste

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func nextOfPaste() -> InputToken? {
    searched = max(searched, head)
    while let escape = buffer[searched...].firstIndex(of: 0x1b) {
      searched = escape
      let rest = buffer[escape...].prefix(Self.pasteEnd.count)
      if rest.count < Self.pasteEnd.count, Self.pasteEnd.starts(with: rest) { return unfinishedPaste() }
      if rest.elementsEqual(Self.pasteEnd) {
        isInPaste = false
        return paste(upTo: escape, consuming: escape - head + Self.pasteEnd.count)
      }
      searched += 1
    }
    searched = buffer.count
    return unfinishedPaste()
  }

  private mutating func unfinishedPaste() -> InputToken? {
    if isFlushed {
      isInPaste = false
      // Who pressed Ctrl-C last wanted an end.
      let end = buffer.count - (buffer.count > head && buffer[buffer.count - 1] == 0x03 ? 1 : 0)
      return paste(upTo: end, consuming: end - head)
    }
    if searched - head >= Self.maximumPaste {
      var end = searched
      // Do not split a scalar.
      while end > searched - 3, end < buffer.count || buffer[end - 1] >= 0xc0, buffer[end - 1] >= 0x80 { end -= 1 }
      isInPaste = false
      isPastMaximum = true
      return paste(upTo: end, consuming: end - head)
    }
    pending = .paste
    return nil
  }

  /// Drops the rest of a paste that is too long; false while its end has not come.
  private mutating func dropsRestOfPaste() -> Bool {
    while let index = buffer[head...].firstIndex(where: { $0 == 0x1b || $0 == 0x03 }), !isFlushed {
      consume(index - head)
      let rest = buffer[head...].prefix(Self.pasteEnd.count)
      isPastMaximum = buffer[head] == 0x1b && !rest.elementsEqual(Self.pasteEnd)
      if !isPastMaximum {
        if buffer[head] == 0x1b { consume(rest.count) }
        return true
      }
      guard rest.count == Self.pasteEnd.count || !Self.pasteEnd.starts(with: rest) else {
        pending = .paste
        return false
      }
      consume(1)
    }
    consume(buffer.count - head)
    isPastMaximum = !isFlushed
    if isPastMaximum { pending = .paste }
    return !isPastMaximum
  }

  // MARK: Runs

  /// The bytes that are in no token yet.
  package var bytesLeft: Int { buffer.count - head }

  /// The characters that have come at once, `least` bytes of them or more, up to the first byte that is none, or is not
  /// valid UTF-8: a paste of a terminal that does not mark it. `takeRun` takes them.
  package func run(atLeast least: Int, of isCharacter: (UInt8) -> Bool) -> ArraySlice<UInt8>? {
    guard bytesLeft >= least, !isInPaste, !isInOverlong, !isPastMaximum else { return nil }
    // One that is cut leaves enough for another.
    let limit = bytesLeft < 2 * Self.longestRun ? buffer.count : head + Self.longestRun
    var end = head
    while end < limit {
      var next = end + 1
      if buffer[end] >= 0x80 {
        // A scalar that is malformed, or incomplete at the end, is left to `next()`.
        guard case .token(.key, let length) = scanScalar(at: end) else { break }
        next = end + length
      }
      guard buffer[end..<next].allSatisfy(isCharacter) else { break }
      end = next
    }
    return end - head >= least ? buffer[head..<end] : nil
  }

  private static let longestRun = 1 << 16

  package mutating func takeRun(_ run: ArraySlice<UInt8>) { consume(run.count) }

  private mutating func paste(upTo end: Int, consuming length: Int) -> InputToken {
    let bytes = Array(buffer[head..<end])
    consume(length)
    return .paste(bytes)
  }
}
