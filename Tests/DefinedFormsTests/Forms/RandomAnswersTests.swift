import FormTesting
import KeyScripts
import TestSupport
import Testing

/// Whatever was typed, a form shows and submits what it would if somebody had given it its answers.
@Suite struct RandomAnswersTests {
  nonisolated private static let fields = [
    "text": ["type: text", "default: ab", "maxLength: 3", "contentType: telephoneNumber", "mask: (999) 999-9999"],
    "lines": ["type: textarea", "type: textarea, default: \"a\\nb\""],
    "numbers": [
      "type: integer", "type: integer, default: 4, minimum: 1, maximum: 9", "type: number, multipleOf: 0.25",
      "type: number, minimum: 0",
    ],
    "days": [
      "type: date", "type: date, default: '2026-02-05', minimum: '2026-02-01'", "type: time", "type: datetime",
    ],
    "answers": ["type: boolean", "type: boolean, default: null", "type: boolean, default: true"],
    "choices": [
      "type: select, options: [Free, Team, New York, New Delhi]", "type: select, options: [a, b, c], default: b",
      "type: select, options: [Rome, New York, red], other: true",
      "type: select, options: {cel: \"f0 == null || f0 == '' ? ['x', 'y'] : [f0, 'x']\"}",
    ],
    "several": [
      "type: multiselect, options: [red, green, dark red, dark green]",
      "type: multiselect, options: [p, q, r], other: true, maxItems: 2",
      "type: multiselect, options: [one, two], default: [two]",
    ],
    "rows": [
      "type: list, fields: [{id: a}, {id: n, type: integer, default: 1}]",
      "type: list, maxItems: 2, fields: [{id: a, type: select, options: [u, v]}, {id: b, type: boolean}]",
    ],
    "followers": [
      "default: {cel: f0}", "when: \"f0 != null && f0 != ''\"", "type: computed, cel: \"string(f0) + '!'\"",
      "type: integer, default: {cel: \"size(string(f0))\"}", "enabled: \"f0 == 'x'\", default: k",
    ],
  ]
  private static let keys = [
    "\t", "\t", "\t", "\r", " ", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[1;2A",
    "\u{1B}[1;2B", "\u{7F}", "\u{1}", "\u{5}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}", "\u{1B}d", "\u{1B}[3~",
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[19~", "\u{1B}[19;2~", "\u{1B}[1;3B", "d", "dark", "red", "new", "7", "y", "n",
    "x",
    "-", "te", "2026-03-01", "9:30", "+1", "\u{1B}[200~a, b\rc\u{1B}[201~", "\u{1B}[200~ 1,234.5 \u{1B}[201~",
    "\u{1B}[200~2026-04-05\r\u{1B}[201~", "\u{1B}[200~red, green\u{1B}[201~", "\u{1B}[200~yes\u{1B}[201~",
  ]

  @Test(arguments: fields.keys.sorted(), 0..<(8 * FuzzEffort.factor))
  func `what a form shows is what its answers are`(kind: String, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = Self.fields[kind] ?? []
    let text = "fields:\n" + kinds.enumerated().map { "  - {id: f\($0.offset + 1), \($0.element)}\n" }.joined()
    let definition = "formline: 1\n" + text.replacing("fields:\n", with: "fields:\n  - {id: f0}\n") + "  - {id: last}\n"
    for _ in 0..<6 {
      let typed = try FormSession(definition: definition, columns: 72, rows: 120)
      var done: [String] = []
      for _ in 0..<Int.random(in: 4...40, using: &random) where typed.isRunning {
        done.append(Self.keys.randomElement(using: &random) ?? "x")
        typed.send(Array((done.last ?? "").utf8))
      }
      guard typed.isRunning else { continue }
      for key in ["Ctrl+End", "Ctrl+Home", "Ctrl+A"] { typed.press(key) }
      guard typed.errors.isEmpty else { continue }
      guard case .object(let members) = typed.answers else { continue }
      let answers = members.filter { member in
        !(kinds.indices.contains { "f\($0 + 1)" == member.name && kinds[$0].contains("computed") })
      }
      let given = try FormSession(definition: definition, answers: .object(answers), columns: 72, rows: 120)
      for key in ["Ctrl+End", "Ctrl+Home", "Ctrl+A"] { given.press(key) }
      #expect(given.answers == typed.answers, "after \(done)")
      let (one, other) = (typed.screen, given.screen)
      let rows = zip(one, other).enumerated().filter { $1.0 != $1.1 }.map { "\($0): \($1.0) | \($1.1)" }
      #expect(rows.isEmpty, "after \(done): \(rows) with \(typed.answers)")
      typed.press("F10")
      given.press("F10")
      #expect(typed.isSubmitted == given.isSubmitted && typed.answers == given.answers, "after \(done)")
    }
  }
}
