import Testing

@testable import LineEditing

@Suite("Undo belongs to the field, and goes back and forth")
struct UndoTests {
  let editor = LineEditor.shared

  @Test("undo goes on where it was after leaving a field and coming back")
  func undo() {
    let host = RecordingHost([LineBuffer(), LineBuffer()])
    editor.feed("'hello world' Ctrl+W Tab 'second' Shift+Tab Ctrl+_")
    #expect(host.fields.map(\.text) == ["hello world", "second"])
    editor.feed("Ctrl+_ Ctrl+_ Tab Ctrl+_")
    #expect(host.fields.map(\.text) == ["", ""])
  }

  @Test("undo after a host replaced the text of a field that is not active brings the old text back")
  func undoOfReplacement() {
    let host = RecordingHost([LineBuffer(text: "here"), LineBuffer(text: "typed")])
    host.fields[1].replace(text: "set by an action", undoable: true)
    #expect(host.fields[1].spelling == "set by an action|")
    editor.feed("Tab Ctrl+_")
    #expect(host.fields[1].text == "typed")
    #expect(host.fields[1].redo())
    #expect(host.fields[1].text == "set by an action")
    #expect(!host.fields[1].redo())
  }

  @Test("undo and redo of a field that is not active")
  func undoWhereReadlineIsNot() {
    let host = RecordingHost([LineBuffer(), LineBuffer()])
    editor.feed("'one two' Ctrl+W Ctrl+W Tab")
    let first = host.fields[0]
    #expect(first.undo())
    #expect(first.text == "one ")
    #expect(first.undo() && first.undo())
    #expect(first.text == "")
    #expect(!first.undo())
    #expect(first.redo() && first.redo())
    #expect(first.text == "one ")
    #expect(first.redo())
    #expect(first.text == "")
    #expect(!first.redo())
  }

  @Test("redo is forgotten once something else was typed")
  func redoIsForgotten() {
    let buffer = open("one|")
    editor.feed("Ctrl+W Ctrl+_ 'x'")
    #expect(!buffer.redo())
    editor.feed("Ctrl+_ Ctrl+_")
    #expect(buffer.redo())
  }

  @Test("a replacement that is not undoable starts anew")
  func replaceForGood() {
    let buffer = open("one two|")
    editor.feed("Ctrl+W")
    buffer.replace(text: "other", undoable: false)
    editor.feed("Ctrl+_")
    #expect(buffer.spelling == "other|")
    #expect(!buffer.undo())
  }

  @Test("an insertion by the host is one undo step, and point goes behind it")
  func insert() {
    let buffer = open("a|d")
    buffer.insert("bc")
    #expect(buffer.spelling == "abc|d")
    editor.feed("Ctrl+_")
    #expect(buffer.spelling == "a|d")
  }

  @Test("the undo list of a field that was edited for long is trimmed when it is left")
  func trimming() {
    let buffer = open("|")
    for _ in 0..<6000 { editor.feed("a Home") }
    editor.activate(nil)
    #expect(buffer.text.utf8.count == 6000)
    editor.activate(buffer)
    for _ in 0..<6000 { editor.feed("Ctrl+_") }
    #expect((1...3000).contains(buffer.text.utf8.count))
  }
}
