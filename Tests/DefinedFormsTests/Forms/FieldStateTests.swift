import Foundation
import TerminalModel
import Testing

@testable import FormTesting
@testable import FormControls
@testable import Formline

/// Every kind of field in every state, with the roles of its styles: dark and light, on wide and narrow terminals.
///
/// `UPDATE_SCREENS=1 swift test --filter FieldStateTests` writes what is seen into Tests/Screens and fails; look at the
/// difference.
@Suite struct FieldStateTests {
  /// The keys of a field of each kind, one that fills it in, and what is typed into it.
  private nonisolated static let kinds: [(name: String, keys: String, filled: String, typed: String)] = [
    ("text", "placeholder: Ada Lovelace, maxLength: 30", "Grace", "Gr"),
    ("email", "contentType: emailAddress, description: We write once.", "ada@x.org", "ad"),
    ("area", "type: textarea, rows: 2, placeholder: What happened?", "It broke.", "It"),
    ("password", "type: password", "", "secret"),
    ("path", "type: path", "/etc", "/e"),
    ("integer", "type: integer, minimum: 1", "3", "4"),
    ("number", "type: number, unit: €, decimals: 2", "12.5", "1"),
    ("toggle", "type: boolean", "true", "y"),
    ("open", "type: boolean, description: 'Nobody has decided.'", "false", "n"),
    ("select", "type: select, options: [Free, Team, {value: Business, disabled: true}]", "Team", "te"),
    ("several", "type: multiselect, maxItems: 2, options: [C, Go, {value: Ada, disabled: true}]", "[Go]", "g"),
    ("date", "type: date", "2026-02-01", "2"),
    ("time", "type: time", "'09:30'", "9"),
    ("datetime", "type: datetime", "'2026-02-01T09:30:00Z'", "2"),
    (
      "rows", "type: list, fields: [{id: what, required: true}, {id: price, type: number, total: true}]",
      "[{what: Train, price: 20}, {what: Hotel, price: 100.5}]", ""
    ),
    ("computed", "type: computed, cel: \"'of ' + string(size(path == null ? '' : path))\"", "", ""),
    ("words", "type: note, label: Between, description: Only *words*.", "", ""),
  ]

  private enum State: String, CaseIterable {
    case empty, chosen, disabled, wrong, focused, typed
  }

  @Test(arguments: ["dark", "light"], [80, 40])
  func `every state of every kind is seen as it was recorded`(theme: String, columns: Int) throws {
    var seen = try Self.legend(of: theme)
    for state in State.allCases { seen += try Self.picture(of: state, theme, columns) }
    let file = URL(filePath: GalleryTests.folder).deletingLastPathComponent()
      .appending(path: "Tests/Screens/states-\(theme)-\(columns).txt")
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if seen != recorded, ProcessInfo.processInfo.environment["UPDATE_SCREENS"] != nil {
      try seen.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(seen == recorded)
  }

  // Forms.

  private static func definition(_ state: State) -> String {
    let fields = kinds.map { kind in
      var keys = "id: \(kind.name), \(kind.keys)"
      let isAsked = !["computed", "words"].contains(kind.name)
      if kind.name == "open" {
        keys += ", default: null"
      } else if state == .chosen, !kind.filled.isEmpty {
        keys += ", default: \(kind.filled)"
      }
      if state == .disabled, isAsked { keys += ", enabled: 'last == null'" }
      if state == .wrong, isAsked { keys += ", required: true" }
      return "  - {\(keys)}\n"
    }
    return "formline: 1\ntitle: States\nfields:\n\(fields.joined())  - {id: last, default: '-'}\n"
  }

  private static func picture(of state: State, _ theme: String, _ columns: Int) throws -> String {
    let form = try FormSession(
      definition: definition(state), answers: state == .chosen ? ["open": false, "password": "hunter2"] : [:],
      columns: columns, rows: 200,
      environment: ["FORMLINE_THEME": theme, "COLORTERM": "truecolor"])
    let roles = try Roles(theme)
    var text = "\n━━ \(state.rawValue)\n"
    switch state {
    case .empty, .chosen, .disabled:
      form.press("Ctrl+End")
      text += lines(of: form, roles).joined(separator: "\n") + "\n"
    case .wrong:
      form.press("F10")
      text += lines(of: form, roles).joined(separator: "\n") + "\n"
    case .focused, .typed:
      for kind in kinds where !["computed", "words"].contains(kind.name) {
        if state == .typed { form.type(kind.typed) }
        let screen = form.screen
        let rows = screen.indices.filter { screen[$0].hasPrefix("▌") }
        let lines = lines(of: form, roles)
        text += rows.filter(lines.indices.contains).map { lines[$0] + "\n" }.joined()
        form.press("Tab")
      }
    }
    return text
  }

  // Roles.

  /// The names of the roles by style.
  private struct Roles {
    private var names: [Style: String] = [:]

    init(_ name: String) throws {
      let theme = try #require(Theme.named(name))
      var found: [(Style, String)] = []
      // Of those that look alike, the more telling ones come first.
      let roles = [.focusedLabel, .selection] + ThemeRole.allCases.filter { $0 != .field && $0 != .focusedField }
      for role in roles { found.append((theme[keyPath: role.style], role.rawValue)) }
      for role in [ThemeRole.value, .placeholder, .selection] {
        for isFocused in [false, true] {
          let place = isFocused ? "focusedField" : "field"
          found.append((theme.inField(theme[keyPath: role.style], isFocused: isFocused), "\(role.rawValue)@\(place)"))
        }
      }
      found += [(theme.field, "field"), (theme.focusedField, "focusedField")]
      for (style, name) in found where style != .plain && names[style] == nil { names[style] = name }
    }

    /// A style by its role, and by what is added to that.
    func name(of style: Style) -> String {
      if let name = names[style] { return name }
      let additions: [(TextAttributes, String)] = [
        (.bold, "bold"), (.italic, "italic"), (.underline, "underlined"), (.inverse, "reversed"),
      ]
      for (attribute, word) in additions where style.attributes.contains(attribute) {
        var rest = style
        rest.attributes.remove(attribute)
        if rest == .plain { return word }
        if let name = names[rest] { return "\(name)+\(word)" }
      }
      return "?"
    }
  }

  private static func legend(of theme: String) throws -> String {
    let theme = try #require(Theme.named(theme))
    let roles = ThemeRole.allCases.map { "\($0.rawValue): \(words(for: theme[keyPath: $0.style]))\n" }
    return "‹role text›; a blank of a field is _; other text is plain. Of roles with one style, the first is named.\n\n"
      + roles.joined()
  }

  private static func words(for style: Style) -> String {
    let attributes: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.inverse, "inverse"),
    ]
    var words = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground != .standard { words.insert("\(style.foreground)", at: 0) }
    if style.background != .standard { words.append("on \(style.background)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  /// The rows of the screen, each run of a style with its role.
  private static func lines(of form: FormSession<String>, _ roles: Roles) -> [String] {
    guard let grid = form.form?.session.grid else { return [] }
    return (0..<grid.rows).map { row in
      var line = ""
      var column = 0
      while column < grid.columns {
        let style = grid.style(row: row, column: column)
        var text = ""
        while column < grid.columns, grid.style(row: row, column: column) == style {
          text += grid.cluster(row: row, column: column)
          column += 1
        }
        let isField = style.background != .standard || style.attributes.contains(.underline)
        let isBlank = text.allSatisfy { $0 == " " }
        if style == .plain || isBlank && !isField {
          line += text
        } else {
          line += "‹\(roles.name(of: style)) \(isField ? text.replacing(" ", with: "_") : text)›"
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
