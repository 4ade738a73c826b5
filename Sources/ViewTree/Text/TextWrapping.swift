package import TerminalModel

/// Breaks styled text into lines by UAX #14: between words, after hyphens, between ideographs but not before their
/// punctuation, and inside words longer than a line. Spaces at a break are dropped; leading spaces of a paragraph stay.
package enum TextWrapping {
  /// - Parameters:
  ///   - columns: The width of a line, at least 1; unbounded if nil.
  ///   - limit: The maximum number of lines; an ellipsis replaces further text.
  ///   - mode: Where the ellipsis is in the last line.
  ///   - hangsItems: Whether continuation lines of a list item are indented to its text.
  package static func lines(
    of runs: [StyledText], columns: Int?, limit: Int? = nil, mode: Text.TruncationMode = .tail,
    hangsItems: Bool = false
  ) -> [[StyledText]] {
    if let single = unbroken(runs, columns: columns) { return [single] }
    if hangsItems, let columns {
      let lines = paragraphs(runs).flatMap { hanging($0, columns: columns) }
      if lines.count <= limit ?? .max { return lines }
    }
    var breaker = LineBreaker(columns: max(1, columns ?? .max))
    let breaks = LineBreaks.opportunities(in: runs.reduce(into: "") { $0 += $1.text })
    var place = 0
    for run in runs {
      for character in run.text {
        breaker.append(character, style: run.style, mayBreak: place < breaks.count && breaks[place])
        place += character.unicodeScalars.count
      }
    }
    let lines = breaker.finish()
    guard let limit = limit.map({ max(1, $0) }), lines.count > limit else { return lines.map(\.runs) }
    guard mode == .tail else {
      let rest = joined(lines[(limit - 1)...])
      return lines.prefix(limit - 1).map(\.runs) + [truncated(rest, columns: columns ?? .max, mode: mode)]
    }
    var last = lines[limit - 1].runs
    // The last line shows as much as fits, including part of the word that did not.
    switch lines[limit - 1].ending {
    case .paragraph: break
    case .space: last += [StyledText(" ", style: last.last?.style ?? .plain)] + lines[limit].runs
    case .inside: last += lines[limit].runs
    }
    return lines.prefix(limit - 1).map(\.runs) + [truncated(last, columns: columns ?? .max, always: true)]
  }

  /// The runs of each paragraph, split at newlines.
  private static func paragraphs(_ runs: [StyledText]) -> [[StyledText]] {
    var paragraphs: [[StyledText]] = [[]]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { paragraphs.append([]) }
        if !part.isEmpty { paragraphs[paragraphs.count - 1].append(StyledText(String(part), style: run.style)) }
      }
    }
    return paragraphs
  }

  /// The lines of a paragraph. If it is a list item, continuation lines are indented to its text.
  private static func hanging(_ paragraph: [StyledText], columns: Int) -> [[StyledText]] {
    guard let first = paragraph.first else { return [[]] }
    let mark = itemMark(of: first.text)
    let indent = TextWidth.columns(of: mark)
    guard indent > 0, columns >= indent + 8 else { return lines(of: paragraph, columns: columns) }
    var rest = paragraph
    rest[0].text = String(first.text.dropFirst(mark.count))
    let blank = String(repeating: " ", count: indent)
    return lines(of: rest, columns: columns - indent).enumerated().map { index, line in
      [StyledText(index == 0 ? mark : blank, style: first.style)] + line
    }
  }

  /// The marker of a list item with its indentation, as `• ` or `12. `; empty if the text is no item.
  private static func itemMark(of text: String) -> String {
    let indent = text.prefix { $0 == " " }
    let content = text[indent.endIndex...]
    if content.hasPrefix("• ") { return "\(indent)• " }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count), content[digits.endIndex...].hasPrefix(". ") else { return "" }
    return "\(indent)\(digits). "
  }

  /// Several lines as one, with a space for each break at which one was dropped.
  private static func joined(_ lines: ArraySlice<LineBreaker.Line>) -> [StyledText] {
    var joined: [StyledText] = []
    for (place, line) in lines.enumerated() {
      joined += line.runs
      guard place + 1 < lines.count, line.ending != .inside, let style = line.runs.last?.style else { continue }
      joined.append(StyledText(" ", style: style))
    }
    return joined
  }

  /// The text on one line, truncated with an ellipsis.
  /// - Parameters:
  ///   - always: True to add an ellipsis even if the text fits, because more text follows.
  ///   - mode: Where the ellipsis is; at the end if `always`.
  package static func truncated(
    _ line: [StyledText], columns: Int, always: Bool = false, mode: Text.TruncationMode = .tail
  ) -> [StyledText] {
    guard always || width(of: line) > columns else { return line }
    guard columns >= ellipsisColumns else { return [] }
    guard mode == .tail || always else { return shortened(line, columns: columns, keepingHead: mode == .middle) }
    var kept: [StyledText] = []
    var room = columns - ellipsisColumns
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

  /// The end of a line after an ellipsis; with `keepingHead`, preceded by an equal share of its beginning.
  private static func shortened(_ line: [StyledText], columns: Int, keepingHead: Bool) -> [StyledText] {
    let characters = line.flatMap { run in run.text.map { StyledText(String($0), style: run.style) } }
    let room = columns - ellipsisColumns
    var head = 0
    var headColumns = 0
    while keepingHead, headColumns + TextWidth.columns(of: characters[head].text) <= (room + 1) / 2 {
      headColumns += TextWidth.columns(of: characters[head].text)
      head += 1
    }
    var tail = characters.count
    var tailColumns = 0
    while tail > head, headColumns + tailColumns + TextWidth.columns(of: characters[tail - 1].text) <= room {
      tail -= 1
      tailColumns += TextWidth.columns(of: characters[tail].text)
    }
    while head > 0, characters[head - 1].text == " " { head -= 1 }
    while tail < characters.count, characters[tail].text == " " { tail += 1 }
    let style = (head > 0 ? characters[head - 1] : characters[min(tail, characters.count - 1)]).style
    var shortened: [StyledText] = []
    for piece in characters[..<head] + [StyledText("…", style: style)] + characters[tail...] {
      if let last = shortened.last, last.style == piece.style {
        shortened[shortened.count - 1].text += piece.text
      } else {
        shortened.append(piece)
      }
    }
    return shortened
  }

  private static var ellipsisColumns: Int { TextWidth.columns(of: "…" as Character) }

  package static func width(of line: [StyledText]) -> Int { line.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }

  private static func appendingEllipsis(to line: [StyledText]) -> [StyledText] {
    var line = line
    while let last = line.last {
      // As a substring: generic code over other collection types costs the runtime conformance lookups.
      var trimmed = last.text[...]
      while trimmed.last == " " { trimmed.removeLast() }
      line[line.count - 1].text = String(trimmed)
      if !trimmed.isEmpty || line.count == 1 { break }
      line.removeLast()
    }
    guard !line.isEmpty else { return [StyledText("…", style: .plain)] }
    line[line.count - 1].text += "…"
    return line
  }

  /// A fast path, since most texts fit: returns the runs unless they need a break.
  private static func unbroken(_ runs: [StyledText], columns: Int?) -> [StyledText]? {
    guard !runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    guard let columns else { return runs }
    return width(of: runs) <= columns ? runs : nil
  }
}

/// A run of visible text in one style.
package struct StyledText: Equatable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
