import TerminalEmulation

/// Pictures for pages.
extension ScreenPicture {
  /// A `pre` element that brings its own style, with a closing newline.
  package func html() -> String {
    let lines = rows.map { row in
      row.reduce(into: "") { line, run in
        let (foreground, background) = palette.colors(of: run.style)
        var declarations = run.style.declarations
        if let background { declarations.insert("background:\(background)", at: 0) }
        if foreground != palette.foreground { declarations.insert("color:\(foreground)", at: 0) }
        let text = XMLText.markup(run.text)
        line +=
          declarations.isEmpty ? text : "<span style=\"\(declarations.joined(separator: ";"))\">\(text)</span>"
      }
    }
    let style =
      "background:\(palette.background);color:\(palette.foreground);"
      + "padding:1em;border-radius:6px;line-height:1.3;overflow:auto"
    return "<pre style=\"\(style)\">\n\(lines.joined(separator: "\n"))\n</pre>\n"
  }

  /// An SVG document; every run stands on its columns whatever the font. `title` is what is said of the picture to
  /// those who do not see it.
  package func svg(title: String) -> String {
    let (width, height) = (Self.margin * 2 + columns * Self.cellWidth, Self.margin * 2 + rows.count * Self.cellHeight)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
      "<title>\(XMLText.markup(title))</title>",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(palette.background)\"/>",
      "<g font-family=\"ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace\" font-size=\"15\""
        + " fill=\"\(palette.foreground)\" xml:space=\"preserve\">",
    ]
    for (index, row) in rows.enumerated() {
      for run in row { lines += svg(run, top: Self.margin + index * Self.cellHeight) }
    }
    return lines.joined(separator: "\n") + "\n</g>\n</svg>\n"
  }

  // In the units of the picture.
  private static let cellWidth = 9
  private static let cellHeight = 20
  private static let baseline = 15
  private static let margin = 16

  private func svg(_ run: Run, top: Int) -> [String] {
    let (foreground, background) = palette.colors(of: run.style)
    let left = Self.margin + run.column * Self.cellWidth
    let width = run.columns * Self.cellWidth
    var elements: [String] = []
    if let background {
      elements.append(
        "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(Self.cellHeight)\" fill=\"\(background)\"/>")
    }
    guard run.text.contains(where: { $0 != " " }) else { return elements }
    var attributes =
      "x=\"\(left)\" y=\"\(top + Self.baseline)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    if foreground != palette.foreground { attributes += " fill=\"\(foreground)\"" }
    let declarations = run.style.declarations
    if !declarations.isEmpty { attributes += " style=\"\(declarations.joined(separator: ";"))\"" }
    elements.append("<text \(attributes)>\(XMLText.markup(run.text))</text>")
    return elements
  }
}
