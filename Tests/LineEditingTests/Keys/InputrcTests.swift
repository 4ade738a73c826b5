import CReadline
import Platform
import TestSupport
import Testing

@testable import LineEditing

@Suite("The user's inputrc decides")
struct InputrcTests {
  let editor = LineEditor.shared

  @Test("a binding of the user's wins over ours")
  func override() {
    _ = open("|", inputrc: #""\t": tab-insert"#)
    #expect(editor.isBound(keySequence: [9]) == "tab-insert")
    _ = open("|")
    #expect(editor.isBound(keySequence: [9]) == "form-next-field")
  }

  @Test("$if Formline holds, $if of another application does not")
  func application() {
    let host = RecordingHost(
      [LineBuffer(), LineBuffer()],
      inputrc: """
        $if Formline
        "\\C-n": form-next-field
        $else
        "\\C-n": form-cancel
        $endif
        $if OtherApp
        "\\C-p": form-cancel
        $endif
        """)
    editor.feed("a Ctrl+N b")
    #expect(host.fields.map(\.text) == ["a", "b"])
    #expect(editor.isBound(keySequence: [0x10]) == "previous-history")
  }

  @Test("a macro may move between fields")
  func macro() {
    let host = RecordingHost([LineBuffer(), LineBuffer()], inputrc: #""\C-xq": "abc\tdef""#)
    editor.feed("Ctrl+X q")
    #expect(host.fields.map(\.text) == ["abc", "def"])
  }

  @Test("vi mode, and bindings for it")
  func vi() {
    let host = RecordingHost(
      [LineBuffer(text: "a"), LineBuffer(text: "b")],
      inputrc: """
        set editing-mode vi
        $if mode=vi
        set keymap vi-command
        "gt": form-next-field
        set keymap vi-insert
        "jk": vi-movement-mode
        $endif
        """)
    #expect(editor.status.mode == .viInsert)
    editor.feed("jk")
    #expect(editor.status.mode == .viCommand)
    editor.feed("g t x")
    #expect(host.fields.map(\.text) == ["a", "bx"])
  }

  @Test("the beginning of a sequence waits keyseq-timeout for its rest")
  func timed() {
    let buffer = open("|", mode: .vi, inputrc: "set keyseq-timeout 300\nset keymap vi-insert\n\"jk\": vi-movement-mode")
    editor.feed("j")
    #expect(editor.phase == .timed(milliseconds: 300))
    #expect(editor.status.pendingKeys == [0x6A])
    #expect(buffer.text == "")
    editor.timeOut()
    #expect(editor.phase == .ready)
    #expect(buffer.text == "j")
    editor.feed("j a")
    #expect(buffer.text == "jja")
  }

  @Test("a readline that is not known, or lacks what Formline uses of it, is told of in a sentence")
  func unknownReadline() {
    #expect(LineEditor.complaints(version: 0x0801, missing: []) == [])
    #expect(LineEditor.complaints(version: 0x0803, missing: []) == [])
    #expect(
      LineEditor.complaints(version: 0x0700, missing: []) == [
        "readline 7.0 is not known to Formline: it is made for 8.1, 8.2 and 8.3"
      ])
    #expect(
      LineEditor.complaints(version: 0x0802, missing: ["_rl_insert_char", "_rl_eof_char"]) == [
        "readline 8.2 lacks '_rl_insert_char', '_rl_eof_char': some keys may not do what they should"
      ])
  }

  @Test("the readline that the tests run with lacks nothing")
  func presentReadline() {
    #expect(LineEditor.missingSymbols == [])
    #expect(LineEditor.complaints(version: Int(fl_readline_version()), missing: []) == [])
    // .ci/test-readlines says which one it means.
    if let meant = getenv("READLINE_VERSION") { #expect(LineEditor.readlineVersion == String(cString: meant)) }
  }

  @Test("variables are read, and what editing UTF-8 needs is kept")
  func variables() {
    let buffer = open(
      "|", inputrc: "set convert-meta on\nset output-meta off\nset bell-style none\nset keyseq-timeout 42")
    editor.feed("'é日'")
    #expect(buffer.text == "é日")
    #expect(editor.variable("keyseq-timeout") == "42")
    #expect(editor.timeout(for: .sequence) == 42)
    #expect(editor.variable("bell-style") == "audible")
  }

  @Test("a lone Esc waits as long as the inputrc says, and a tenth of a second where it says nothing")
  func escapeTimeout() {
    for (inputrc, milliseconds) in [
      ("", 100), ("# set keyseq-timeout 30", 100), ("set keyseq-timeout 500", 500), ("  SET keyseq-timeout 30", 30),
      ("set keyseq-timeout 0", nil), ("set editing-mode vi", 100),
      ("$if term=none\nset keyseq-timeout 50\n$endif", 100), ("set keyseq-timeout 30\nset keyseq-timeout 500", 500),
    ] as [(String, Int?)] {
      editor.start(inputrc: .text(inputrc))
      #expect(editor.timeout(for: .sequence) == milliseconds, "\(inputrc)")
    }
  }

  @Test("a variable whose value begins with its default is taken back")
  func longerValue() {
    editor.start(inputrc: .none)
    let before = editor.variable("comment-begin")
    #expect(before == "#")
    editor.start(inputrc: .text("set comment-begin ##"))
    #expect(editor.variable("comment-begin") == "##")
    editor.start(inputrc: .none)
    #expect(editor.variable("comment-begin") == before)
  }

  @Test("a further start takes every binding, macro, variable and mode back")
  func reset() {
    _ = open("|")
    let before = editor.bindings()
    editor.start(
      inputrc: .text(
        """
        set editing-mode vi
        set keyseq-timeout 7
        set isearch-terminators "x"
        "\\C-a": "macro"
        "\\C-a\\C-b\\C-c": kill-line
        "\\e[A": kill-line
        set keymap vi-command
        "\\C-x\\C-x\\C-x": "other macro"
        "x": form-submit
        $if mode=emacs
        """))
    #expect(editor.status.mode == .viInsert)
    #expect(editor.bindings() != before)
    editor.start(inputrc: .none)
    #expect(editor.bindings() == before)
    #expect(editor.status.mode == .emacs)
    #expect(editor.timeout(for: .sequence) == 100)
    let buffer = open("one two|", history: ["found"])
    editor.feed("Ctrl+R 'fo' Ctrl+A")
    #expect(buffer.spelling == "|found")
  }

  @Test("a further start forgets what was killed and recorded")
  func forgotten() {
    let first = open("secret|")
    editor.feed("Ctrl+W Ctrl+X ( 'ab' Ctrl+X )")
    #expect(first.text == "ab")
    let second = open("|")
    editor.feed("Ctrl+Y Ctrl+X e")
    #expect(second.text == "")
    let third = open("draft|", history: ["alpha", "beta"])
    editor.feed("Ctrl+R 'al' Ctrl+E Alt+>")
    #expect(third.text == "draft")
    let fourth = open("draft|", history: ["alpha", "beta"])
    let bells = editor.bellCount
    editor.feed("Ctrl+R Ctrl+R")
    #expect(editor.status.message == "(failed reverse-i-search)`': ")
    #expect(editor.bellCount > bells)
    editor.feed("Ctrl+E")
    #expect(fourth.text == "draft")
  }

  @Test("mistakes are told with their lines")
  func diagnostics() {
    editor.start(inputrc: .text("\"\\C-xz: unclosed\nset keyseq-timeout 10\n\nset nonsense on\n$if"))
    #expect(
      editor.takeDiagnostics() == [
        "line 1: \"\\C-xz: unclosed: no closing `\"' in key binding", "line 4: nonsense: unknown variable name",
      ])
    #expect(editor.takeDiagnostics() == [])
    editor.start(inputrc: .file("/nonexistent/inputrc"))
    #expect(editor.takeDiagnostics() == ["/nonexistent/inputrc: No such file or directory"])
  }

  @Test(
    "the file is that of INPUTRC, else the one at home, else that of the system",
    arguments: [
      (["INPUTRC": "/x/rc", "HOME": "/home/ada"], ["/home/ada/.inputrc", "/etc/inputrc"], "/x/rc"),
      (["INPUTRC": "", "HOME": "/home/ada"], ["/home/ada/.inputrc", "/etc/inputrc"], "/home/ada/.inputrc"),
      (["HOME": "/home/ada"], ["/etc/inputrc"], "/etc/inputrc"), ([:], ["/etc/inputrc"], "/etc/inputrc"),
      (["HOME": "/home/ada"], [], nil),
    ])
  func places(variables: [String: String], readable: [String], path: String?) {
    #expect(
      InputrcSource.userPath(environment: { variables[$0] }, isReadable: { readable.contains($0) }) == path)
  }

  @Test(
    "history-size says how far back the history goes",
    arguments: [("2", "two|"), ("0", "draft|"), ("-1", "one|"), ("50", "one|")])
  func historySize(size: String, oldest: String) {
    let buffer = open("draft|", inputrc: "set history-size \(size)", history: ["one", "two", "three"])
    editor.feed("Ctrl+P Ctrl+P Ctrl+P")
    #expect(buffer.spelling == oldest)
    let later = open("draft|", history: ["one", "two", "three"])
    editor.feed("Alt+<")
    #expect(later.spelling == "one|")
  }

  @Test("an entry that was edited keeps that when the oldest gives way to a new one")
  func editedEntry() {
    let buffer = open("draft|", inputrc: "set history-size 2", history: ["one", "two"])
    editor.feed("Ctrl+P 'X'")
    buffer.addHistory("three")
    editor.feed("Ctrl+N")
    #expect(buffer.spelling == "three|")
    editor.feed("Ctrl+P")
    #expect(buffer.spelling == "twoX|")
    editor.feed("Alt+>")
    #expect(buffer.spelling == "draft|")
  }

  @Test("Meta as a prefix, key names, and control characters in macros are readline's own syntax")
  func syntax() {
    let buffer = open("|", inputrc: "\"\\eq\": \"\\x41\\102\"\nControl-o: \"> text\"\n\"\\e[17~\": kill-whole-line")
    editor.feed("Alt+q Ctrl+O")
    #expect(buffer.text == "AB> text")
    editor.press(Array("\u{1B}[17~".utf8))
    #expect(buffer.text == "")
  }

  @Test("standard names run our versions, whatever key they are bound to")
  func replacedByName() {
    let buffer = open("a👨‍👩‍👧b|", inputrc: "\"\\C-o\": backward-char\n\"\\C-t\": backward-delete-char")
    editor.feed("Ctrl+O Ctrl+T")
    #expect(buffer.spelling == "a|b")
  }

  @Test("the defaults are bound in every mode")
  func defaults() {
    let expected = [
      ("\t", "form-next-field"), ("\u{1B}[Z", "form-previous-field"), ("\r", "form-submit"), ("\n", "form-submit"),
      ("\u{3}", "form-interrupt"), ("\u{1B}[A", "form-up"), ("\u{1B}OB", "form-down"), ("\u{1B}[5~", "form-page-up"),
      ("\u{1B}[6~", "form-page-down"), ("\u{1B}OP", "form-help"), ("\u{C}", "form-redraw"), ("\u{1A}", "form-suspend"),
      ("\u{1B}[1;3B", "form-suggest"),
    ]
    for mode in EditMode.allCases {
      _ = open("|", mode: mode)
      for (keys, function) in expected { #expect(editor.isBound(keySequence: Array(keys.utf8)) == function) }
    }
    editor.feed("Esc")
    for (keys, function) in expected { #expect(editor.isBound(keySequence: Array(keys.utf8)) == function) }
  }

  @Test("the list of bindings, read as an inputrc, binds the same", arguments: EditMode.allCases)
  func roundTrip(_ mode: EditMode) {
    let inputrc = "\"\\C-o\": \"a \\\"macro\\\" \\\\ é\"\n\"\\C-xq\": form-toolbar-3\n\"\\e[17~\": kill-whole-line\n"
    _ = open("|", mode: mode, inputrc: inputrc)
    let lines = editor.bindings()
    _ = open("|", mode: mode, inputrc: lines.joined(separator: "\n"))
    #expect(editor.bindings() == lines)
    #expect(editor.takeDiagnostics() == [])
    #expect(editor.status.mode == (mode == .vi ? .viInsert : .emacs))
  }

  @Test("bindings are listed in inputrc syntax, also those that nothing is bound to")
  func listing() {
    _ = open("|", inputrc: #""\C-o": "macro""#)
    let lines = editor.bindings()
    #expect(lines.first == "set keymap emacs-standard")
    #expect(lines.contains(#""\C-i": form-next-field"#))
    #expect(lines.contains(#""\C-o": "macro""#))
    #expect(lines.contains("# form-toolbar-12 (not bound)"))
    #expect(!lines.contains { $0.hasSuffix("self-insert") })
  }

  @Test("a file that includes itself or too many others, never ends or is too large is not read, and that is said")
  func includes() {
    let folder = TemporaryFolder()
    folder.write("self", "$include \(folder["self"])\n")
    folder.write("a", "set bell-style none\n $ INCLUDE \(folder["b"])\n")
    folder.write("b", "$include \(folder["a"])\n")
    for depth in 0..<20 { folder.write("deep\(depth)", "$include \(folder["deep\(depth + 1)"])\n") }
    folder.write("wide", String(repeating: "$include /dev/null\n", count: 200))
    folder.link("endless", to: "/dev/zero")
    folder.write("large", String(repeating: "#", count: 5 << 20) + "\n")
    for (name, fault) in [
      ("endless", "it is a device"), ("large", "it is larger than 5 MiB"), ("self", "it includes itself"),
      ("a", "it includes itself"), ("deep0", "it includes too many files"),
      ("wide", "it includes too many files"),
    ] {
      editor.start(inputrc: .file(folder[name]))
      #expect(editor.takeDiagnostics() == ["\(folder[name]): it was not read: \(fault)"])
      editor.start(inputrc: .text("$include \(folder[name])"))
      #expect(editor.takeDiagnostics() == ["line 1: $include: it was not read: \(fault)"])
    }
    folder.write("fine", "$include \(folder["others"])\n$include \(folder["others"])\n")
    folder.write("others", "\"\\C-o\": undo\n")
    editor.start(inputrc: .file(folder["fine"]))
    #expect(editor.takeDiagnostics() == [])
    #expect(editor.isBound(keySequence: [0x0F]) == "undo")
  }

  @Test func `a sequence of more than 16 keys is not bound, nor are too many, since each key takes a table`() {
    let folder = TemporaryFolder()
    let long = "it binds a sequence of more than 16 keys"
    let sixteen = [
      String(repeating: "a", count: 16), String(repeating: #"\C-a"#, count: 16), String(repeating: #"\M-a"#, count: 8),
      String(repeating: #"\e"#, count: 16), String(repeating: #"\041"#, count: 16),
      String(repeating: #"\x21"#, count: 16),
      String(repeating: "é", count: 8), String(repeating: #"\M-\C-a"#, count: 8), String(repeating: #"\\"#, count: 16),
      String(repeating: #"\\1"#, count: 8),
    ]
    for sequence in sixteen {
      editor.start(inputrc: .text("\"\(sequence)\": undo"))
      #expect(editor.takeDiagnostics() == [], "\(sequence)")
      editor.start(inputrc: .text("\"\(sequence)a\": undo"))
      #expect(editor.takeDiagnostics() == ["line 1: this line: it was not read: \(long)"], "\(sequence)")
    }
    folder.write("long", "set bell-style none\n  \"\(String(repeating: "a", count: 1_000_000))\": \"b\"\n")
    editor.start(inputrc: .file(folder["long"]))
    #expect(editor.takeDiagnostics() == ["\(folder["long"]): it was not read: \(long)"])
    let lines = (0..<4000).map { "\"\($0 + 1_000_000_000_000)\": undo\n" }.joined()
    folder.write("many", lines)
    let many = "it binds sequences of more than 50000 keys together"
    editor.start(inputrc: .file(folder["many"]))
    #expect(editor.takeDiagnostics() == ["\(folder["many"]): it was not read: \(many)"])
    editor.start(inputrc: .text(lines))
    #expect(editor.takeDiagnostics().first == "line 3847: this line: it was not read: \(many)")
    editor.start(inputrc: .text("\"\\C-o\": undo"))
    #expect(editor.takeDiagnostics() == [])
    #expect(editor.isBound(keySequence: [0x0F]) == "undo")
  }

  @Test("a file that is read again may have come to include itself")
  func readAgain() {
    let folder = TemporaryFolder()
    folder.write("rc", "\"\\C-o\": re-read-init-file\n")
    _ = open("|")
    editor.start(inputrc: .file(folder["rc"]))
    folder.write("rc", "\"\\C-o\": undo\n$include \(folder["rc"])\n")
    let bells = editor.bellCount
    editor.feed("Ctrl+O")
    #expect(editor.bellCount == bells + 1)
    #expect(editor.isBound(keySequence: [0x0F]) == "re-read-init-file")
  }

  @Test("do-lowercase-version of what is no capital rings, where readline would loop")
  func lowercase() {
    let buffer = open(
      "|",
      inputrc: #""t": do-lowercase-version\n"1": do-lowercase-version\n"\C-xT": do-lowercase-version"#
        .replacing("\\n", with: "\n"))
    #expect(editor.takeDiagnostics().filter { $0.contains("capital letters") }.count == 2)
    let bells = editor.bellCount
    editor.feed("a t 1 T")
    #expect(buffer.text == "aT")
    #expect(editor.bellCount == bells + 2)
  }

  @Test(
    "an argument begins with a digit: bound to another key it rings, where readline would end its stack",
    arguments: ["digit-argument", "vi-arg-digit"])
  func digits(function: String) {
    let lines = [#""t""#, #""\C-o""#, #""7""#, #""\C-xt""#].map { "\($0): \(function)\n" }.joined()
    let buffer = open("|", inputrc: lines)
    #expect(editor.takeDiagnostics().filter { $0.contains("only for digits") }.count == 2)
    let bells = editor.bellCount
    editor.feed("a t Ctrl+O 7 b")
    #expect(buffer.text == "abbbbbbb")
    #expect(editor.bellCount == bells + 2)
  }

  @Test("a macro that runs itself ends, and so does an argument of ten digits", arguments: ["yx", "xx", #"yx\C-a"#])
  func endless(macro: String) {
    let buffer = open("|", inputrc: "\"x\": \"\(macro)\"")
    editor.feed("x")
    #expect(buffer.text.count <= 20)
    editor.feed("Ctrl+A Ctrl+K Alt+9 9 9 9 9 9 9 9 9 9 z")
    #expect(buffer.text.count < 10_000)
  }

  nonisolated static let endlessBindings: [(keys: String, bindings: String)] = [
    ("a q", #""ab": "z"\#n"a": "a""#),
    ("j q", #""jk": "\e"\#n"j": "j""#),
    ("a q", #""ab": "\200"\#n"a": "\ea""#),
    ("a q", #""ab": vi-match\#n"a": "\x41"\#n"\x41": "a""#),
    ("Ctrl+X q", #""\C-x": "\M-a"\C-x"#),
    ("Esc Esc", #""\e": "C-b\e[A"\#n"b": character-search"#),
    ("Esc Esc", #""\e": "\C-bab\M-\C-a\M-\C-a"\#n"ab": "\M-a\e\C-a\e\eC-b\M-a"\#n"\M-a": vi-change-char"#),
    (
      "a", zip("abcdefghijklm", "bcdefghijklmn").map { "\"\($0)\": \"\(String(repeating: $1, count: 10))\"\n" }.joined()
    ),
  ]

  @Test(
    "macros that press each other for ever, or longer than anybody waits, end with a bell", arguments: endlessBindings)
  func endlessBindings(keys: String, bindings: String) {
    let buffer = open("|", inputrc: bindings)
    let bells = editor.bellCount
    editor.feed(keys)
    editor.timeOut()
    #expect(editor.bellCount > bells)
    #expect(buffer.text.count < 20_000)
    editor.cancelPending()
    #expect(editor.phase == .ready)
  }

  @Test("a macro types a whole page")
  func longMacro() {
    let page = String(repeating: "a line of a page ", count: 200)
    let buffer = open("|", inputrc: "\"\\C-o\": \"\(page)\"")
    editor.feed("Ctrl+O")
    #expect(buffer.text == page)
  }
}
