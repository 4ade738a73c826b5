import Testing

@testable import TerminalModel

@Suite("keys and their names")
struct KeyTests {
  @Test(arguments: [
    ("Ctrl+A", "Ctrl+A", "01"), ("ctrl+a", "Ctrl+A", "01"), ("Control+z", "Ctrl+Z", "1a"),
    ("Alt+f", "Alt+f", "1b 66"), ("ALT+F", "Alt+f", "1b 66"), ("Meta+f", "Alt+f", "1b 66"),
    ("Alt+Shift+f", "Alt+Shift+f", "1b 46"), ("Ctrl+Alt+h", "Ctrl+Alt+h", "1b 08"),
    ("Alt+Ctrl+H", "Ctrl+Alt+h", "1b 08"), ("Shift+Tab", "Shift+Tab", "1b 5b 5a"), ("Tab", "Tab", "09"),
    ("Shift+Left", "Shift+Left", "1b 5b 31 3b 32 44"), ("Ctrl+Right", "Ctrl+Right", "1b 5b 31 3b 35 43"),
    ("Up", "Up", "1b 5b 41"), ("F1", "F1", "1b 4f 50"), ("f2", "F2", "1b 4f 51"),
    ("Shift+F3", "Shift+F3", "1b 5b 31 3b 32 52"),
    ("F5", "F5", "1b 5b 31 35 7e"), ("F12", "F12", "1b 5b 32 34 7e"), ("Ctrl+F6", "Ctrl+F6", "1b 5b 31 37 3b 35 7e"),
    ("Enter", "Enter", "0d"), ("return", "Enter", "0d"), ("Alt+Enter", "Alt+Enter", "1b 0d"), ("Esc", "Esc", "1b"),
    ("Escape", "Esc", "1b"), ("Space", "Space", "20"), ("Ctrl+Space", "Ctrl+Space", "00"),
    ("Backspace", "Backspace", "7f"),
    ("Ctrl+Backspace", "Ctrl+Backspace", "08"), ("Delete", "Delete", "1b 5b 33 7e"), ("del", "Delete", "1b 5b 33 7e"),
    ("Home", "Home", "1b 5b 48"), ("End", "End", "1b 5b 46"), ("PageUp", "PageUp", "1b 5b 35 7e"),
    ("pgdn", "PageDown", "1b 5b 36 7e"), ("Insert", "Insert", "1b 5b 32 7e"), ("a", "a", "61"), ("A", "A", "41"),
    ("Shift+a", "A", "41"), ("+", "+", "2b"), ("Ctrl++", "Ctrl++", "2b"), ("Alt++", "Alt++", "1b 2b"),
    ("é", "é", "c3 a9"),
    ("Alt+É", "Alt+é", "1b c3 a9"), ("Ctrl+_", "Ctrl+_", "1f"), ("Ctrl+/", "Ctrl+/", "1f"), ("Ctrl+]", "Ctrl+]", "1d"),
  ])
  func `a name is read, written and sent`(name: String, canonical: String, bytes: String) throws {
    let key = try #require(Key(parsing: name))
    #expect(key.name == canonical)
    #expect(hexadecimal(key.bytes) == bytes)
    #expect(Key(parsing: key.name) == key)
  }

  @Test(arguments: [
    "", "Ctrl", "Ctrl+", "+a", "Hyper+a", "Ctrl+Ctrl+a", "F0", "F13", "Entr", "ab", "Ctrl+ab", "\u{1B}", "Ctrl + a",
  ])
  func `what is no key is not read`(name: String) {
    #expect(Key(parsing: name) == nil)
  }

  @Test(arguments: [
    ("Ctrl+I", "Tab"), ("Ctrl+M", "Enter"), ("Ctrl+[", "Esc"), ("Shift+Enter", "Enter"), ("Ctrl+/", "Ctrl+_"),
    ("Ctrl+Backspace", "Ctrl+H"), ("Ctrl+A", "Ctrl+A"), ("Shift+Left", "Shift+Left"), ("Alt+f", "Alt+f"),
    ("Esc", "Esc"),
    ("Alt+[", "Alt+["), ("Alt+O", "Alt+o"), ("F7", "F7"), ("A", "A"),
  ])
  func `legacy terminals report some keys as others`(name: String, legacy: String) throws {
    #expect(try #require(Key(parsing: name)).legacyEquivalent.name == legacy)
  }

  @Test func `a key types its character, with Shift the upper-case one`() {
    #expect(Key(typing: "A") == Key(.character("a"), .shift))
    #expect(Key(typing: "ß") == Key(.character("ß")))
    #expect(Key(typing: "A").typedCharacter == "A")
    #expect(Key(.character("a"), .control).typedCharacter == nil)
    #expect(Key(.space) == Key(.character(" ")))
    #expect(Key(.enter).typedCharacter == nil)
  }
}

/// Bytes as in key scripts: `1b 5b 41`.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}
