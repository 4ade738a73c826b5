import TestSupport
import Testing

@testable import FormTesting

@Suite("Random input")
struct RandomSessionTests {
  static let definition = """
    formline: 1
    title: Everything
    fields:
      - {id: name, required: true, description: "Your *name*"}
      - {id: email, contentType: email}
      - {id: password, type: password}
      - {id: age, type: integer, minimum: 18, when: "name != null"}
      - {id: news, type: boolean}
      - {id: plan, type: select, options: [free, team, {value: x, label: 漢字, disabled: true}, enterprise]}
      - {id: tags, type: multiselect, options: [a, b, c], maxItems: 2}
      - {id: many, type: select, options: [a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3]}
      - {id: born, type: date, when: news}
      - {id: bio, type: textarea, rows: 3}
      - {id: sum, type: computed, cel: "size(tags)"}
      - {id: seats, type: integer, when: "plan == 'team'", onChange: {set: {total: "seats == null ? 0 : seats * 3"}}}
      - {id: total, type: integer}
    """

  static let keys = [
    "Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Up", "Down", "Left", "Right", "Home", "End", "Backspace", "Delete",
    "Space", "PageUp", "PageDown", "Ctrl+A", "Ctrl+E", "Ctrl+K", "Ctrl+Y", "Ctrl+W", "Ctrl+_", "Ctrl+T", "Ctrl+R",
    "Ctrl+L", "Ctrl+G", "Alt+b", "Alt+d", "Alt+2", "Alt+u", "F2", "F3", "F4", "F10", "Esc", "Ctrl+X", "Ctrl+V",
  ]
  static let texts = ["a", "n", "7", "é", "漢", "👩‍👩‍👧", "e\u{301}", "x y", "team", "2026-01-02"]

  /// What must be true of every form at any time.
  private func check(_ form: FormSession<String>, after log: [String]) -> Bool {
    let session = form.host.session
    // The screen is what the session thinks it is.
    let region = form.host.regionRow
    let shown = form.screen.dropFirst(region).prefix(session.lines.count)
    var isSound = Array(shown) == session.lines
    let below = form.screen.dropFirst(region + session.lines.count)
    isSound = isSound && below.allSatisfy(\.isEmpty) && form.issues.isEmpty
    // Focus is on a field that exists.
    if let focused = form.focusedField { isSound = isSound && form.exists(focused) }
    // What has focus is in sight, where there is room and nobody has turned the wheel.
    if form.focusedField != nil, log.last != "Scroll", form.screen.count >= 16, form.host.terminal.columns >= 30 {
      isSound = isSound && session.lines.contains { $0.hasPrefix("▌") }
    }
    // What changed step by step looks as if it had been drawn at once.
    let before = form.styledSnapshot()
    let drawn = session.lines.joined(separator: "\n")
    session.redraw()
    form.host.show()
    isSound = isSound && form.styledSnapshot() == before
    if !isSound {
      Issue.record(
        """
        after \(log.joined(separator: " · "))
        \(form.issues)
        terminal:
        \(form.styledSnapshot())
        before redraw:
        \(before)
        session:
        \(drawn)
        """)
    }
    return isSound
  }

  @Test("the screen is always that of a full redraw, focus is on a field that exists", arguments: [1, 2, 3, 32])
  func soundness(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let vi = seed.isMultiple(of: 3) ? "set editing-mode vi" : ""
    var (columns, rows) = (60, 20)
    var form = try FormSession(definition: Self.definition, columns: columns, rows: rows, inputrc: vi)
    var log: [String] = []
    for _ in 0..<80 {
      if !form.isRunning {
        form = try FormSession(definition: Self.definition, columns: columns, rows: rows, inputrc: vi)
        log = []
      }
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        (columns, rows) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...30, using: &random))
        log.append("Resize \(columns) \(rows)")
        form.resize(columns: columns, rows: rows)
      case 1:
        let (column, row) = (Int.random(in: 1...columns, using: &random), Int.random(in: 1...rows, using: &random))
        log.append("Click \(column) \(row)")
        form.click(column: column, row: row)
      case 2:
        log.append("Scroll")
        form.host.scroll(Bool.random(using: &random) ? .up : .down)
      case 3:
        log.append("Paste")
        form.paste("one\ntwo \u{1b}[31m")
      case 4..<10:
        let text = Self.texts.randomElement(using: &random) ?? ""
        log.append("Type \(text)")
        form.type(text)
      default:
        let key = Self.keys.randomElement(using: &random) ?? ""
        log.append(key)
        form.press(key)
      }
      guard check(form, after: log) else { return }
    }
  }

  @Test("random bytes do no harm", arguments: 1...2)
  func bytes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var form = try FormSession(definition: Self.definition, columns: 60, rows: 20)
    for _ in 0..<50 {
      if !form.isRunning { form = try FormSession(definition: Self.definition, columns: 60, rows: 20) }
      let lead: [UInt8] = Bool.random(using: &random) ? [0x1b, 0x5b] : []
      let bytes =
        lead + (0..<Int.random(in: 1...6, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      form.send(bytes)
      guard check(form, after: ["\(bytes)"]) else { return }
    }
  }
}
