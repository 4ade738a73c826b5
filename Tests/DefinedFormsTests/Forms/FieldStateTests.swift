import FormTesting
import Foundation
import Testing

/// Every kind of field in each of its states, with all its styles, in two themes and two widths.
///
/// `UPDATE_SCREENS=1 swift test --filter FieldStateTests` writes what is seen into Tests/Screens; look at the difference.
@Suite struct FieldStateTests {
  /// A kind, a value that is right and one that is not.
  private struct Kind {
    let name: String
    let keys: String
    let filled: String
    /// What makes an empty field wrong when it is submitted.
    var wrong = "required: true"
  }

  private static let kinds = [
    Kind(name: "text", keys: "placeholder: Ada Lovelace", filled: "default: Grace"),
    Kind(name: "text with a limit", keys: "maxLength: 8", filled: "default: abc"),
    Kind(name: "password", keys: "type: password", filled: "default: open sesame"),
    Kind(name: "textarea", keys: "type: textarea, rows: 2, placeholder: What happened?", filled: "default: \"a\\nb\""),
    Kind(name: "path", keys: "type: path", filled: "default: /home/user"),
    Kind(name: "integer", keys: "type: integer", filled: "default: 12", wrong: "default: 1, minimum: 2"),
    Kind(name: "number", keys: "type: number, description: In metres.", filled: "default: 2.5"),
    Kind(
      name: "boolean", keys: "type: boolean", filled: "default: true", wrong: "validate: [{rule: self, message: No}]"),
    Kind(name: "select", keys: "type: select, options: [one, {value: two, description: more}]", filled: "default: two"),
    Kind(name: "multiselect", keys: "type: multiselect, options: [one, two]", filled: "default: [one]"),
    Kind(name: "date", keys: "type: date", filled: "default: 2026-02-28"),
    Kind(name: "time", keys: "type: time", filled: "default: '14:30'"),
    Kind(name: "datetime", keys: "type: datetime", filled: "default: '2026-02-28T14:30:00Z'"),
    Kind(name: "list", keys: "type: list, fields: [{id: a}]", filled: "default: [{a: x}]"),
  ]

  @Test(arguments: ["dark", "light"], [80, 40])
  func `a field is seen in each state as it was recorded`(theme: String, columns: Int) throws {
    var seen = ""
    for kind in Self.kinds {
      let form = try FormSession(
        """
        fields:
          - {id: empty, \(kind.keys)}
          - {id: filled, \(kind.keys), \(kind.filled)}
          - {id: off, enabled: "false", \(kind.keys), \(kind.filled)}
          - {id: wrong, \(kind.keys), \(kind.wrong)}
        """, columns: columns, rows: 40, environment: ["FORMLINE_THEME": theme])
      seen += Self.part(form, "\(kind.name): focus on the empty one")
      form.press("Ctrl+End")
      form.press("Shift+Tab", kind.name == "list" ? 2 : 1)
      seen += Self.part(form, "\(kind.name): focus on the filled one")
      form.press("F10")
      form.press("Ctrl+Home")
      seen += Self.part(form, "\(kind.name): submitted as it is")
    }
    let file = URL(filePath: GalleryTests.folder).deletingLastPathComponent()
      .appending(path: "Tests/Screens/states-\(theme)-\(columns).screens")
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try seen.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(seen == (try? String(contentsOf: file, encoding: .utf8)))
  }

  /// The form without the rows below it.
  private static func part(_ form: FormSession<String>, _ title: String) -> String {
    let rows = form.styledSnapshot().split(separator: "\n", omittingEmptySubsequences: false)
    let last = rows.lastIndex { $0.contains("[ ") } ?? rows.endIndex - 1
    return "── \(title)\n" + rows[...last].joined(separator: "\n") + "\n\n"
  }
}
