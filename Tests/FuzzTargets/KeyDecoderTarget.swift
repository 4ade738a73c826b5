import TerminalModel

extension FuzzTarget {
  /// What a keyboard, or somebody who pretends to be one, may send.
  package static let keyDecoder = FuzzTarget(
    "key-decoder", usual: 1500,
    dictionary: [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{7}", "\u{18}", "\u{1B}[200~", "\u{1B}[201~",
      "\u{1B}[<0;1;1M", "\u{1B}[97;5u", "\u{1B}[?62;4c", "\u{1B}[1;1R", "\u{1B}]11;rgb:", "é", "👩‍👩‍👧", "\u{9B}", "~", ";",
    ]
  ) { input in
    let whole = decode([input])
    guard whole.tokens.count <= input.count else { return "more tokens than bytes" }
    guard decode(input.map { [$0] }).tokens == whole.tokens else { return "pieces are read as something else" }
    return whole.works ? nil : "the keyboard is dead afterwards"
  }

  /// The tokens of pieces that come one after the other, and whether a key is still a key after them.
  private static func decode(_ pieces: [[UInt8]]) -> (tokens: [InputToken], works: Bool) {
    var decoder = KeyDecoder()
    var tokens: [InputToken] = []
    for piece in pieces {
      decoder.push(piece)
      while let token = decoder.next() { tokens.append(token) }
    }
    decoder.flush()
    while let token = decoder.next() { tokens.append(token) }
    // CAN ends what may still be open.
    decoder.push([0x18, 0x18] + Array("x".utf8))
    decoder.flush()
    var last: InputToken?
    while let token = decoder.next() { last = token }
    return (tokens, last == .key(Keystroke(bytes: [0x78], key: Key(.character("x")))))
  }
}
