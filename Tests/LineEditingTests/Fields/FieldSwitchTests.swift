import Testing

@testable import LineEditing

@Suite("Every field has a line of its own")
struct FieldSwitchTests {
  let editor = LineEditor.shared

  @Test("what is killed in one field can be yanked in another")
  func killRing() {
    let host = RecordingHost([LineBuffer(text: "kill me"), LineBuffer(text: "<>")])
    editor.feed("Ctrl+W Tab Left Ctrl+Y")
    #expect(host.fields.map(\.spelling) == ["kill |", "<me|>"])
  }

  @Test("kills on two sides of a field switch are two entries")
  func killsDoNotMerge() {
    let host = RecordingHost([LineBuffer(text: "one"), LineBuffer(text: "two"), LineBuffer()])
    editor.feed("Ctrl+W Tab Ctrl+W Tab Ctrl+Y")
    #expect(host.fields[2].text == "two")
    editor.feed("Alt+y")
    #expect(host.fields[2].text == "one")
  }

  @Test("kills merge again right after a host changed the buffer")
  func killsMergeAfterActivation() {
    let first = open("x y|")
    editor.feed("Ctrl+W")
    let second = LineBuffer(text: "a b c")
    editor.activate(second)
    editor.feed("Ctrl+W Ctrl+W Ctrl+Y Ctrl+Y")
    #expect(second.text == "a b cb c")
    #expect(first.text == "x ")
  }

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

  @Test("history belongs to the field, with a draft and edited entries of its own")
  func history() {
    let host = RecordingHost([LineBuffer(text: "draft"), LineBuffer()])
    for line in ["alpha one", "alpha two"] { host.fields[0].addHistory(line) }
    host.fields[1].addHistory("beta")
    editor.feed("Ctrl+P 'X' Tab Ctrl+P Ctrl+P")
    #expect(host.fields.map(\.text) == ["alpha twoX", "beta"])
    editor.feed("Ctrl+N")
    #expect(host.fields[1].text == "")
    editor.feed("Shift+Tab Ctrl+N")
    #expect(host.fields[0].text == "draft")
    editor.feed("Ctrl+P")
    #expect(host.fields[0].text == "alpha twoX")
  }

  @Test("an incremental search finds the field's own entries only")
  func search() {
    let host = RecordingHost([LineBuffer(), LineBuffer()])
    host.fields[0].addHistory("alpha")
    host.fields[1].addHistory("alphabet soup")
    editor.feed("Ctrl+R 'al'")
    #expect(editor.status.message == "(reverse-i-search)`al': ")
    editor.feed("Tab Ctrl+R 'al' Ctrl+E")
    #expect(host.fields.map(\.text) == ["alpha", "alphabet soup"])
  }

  @Test("vi mode is remembered for each field, and a new field starts in insert mode")
  func viMode() {
    let host = RecordingHost([LineBuffer(text: "one two"), LineBuffer()], mode: .vi)
    editor.feed("Esc")
    #expect(editor.status.mode == .viCommand)
    editor.feed("Tab")
    #expect(editor.status.mode == .viInsert)
    editor.feed("'b' Tab x")
    #expect(editor.status.mode == .viCommand)
    #expect(host.fields.map(\.text) == ["one tw", "b"])
  }

  @Test("overwrite mode is remembered for each field")
  func overwriteMode() {
    let host = RecordingHost([LineBuffer(text: "abc"), LineBuffer(text: "abc")])
    editor.feed("Home Insert 'x' Tab Home 'x' Tab 'y'")
    #expect(host.fields.map(\.text) == ["xyc", "xabc"])
    #expect(editor.status.overwrites)
  }

  @Test("a thousand buffers keep their texts apart")
  func manyBuffers() {
    let buffers = (0..<1000).map { LineBuffer(text: "field \($0) ") }
    let host = RecordingHost(buffers)
    for _ in 0..<3 {
      for index in buffers.indices {
        host.go(to: index)
        editor.feed("'\(index % 10)'")
      }
    }
    for (index, buffer) in buffers.enumerated() {
      #expect(buffer.text == "field \(index) " + String(repeating: "\(index % 10)", count: 3))
      #expect(buffer.undo())
    }
  }

  @Test("revisions change with the text and with point, and only then")
  func revisions() {
    let buffer = open("abc|")
    let text = buffer.textRevision
    let all = buffer.revision
    editor.feed("Ctrl+A")
    #expect(buffer.textRevision == text)
    #expect(buffer.revision != all)
    let moved = buffer.revision
    editor.feed("Ctrl+A Ctrl+G")
    #expect(buffer.revision == moved)
    editor.feed("x")
    #expect(buffer.textRevision != text)
    let typed = buffer.textRevision
    editor.feed("Ctrl+_ x")
    #expect(buffer.textRevision != typed)
    editor.activate(nil)
    #expect(buffer.text == "xabc")
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
