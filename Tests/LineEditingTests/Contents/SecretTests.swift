import Platform
import TestSupport
import Testing

@testable import LineEditing

@Suite("A secret stays in its field")
struct SecretTests {
  let editor = LineEditor.shared

  @Test("it is edited like any text", arguments: EditMode.allCases)
  func editing(_ mode: EditMode) {
    let buffer = open("|", kind: .secret, mode: mode)
    editor.feed("'pässwörd' Left Left Backspace 'x' Home 'A' End '!'")
    #expect(buffer.text == "Apässwöxrd!".replacing("öx", with: "x"))
    #expect(buffer.point == buffer.text.utf8.count)
  }

  @Test("point is an offset in the real text")
  func point() {
    let buffer = open("|", kind: .secret)
    buffer.replace(text: "aé日👍🏽z", undoable: false)
    let offsets = (0..<5).map { _ in
      editor.feed("Left")
      return buffer.point
    }
    #expect(offsets == [14, 6, 3, 1, 0])
    buffer.point = 3
    editor.feed("Ctrl+D")
    #expect(buffer.spelling == "aé|👍🏽z")
    buffer.insert("日本")
    #expect(buffer.spelling == "aé日本|👍🏽z")
  }

  @Test("a flag that is typed is two indicators, however many stand in a row")
  func flags() {
    let buffer = open("|", kind: .secret)
    editor.feed("'\u{1F1E9}' '\u{1F1EA}' '\u{1F1EB}' '\u{1F1F7}' Backspace")
    #expect(buffer.text == "🇩🇪")
    editor.feed("Left '\u{1F1EF}' '\u{1F1F5}' Right Backspace")
    #expect(buffer.text == "🇯🇵")
  }

  @Test("undo, quoted insert, arguments, macros and paste work in it")
  func commands() {
    let buffer = open("|", kind: .secret)
    editor.feed("'abc def' Ctrl+W Ctrl+_ Alt+3 'x'")
    #expect(buffer.text == "abc defxxx")
    editor.feed("Ctrl+U Ctrl+V 'q' Alt+1 '2' 'z'")
    #expect(buffer.text == "q" + String(repeating: "z", count: 12))
    editor.feed("Ctrl+U Ctrl+X ( 'ab' Ctrl+X ) Ctrl+X e")
    #expect(buffer.text == "abab")
    editor.paste(Array("1\n2".utf8))
    #expect(buffer.text == "abab1 2")
  }

  @Test("vi commands work in it")
  func vi() {
    let buffer = open("|", kind: .secret, mode: .vi)
    editor.feed("'abcd' Esc '0xrX$rY'")
    #expect(buffer.text == "XcY")
    editor.feed("'fq' 'dfq' '2x' 'u'")
    #expect(buffer.text == "XcY")
  }

  @Test("what is killed in it is yanked nowhere else, by no command")
  func killRing() {
    for mode in EditMode.allCases {
      let host = RecordingHost(
        [LineBuffer(kind: .secret), LineBuffer(text: "a"), LineBuffer(kind: .secret)], mode: mode)
      editor.feed("'hunter2' Ctrl+W Ctrl+Y Ctrl+U Tab Ctrl+Y")
      editor.feed(mode == .vi ? "Esc 'pP.' Esc" : "Alt+y Alt+. Ctrl+X e")
      #expect(host.fields[1].text == "a")
      editor.feed("Tab Ctrl+Y")
      #expect(host.fields[2].text == "")
    }
  }

  @Test("a macro that was recorded in it types nothing elsewhere")
  func macro() {
    let host = RecordingHost([LineBuffer(kind: .secret), LineBuffer()])
    editor.feed("Ctrl+X ( 'hunter2' Ctrl+X ) Tab Ctrl+X e")
    #expect(host.fields.map(\.text) == ["hunter2", ""])
  }

  @Test("typing ahead into a secret goes to placeholders")
  func typeAhead() {
    let host = RecordingHost([LineBuffer(), LineBuffer(kind: .secret), LineBuffer()])
    editor.type("ada\thunter2\tx")
    #expect(host.fields.map(\.text) == ["ada", "hunter2", "x"])
    #expect(!host.fields[1].rawBytes.elementsEqual("hunter2".utf8))
    editor.feed("Shift+Tab Ctrl+U Tab Ctrl+Y")
    #expect(host.fields[2].text == "x")
  }

  @Test("it has no history and completes nothing")
  func noHistory() {
    let buffer = open("|", kind: .secret, inputrc: #""\C-o": complete"#)
    buffer.addHistory("hunter1")
    editor.feed("'h' Ctrl+P Ctrl+R 'i' Ctrl+O")
    #expect(buffer.text == "hi")
  }

  @Test("wiping empties it, and its placeholders stand for nothing")
  func wipe() {
    let buffer = open("|", kind: .secret)
    editor.feed("'hunter2' Ctrl+U")
    buffer.wipe()
    #expect(buffer.text == "")
    editor.feed("Ctrl+Y Ctrl+_")
    #expect(buffer.text == "")
  }

  @Test(
    "no copy is found in memory while it is edited but the vault's, and none after wiping",
    .enabled(if: !Sanitizer.isPresent, "the memory of a sanitizer is too large to be searched"))
  func memory() {
    // The secret is never stored in clear by the test itself.
    let veiled: [UInt8] = [0x3D, 0x20, 0x3B, 0x21, 0x30, 0x27, 0x67, 0x78, 0x06, 0x10, 0x1E, 0x07, 0x10, 0x01]
    let buffer = open("|", kind: .secret)
    let other = LineBuffer()
    let search = ProcessMemory()
    for byte in veiled { editor.press([byte ^ 0x55]) }
    editor.feed("Ctrl+A Ctrl+K Ctrl+Y Ctrl+U Ctrl+_ Ctrl+W Ctrl+_")
    editor.activate(other)
    #expect(search.occurrences(of: veiled) == 0)
    #expect(search.occurrences(of: veiled, spacing: 4) <= 1)
    editor.activate(buffer)
    #expect(!buffer.isEmpty)
    buffer.wipe()
    #expect(search.occurrences(of: veiled) == 0)
    #expect(search.occurrences(of: veiled, spacing: 4) == 0)
  }
}
