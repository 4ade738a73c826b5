package import TerminalModel
internal import Values

/// Reads theme files: YAML or JSON, with styles by role that modify a built-in theme.
///
///     extends: dark
///     title: {foreground: bright-cyan, bold: true}
///     field: {background: 236}
///     placeholder: {foreground: "#9a9a9a", italic: true}
package enum ThemeReader {
  /// The contents of a theme file: the base theme and the changes of its styles.
  package struct Changes {
    /// The name of a built-in theme; nil for the default one.
    package var base: String?
    /// By role; each change replaces only the parts that it sets.
    package var styles: [String: StyleChange] = [:]
  }

  /// The parts of a style that a theme file sets.
  package struct StyleChange: Equatable {
    package var foreground: Color?
    package var background: Color?
    package var added: TextAttributes = []
    package var removed: TextAttributes = []

    /// The style with these parts replaced.
    package func applied(to style: Style) -> Style {
      var style = style
      if let foreground { style.foreground = foreground }
      if let background { style.background = background }
      style.attributes = style.attributes.subtracting(removed).union(added)
      return style
    }
  }

  /// Reads a theme file and reports all its mistakes.
  /// - Parameters:
  ///   - path: The file's name in diagnostics.
  ///   - roles: The names of the roles.
  ///   - themes: The names of the built-in themes.
  package static func read(
    _ bytes: [UInt8], path: String, roles: [String], themes: [String]
  ) -> (changes: Changes, diagnostics: [Diagnostic]) {
    let source = SourceText(path: path, bytes: bytes)
    let outcome = source.parsed()
    var parser = ThemeParser(problems: outcome.problems)
    // An empty file changes nothing.
    if let root = outcome.root { parser.parse(root, roles: roles, themes: themes) }
    return (parser.changes, source.diagnostics(parser.problems))
  }
}

private struct ThemeParser {
  var changes = ThemeReader.Changes()
  var problems: ProblemList

  private static let base = "extends"
  private static let attributes: KeyValuePairs<String, TextAttributes> = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .inverse,
    "strikethrough": .strikethrough,
  ]
  private static let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
  private static let colorNames = ["default"] + colors + colors.map { "bright-\($0)" }

  mutating func parse(_ root: DefinitionNode, roles: [String], themes: [String]) {
    guard let pairs = root.mapping else {
      return problems.add(.wrongKind("a theme", wanted: .mapping, found: root.kindName), at: root.range)
    }
    for pair in pairs {
      if pair.key == Self.base {
        changes.base = name(pair.value, among: themes)
      } else if roles.contains(pair.key) {
        changes.styles[pair.key] = style(pair.value)
      } else {
        problems.add(.unknownKey(pair.key, of: "a theme", known: [Self.base] + roles), at: pair.keyRange)
      }
    }
  }

  private mutating func name(_ node: DefinitionNode, among themes: [String]) -> String? {
    guard let name = node.text, themes.contains(name) else {
      let word = node.text ?? node.kindName
      problems.add(.unknownWord(word, "theme", plural: "themes", known: themes), at: node.range)
      return nil
    }
    return name
  }

  private mutating func style(_ node: DefinitionNode) -> ThemeReader.StyleChange {
    var change = ThemeReader.StyleChange()
    guard let pairs = node.mapping else {
      // A bare colour is the foreground colour.
      change.foreground = color(node)
      return change
    }
    for pair in pairs {
      switch pair.key {
      case "foreground": change.foreground = color(pair.value)
      case "background": change.background = color(pair.value)
      default:
        guard let attribute = Self.attributes.first(where: { $0.key == pair.key })?.value else {
          let known = ["foreground", "background"] + Self.attributes.map(\.key)
          problems.add(.unknownKey(pair.key, of: "a style", known: known), at: pair.keyRange)
          continue
        }
        guard case .bool(let isOn)? = pair.value.scalar?.resolved else {
          problems.add(
            .wrongKind("'\(pair.key)'", wanted: .boolean, found: pair.value.phrase), at: pair.value.range)
          continue
        }
        if isOn { change.added.insert(attribute) } else { change.removed.insert(attribute) }
      }
    }
    return change
  }

  private mutating func color(_ node: DefinitionNode) -> Color? {
    switch node.scalar?.resolved {
    case .integer(let index)?:
      if let index = UInt8(exactly: index) { return .palette(index) }
    case .string(let text)?:
      if let color = Self.color(text) { return color }
    default: break
    }
    problems.add(.notAColor(node, known: Self.colorNames), at: node.range)
    return nil
  }

  private static func color(_ text: String) -> Color? {
    if text == "default" { return .standard }
    if let index = colorNames.dropFirst().firstIndex(of: text) { return .ansi(UInt8(index - 1)) }
    let digits = text.dropFirst()
    let isHex = text.first == "#" && digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit)
    guard isHex, let number = UInt32(digits, radix: 16)
    else { return nil }
    return .rgb(UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
  }
}

extension Problem {
  fileprivate static func notAColor(_ node: DefinitionNode, known: [String]) -> Problem {
    let wanted = "a name, a number from 0 to 255, or \"#rrggbb\" in quotes"
    // An unquoted number sign begins a comment.
    guard let text = node.scalar?.text, !node.isNull else {
      return Problem("a colour must be \(wanted), not \(node.kindName)", help: "write it like cyan, 80 or \"#5fd7d7\"")
    }
    let help = NearestWord.hint(for: text, among: known) ?? "write it like cyan, 80 or \"#5fd7d7\""
    return Problem("\(quoted(text)) is not a colour", help: help)
  }
}
