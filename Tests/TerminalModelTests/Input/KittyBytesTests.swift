import Testing

@testable import TerminalModel

/// Keys as a terminal sends them that speaks the kitty keyboard protocol.
struct KittyBytesTests {
  @Test(arguments: [
    ("Ctrl+I", "\u{1B}[105;5u"), ("Tab", "\t"), ("Shift+Tab", "\u{1B}[9;2u"), ("Ctrl+M", "\u{1B}[109;5u"),
    ("Enter", "\r"), ("Shift+Enter", "\u{1B}[13;2u"), ("Esc", "\u{1B}[27u"), ("Ctrl+[", "\u{1B}[91;5u"),
    ("Backspace", "\u{7F}"), ("Alt+Backspace", "\u{1B}[127;3u"), ("a", "a"), ("A", "A"), ("é", "é"), ("<", "<"),
    ("Ctrl+A", "\u{1B}[97;5u"), ("Alt+f", "\u{1B}[102;3u"), ("Alt+F", "\u{1B}[102;3u"),
    ("Alt+Shift+f", "\u{1B}[102:70;4u"), ("Alt+<", "\u{1B}[44:60;4u"), ("Ctrl+_", "\u{1B}[45:95;6u"),
    ("Ctrl+Space", "\u{1B}[32;5u"), ("Up", "\u{1B}[A"), ("Ctrl+Left", "\u{1B}[1;5D"), ("F1", "\u{1B}[P"),
    ("F3", "\u{1B}[13~"), ("Shift+F3", "\u{1B}[13;2~"), ("F5", "\u{1B}[15~"), ("Delete", "\u{1B}[3~"),
  ])
  func `a key has its own sequence where others confuse it`(name: String, bytes: String) throws {
    let key = try #require(Key(parsing: name))
    #expect(String(decoding: key.bytes(keyboardFlags: 5), as: UTF8.self) == bytes)
    #expect(key.bytes(keyboardFlags: 0) == key.bytes)
  }

  @Test func `without the names of shifted keys there is only the key`() throws {
    let key = try #require(Key(parsing: "Alt+<"))
    #expect(String(decoding: key.bytes(keyboardFlags: 1), as: UTF8.self) == "\u{1B}[44;4u")
  }

  static let keys: [Key] = {
    let named: [KeyBase] = [
      .enter, .tab, .escape, .backspace, .insert, .delete, .pageUp, .pageDown, .up, .down, .left, .right, .home, .end,
    ]
    let characters = (0x20...0x7E).map { Character(UnicodeScalar($0)) }.filter { !$0.isUppercase } + ["é", "日"]
    let bases = named + (1...12).map(KeyBase.function) + characters.map(KeyBase.character)
    return bases.flatMap { base in
      [[], .control, .alt, [.control, .alt]].map { Key(base, $0) }
    } + characters.filter(\.isLowercase).map { Key(.character($0), [.alt, .shift]) }
  }()

  @Test func `every key is read as itself, and readline gets what it would from any terminal`() {
    for key in Self.keys where key.bytes.count > 0 {
      var decoder = KeyDecoder()
      decoder.push(key.bytes(keyboardFlags: 5))
      decoder.flush()
      guard case .key(let press)? = decoder.next() else {
        Issue.record("\(key.name) is no key")
        continue
      }
      #expect(press.key == key, "\(key.name)")
      // F3 is as rxvt has it.
      if key.base != .function(3) { #expect(press.bytes == key.bytes, "\(key.name)") }
      #expect(decoder.next() == nil)
    }
  }
}
