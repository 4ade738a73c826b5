import Testing

@testable import LineEditing

@Suite("A control without text is told what its keys mean")
struct KeysOnlyTests {
  let editor = LineEditor.shared

  @Test("functions and typed characters are reported in order, and the buffer stays empty")
  func report() {
    let host = RecordingHost([LineBuffer(kind: .keysOnly)])
    editor.feed("Left Ctrl+F Ctrl+P Space é Home Ctrl+D Up Enter")
    #expect(
      host.log == [
        "backward-char", "forward-char", "previous-history", "typed  ", "typed é", "beginning-of-line", "delete-char",
        "form-up", "submit 13",
      ])
    #expect(host.fields[0].text == "")
  }

  @Test("bindings of the user hold, in vi mode as well")
  func bindings() {
    let host = RecordingHost(
      [LineBuffer(kind: .keysOnly)], mode: .vi, inputrc: "set keymap vi-command\n\"gg\": beginning-of-history")
    editor.feed("a Esc j k g g l 2 j")
    #expect(
      host.log == [
        "typed a", "vi-movement-mode", "next-history", "previous-history", "beginning-of-history", "forward-char",
        "next-history 2",
      ])
  }

  @Test("typing ahead across fields reaches each of them")
  func typeAhead() {
    let host = RecordingHost([LineBuffer(), LineBuffer(kind: .keysOnly), LineBuffer()])
    editor.type("ab\tcd\tef")
    #expect(host.fields[0].text == "ab")
    #expect(host.log == ["typed c", "typed d"])
    #expect(host.fields[2].text == "ef")
  }

  @Test("a pasted text is reported whole")
  func paste() {
    let host = RecordingHost([LineBuffer(kind: .keysOnly)])
    editor.paste(Array("two words\n".utf8))
    #expect(host.log == ["typed two words"])
  }

  @Test("without any buffer only commands do anything")
  func nothingActive() {
    let host = RecordingHost([LineBuffer(text: "x")])
    editor.activate(nil)
    editor.feed("a Left Ctrl+K Enter")
    #expect(host.log == ["submit 13"])
    #expect(host.fields[0].text == "x")
  }
}
