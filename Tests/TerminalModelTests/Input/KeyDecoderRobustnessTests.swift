import TestSupport
import Testing

@testable import TerminalModel

@Suite("whatever bytes come, none hangs and none is lost")
struct KeyDecoderRobustnessTests {
  /// Bytes that make sequences likely.
  private static let alphabet: [UInt8] = [
    0x1b, 0x1b, 0x5b, 0x5d, 0x4f, 0x50, 0x5f, 0x3c, 0x3f, 0x3b, 0x3a, 0x31, 0x32, 0x30, 0x7e, 0x41, 0x4d, 0x52, 0x75,
    0x24, 0x07,
    0x5c, 0x18, 0x0d, 0x61, 0xc3, 0xa9, 0xf0, 0x9f, 0x99, 0x82, 0xff, 0x80, 0x20,
  ]

  private func randomBytes(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in
      Bool.random(using: &generator)
        ? Self.alphabet.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
    }
  }

  @Test(arguments: [UInt64](1...50))
  func `random bytes in random pieces are consumed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    var pushed = 0
    var tokens = 0
    for _ in 0..<200 {
      let piece = randomBytes(Int.random(in: 1...12, using: &generator), &generator)
      pushed += piece.count
      decoder.push(piece)
      if Int.random(in: 0..<4, using: &generator) == 0 { decoder.flush() }
      while decoder.next() != nil { tokens += 1 }
    }
    #expect(tokens <= pushed)
    // A control character ends whatever is still open, and the keyboard works.
    decoder.flush()
    while decoder.next() != nil {}
    decoder.push([0x18, 0x18, 0x1b, 0x5b, 0x32, 0x30, 0x31, 0x7e])
    decoder.flush()
    while decoder.next() != nil {}
    decoder.push("x".utf8)
    #expect(decoder.next() == .key(Keystroke.ascii[0x78]))
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .none)
  }

  /// What a terminal says, with N for each of its numbers.
  @Test(
    arguments: [
      "[N;NR", "[?NN;Nc", "[<N;N;NM", "[<N;N;Nm", "[N;N~", "[27;N;N~", "[N;N:Nu", "[N:N:N;N:N;N:Nu", "[48;N;N;N;Nt",
      "[?N;N$y", "[1;NA", "[1;N:NP", "]N;rgb:N/N/N\u{7}", "]10;rgb:N/N/N\u{1B}\\", "]11;rgba:N/N/N/N\u{7}",
      "]N;N;N\u{7}", "]52;N;N\u{7}", "PN+rN=N\u{1B}\\", "PN$rN\u{1B}\\", "_GN=N\u{1B}\\", "[NA", "O\u{37}N~",
    ])
  func `a number of a sequence may be anything`(sequence: String) {
    var generator = SeededGenerator(seed: UInt64(sequence.count))
    let numbers = [
      "-1", "+1", "", "0", "00", "1", "255", "256", "65536", "2147483648", "9223372036854775807",
      "18446744073709551616",
      "1.5", "ffff", "f", "zz", "é", "\u{FF11}",
    ]
    for _ in 0..<300 {
      var decoder = KeyDecoder()
      decoder.push("\u{1B}".utf8)
      for part in sequence { decoder.push((part == "N" ? numbers.randomElement(using: &generator)! : "\(part)").utf8) }
      decoder.flush()
      while decoder.next() != nil {}
      decoder.push([0x18, 0x18])
      decoder.flush()
      while decoder.next() != nil {}
      decoder.push("x".utf8)
      #expect(decoder.next() == .key(Keystroke.ascii[0x78]))
    }
  }

  @Test(arguments: [UInt64](1...50))
  func `how bytes are cut makes no difference`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 31)
    let bytes = randomBytes(300, &generator)
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...20, using: &generator))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    #expect(decode(pieces) == decode([bytes]))
    #expect(decode(bytes.map { [$0] }) == decode([bytes]))
  }

  @Test(arguments: ["x\u{1B}[201~", "\u{1B}[20\u{1B}[201~", "\u{3}"])
  func `a paste that is too long is cut, up to its end or a Ctrl-C`(rest: String) {
    var decoder = KeyDecoder()
    decoder.push("\u{1B}[200~".utf8)
    let body = Array(String(repeating: "é", count: KeyDecoder.maximumPaste / 2 + 10).utf8)
    decoder.push(Array(body.dropLast()))
    guard case .paste(let paste)? = decoder.next() else {
      Issue.record("no paste")
      return
    }
    #expect(paste.count >= KeyDecoder.maximumPaste - 4)
    #expect(String(validating: paste, as: UTF8.self) != nil)
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .paste)
    for byte in Array(rest.utf8) + [0x78] { decoder.push([byte]) }
    if rest == "\u{3}" { #expect(decoder.next() == .key(Keystroke.ascii[0x03])) }
    #expect(decoder.next() == .key(Keystroke.ascii[0x78]))
  }

  @Test func `a flush ends a paste that is too long`() {
    var decoder = KeyDecoder()
    decoder.push(Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: KeyDecoder.maximumPaste + 10))
    #expect(decoder.next() != nil)
    #expect(decoder.next() == nil)
    decoder.flush()
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .none)
    decoder.push("x".utf8)
    #expect(decoder.next() == .key(Keystroke.ascii[0x78]))
  }

  @Test func `a flush ends a paste whose end never comes`() {
    var decoder = KeyDecoder()
    decoder.push("\u{1B}[200~abc\u{1B}[2".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .paste)
    decoder.flush()
    #expect(decoder.next() == .paste(Array("abc\u{1B}[2".utf8)))
    #expect(decoder.next() == nil)
    #expect(decoder.pending == .none)
  }

  @Test func `Ctrl-C at the end of a paste whose end never comes is a key`() {
    var decoder = KeyDecoder()
    decoder.push("\u{1B}[200~a\u{3}bc\u{3}".utf8)
    #expect(decoder.next() == nil)
    decoder.flush()
    #expect(decoder.next() == .paste(Array("a\u{3}bc".utf8)))
    #expect(decoder.next() == .key(Keystroke.ascii[0x03]))
  }

  @Test func `a string without end takes bounded memory and ends with the next key`() {
    var decoder = KeyDecoder()
    decoder.push("\u{1B}]52;c;".utf8)
    for _ in 0..<100 {
      decoder.push(Array(repeating: 0x41, count: 10_000))
      #expect(decoder.next() == nil)
    }
    #expect(decoder.buffer.count < 100_000)
    decoder.push([0x0d])
    #expect(decoder.next() == .reply)
    #expect(decoder.next() == .key(Keystroke.ascii[0x0d]))
  }

  @Test func `a control sequence that is too long is passed over up to its end, however it comes in`() {
    let bytes = Array(("\u{1B}[" + String(repeating: "1;", count: 300) + "$mx").utf8)
    for pieces in [[bytes], bytes.map { [$0] }, [Array(bytes[..<400]), Array(bytes[400...])]] {
      var decoder = KeyDecoder()
      var tokens: [InputToken] = []
      for piece in pieces {
        decoder.push(piece)
        while let token = decoder.next() { tokens.append(token) }
      }
      #expect(tokens == [.reply, .key(Keystroke(Key(.character("x"))))])
    }
  }

  @Test func `a control sequence without end is dropped`() {
    let bytes = Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 1000)
    var decoder = KeyDecoder()
    decoder.push(bytes)
    #expect(decoder.next() == .reply)
    #expect(decoder.next() == nil)
  }

  @Test func `ten thousand bytes in one burst are ten thousand keys`() {
    var decoder = KeyDecoder()
    decoder.push(Array(repeating: 0x61, count: 10_000))
    var count = 0
    while case .key? = decoder.next() { count += 1 }
    #expect(count == 10_000)
  }
}
