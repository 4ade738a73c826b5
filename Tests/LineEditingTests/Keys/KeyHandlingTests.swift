import Testing

@testable import LineEditing

@Suite("Keys arrive whole and nothing is lost")
struct KeyHandlingTests {
  let editor = LineEditor.shared

  @Test("Return and Ctrl-J both submit, and are told apart by the key")
  func submit() {
    let host = RecordingHost([LineBuffer(text: "x")])
    editor.feed("Enter Ctrl+J")
    #expect(host.log == ["submit 13", "submit 10"])
  }

  @Test("whatever ends a line in readline submits")
  func lineEndings() {
    let host = RecordingHost(
      [LineBuffer(text: "x")],
      inputrc: "\"\\C-o\": accept-line\n\"\\C-q\": operate-and-get-next\n\"\\C-s\": insert-comment")
    editor.feed("Ctrl+O Ctrl+Q Ctrl+S Alt+#")
    #expect(host.log == ["submit 15", "submit 17", "submit 19", "submit 35"])
    #expect(host.fields[0].text == "x")
  }

  @Test("Return submits while vi replaces, too")
  func submitFromReplaceMode() {
    let host = RecordingHost([LineBuffer(text: "abc")], mode: .vi)
    editor.feed("Esc 'Rx' Enter 'y'")
    #expect(host.log == ["submit 13"])
    #expect(host.fields[0].text == "abx" + "y")
  }

  @Test("Ctrl-D in an empty field rings the bell and ends nothing")
  func endOfFile() {
    let buffer = open("|")
    let bells = editor.bellCount
    editor.feed("Ctrl+D")
    #expect(editor.bellCount == bells + 1)
    editor.feed("x")
    #expect(buffer.text == "x")
  }

  @Test("a lone Esc cancels at once, and the next key is not swallowed")
  func escape() {
    let host = RecordingHost([LineBuffer()])
    editor.feed("Esc")
    #expect(host.log == ["form-cancel"])
    #expect(editor.phase == .ready)
    editor.feed("x")
    #expect(host.fields[0].text == "x")
  }

  @Test(
    "Ctrl-C interrupts whatever keys have begun",
    arguments: [
      (EditMode.emacs, "Ctrl+X"), (.emacs, "Alt+5"), (.emacs, "Ctrl+V"), (.emacs, "Ctrl+R"), (.emacs, "Ctrl+R 'a'"),
      (.emacs, "Ctrl+]"), (.vi, "Esc 'd'"), (.vi, "Esc '2'"), (.vi, "Esc 'f'"), (.vi, "Esc 'r'"), (.vi, "Esc '2d'"),
    ])
  func interrupt(_ mode: EditMode, _ keys: String) {
    let host = RecordingHost([LineBuffer(text: "ab a")], mode: mode)
    editor.feed(keys + " Ctrl+C 'x'")
    #expect(host.log == ["form-interrupt"])
    #expect(editor.phase == .ready)
  }

  @Test(
    "Ctrl-C right after Esc is Ctrl-C", arguments: EditMode.allCases, ["", "Ctrl+X", "Alt+5", "Ctrl+R 'a'", "Ctrl+V"])
  func interruptAfterEscape(_ mode: EditMode, _ before: String) {
    let host = RecordingHost([LineBuffer(text: "ab a")], mode: mode)
    if !before.isEmpty { editor.feed(before) }
    editor.press([0x1B, 0x03])
    #expect(host.log == ["form-interrupt"])
    #expect(editor.phase == .ready)
  }

  @Test("a sequence of the person's own may end with Ctrl-C")
  func boundToInterrupt() {
    let host = RecordingHost([LineBuffer(text: "ab")], inputrc: #""\C-x\C-c": unix-line-discard"#)
    editor.feed("Ctrl+X Ctrl+C")
    #expect(host.log == [])
    #expect(host.fields[0].text == "")
  }

  @Test("in vi, Esc leaves insert mode first and cancels then")
  func escapeInVi() {
    let host = RecordingHost([LineBuffer(text: "ab")], mode: .vi)
    editor.feed("Esc")
    #expect(host.log == [])
    editor.feed("Esc")
    #expect(host.log == ["form-cancel"])
  }

  @Test("Esc and a key that arrive together are two keys in vi and an unbound Meta key in emacs")
  func metaKeys() {
    #expect(edited("ab cd|", "Alt+x", mode: .vi) == "ab |c")
    #expect(edited("ab cd|", "Esc Alt+x", mode: .vi) == "ab |c")
    #expect(edited("ab cd|", "Alt+z") == "ab cd|")
  }

  @Test("a lone Esc that the user unbound swallows nothing", arguments: [#""\e":"#, #""\e": nothing"#])
  func unboundEscape(_ inputrc: String) {
    #expect(edited("|", "Esc 'x' Esc 'f'", inputrc: inputrc) == "xf|")
  }

  @Test("function keys that nothing is bound to are dropped whole", arguments: EditMode.allCases)
  func unknownSequences(_ mode: EditMode) {
    let buffer = open("ab|", mode: mode)
    for keys in ["\u{1B}[99~", "\u{1B}[1;2Q", "\u{1B}Oz", "\u{1B}[1;80R"] { editor.press(Array(keys.utf8)) }
    #expect(buffer.spelling == "ab|")
    #expect(editor.phase == .ready)
    editor.feed("Ctrl+V")
    editor.feed("x")
    #expect(buffer.text == "abx")
  }

  @Test(
    "a key that goes on no sequence that has begun is a key of its own", arguments: EditMode.allCases,
    ["Up", "Down", "Home", "F1", "Delete", "Shift+Tab", "Ctrl+Home", "PageUp", "Alt+f", "Alt+Down"])
  func between(_ mode: EditMode, _ key: String) {
    for kind in [LineBuffer.Kind.line, .secret, .text, .keysOnly] {
      func left(by keys: String) -> (text: String, point: Int, log: [String]) {
        let host = RecordingHost([LineBuffer(text: kind == .keysOnly ? "" : "ab cd", kind: kind)], mode: mode)
        editor.feed(keys)
        return (host.fields[0].text, host.fields[0].point, host.log)
      }
      let (alone, behind) = (left(by: key), left(by: "Ctrl+X " + key))
      #expect(behind == alone, "\(kind)")
      #expect(editor.phase == .ready)
    }
  }

  @Test(
    "while a search is typed the text is what it was, and any other key ends the search",
    arguments: ["Esc", "Up", "F1", "Ctrl+Home", "Ctrl+X Ctrl+S", "Alt+Enter", "Shift+Tab", "Tab", "Ctrl+G"],
    ["Alt+n", "Alt+p"])
  func typedSearch(_ key: String, _ search: String) {
    let buffer = LineBuffer(text: "precious")
    for line in ["one", "two"] { buffer.addHistory(line) }
    let host = RecordingHost([buffer])
    editor.feed(search + " 'te'")
    #expect(buffer.text == "precious")
    #expect(buffer.point == 8)
    #expect(editor.status.message?.hasSuffix("te") == true)
    #expect(editor.status.pendingKeys == [])
    editor.feed(key)
    #expect(buffer.text == "precious")
    #expect(editor.phase == .ready)
    #expect(host.log.count <= 1)
  }

  @Test("a typed search finds", arguments: [("Alt+p", "on", "one"), ("Alt+p", "tx Backspace w", "two")])
  func typedSearchFinds(_ search: String, _ text: String, _ found: String) {
    let buffer = LineBuffer(text: "precious")
    for line in ["one", "two"] { buffer.addHistory(line) }
    let host = RecordingHost([buffer])
    editor.feed(search)
    editor.feed(text.contains(" ") ? "'tx' Backspace 'w'" : "'\(text)'")
    editor.feed("Enter")
    #expect(buffer.text == found)
    #expect(host.log == [])
    editor.feed("Ctrl+_")
    #expect(buffer.text == "precious")
  }

  @Test(
    "vi's R ends for a key that only inserting knows",
    arguments: ["Down", "Shift+Tab", "F1", "Alt+Enter", "Ctrl+X Ctrl+S"])
  func leavingReplaceMode(_ key: String) {
    let inserting = RecordingHost([LineBuffer(text: "abc")], mode: .vi)
    editor.feed(key)
    let expected = inserting.log
    let host = RecordingHost([LineBuffer(text: "abc")], mode: .vi)
    editor.feed("Esc '0Rx'")
    #expect(editor.status.mode == .viReplace)
    editor.feed(key)
    #expect(host.log == expected)
    #expect(host.fields[0].text == "xbc")
  }

  @Test("NUL sets the mark where it is bound, and is never typed")
  func nul() {
    let buffer = open("abc|")
    editor.press([0])
    #expect(buffer.mark == 3)
    editor.feed("Ctrl+V")
    editor.press([0])
    editor.feed("x")
    #expect(buffer.text == "abcx")
    let vi = open("abc|", mode: .vi)
    editor.press([0])
    editor.feed("Esc f")
    editor.press([0])
    editor.type("a\0b")
    #expect(!vi.text.utf8.contains(0))
  }

  @Test("the beginning of a paste that comes as a key, whoever binds it, waits for nothing and types nothing")
  func beginningOfPaste() {
    let inputrc = "set enable-bracketed-paste on\n\"\\C-xp\": bracketed-paste-begin\n\"\\C-xm\": \"\\e[200~x\""
    let buffer = open("a|", inputrc: inputrc)
    for keys in ["Ctrl+X p", "Ctrl+X m", "Ctrl+V", "Ctrl+]"] {
      editor.feed(keys)
      editor.press(Array("\u{1B}[200~".utf8))
      editor.cancelPending()
      #expect(editor.phase == .ready)
    }
    editor.feed("b")
    #expect(!buffer.text.unicodeScalars.contains { !$0.isASCII })
    #expect(buffer.text.count < 16)
  }

  @Test("malformed UTF-8 is not typed")
  func malformed() {
    let buffer = open("|")
    for bytes in [[0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]] { editor.press(bytes) }
    #expect(buffer.text == "")
  }

  @Test("a run of text is typed as its keys are, through commands too")
  func runs() {
    let host = RecordingHost([LineBuffer(), LineBuffer()])
    editor.type("one\ttwo é日👍🏽")
    #expect(host.fields.map(\.text) == ["one", "two é日👍🏽"])
    let vi = RecordingHost([LineBuffer(text: "abc")], mode: .vi)
    editor.feed("Esc")
    editor.type("0xAdef")
    #expect(vi.fields[0].text == "bcdef")
  }

  @Test("numeric arguments reach our commands")
  func arguments() {
    let host = RecordingHost([LineBuffer(), LineBuffer(), LineBuffer()])
    editor.feed("Alt+2 Tab x Alt+- Tab y")
    #expect(host.fields.map(\.text) == ["", "y", "x"])
  }

  @Test("an enormous argument is cut down")
  func enormousArgument() {
    let buffer = open("|")
    editor.feed("Alt+9 '99999999' x")
    #expect(buffer.text.utf8.count == 9999)
  }

  @Test("a half-read sequence shows its keys, and is abandoned on request or with the field")
  func pending() {
    let host = RecordingHost([LineBuffer(), LineBuffer()])
    editor.feed("Ctrl+X")
    #expect(editor.phase == .pending)
    #expect(editor.status.pendingKeys == [0x18])
    editor.cancelPending()
    #expect(editor.phase == .ready)
    editor.feed("( Ctrl+X")
    host.go(to: 1)
    editor.feed("e Ctrl+V")
    host.go(to: 0)
    editor.feed("x")
    #expect(host.fields.map(\.text) == ["(x", "e"])
  }

  @Test("a search shows its text and an argument its number; cancelling puts the text back")
  func messages() {
    let buffer = open("draft|", history: ["found it"])
    editor.feed("Ctrl+R 'fou'")
    #expect(editor.status.message == "(reverse-i-search)`fou': ")
    #expect(buffer.text == "found it")
    editor.cancelPending()
    #expect(buffer.spelling == "draft|")
    #expect(editor.status.message == nil)
    editor.feed("Alt+5")
    #expect(editor.status.message == "(arg: 5) ")
    editor.feed("Ctrl+G")
    #expect(editor.status.message == nil)
  }

  @Test("while a vi operator waits, the text stands as it was", arguments: ["d", "c", "y", "2d"])
  func operators(_ keys: String) {
    let buffer = open("one two|", mode: .vi)
    editor.feed("Esc '\(keys)'")
    #expect(editor.phase == .pending)
    #expect(buffer.spelling == "one tw|o")
    editor.cancelPending()
    #expect(buffer.text == "one two")
  }

  @Test("operators, history, searches and our commands are no motions")
  func refusedMotions() {
    for keys in ["d c w", "c d w", "d k", "y k", "d /", "d Ctrl+P", "d Tab", "c Enter", "d u", "d .", "c . ."] {
      let host = RecordingHost([LineBuffer(text: "one two three"), LineBuffer()], mode: .vi)
      host.fields[0].addHistory("older")
      editor.feed("Esc \(keys)")
      editor.cancelPending()
      #expect(editor.active === host.fields[0], "\(keys)")
      #expect(host.log == [], "\(keys)")
    }
  }

  @Test("vi's dot repeats without end only as often as asked")
  func redo() {
    let buffer = open("abc def|", mode: .vi)
    editor.feed("Esc 'c.' Esc '..' 'xx.'")
    #expect(buffer.text.utf8.count < 8)
  }

  @Test("a keyboard macro of other scripts is played back whole")
  func macro() {
    #expect(edited("|", "Ctrl+X ( 'é日' Ctrl+X ) Ctrl+X e") == "é日é日|")
  }

  @Test("keys that are fed between two events are handled after the one under way")
  func feedingInBetween() {
    let buffer = open("|", inputrc: #""\C-t": "a\tb""#)
    editor.feed(key: [0x14])
    #expect(editor.next() == .command(EditorCommand(name: .nextField, key: 9)))
    #expect(buffer.spelling == "a|")
    for unit in units("'xyz' Left") { editor.feed(key: unit) }
    #expect(editor.next() == nil)
    #expect(buffer.spelling == "abxy|z")
  }

  @Test("another host may use the editor between two events; what was under way is abandoned")
  func handingOver() {
    let outer = RecordingHost([LineBuffer()], inputrc: #""\C-t": "a\tb""#)
    editor.feed(key: [0x14])
    #expect(editor.next() == .command(EditorCommand(name: .nextField, key: 9)))
    let inner = RecordingHost([LineBuffer()])
    editor.feed("'xy' Left")
    #expect(inner.fields[0].spelling == "x|y")
    editor.use(by: outer.seat)
    editor.activate(outer.fields[0])
    #expect(editor.next() == nil)
    editor.feed("c")
    #expect(outer.fields[0].spelling == "ac|")
  }

  @Test("a completion that nobody answers has no candidates, one that was abandoned takes none")
  func unansweredCompletion() {
    let buffer = open("ab|", inputrc: #""\C-t": complete"#)
    editor.feed(key: [0x14])
    #expect(editor.next() == .complete)
    #expect(editor.next() == nil)
    editor.feed(key: [0x14])
    #expect(editor.next() == .complete)
    editor.cancelPending()
    editor.complete(with: ["abc"])
    #expect(editor.next() == nil)
    #expect(buffer.spelling == "ab|")
    editor.feed(key: [0x14])
    #expect(editor.next() == .complete)
    editor.complete(with: ["abc"])
    #expect(editor.next() == nil)
    #expect(buffer.spelling == "abc|")
  }

  @Test("the name of the function that ran last")
  func lastFunction() {
    _ = open("ab|")
    editor.feed("x")
    #expect(editor.lastFunctionName == "self-insert")
    editor.feed("Left")
    #expect(editor.lastFunctionName == "backward-char")
  }

  @Test("every command has the name that an inputrc uses")
  func commandNames() {
    #expect(
      CommandName.allCases.prefix(18).map(\.spelling) == [
        "form-next-field", "form-previous-field", "form-first-field", "form-last-field", "form-submit", "form-cancel",
        "form-interrupt", "form-up", "form-down", "form-step-up", "form-step-down", "form-page-up", "form-page-down",
        "form-accept-suggestion",
        "form-accept-suggested-word", "form-next-suggestion", "form-previous-suggestion", "form-suggest",
      ])
    #expect(CommandName(spelling: "form-toolbar-12") == .item12)
    _ = open("|")
    let functions = editor.bindings().joined(separator: "\n")
    for name in CommandName.allCases {
      #expect(CommandName(spelling: name.spelling) == name)
      #expect(name.isOwn == (name.spelling.hasPrefix("form-") || name == .editExternally))
      #expect(functions.contains(": \(name.spelling)\n") || functions.contains("# \(name.spelling) (not bound)\n"))
    }
  }

  @Test("moving right at the end takes a suggestion that stands, and only then")
  func suggestion() {
    let host = RecordingHost([LineBuffer(text: "ab")])
    editor.feed("Right Ctrl+E End")
    #expect(host.log == [])
    editor.acceptsSuggestionAtEnd = true
    editor.feed("Right Ctrl+E End Left Right Left Ctrl+E")
    editor.acceptsSuggestionAtEnd = false
    #expect(host.log == ["form-accept-suggestion", "form-accept-suggestion", "form-accept-suggestion"])
  }

  @Test("moving a word on at the end takes a word of a suggestion that stands")
  func suggestedWord() {
    let host = RecordingHost([LineBuffer(text: "ab cd")])
    editor.acceptsSuggestionAtEnd = true
    editor.feed("Alt+f Ctrl+A Alt+f Ctrl+E Alt+3 Alt+f Alt+- Alt+f")
    editor.acceptsSuggestionAtEnd = false
    editor.feed("Ctrl+E Alt+f")
    #expect(host.log == ["form-accept-suggested-word", "form-accept-suggested-word 3"])
  }

  @Test("while a list stands open, the keys of the history move in it")
  func openList() {
    let host = RecordingHost([LineBuffer(text: "ab")])
    host.fields[0].addHistory("before")
    editor.movesInList = true
    editor.feed("Ctrl+P Ctrl+N Alt+2 Ctrl+N")
    editor.movesInList = false
    #expect(host.log == ["form-up", "form-down", "form-down 2"])
    #expect(host.fields[0].spelling == "ab|")
    editor.feed("Ctrl+P")
    #expect(host.fields[0].spelling == "before|")
  }

  @Test("completion inserts what the candidates have in common, and lists them the second time")
  func completion() {
    let host = RecordingHost([LineBuffer(text: "say ")], inputrc: #""\C-t": complete"#)
    host.candidates = ["say hello", "say help"]
    editor.feed("h Ctrl+T")
    #expect(host.fields[0].spelling == "say hel|")
    #expect(host.log.first == "complete")
    editor.feed("Ctrl+T Ctrl+T")
    #expect(host.log.last == "show")
    editor.feed("l Ctrl+T")
    #expect(host.fields[0].spelling == "say hello|")
  }
}
