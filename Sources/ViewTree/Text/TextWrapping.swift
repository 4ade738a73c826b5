import TerminalModel

/// Breaks styled text into lines of a width: between words, between wide characters, and inside words that are
/// longer than a line. Spaces at a break are left out; those that indent a paragraph stay.
package enum TextWrapping {
  /// - Parameters:
  ///   - columns: The width of a line, at least 1; unbounded if nil.
  ///   - limit: The most lines; the last one then ends in an ellipsis if text is left.
  package static func lines(of runs: [StyledText], columns: Int?, limit: Int? = nil) -> [[StyledText]] {
    if let single = unbroken(runs, columns: columns) { return [single] }
    var breaker = LineBreaker(columns: max(1, columns ?? .max))
    for run in runs {
      for character in run.text { breaker.append(character, style: run.style) }
    }
    let lines = breaker.finish()
    guard let limit = limit.map({ max(1, $0) }), lines.count > limit else { return lines.map(\.runs) }
    var last = lines[limit - 1].runs
    // The last line shows as much as it has room for, also a part of the word that did not fit.
    switch lines[limit - 1].ending {
    case .paragraph: break
    case .space: last += [StyledText(" ", style: last.last?.style ?? .plain)] + lines[limit].runs
    case .inside: last += lines[limit].runs
    }
    return lines.prefix(limit - 1).map(\.runs) + [truncated(last, columns: columns ?? .max, always: true)]
  }

  /// The text on one line; what does not fit is replaced by an ellipsis.
  /// - Parameter always: Whether it ends in an ellipsis even if it fits, because text after it is left out.
  package static func truncated(_ line: [StyledText], columns: Int, always: Bool = false) -> [StyledText] {
    guard always || width(of: line) > columns else { return line }
    guard columns > 0 else { return [] }
    var kept: [StyledText] = []
    var room = columns - 1
    for run in line {
      var text = ""
      for character in run.text {
        room -= TextWidth.columns(of: character)
        if room < 0 { break }
        text.append(character)
      }
      kept.append(StyledText(text, style: run.style))
      if room < 0 { break }
    }
    return appendingEllipsis(to: kept)
  }

  /// Columns of a line.
  package static func width(of line: [StyledText]) -> Int { line.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }

  private static func appendingEllipsis(to line: [StyledText]) -> [StyledText] {
    var line = line
    while let last = line.last {
      let trimmed = last.text.reversed().drop { $0 == " " }
      line[line.count - 1].text = String(trimmed.reversed())
      if !trimmed.isEmpty || line.count == 1 { break }
      line.removeLast()
    }
    guard !line.isEmpty else { return [StyledText("…", style: .plain)] }
    line[line.count - 1].text += "…"
    return line
  }

  /// Most texts fit: no need to look at each character.
  private static func unbroken(_ runs: [StyledText], columns: Int?) -> [StyledText]? {
    guard !runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    guard let columns else { return runs }
    return width(of: runs) <= columns ? runs : nil
  }
}
