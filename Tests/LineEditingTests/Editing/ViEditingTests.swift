import Testing

@testable import LineEditing

@Suite("Editing in vi mode does what readline does")
struct ViEditingTests {
  nonisolated static let modes = [
    edit("|", "'abc'", "abc|"),
    edit("abc|", "Esc", "ab|c"),
    edit("ab|c", "Esc 'x'", "a|c"),
    edit("abc|", "Esc 'ix'", "abx|c"),
    edit("abc|", "Esc 'Ix'", "x|abc"),
    edit("abc|", "Esc 'ax'", "abcx|"),
    edit("abc|", "Esc 'Ax'", "abcx|"),
    edit("|abc", "Esc 'ix' Esc", "|xabc"),
    edit("abc|", "Esc Esc", "ab|c"),
    edit("abc def|", "Esc '0ix'", "x|abc def"),
    edit("abc def|", "Esc '0Ax'", "abc defx|"),
    edit("  abc|", "Esc 'Ix'", "x|  abc"),
    edit("abc def|", "Esc 'sx'", "abc dex|"),
    edit("abc def|", "Esc 'Sx'", "x|"),
    edit("abc def|", "Esc '0Cx'", "x|"),
    edit("abc def|", "Esc '0ccx'", "x|"),
  ]

  @Test("Modes", arguments: modes)
  func modesCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let movement = [
    edit("hello|", "Esc 'h'", "hel|lo"),
    edit("hello|", "Esc 'hh'", "he|llo"),
    edit("|hello", "Esc 'l'", "h|ello"),
    edit("|hello", "Esc '3l'", "hel|lo"),
    edit("hello|", "Esc 'l'", "hell|o"),
    edit("|hello", "Esc 'h'", "|hello"),
    edit("hello world|", "Esc '0'", "|hello world"),
    edit("hello world|", "Esc '0$'", "hello worl|d"),
    edit("  hello|", "Esc '^'", "  |hello"),
    edit("one two three|", "Esc 'b'", "one two |three"),
    edit("one two three|", "Esc 'bb'", "one |two three"),
    edit("one two three|", "Esc '3b'", "|one two three"),
    edit("|one two three", "Esc 'w'", "one |two three"),
    edit("|one two three", "Esc '2w'", "one two |three"),
    edit("|one two three", "Esc 'e'", "on|e two three"),
    edit("|one two three", "Esc 'ee'", "one tw|o three"),
    edit("|one-two three", "Esc 'w'", "one|-two three"),
    edit("|one-two three", "Esc 'W'", "one-two |three"),
    edit("|one-two three", "Esc 'e'", "on|e-two three"),
    edit("|one-two three", "Esc 'E'", "one-tw|o three"),
    edit("one two-three|", "Esc 'b'", "one two-|three"),
    edit("one two-three|", "Esc 'B'", "one |two-three"),
    edit("abcdef|", "Esc '3|'", "ab|cdef"),
    edit("abcdef|", "Esc '0fd'", "abc|def"),
    edit("abcdef|", "Esc '0td'", "ab|cdef"),
    edit("abcdef|", "Esc 'Fb'", "a|bcdef"),
    edit("abcdef|", "Esc 'Tb'", "ab|cdef"),
    edit("a.b.c.d|", "Esc '0f.;'", "a.b|.c.d"),
    edit("a.b.c.d|", "Esc '0f.;;,'", "a.b|.c.d"),
    edit("a.b.c.d|", "Esc '02f.'", "a.b|.c.d"),
    edit("abc|", "Esc 'fz'", "ab|c"),
    edit("f(a, (b), c)|", "Esc '0l%'", "f(a, (b), c|)"),
    edit("f(a, (b), c)|", "Esc '%'", "f|(a, (b), c)"),
    edit("f[a]|", "Esc '%'", "f|[a]"),
    edit("größe|", "Esc 'hh'", "gr|öße"),
    edit("日本語|", "Esc 'h'", "日|本語"),
    edit("|hello world", "Esc 'lllll' Left Right", "hello| world"),
    edit("hello|", "Esc Home", "|hello"),
    edit("hello|", "Esc '0' End", "hell|o"),
    edit("hello|", "Esc Left", "hel|lo"),
    edit("hello|", "Esc Backspace", "hell|o"),
    edit("|hello", "Esc Space", "h|ello"),
  ]

  @Test("Movement", arguments: movement)
  func movementCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let deletion = [
    edit("hello|", "Esc 'x'", "hel|l"),
    edit("hello|", "Esc 'xx'", "he|l"),
    edit("|hello", "Esc '3x'", "|lo"),
    edit("|hello", "Esc '9x'", "|"),
    edit("hello|", "Esc 'X'", "hel|o"),
    edit("hello|", "Esc '3X'", "h|o"),
    edit("|hello", "Esc 'X'", "|hello"),
    edit("one two three|", "Esc 'dd'", "|"),
    edit("one two three|", "Esc 'D'", "one two thr|e"),
    edit("one two three|", "Esc '0D'", "|"),
    edit("|one two three", "Esc 'dw'", "|two three"),
    edit("|one two three", "Esc '2dw'", "|three"),
    edit("|one two three", "Esc 'd2w'", "|three"),
    edit("|one two three", "Esc 'de'", "| two three"),
    edit("|one two three", "Esc 'dW'", "|two three"),
    edit("one two three|", "Esc 'db'", "one two |e"),
    edit("one two three|", "Esc 'd2b'", "one |e"),
    edit("one two three|", "Esc 'bdw'", "one two| "),
    edit("one two three|", "Esc 'bd0'", "|three"),
    edit("one two three|", "Esc '0wd$'", "one| "),
    edit("one two three|", "Esc '0dfo'", "| three"),
    edit("one two three|", "Esc '0dtw'", "|wo three"),
    edit("one two three|", "Esc 'dFt'", "one two |e"),
    edit("one two three|", "Esc 'dTt'", "one two t|e"),
    edit("one two three|", "Esc 'd^'", "|e"),
    edit("|abc", "Esc 'dl'", "|bc"),
    edit("abc|", "Esc 'dl'", "a|b"),
    edit("abc|", "Esc 'dh'", "a|c"),
    edit("|abc", "Esc 'd' Right", "a|bc"),
    edit("f(a, b)c|", "Esc '0ld%'", "f|c"),
    edit("größe|", "Esc 'x'", "grö|ß"),
    edit("größe|", "Esc '0dw'", "|öße"),
    edit("日本語|", "Esc 'X'", "日|語"),
    edit("one two|", "Esc 'd' Esc 'x'", "one t|w"),
    edit("abc|", "Delete", "abc|"),
    edit("abc|", "Esc Delete", "a|b"),
    edit("one two|", "Esc '0' Delete", "|ne two"),
  ]

  @Test("Deletion", arguments: deletion)
  func deletionCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let change = [
    edit("|one two three", "Esc 'cwx'", "x| two three"),
    edit("|one two three", "Esc 'c2wx'", "x| three"),
    edit("|one two three", "Esc '2cwx'", "x| three"),
    edit("one two three|", "Esc 'cbx'", "one two x|e"),
    edit("one two three|", "Esc '0c$x'", "x|"),
    edit("one two three|", "Esc 'cTtx'", "one two tx|e"),
    edit("one two three|", "Esc '0ctwx'", "x|wo three"),
    edit("|abc", "Esc 'rx'", "|xbc"),
    edit("|abc", "Esc '2rx'", "x|xc"),
    edit("abc|", "Esc 'rx'", "ab|x"),
    edit("|abc", "Esc '5rx'", "xx|x"),
    edit("|abc", "Esc 'r' Esc", "|abc"),
    edit("|größe", "Esc 'lrß'", "g|ßöße"),
    edit("|abc", "Esc 'Rxy'", "xy|c"),
    edit("|abc", "Esc 'Rxy' Esc", "x|yc"),
    edit("|abc", "Esc 'Rxyzw'", "xyzw|"),
    edit("|abc", "Esc '~'", "A|bc"),
    edit("|abc", "Esc '~~'", "AB|c"),
    edit("|aBc", "Esc '3~'", "Ab|C"),
    edit("abc|", "Esc '~'", "ab|C"),
    edit("|äöü", "Esc '~~'", "ÄÖ|ü"),
    edit("|abc", "Esc '2sx'", "x|c"),
    edit("|ab cd", "Esc 'cwx' Esc 'w.'", "x |x"),
  ]

  @Test("Change", arguments: change)
  func changeCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let yankAndPut = [
    edit("abc|", "Esc 'yyp'", "abcab|c"),
    edit("abc|", "Esc 'yyP'", "abab|cc"),
    edit("one two|", "Esc '0ywP'", "one| one two"),
    edit("one two|", "Esc '0yw$p'", "one twoone| "),
    edit("one two|", "Esc '0y$p'", "oone tw|one two"),
    edit("one two|", "Esc 'ybP'", "one twt|wo"),
    edit("abc|", "Esc 'xp'", "ab|c"),
    edit("abc|", "Esc '0xp'", "b|ac"),
    edit("abc|", "Esc '0x2p'", "ba|ac"),
    edit("one two|", "Esc '0dwP'", "one| two"),
    edit("one two|", "Esc '0dw$p'", "twoone| "),
    edit("one two|", "Esc 'Yp'", "one two|o"),
  ]

  @Test("Yank and put", arguments: yankAndPut)
  func yankAndPutCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let repeatAndUndo = [
    edit("abcdef|", "Esc '0x..'", "|def"),
    edit("abcdef|", "Esc '0x3.'", "|ef"),
    edit("one two three four|", "Esc '0dw..'", "|four"),
    edit("one two three|", "Esc '0cwx' Esc 'w.'", "x x| three"),
    edit("abc|", "Esc '0rx' 'l.'", "x|xc"),
    edit("abc|", "Esc '0~.'", "AB|c"),
    edit("abc|", "Esc 'xu'", "ab|c"),
    edit("abc|", "Esc 'xxu'", "a|b"),
    edit("abc|", "Esc 'xxuu'", "ab|c"),
    edit("one two|", "Esc 'ddu'", "one tw|o"),
    edit("one two|", "Esc '0dwu'", "one |two"),
    edit("one two|", "Esc '0cwx' Esc 'u'", "one| two"),
    edit("abc|", "'def' Esc 'u'", "abcde|f"),
    edit("abc|", "Esc 'A' 'def' Esc 'u'", "ab|c"),
    edit("abc|", "Esc 'xxxU'", "|abc"),
    edit("abc|", "Esc '0rxu'", "a|bc"),
  ]

  @Test("Repeat and undo", arguments: repeatAndUndo)
  func repeatAndUndoCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let insertModeKeys = [
    edit("one two|", "Ctrl+W", "one |"),
    edit("one two|", "Ctrl+U", "|"),
    edit("one two|", "Ctrl+H", "one tw|"),
    edit("one two|", "Backspace", "one tw|"),
    edit("one two|", "Ctrl+V Ctrl+A", "one two\u{1}|"),
    edit("one two|", "Esc 'f' Left 'x'", "one t|o"),
    edit("one two|", "Left Left 'x'", "one tx|wo"),
    edit("|one two", "Right 'x'", "ox|ne two"),
    edit("one| two", "Home 'x'", "x|one two"),
    edit("one| two", "End 'x'", "one twox|"),
    edit("one two|", "Ctrl+W Ctrl+Y", "one two|"),
    edit("one two|", "Ctrl+T", "one tow|"),
  ]

  @Test("Insert mode keys", arguments: insertModeKeys)
  func insertModeKeysCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let history = [
    edit("draft|", "Esc 'k'", "|second one"),
    edit("draft|", "Esc 'kk'", "|first entry"),
    edit("draft|", "Esc 'kj'", "draf|t"),
    edit("draft|", "Esc 'kx'", "|econd one"),
    edit("draft|", "Esc 'kkG'", "|first entry"),
    edit("draft|", "Esc '2G'", "|second one"),
    edit("draft|", "Esc '1G2G'", "|first entry"),
    edit("draft|", "Esc '9G'", "draf|t"),
    edit("draft|", "Esc '1G'", "|first entry"),
    edit("draft|", "Esc Ctrl+P", "|second one"),
    edit("draft|", "Ctrl+P", "draft|"),
    edit("draft|", "Esc '-'", "|second one"),
    edit("draft|", "Esc 'k+'", "draf|t"),
  ]

  @Test("History", arguments: history)
  func historyCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }

  nonisolated static let argumentsAndWords = [
    edit("abcdefghij|", "Esc '04l'", "abcd|efghij"),
    edit("abcdefghij|", "Esc '010l'", "abcdefghi|j"),
    edit("abcdefghij|", "Esc '3h'", "abcdef|ghij"),
    edit("one two three|", "Esc '02wx'", "one two |hree"),
    edit("one, two|", "Esc '0wx'", "one| two"),
    edit("one  two|", "Esc '0wx'", "one  |wo"),
    edit("one  two|", "Esc 'bgex'", "one  t|w"),
    edit("foo.bar baz|", "Esc '0dE'", "| baz"),
    edit("foo.bar baz|", "Esc 'dB'", "foo.bar |z"),
    edit("foo.bar baz|", "Esc '0ywwP'", "foofo|o.bar baz"),
    edit("foo bar|", "Esc '0i' 'x' Left 'y'", "y|xfoo bar"),
    edit("foo bar|", "Esc '_'", "foo bar one|"),
    edit("foo bar|", "Esc '0mald`a'", "|oo bar"),
    edit("foo bar|", "Esc '02x$p'", "o barf|o"),
    edit("foo bar|", "Esc Ctrl+W", "foo |r"),
    edit("foo bar|", "Esc Ctrl+U", "|r"),
    edit("foo bar|", "Esc Ctrl+K", "foo b|a"),
    edit("foo bar|", "Esc '0' Ctrl+K", "|"),
    edit("foo bar|", "Esc Ctrl+T", "foo br|a"),
  ]

  @Test("Arguments and words", arguments: argumentsAndWords)
  func argumentsAndWordsCases(_ edit: EditCase) {
    #expect(edited(edit.before, edit.keys, mode: .vi) == edit.after)
  }
}
