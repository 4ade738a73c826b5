import Testing

@testable import TerminalModel

/// All tokens of the bytes, in one line: `Ctrl+A`, `paste(…)`, `mouse(…)`, `reply`, `?(bytes)` for unknown sequences.
func decode(_ pieces: [[UInt8]], awaitingCursor: Bool = false, flushing: Bool = true) -> String {
  var decoder = KeyDecoder()
  decoder.awaitsCursorPosition = awaitingCursor
  var tokens: [String] = []
  for piece in pieces {
    decoder.push(piece)
    while let token = decoder.next() { tokens.append(describe(token)) }
  }
  if flushing {
    decoder.flush()
    while let token = decoder.next() { tokens.append(describe(token)) }
  }
  return tokens.joined(separator: " ")
}

func describe(_ token: InputToken) -> String {
  switch token {
  case .keyRelease(let key): "release(\(key.name))"
  case .key(let press) where press.isRepeated: "repeat(\(press.key?.name ?? "?"))"
  case .key(let press): press.key?.name ?? "?(\(hexadecimal(press.bytes)))"
  case .paste(let bytes): "paste(\(String(decoding: bytes, as: UTF8.self)))"
  case .mouse(let event): "\(event.kind)-\(event.button)@\(event.column),\(event.row)/\(event.modifiers.rawValue)"
  case .focusIn: "focusIn"
  case .focusOut: "focusOut"
  case .clipboard(let text): "clipboard \(text)"
  case .cursorPosition(let cursor): "cursor@\(cursor.column),\(cursor.row)"
  case .foreground(let shade): "foreground \(shade.red),\(shade.green),\(shade.blue)"
  case .background(let shade): "background \(shade.red),\(shade.green),\(shade.blue)"
  case .reply: "reply"
  case .malformed: "malformed"
  }
}

@Suite("bytes to keys")
struct KeyDecoderTests {
  /// Sequences of which no beginning is a token of its own, and what they are.
  static let sequences: [(bytes: String, token: String)] = [
    ("a", "a"), ("A", "A"), ("é", "é"), ("日", "日"), ("🙂", "🙂"), ("\u{0}", "Ctrl+Space"), ("\u{1}", "Ctrl+A"),
    ("\r", "Enter"), ("\n", "Ctrl+J"), ("\t", "Tab"), ("\u{7F}", "Backspace"), ("\u{1F}", "Ctrl+_"),
    ("\u{1B}f", "Alt+f"), ("\u{1B}F", "Alt+Shift+f"), ("\u{1B}\u{8}", "Ctrl+Alt+h"), ("\u{1B}é", "Alt+é"),
    ("\u{1B}\r", "Alt+Enter"), ("\u{1B}\u{7F}", "Alt+Backspace"),
    // Cursor and function keys: xterm, application mode, the console of Linux, rxvt.
    ("\u{1B}[A", "Up"), ("\u{1B}OA", "Up"), ("\u{1B}[1;2D", "Shift+Left"), ("\u{1B}[1;7C", "Ctrl+Alt+Right"),
    ("\u{1B}\u{1B}[A", "Alt+Up"), ("\u{1B}\u{1B}OB", "Alt+Down"), ("\u{1B}[H", "Home"), ("\u{1B}[1~", "Home"),
    ("\u{1B}[7~", "Home"), ("\u{1B}[F", "End"), ("\u{1B}[4~", "End"), ("\u{1B}[2~", "Insert"), ("\u{1B}[3~", "Delete"),
    ("\u{1B}[3;5~", "Ctrl+Delete"), ("\u{1B}[5~", "PageUp"), ("\u{1B}[6~", "PageDown"), ("\u{1B}[Z", "Shift+Tab"),
    ("\u{1B}OP", "F1"), ("\u{1B}OS", "F4"), ("\u{1B}[11~", "F1"), ("\u{1B}[15~", "F5"), ("\u{1B}[17~", "F6"),
    ("\u{1B}[21~", "F10"), ("\u{1B}[23~", "F11"), ("\u{1B}[24;2~", "Shift+F12"), ("\u{1B}[[A", "F1"),
    ("\u{1B}[[E", "F5"),
    ("\u{1B}[1;2P", "Shift+F1"), ("\u{1B}[1;2R", "Shift+F3"), ("\u{1B}O5P", "Ctrl+F1"), ("\u{1B}[a", "Shift+Up"),
    ("\u{1B}Oa", "Ctrl+Up"), ("\u{1B}[7^", "Ctrl+Home"), ("\u{1B}[3@", "Ctrl+Shift+Delete"), ("\u{1B}OM", "Enter"),
    ("\u{1B}Op", "0"), ("\u{1B}Ok", "+"), ("\u{1B}[99z", "?(1b 5b 39 39 7a)"),
    // The kitty keyboard protocol and modifyOtherKeys.
    ("\u{1B}[97;5u", "Ctrl+A"), ("\u{1B}[105;5u", "Ctrl+I"), ("\u{1B}[27u", "Esc"), ("\u{1B}[13;2u", "Shift+Enter"),
    ("\u{1B}[97;6u", "Ctrl+Shift+A"), ("\u{1B}[97;3u", "Alt+a"), ("\u{1B}[49:33;4u", "Alt+!"), ("\u{1B}[57399u", "0"),
    ("\u{1B}[57419;5u", "Ctrl+Up"), ("\u{1B}[1;129A", "Up"), ("\u{1B}[1;1:3A", "release(Up)"),
    ("\u{1B}[97;5:3u", "release(Ctrl+A)"), ("\u{1B}[1;1:2A", "repeat(Up)"),
    ("\u{1B}[P", "F1"), ("\u{1B}[45:95;6u", "Ctrl+_"), ("\u{1B}[1089::99;5u", "Ctrl+C"),
    ("\u{1B}[1089:1057:99;7u", "Ctrl+Alt+c"), ("\u{1B}[1089:1057:99;8u", "Ctrl+Alt+Shift+c"),
    ("\u{1B}[57441u", "reply"), ("\u{1B}[27;5;9~", "Ctrl+Tab"), ("\u{1B}[1;1:1B", "Down"),
    // Mouse and focus.
    ("\u{1B}[<0;12;3M", "press-left@11,2/0"), ("\u{1B}[<0;12;3m", "release-left@11,2/0"),
    ("\u{1B}[<64;1;1M", "wheelUp-none@0,0/0"), ("\u{1B}[<65;1;1M", "wheelDown-none@0,0/0"),
    ("\u{1B}[<32;300;3M", "drag-left@299,2/0"), ("\u{1B}[<18;2;2M", "press-right@1,1/4"), ("\u{1B}[<35;5;5M", "reply"),
    ("\u{1B}[M !!", "press-left@0,0/0"), ("\u{1B}[M#\"!", "release-none@1,0/0"), ("\u{1B}[32;5;6M", "press-left@4,5/0"),
    ("\u{1B}[I", "focusIn"), ("\u{1B}[O", "focusOut"),
    // Pastes.
    ("\u{1B}[200~two\nlines\u{1B}[201~", "paste(two\nlines)"), ("\u{1B}[200~\u{1B}[201~", "paste()"),
    ("\u{1B}[200~\u{1B}[A\u{1B}[20x é\u{1B}[201~", "paste(\u{1B}[A\u{1B}[20x é)"), ("\u{1B}[201~", "reply"),
    // Answers.
    ("\u{1B}[24;80R", "cursor@79,23"), ("\u{1B}[1;80R", "cursor@79,0"), ("\u{1B}[1;1R", "cursor@0,0"),
    ("\u{1B}[?1;80R", "reply"),
    ("\u{1B}[?62;22c", "reply"), ("\u{1B}[>0;276;0c", "reply"), ("\u{1B}[?2026;2$y", "reply"),
    ("\u{1B}[4;1$y", "reply"),
    ("\u{1B}[0n", "reply"), ("\u{1B}[?997;1n", "reply"), ("\u{1B}[?1u", "reply"), ("\u{1B}[8;24;80t", "reply"),
    ("\u{1B}]11;rgb:1a1a/1b1b/1c1c\u{7}", "background 26,27,28"),
    ("\u{1B}]11;rgb:ff/ff/d7\u{1B}\\", "background 255,255,215"),
    ("\u{1B}]10;rgb:f/0/8\u{1B}\\", "foreground 255,0,136"),
    ("\u{1B}]11;rgba:ffff/ffff/ffff/0000\u{7}", "background 255,255,255"), ("\u{1B}]11;rgb:ff/gg/ff\u{7}", "reply"),
    ("\u{1B}]12;rgb:ffff/ffff/ffff\u{1B}\\", "reply"), ("\u{1B}]10;rgb:ff/ff/-1\u{7}", "reply"),
    ("\u{1B}]11;rgb:+1/-0/\u{FF11}\u{7}", "reply"),
    ("\u{1B}]52;c;aGVsbG8=\u{7}", "clipboard hello"), ("\u{1B}]4;1;rgb:0/0/0\u{1B}\\", "reply"),
    ("\u{1B}]lTitle\u{1B}\\", "reply"),
    ("\u{1B}P>|XTerm(390)\u{1B}\\", "reply"), ("\u{1B}P!|00000000\u{1B}\\", "reply"), ("\u{1B}P1$r0m\u{1B}\\", "reply"),
    ("\u{1B}P1+r544e=787465726d\u{1B}\\", "reply"), ("\u{1B}P0+r\u{1B}\\", "reply"),
    ("\u{1B}_Gi=31;OK\u{1B}\\", "reply"),
  ]

  @Test(arguments: sequences)
  func `a sequence is one token`(bytes: String, token: String) {
    #expect(decode([Array(bytes.utf8)], flushing: false) == token)
    #expect(decode([Array(("x" + bytes + "y").utf8)], flushing: false) == "x \(token) y")
  }

  @Test(arguments: sequences)
  func `a sequence may arrive in any two pieces, or byte by byte`(bytes: String, token: String) {
    let bytes = Array(bytes.utf8)
    for split in 0...bytes.count {
      #expect(decode([Array(bytes[..<split]), Array(bytes[split...])], flushing: false) == token, "split at \(split)")
    }
    #expect(decode(bytes.map { [$0] } + [[0x79]], flushing: false) == token + " y")
  }

  @Test(arguments: sequences.filter { $0.token == "reply" })
  func `an answer is swallowed also when its pieces are late`(bytes: String, token: String) {
    let bytes = Array(bytes.utf8)
    // From where on it cannot be a key any more.
    let start =
      bytes[1] == 0x5b ? 3 : bytes[1] == 0x5d ? (bytes.firstIndex(of: 0x3b) ?? bytes.count - 1) + 1 : bytes.count - 2
    for split in min(start, bytes.count)..<max(start, bytes.count) where bytes[split - 1] != 0x1b {
      var decoder = KeyDecoder()
      decoder.push(bytes[..<split])
      #expect(decoder.next() == nil)
      decoder.flush()
      #expect(decoder.next() == nil, "split at \(split)")
      #expect(decoder.pending == .none)
      decoder.push(bytes[split...])
      let answer: InputToken = token == "reply" ? .reply : .clipboard("hello")
      #expect(decoder.next() == answer, "split at \(split)")
      #expect(decoder.next() == nil)
    }
  }

  @Test(arguments: [
    ("\u{1B}", "Esc"), ("\u{1B}\u{1B}", "Esc Esc"), ("\u{1B}[", "Alt+["), ("\u{1B}O", "Alt+Shift+o"),
    ("\u{1B}]", "Alt+]"),
    ("\u{1B}P", "Alt+Shift+p"), ("\u{1B}_", "Alt+_"), ("\u{1B}[[", "Alt+[ ["), ("\u{1B}\u{1B}[", "Esc Alt+["),
    ("\u{1B}]1", "Alt+] 1"),
    ("\u{1B}O5", "Alt+Shift+o 5"), ("\u{1B}[7$", "Shift+Home"), ("\u{1B}[", "Alt+["), ("\u{1B}P1", "Alt+Shift+p 1"),
  ])
  func `what is pending becomes keys when the timeout has elapsed`(bytes: String, keys: String) {
    var decoder = KeyDecoder()
    decoder.push(bytes.utf8)
    #expect(decoder.next() == nil || bytes == "\u{1B}\u{1B}")
    #expect(decoder.pending == .sequence || bytes == "\u{1B}\u{1B}")
    #expect(decode([Array(bytes.utf8)]) == keys)
  }

  @Test(arguments: [
    ("\u{1B}[\u{1B}[A", "Alt+[ Up"), ("\u{1B}[12\u{18}a", "reply a"), ("\u{1B}[12\rx", "reply Enter x"),
    ("\u{1B}\u{1B}\u{1B}", "Esc Esc Esc"),
    ("\u{1B}]x", "Alt+] x"), ("\u{1B}Pq", "Alt+Shift+p q"), ("\u{1B}_a", "Alt+_ a"),
    ("\u{1B}]11;rgb\u{1B}[A", "reply Up"),
    ("\u{1B}]11;rgb\rx", "reply Enter x"), ("\u{1B}OOa", "Alt+Shift+o O a"), ("\u{1B}[é", "Alt+[ é"),
    ("\u{1B}\u{1B}x", "Esc Alt+x"),
  ])
  func `a sequence that is cut short ends where the next begins`(bytes: String, tokens: String) {
    #expect(decode([Array(bytes.utf8)]) == tokens)
  }

  @Test(
    arguments: [
      ([0xff], "malformed"), ([0x80, 0x61], "malformed a"), ([0xc3, 0x61], "malformed a"), ([0xc3], "malformed"),
      ([0xc0, 0xaf], "malformed malformed"), ([0xed, 0xa0, 0x80], "malformed malformed malformed"),
      ([0xf4, 0x90, 0x80, 0x80], "malformed malformed malformed malformed"), ([0xe0, 0x80], "malformed malformed"),
      ([0xf0, 0x9f, 0x99], "malformed malformed malformed"), ([0x1b, 0xff], "Esc malformed"),
      ([0x1b, 0xc3], "Esc malformed"),
    ] as [([UInt8], String)])
  func `an invalid byte is no key`(bytes: [UInt8], tokens: String) {
    #expect(decode([bytes]) == tokens)
  }

  @Test(arguments: [
    ("\u{1B}[97;5u", "01"), ("\u{1B}[97;3u", "1b 61"), ("\u{1B}[97;7u", "1b 01"), ("\u{1B}[13;2u", "0d"),
    ("\u{1B}[27u", "1b"),
    ("\u{1B}[1;129A", "1b 5b 41"), ("\u{1B}[57419u", "1b 5b 41"), ("\u{1B}OA", "1b 4f 41"),
    ("\u{1B}[7~", "1b 5b 37 7e"),
    ("\u{1B}Op", "30"), ("\u{1B}[27;5;97~", "01"), ("\u{1B}[1;5C", "1b 5b 31 3b 35 43"),
    ("\u{1B}\u{1B}[A", "1b 1b 5b 41"),
  ])
  func `enhanced encodings are translated, legacy ones kept`(sequence: String, bytes: String) {
    var decoder = KeyDecoder()
    decoder.push(sequence.utf8)
    guard case .key(let press)? = decoder.next() else {
      Issue.record("no key")
      return
    }
    #expect(hexadecimal(press.bytes) == bytes)
  }

  @Test func `an awaited cursor report is not taken for F3`() {
    #expect(decode([Array("\u{1B}[1;2R".utf8)]) == "Shift+F3")
    #expect(decode([Array("\u{1B}[1;2R\u{1B}[1;2R".utf8)], awaitingCursor: true) == "cursor@1,0 Shift+F3")
  }

  @Test(
    arguments: [
      ([0xC3], .scalar), ([0x1B, 0xF0, 0x9F], .scalar), ([0x1B], .sequence), ([0x1B, 0x5B, 0x31], .sequence),
    ] as [([UInt8], KeyDecoder.Pending)])
  func `the rest of a character is waited for in another way than that of a sequence`(
    bytes: [UInt8], pending: KeyDecoder.Pending
  ) {
    var decoder = KeyDecoder()
    decoder.push(bytes)
    #expect(decoder.next() == nil)
    #expect(decoder.pending == pending)
  }

  @Test func `every key is decoded from the bytes it sends`() {
    let bases: [KeyBase] =
      [.enter, .tab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert]
      + (1...12).map(KeyBase.function) + "az09é[/ ".map(KeyBase.character)
    for base in bases {
      for bits in UInt8(0)..<8 {
        let key = Key(base, KeyModifiers(rawValue: bits))
        // Two Esc are taken for two keys.
        if key.bytes != [0x1b, 0x1b] { #expect(key.legacyEquivalent.bytes == key.bytes, "\(key.name)") }
        if case .function = base { #expect(key.legacyEquivalent == key, "\(key.name)") }
      }
    }
  }
}
