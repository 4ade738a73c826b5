import Values
import TerminalEmulation

/// Draws cells (SVG 1.1); text runs stay aligned to their columns with any font.
private enum SVG {
  // Sizes in user units.
  static let cellWidth = 9
  static let cellHeight = 20
  static let baseline = 15
  static let margin = 16

  /// The beginning of a drawing, up to its background. `title` is its text alternative.
  static func head(columns: Int, rows: Int, palette: PicturePalette, title: String) -> String {
    let (width, height) = (margin * 2 + columns * cellWidth, margin * 2 + rows * cellHeight)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace" font-size="15" \
      fill="\(palette.foreground)" xml:space="preserve">
      <title>\(XMLText.escaped(title))</title>
      <rect width="100%" height="100%" rx="8" fill="\(palette.background)"/>

      """
  }

  /// A text run in a row with the given upper left corner.
  static func run(_ run: ScreenPicture.Run, left: Int, top: Int, palette: PicturePalette) -> String {
    let (foreground, background) = palette.colors(of: run.style)
    let x = left + run.column * cellWidth
    let width = run.columns * cellWidth
    var elements = ""
    if let background {
      elements = "<rect x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(cellHeight)\" fill=\"\(background)\"/>\n"
    }
    guard run.text.contains(where: { $0 != " " }) || run.style.isLined else { return elements }
    if let block = block(of: run.text, x: x, top: top, width: width) {
      return elements + "<rect \(block) fill=\"\(foreground)\"/>\n"
    }
    var attributes =
      "x=\"\(x)\" y=\"\(top + baseline)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    if foreground != palette.foreground { attributes += " fill=\"\(foreground)\"" }
    let declarations = run.declarations
    if !declarations.isEmpty { attributes += " style=\"\(declarations.joined(separator: ";"))\"" }
    return elements + "<text \(attributes)>\(XMLText.markup(run.text))</text>\n"
  }
}

extension SVG {
  /// The place of a run of one block element, which fonts draw with gaps.
  private static func block(of text: String, x: Int, top: Int, width: Int) -> String? {
    switch text.first {
    case "▁" where text.allSatisfy { $0 == "▁" }:
      "x=\"\(x)\" y=\"\(top + cellHeight - 2)\" width=\"\(width)\" height=\"2\""
    case "▐" where text == "▐": "x=\"\(x + width - 4)\" y=\"\(top)\" width=\"4\" height=\"\(cellHeight)\""
    case "▌" where text == "▌": "x=\"\(x)\" y=\"\(top)\" width=\"4\" height=\"\(cellHeight)\""
    default: nil
    }
  }
}

extension ScreenPicture {
  package func svg(title: String) -> String {
    SVG.head(columns: columns, rows: rows.count, palette: palette, title: title)
      + rows.enumerated().map { index, row in
        row.map { SVG.run($0, left: SVG.margin, top: SVG.margin + index * SVG.cellHeight, palette: palette) }.joined()
      }.joined() + "</svg>\n"
  }
}

extension Film {
  /// An animated SVG document for a README: CSS, no script, deterministic.
  ///
  /// The frames are stacked on a strip that moves up frame by frame behind a window. Equal rows are drawn only once.
  package func svg(title: String) -> String {
    let palette = PicturePalette.dark
    let pictures = FilmPicture.all(of: self)
    let columns = pictures.map { $0.rows.first?.cells.count ?? 0 }.max() ?? columns
    let rows = min(1 + (pictures.map(\.usedRows).max() ?? 0), pictures.map(\.rows.count).max() ?? 1)
    let height = rows * SVG.cellHeight

    var names: [ScreenRow: String] = [:]
    var definitions = ""
    var strip = ""
    for (number, picture) in pictures.enumerated() {
      strip += "<g transform=\"translate(0 \(number * height))\">\n"
      for (index, row) in picture.rows.prefix(rows).enumerated() {
        let runs = ScreenPicture.runs(of: row)
        guard !runs.isEmpty else { continue }
        let name = names[row] ?? "r\(names.count)"
        if names.updateValue(name, forKey: row) == nil {
          let drawn = runs.map { SVG.run($0, left: 0, top: 0, palette: palette) }.joined()
          definitions += "<g id=\"\(name)\">\n\(drawn)</g>\n"
        }
        strip += "<use href=\"#\(name)\" y=\"\(index * SVG.cellHeight)\"/>\n"
      }
      if let cursor = picture.cursor, cursor.row < rows {
        strip += """
          <rect x="\(cursor.column * SVG.cellWidth)" y="\(cursor.row * SVG.cellHeight)" width="\(SVG.cellWidth)" \
          height="\(SVG.cellHeight)" fill-opacity="0.6"/>

          """
      }
      strip += "</g>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(SVG.head(columns: columns, rows: rows, palette: palette, title: title))\
      <style>
      \(animation(pictures.map(\.time), height: height))
      </style>
      <defs>
      \(definitions)</defs>
      <svg x="\(SVG.margin)" y="\(SVG.margin)" width="\(columns * SVG.cellWidth)" height="\(height)">
      <g class="strip">
      \(strip)</g>
      </svg>
      </svg>

      """
  }

  /// The animation of the strip; with reduced motion, only the last frame is shown.
  private func animation(_ times: [Duration], height: Int) -> String {
    let frames = times.enumerated().map { index, time in
      let share = Int((index == 0 ? 0 : time / duration * 100_000).rounded())
      let percent = "\(share / 1000).\(String(share % 1000).padded(to: 3))"
      return "\(percent)% { transform: translateY(-\(index * height)px); }\n"
    }
    return """
      @keyframes film {
      \(frames.joined())}
      .strip { animation: film \(duration.decimal(of: .seconds))s step-end infinite; }
      @media (prefers-reduced-motion: reduce) {
      .strip { animation: none; transform: translateY(-\((times.count - 1) * height)px); }
      }
      """
  }
}

extension FilmPicture {
  /// The number of rows up to the last one with text or the cursor.
  fileprivate var usedRows: Int { max((rows.lastIndex { !$0.text.isEmpty } ?? -1) + 1, (cursor?.row ?? -1) + 1) }
}
