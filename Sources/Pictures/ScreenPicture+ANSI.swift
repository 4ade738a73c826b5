import TerminalEmulation

/// Pictures for terminals.
extension ScreenPicture {
  /// The rows with the SGR sequences (ECMA-48, 8.3.117) of their styles; none reaches beyond its row.
  package func ansi() -> String {
    rows.map { row in
      row.map { run in
        let codes = run.style.codes
        return codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
      }.joined() + "\n"
    }.joined()
  }
}

extension ScreenStyle {
  /// The parameters of SGR that set the style.
  fileprivate var codes: [String] {
    let marks: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.inverse, "7"), (.concealed, "8"),
      (.strikethrough, "9"), (.overline, "53"),
    ]
    var codes = marks.filter { attributes.contains($0.0) }.map(\.1)
    if underline != .none { codes.append("4") }
    return codes + Self.codes(foreground, base: 30) + Self.codes(background, base: 40)
  }

  private static func codes(_ color: ScreenColor, base: Int) -> [String] {
    switch color {
    case .standard: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 60 + Int(index) - 8)"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
