import Testing

@testable import LineEditing

@Suite("Editing in emacs mode does what readline does")
struct EmacsEditingTests {
  nonisolated static let movement = [
    edit("hello world|", "Ctrl+A", "|hello world"),
    edit("|hello world", "Ctrl+E", "hello world|"),
    edit("hello| world", "Ctrl+F", "hello |world"),
    edit("hello| world", "Ctrl+B", "hell|o world"),
    edit("|hello", "Ctrl+B", "|hello"),
    edit("hello|", "Ctrl+F", "hello|"),
    edit("hello| world", "Home", "|hello world"),
    edit("hello| world", "End", "hello world|"),
    edit("hello| world", "Left Left", "hel|lo world"),
    edit("hello| world", "Right Right", "hello w|orld"),
    edit("|one two three", "Alt+f", "one| two three"),
    edit("|one two three", "Alt+f Alt+f", "one two| three"),
    edit("one two three|", "Alt+b", "one two |three"),
    edit("one two three|", "Alt+b Alt+b", "one |two three"),
    edit("one| two", "Alt+b", "|one two"),
    edit("one |two", "Alt+b", "|one two"),
    edit("foo-bar_baz.qux|", "Alt+b", "foo-bar_baz.|qux"),
    edit("|foo-bar_baz.qux", "Alt+f", "foo|-bar_baz.qux"),
    edit("path/to/file|", "Alt+b Alt+b", "path/|to/file"),
    edit("one two three|", "Alt+2 Alt+b", "one |two three"),
    edit("|one two three", "Alt+2 Alt+f", "one two| three"),
    edit("|abcdefghij", "Alt+5 Ctrl+F", "abcde|fghij"),
    edit("abcdefghij|", "Alt+3 Ctrl+B", "abcdefg|hij"),
    edit("abcdefghij|", "Alt+1 Alt+0 Ctrl+B", "|abcdefghij"),
    edit("abc|def", "Alt+- Ctrl+F", "ab|cdef"),
    edit("abc|def", "Alt+- Ctrl+B", "abcd|ef"),
    edit("|a b a b a", "Ctrl+] 'b'", "a |b a b a"),
    edit("|a b a b a", "Alt+2 Ctrl+] 'b'", "a b a |b a"),
    edit("a b a b a|", "Ctrl+Alt+] 'b'", "a b a |b a"),
    edit("|abc", "Ctrl+] 'z'", "|abc"),
  ]

  @Test("Movement", arguments: movement)
  func movementCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let insertion = [
    edit("|", "'hello'", "hello|"),
    edit("he|o", "'ll'", "hell|o"),
    edit("|", "'größe'", "größe|"),
    edit("|", "'日本語'", "日本語|"),
    edit("abc|", "Alt+3 'x'", "abcxxx|"),
    edit("abc|", "Alt+1 Alt+2 '-'", "abc------------|"),
    edit("ab|cd", "Ctrl+V Ctrl+A", "ab\u{1}|cd"),
    edit("ab|cd", "Ctrl+Q Tab", "ab\t|cd"),
    // A key that is no character ends the command that waits for one.
    edit("ab|cd", "Ctrl+V Left 'x'", "ax|bcd"),
    edit("ab|cd", "Ctrl+] Right 'x'", "abcx|d"),
    edit("|", "'a' Space 'b'", "a b|"),
    edit("ab|", "Insert 'cd'", "abcd|"),
    edit("|abcd", "Insert 'xy'", "xy|cd"),
    edit("|abcd", "Insert 'x' Insert 'y'", "xy|bcd"),
    edit("ab|cd", "Insert Backspace", "a| cd"),
  ]

  @Test("Insertion", arguments: insertion)
  func insertionCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let deletion = [
    edit("hello|", "Backspace", "hell|"),
    edit("hel|lo", "Backspace", "he|lo"),
    edit("|hello", "Backspace", "|hello"),
    edit("hel|lo", "Ctrl+H", "he|lo"),
    edit("hel|lo", "Ctrl+D", "hel|o"),
    edit("hel|lo", "Delete", "hel|o"),
    edit("hello|", "Delete", "hello|"),
    edit("abcdef|", "Alt+3 Backspace", "abc|"),
    edit("|abcdef", "Alt+3 Ctrl+D", "|def"),
    edit("abc|def", "Alt+- Ctrl+D", "ab|def"),
    edit("abc|def", "Alt+- Backspace", "abc|ef"),
    edit("größe|", "Backspace Backspace", "grö|"),
    edit("日本|語", "Ctrl+D", "日本|"),
  ]

  @Test("Deletion", arguments: deletion)
  func deletionCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let killAndYank = [
    edit("git push orig|", "Ctrl+W", "git push |"),
    edit("git push |", "Ctrl+W", "git |"),
    edit("git push  orig  |", "Ctrl+W", "git push  |"),
    edit("git --flag=value|", "Ctrl+W", "git |"),
    edit("git --flag=value|", "Ctrl+Alt+h", "git --flag=|"),
    edit("git --flag=value|", "Alt+Backspace", "git --flag=|"),
    edit("|git push", "Alt+d", "| push"),
    edit("git| push", "Alt+d", "git|"),
    edit("git |push origin", "Ctrl+K", "git |"),
    edit("git push|", "Ctrl+K", "git push|"),
    edit("git |push origin", "Ctrl+U", "|push origin"),
    edit("|git push", "Ctrl+U", "|git push"),
    edit("one two| three", "Ctrl+X Backspace", "| three"),
    edit("one two three|", "Alt+- Ctrl+K", "|"),
    edit("one two three|", "Ctrl+W Ctrl+Y Ctrl+Y", "one two threethree|"),
    edit("one two three|", "Ctrl+W Ctrl+W Ctrl+A Ctrl+Y", "two three|one "),
    edit("one two three|", "Ctrl+W Left Ctrl+W Ctrl+E Ctrl+Y", "one  two|"),
    edit("one two three|", "Ctrl+W Left Ctrl+W Ctrl+E Ctrl+Y Alt+y", "one  three|"),
    edit("one two three|", "Ctrl+U Ctrl+Y Ctrl+A Alt+d Ctrl+E Ctrl+Y", " two threeone|"),
    edit("|one two three", "Alt+d Alt+d Ctrl+Y", "one two| three"),
    edit("|one two three", "Alt+2 Alt+d", "| three"),
    edit("one two three|", "Alt+2 Ctrl+W", "one |"),
    edit("one two three|", "Alt+2 Alt+Backspace", "one |"),
    edit("|abcdef", "Alt+3 Ctrl+D Ctrl+E Ctrl+Y", "defabc|"),
    edit("abc def|", "Ctrl+Alt+h 'x' Ctrl+Y", "abc xdef|"),
    edit("abc  |  def", "Alt+\\", "abc|def"),
    edit("abc  |  def", "Ctrl+@ Ctrl+E Ctrl+X Ctrl+X", "abc  |  def"),
    edit("one two|", "Ctrl+@ Ctrl+A Ctrl+X Ctrl+X", "one two|"),
    edit("one two|", "Ctrl+X Ctrl+X", "|one two"),
    // The mark is an offset of bytes that edits do not move. readline goes into the middle of a character with it, and
    // the next key splits that; here it goes to the character's beginning.
    edit("x|", "Ctrl+@ 日 Ctrl+T Ctrl+X Ctrl+X", "|日x"),
    edit("a b c|", "Ctrl+W Ctrl+W Ctrl+Y Ctrl+Y", "a b cb c|"),
  ]

  @Test("Kill and yank", arguments: killAndYank)
  func killAndYankCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let undo = [
    edit("hello world|", "Ctrl+W Ctrl+_", "hello world|"),
    edit("hello world|", "Ctrl+W Ctrl+W Ctrl+_ Ctrl+_", "hello world|"),
    edit("hello|", "' world' Ctrl+_", "hello|"),
    edit("|", "'abc' Left 'd' Ctrl+_", "ab|c"),
    edit("abc|", "Ctrl+A Ctrl+K Ctrl+X Ctrl+U", "abc|"),
    edit("hello|", "' there' Alt+r", "hello|"),
    edit("hello world|", "Backspace Backspace Ctrl+_", "hello worl|"),
    edit("hello world|", "Ctrl+_", "hello world|"),
    edit("abc def|", "Alt+b Alt+u Ctrl+_", "abc def|"),
    edit("ab|", "Ctrl+T Ctrl+_", "a|b"),
    edit("abc def|", "Ctrl+W Ctrl+Y Ctrl+_ Ctrl+_", "abc def|"),
  ]

  @Test("Undo", arguments: undo)
  func undoCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let caseAndTransposition = [
    edit("|hello world", "Alt+u", "HELLO| world"),
    edit("|hello world", "Alt+c", "Hello| world"),
    edit("|HELLO world", "Alt+l", "hello| world"),
    edit("hello| world", "Alt+u", "hello WORLD|"),
    edit("hel|lo world", "Alt+c", "helLo| world"),
    edit("one two|", "Alt+- Alt+u", "one TWO|"),
    edit("|one two three", "Alt+2 Alt+u", "ONE TWO| three"),
    edit("|one two three", "Alt+2 Alt+c", "One Two| three"),
    edit("|größe", "Alt+u", "GRÖßE|"),
    edit("ab|", "Ctrl+T", "ba|"),
    edit("a|b", "Ctrl+T", "ba|"),
    edit("|ab", "Ctrl+T", "|ab"),
    edit("abc|d", "Ctrl+T", "abdc|"),
    edit("abcd|", "Ctrl+T", "abdc|"),
    edit("a|", "Ctrl+T", "a|"),
    edit("ab|cdef", "Alt+2 Ctrl+T", "acdb|ef"),
    edit("one two|", "Alt+t", "two one|"),
    edit("one| two", "Alt+t", "two one|"),
    edit("|one two", "Alt+t", "|one two"),
    edit("one two three|", "Alt+b Alt+t", "one three two|"),
    edit("über all|", "Alt+t", "all über|"),
    edit("日本|", "Ctrl+T", "本日|"),
  ]

  @Test("Case and transposition", arguments: caseAndTransposition)
  func caseAndTranspositionCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let history = [
    edit("draft|", "Ctrl+P", "second one|"),
    edit("draft|", "Ctrl+P Ctrl+P", "first entry|"),
    edit("draft|", "Ctrl+P Ctrl+P Ctrl+P", "first entry|"),
    edit("draft|", "Ctrl+P Ctrl+N", "draft|"),
    edit("draft|", "Ctrl+N", "draft|"),
    edit("draft|", "Alt+<", "first entry|"),
    edit("draft|", "Alt+< Alt+>", "draft|"),
    edit("draft|", "Ctrl+P 'X' Ctrl+N Ctrl+P", "second oneX|"),
    edit("|", "Ctrl+R 'first' Ctrl+F", "f|irst entry"),
    edit("|", "Ctrl+R 's' Ctrl+A", "|second one"),
    edit("|", "Ctrl+R 'st' Ctrl+R Ctrl+E", "first entry|"),
    edit("one two three.o|", "Ctrl+R 'e' Ctrl+R Ctrl+F", "one two thre|e.o"),
    edit("|", "Ctrl+R 'e' Ctrl+R Ctrl+R Ctrl+F", "first e|ntry"),
    edit("|", "Ctrl+R 'e' Ctrl+R Ctrl+R Ctrl+S Ctrl+F", "first e|ntry"),
    edit("|", "Ctrl+R 'fix' Backspace Ctrl+A", "|first entry"),
    edit("|", "Ctrl+R 'secfi' Ctrl+H Ctrl+H Ctrl+E", "second one|"),
    edit("draft|", "Ctrl+P 'X' Ctrl+N Ctrl+R 'sec' Ctrl+E", "second oneX|"),
    edit("draft|", "Ctrl+P 'X' Ctrl+N Ctrl+R 'eX' Ctrl+E", "second oneX|"),
    edit("draft|", "Ctrl+P 'X' Ctrl+N Ctrl+R 'sec' Ctrl+E Ctrl+P Ctrl+N", "second oneX|"),
    edit("abc|", "Ctrl+R 'fir' Ctrl+G", "abc|"),
    edit("|", "Ctrl+R 'zzz' Ctrl+E", "|"),
    edit("abc|", "Alt+.", "abcone|"),
    edit("abc |", "Alt+. Alt+.", "abc entry|"),
    edit("abc |", "Ctrl+Alt+y", "abc one|"),
    edit("abc |", "Alt+2 Alt+.", "abc |"),
  ]

  @Test("History", arguments: history)
  func historyCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let killRing = [
    edit("one two|", "Ctrl+W Ctrl+Y Alt+y", "one two|"),
    edit("one two|", "Ctrl+W Ctrl+A Ctrl+K Ctrl+Y", "one |"),
    edit("one two|", "Ctrl+W Ctrl+A Ctrl+K Ctrl+Y Alt+y", "two|"),
    edit("one two|", "Ctrl+W Ctrl+A Ctrl+K Ctrl+Y Alt+y Alt+y", "one |"),
    edit("one two|", "Ctrl+W Ctrl+A Ctrl+K Ctrl+Y Alt+y Alt+y Ctrl+_ Ctrl+_", "two|"),
    edit("one two|", "Ctrl+W Ctrl+A Ctrl+K Ctrl+Y Alt+y Alt+y Ctrl+_ Ctrl+_ Ctrl+_ Ctrl+_", "one |"),
    edit("one two|", "Ctrl+W 'x' Alt+y", "one x|"),
    edit("one|", "Alt+y", "one|"),
    edit("one|", "Ctrl+Y Alt+y", "one|"),
  ]

  @Test("The kill ring turns over what was killed", arguments: killRing)
  func killRingCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  nonisolated static let macrosAndArguments = [
    edit("|", "Ctrl+X ( 'ab' Ctrl+X ) Ctrl+X e", "abab|"),
    edit("|", "Ctrl+X ( 'a-' Ctrl+X ) Alt+3 Ctrl+X e", "a-a-a-a-|"),
    edit("one two three four|", "Ctrl+X ( Ctrl+W ',' Ctrl+X ) Ctrl+X e", "one two three ,|"),
    edit("abc|", "Alt+2 Ctrl+G 'x'", "abcx|"),
    edit("abc|", "Ctrl+X Ctrl+G 'x'", "abcx|"),
    edit("abc|", "Alt+5 Ctrl+V 'x'", "abcxxxxx|"),
    edit("one two|", "Alt+2 Ctrl+B Alt+u", "one tWO|"),
    edit("abcdef|", "Alt+- Alt+2 Ctrl+F", "|abcdef"),
  ]

  @Test("Macros and arguments", arguments: macrosAndArguments)
  func macrosAndArgumentsCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .emacs) == edit.after)
  }

  @Test func `a search shows each match, also one as long as the last, and what stood before`() {
    let editor = LineEditor.shared
    let field = LineBuffer(text: "q1@ex.org")
    for line in ["p1@ex.org", "p2@ex.org", "p3@ex.org"] { field.addHistory(line) }
    let host = RecordingHost([field])
    editor.press([0x12])
    editor.press(Array("p".utf8))
    for expected in ["p3@ex.org", "p2@ex.org", "p1@ex.org"] {
      #expect(field.text == expected)
      editor.press([0x12])
    }
    editor.press([0x07])
    #expect(field.text == "q1@ex.org")
    #expect(host.log == [])
  }
}
