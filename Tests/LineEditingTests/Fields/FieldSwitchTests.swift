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
}
