import Testing

@testable import LineEditing

@Suite("In a text of several lines, line commands work within the line")
struct SeveralLinesTests {
  nonisolated static let emacs = [
    edit("one\ntw|o\nthree", "Ctrl+A", "one\n|two\nthree"),
    edit("one\n|two\nthree", "Ctrl+A", "one\n|two\nthree"),
    edit("one\nt|wo\nthree", "Ctrl+E", "one\ntwo|\nthree"),
    edit("one\nt|wo\nthree", "End x", "one\ntwox|\nthree"),
    edit("one\nt|wo\nthree", "Ctrl+K", "one\nt|\nthree"),
    edit("one\ntwo|\nthree", "Ctrl+K", "one\ntwo|three"),
    edit("one\nt|wo\nthree", "Ctrl+K Ctrl+K Ctrl+Y", "one\ntwo\n|three"),
    edit("one\ntw|o\nthree", "Ctrl+U", "one\n|o\nthree"),
    edit("one\n|two\nthree", "Ctrl+U", "one\n|two\nthree"),
    edit("one\ntw|o\nthree", "Ctrl+X Backspace", "one\n|o\nthree"),
    edit("one\ntwo|", "Alt+b", "one\n|two"),
    edit("one\n|two", "Left Backspace", "on|\ntwo"),
    edit("one\n|two", "Backspace", "one|two"),
    edit("one\ntwo|", "Ctrl+W Ctrl+W", "|"),
    edit("one| two", "Ctrl+A", "|one two"),
    edit("one\nt|wo", "Ctrl+K Ctrl+_", "one\ntwo|"),
  ]

  @Test(arguments: emacs)
  func emacsCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, kind: .text) == edit.after)
  }

  nonisolated static let vi = [
    edit("one\ntwo\nthree|", "Esc 0", "one\ntwo\n|three"),
    edit("one\nt|wo\nthree", "Esc $", "one\ntw|o\nthree"),
    edit("one\nt|wo\nthree", "Esc 'lD'", "one\nt|\nthree"),
    edit("one\n  two|\nthree", "Esc '^x'", "one\n  |wo\nthree"),
    edit("one\nt|wo\nthree", "Esc 'd0'", "one\n|two\nthree"),
    edit("one\nt|wo\nthree", "Esc 'Ax'", "one\ntwox|\nthree"),
    edit("one\nt|wo\nthree", "Esc 'Ix'", "one\nx|two\nthree"),
    edit("one\nt|wo\nthree", "Esc 'dd'", "one\n|three"),
    edit("one\ntwo\nth|ree", "Esc 'dd'", "one\n|two"),
    edit("one\nt|wo\nthree", "Esc 'ccx'", "one\nx|\nthree"),
    edit("one\nt|wo\nthree", "Esc 'ddP'", "one\ntwo|\nthree"),
    edit("one\nt|wo\nthree", "Esc 'yyP'", "one\ntw|otwo\nthree"),
    edit("one\nt|wo\nthree", "Esc 'c$x'", "one\nx|\nthree"),
    edit("one\nt|wo\nthree", "Esc 'ddu'", "one\ntwo\n|three"),
    edit("one\nt|wo\nthree", "Esc 'dw'", "one\n|\nthree"),
    edit("one| two", "Esc 'dd'", "|"),
  ]

  @Test(arguments: vi)
  func viCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, kind: .text, mode: .vi) == edit.after)
  }

  @Test("a line break is inserted by the host, as one undo step")
  func lineBreak() {
    let buffer = open("one|two", kind: .text)
    LineEditor.shared.feed(key: [13])
    #expect(LineEditor.shared.next() == .command(EditorCommand(name: .submit, key: 13)))
    buffer.insert("\n")
    #expect(LineEditor.shared.next() == nil)
    #expect(buffer.spelling == "one\n|two")
    LineEditor.shared.feed("Ctrl+_")
    #expect(buffer.spelling == "one|two")
  }
}
