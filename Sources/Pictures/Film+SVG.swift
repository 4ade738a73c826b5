/// An animated picture (SVG 1.1 with CSS animations), as a README can show it: no script, no font of its own.
///
/// Every picture of the film stands below the last one on a long strip, which moves up by a picture at a time behind a
/// window of one picture's size. Rows that look alike are drawn once and used again.
extension Film {
  /// The film as an SVG document, ending in a newline. Nothing in it depends on when or where it was made.
  package func svg(title: String) -> String {
    let pictures = FilmPicture.all(of: self)
    let columns = pictures.map { $0.rows.first?.cells.count ?? 0 }.max() ?? columns
    let rows = min(1 + (pictures.map(\.usedRows).max() ?? 0), pictures.map(\.rows.count).max() ?? 1)
    var strip = SVGStrip(columns: columns, rows: rows)
    for picture in pictures { strip.append(picture) }

    let (width, height) = (strip.width, strip.height)
    let outside = "\(SVGStrip.text(width + 2 * SVGStrip.margin))"
    let tall = "\(SVGStrip.text(height + 2 * SVGStrip.margin))"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(outside) \(tall)" width="\(outside)" height="\(tall)">
      <title>\(XMLText.escaped(title))</title>
      <style>
      text { font: \(SVGStrip.text(SVGStrip.fontSize))px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
      monospace; white-space: pre; }
      \(animation(pictures, height: height))
      </style>
      <rect width="100%" height="100%" rx="8" fill="\(PicturePalette.dark.background)"/>
      <defs>
      \(strip.definitions)</defs>
      <svg x="\(SVGStrip.text(SVGStrip.margin))" y="\(SVGStrip.text(SVGStrip.margin))" width="\(SVGStrip.text(width))" \
      height="\(SVGStrip.text(height))">
      <g class="strip" fill="\(PicturePalette.dark.foreground)">
      \(strip.pictures)</g>
      </svg>
      </svg>

      """
  }

  /// The rule that moves the strip; who wants no motion sees the last picture.
  private func animation(_ pictures: [FilmPicture], height: Double) -> String {
    let whole = duration.decimal(of: .seconds)
    var frames = ""
    for (index, picture) in pictures.enumerated() {
      let share = index == 0 ? 0 : (picture.time / duration) * 100
      frames += "\(SVGStrip.text(share))% { transform: translateY(-\(SVGStrip.text(Double(index) * height))px); }\n"
    }
    let last = SVGStrip.text(Double(pictures.count - 1) * height)
    return """
      @keyframes film {
      \(frames)}
      .strip { animation: film \(whole)s step-end infinite; }
      @media (prefers-reduced-motion: reduce) { .strip { animation: none; transform: translateY(-\(last)px); } }
      """
  }
}

extension FilmPicture {
  /// How many rows have something on them, the cursor's among them.
  fileprivate var usedRows: Int {
    max((rows.lastIndex { !$0.text.isEmpty } ?? -1) + 1, (cursor?.row ?? -1) + 1)
  }
}
