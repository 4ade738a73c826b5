import TestSupport
import Testing

@testable import LineEditing

@Suite("Nothing that is typed breaks the editor")
struct FuzzTests {
  nonisolated static let sequences = [
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z", "\u{1B}[3~", "\u{1B}OA", "\u{18}(", "\u{18})",
    "\u{18}e",
    "\u{18}\u{15}", "\u{1B}5", "\u{1B}-", "\u{1B}.", "\u{1B}y", "\u{12}th", "\u{13}o", "\u{1B}n", "\u{1B}p", "é", "日",
    "👨‍👩‍👧", "e\u{301}", "\u{1F}", "\u{1B}r", "\u{1B}<", "\u{1B}>", "\u{18}\u{18}", "\u{1B}\u{0A}", "\u{16}", "🇩🇪🇫🇷",
    "\u{1B}[99~", "dw", "c.", "..", "fé", "/h\r", "r日", "3~", "yyp", "R日",
  ]

  @Test(
    "random keys in random fields keep texts well-formed and points inside",
    arguments: 1...UInt64(8 * FuzzEffort.factor))
  func randomKeys(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let editor = LineEditor.shared
    let kinds: [LineBuffer.Kind] = [.line, .line, .text, .secret, .keysOnly, .line]
    let fields = kinds.enumerated().map { LineBuffer(text: "t\($0)", kind: $1) }
    for field in fields { for line in ["h one", "h two é日", "three"] { field.addHistory(line) } }
    let host = RecordingHost(fields, mode: seed % 2 == 0 ? .vi : .emacs)
    for _ in 0..<2500 {
      step(editor, host, &random)
      let buffer = editor.active ?? fields[0]
      #expect(buffer.point >= 0 && buffer.point <= buffer.text.utf8.count)
      #expect(String(validating: buffer.text.utf8, as: UTF8.self) != nil)
      if buffer.text.utf8.count > 2000 { buffer.replace(text: "", undoable: false) }
      host.log.removeAll()
    }
    editor.cancelPending()
    #expect(editor.phase == .ready)
  }

  @Test(
    "no key makes a text longer than what may be pasted, except one that types",
    arguments: [
      (EditMode.emacs, "\u{15}\u{19}\u{19}"), (.emacs, "\u{15}\u{19}\u{15}\u{19}\u{19}\u{1B}y"),
      (.emacs, "\u{1B}9999x"), (.emacs, "\u{18}(\u{15}\u{19}\u{19}\u{18})\u{1B}50\u{18}e"),
      (.vi, "\u{1B}dd9999p"), (.vi, "\u{1B}dd9999P"), (.vi, "\u{1B}ddpp.9999."), (.vi, "\u{1B}A\u{19}\u{1B}9999."),
    ] as [(EditMode, String)])
  func growth(mode: EditMode, keys: String) {
    let text = String(repeating: "x", count: 600_000)
    let field = LineBuffer(text: text)
    let host = RecordingHost([field], mode: mode)
    defer { withExtendedLifetime(host) {} }
    let editor = LineEditor.shared
    #expect(editor.active === field)
    for _ in 0..<100 {
      feedUnits(of: keys, to: editor)
      #expect(field.text.utf8.count <= field.pastePolicy.mostBytes)
    }
    #expect(editor.bellCount > 0)
    if mode == .vi { feedUnits(of: "i", to: editor) }
    field.replace(text: String(repeating: "x", count: 2_000_000), undoable: false)
    feedUnits(of: "é", to: editor)
    #expect(field.text.hasSuffix("é"))
  }

  @Test("random macros that press each other end", arguments: 1...UInt64(60 * FuzzEffort.factor))
  func randomMacros(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spellings = ["a", "b", "ab", "aa", #"\e"#, #"\M-a"#, #"\C-x"#, #"\C-xa"#, #"\C-b"#, #"\e[A"#, #"\200"#, "5"]
    let commands = [
      "character-search", "vi-match", "universal-argument", "reverse-search-history", "quoted-insert", "yank",
    ]
    let bindings = (0..<6).map { _ in
      let pressed = (0..<Int.random(in: 1...5, using: &random)).map { _ in spellings.randomElement(using: &random)! }
      let isMacro = Int.random(in: 0..<4, using: &random) > 0
      let action = isMacro ? "\"\(pressed.joined())\"" : commands.randomElement(using: &random)!
      return "\"\(spellings.randomElement(using: &random)!)\": \(action)"
    }
    let buffer = open("|", mode: seed % 2 == 0 ? .vi : .emacs, inputrc: bindings.joined(separator: "\n"))
    for _ in 0..<20 {
      feedUnits(
        of: ["a", "b", "\u{18}", "\u{1B}", "\u{1B}a", "\u{2}", "5"].randomElement(using: &random)!,
        to: LineEditor.shared)
      if Bool.random(using: &random) { LineEditor.shared.timeOut() }
      #expect(String(validating: buffer.text.utf8, as: UTF8.self) != nil)
    }
  }

  private func step(_ editor: LineEditor, _ host: RecordingHost, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: editor.press([UInt8.random(in: 0x20...0x7E, using: &random)])
    case 3...4: editor.press([UInt8.random(in: 0...0x1F, using: &random)])
    case 5...7: feedUnits(of: Self.sequences.randomElement(using: &random)!, to: editor)
    case 8: editor.press([0x1B, UInt8.random(in: 0x20...0x7F, using: &random)])
    case 9: editor.timeOut()
    case 10: hostActs(editor, host, &random)
    default: host.go(to: Int.random(in: 0..<host.fields.count, using: &random))
    }
  }

  private func feedUnits(of keys: String, to editor: LineEditor) {
    if keys.hasPrefix("\u{1B}") { return editor.press(Array(keys.utf8)) }
    for scalar in keys.unicodeScalars { editor.press(Array(String(scalar).utf8)) }
  }

  private func hostActs(_ editor: LineEditor, _ host: RecordingHost, _ random: inout SeededGenerator) {
    let field = host.fields.randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0: editor.paste(Array("paste\té\r".utf8))
    case 1: field.undo()
    case 2: field.redo()
    case 3: field.replace(text: "replaced 日", undoable: true, point: 3)
    case 4: field.insert("é")
    case 5: field.addHistory("added")
    case 6: field.wipe()
    default: editor.type("typed é")
    }
  }

  @Test("texts after every undo and redo are texts that stood before", arguments: 1...UInt64(6 * FuzzEffort.factor))
  func undoAndRedo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let editor = LineEditor.shared
    let buffer = open("|")
    let keys = ["a", "b ", "é", "Ctrl+W", "Left", "Ctrl+T", "Alt+u", "Backspace", "Ctrl+K", "Ctrl+Y", "Home", "End"]
    for _ in 0..<60 { editor.feed(keys.randomElement(using: &random)!) }
    var texts = [buffer.text]
    while buffer.undo() { texts.append(buffer.text) }
    #expect(buffer.text == "")
    var back = [buffer.text]
    if Bool.random(using: &random) { editor.activate(nil) }
    while buffer.redo() { back.append(buffer.text) }
    #expect(back.last == texts.first)
    #expect(Set(back).isSubset(of: Set(texts)))
  }

  @Test("arguments of any number of digits end before readline's stack does", arguments: ["\u{1B}9", "\u{1B}-\u{1B}9"])
  func digits(keys: String) {
    let editor = LineEditor.shared
    let field = LineBuffer(text: "t")
    let host = RecordingHost([field], mode: .emacs)
    for _ in 0..<6000 { editor.press(Array(keys.utf8)) }
    editor.cancelPending()
    editor.press(Array("x".utf8))
    #expect(field.text == "tx")
    #expect(host.log.count < 20_000)
  }
}
