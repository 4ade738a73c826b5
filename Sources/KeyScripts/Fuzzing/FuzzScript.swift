package import FormDefinitions
package import FormImports
import TerminalModel
import Values

/// Random scripts: keys, valid and invalid texts, pastes, clicks, and window resizes.
nonisolated package struct FuzzScript {
  /// The path of the form, relative to the scripts.
  private let form: String
  private let kind: ImportedKind?
  private let texts: [String]
  private var random: SeededGenerator
  private var size = (columns: 80, rows: 24)

  /// - Parameters:
  ///   - kind: The format of the file, if it must be given.
  ///   - number: The script's number for this seed; scripts are independent.
  package init(
    of definition: FormDefinition, at form: String, kind: ImportedKind? = nil, seed: UInt64, number: Int
  ) {
    self.form = form
    self.kind = kind
    texts = Self.texts + definition.fields.flatMap(\.likelyTexts)
    var mix = SeededGenerator(seed: seed)
    random = SeededGenerator(seed: mix.next() &+ UInt64(bitPattern: Int64(number)))
  }

  /// A script of `actions` actions, determined by seed and number.
  /// - Parameter path: The path of the script.
  package mutating func script(at path: String, actions: Int) -> KeyScript {
    var commands = [KeyScriptCommand.form(path: form, kind: kind)]
    if oneIn(4) {
      size = (number(20...100), number(4...40))
      commands.append(.size(columns: size.columns, rows: size.rows))
    }
    if oneIn(4) { commands.append(.inputrc("set editing-mode vi")) }
    for _ in 0..<actions { commands.append(action()) }
    return KeyScript(path: path, lines: commands.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) })
  }

  private mutating func action() -> KeyScriptCommand {
    switch number(0...99) {
    case 0..<35: return .type(.literal(texts.randomElement(using: &random) ?? "x"))
    case 35..<50: return .key(Self.movements.randomElement(using: &random) ?? Key(.tab), count: 1)
    case 50..<62: return .key(Key(.enter), count: 1)
    case 62..<84: return .key(Self.keys.randomElement(using: &random) ?? Key(.tab), count: oneIn(5) ? number(2...9) : 1)
    case 84..<87: return .paste(.literal((texts.randomElement(using: &random) ?? "") + "\nline \u{1b}[31m"))
    case 87..<91: return .click(.cell(column: number(1...size.columns), row: number(1...size.rows)))
    case 91..<93: return .scroll(oneIn(2) ? .up : .down, count: number(1...5))
    case 93..<96:
      size = (number(1...120), number(1...50))
      return .resize(columns: size.columns, rows: size.rows)
    case 96..<98: return .wait(.milliseconds(number(0...2000)))
    default:
      let lead: [UInt8] = oneIn(2) ? [0x1b, 0x5b] : []
      return .bytes(lead + (0..<number(1...6)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

  private static let movements = named("Tab Tab Tab Shift+Tab Up Down Ctrl+Home Ctrl+End PageUp PageDown")
  private static let keys = named(
    """
    Left Right Home End Backspace Delete Space Insert Esc F1 F2 F3 F4 F10 Ctrl+A Ctrl+E Ctrl+K Ctrl+Y Ctrl+W Ctrl+U \
    Ctrl+_ Ctrl+T Ctrl+R Ctrl+S Ctrl+L Ctrl+G Ctrl+J Ctrl+X Ctrl+V Ctrl+D Ctrl+O Alt+b Alt+d Alt+f Alt+u Alt+y Alt+2 \
    Alt+- Alt+< Alt+> Alt+. Alt+Down Alt+Enter Shift+Left Ctrl+Left Ctrl+Right
    """)
  private static let texts = [
    "a", "n", "y", "7", "-3.5", "1e400", "é", "e\u{301}", "漢字", "👩‍👩‍👧", " ", "x y", "a,b", "\\", "\"", "$(id)", "~/", "[",
    "{\"a\": 1}", "2026-01-02", "2026-02-30", "23:59", "2026-01-01T00:00:00Z", "ada@example.com", "ada@",
    "https://example.com/?a=b", "+44 20 7946 0958", "\u{202e}txt", "\u{7}\u{9b}31m",
    String(repeating: "long ", count: 60),
  ]

  private static func named(_ names: String) -> [Key] {
    names.split(separator: " ").compactMap { Key(parsing: String($0)) }
  }
}

nonisolated extension FieldDefinition {
  /// Likely texts for the field: its options, limits and placeholder.
  fileprivate var likelyTexts: [String] {
    var texts = [placeholder].compactMap { $0 }
    texts += choice?.options.known?.prefix(20).map(\.label) ?? []
    if let limits = numberLimits { texts += [limits.minimum, limits.maximum].compactMap { $0.map { "\($0)" } } }
    return texts
  }
}
