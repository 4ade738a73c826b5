/// The bytes of one file and the path that diagnostics print for it.
package struct SourceText: Sendable {
  /// The path as the user wrote it.
  package let path: String
  /// The whole file, including a byte order mark.
  package let bytes: [UInt8]
  /// The number of lines before them, of a document in a file of several.
  let linesBefore: Int

  package init(path: String, bytes: [UInt8], behind lines: Int = 0) {
    self.path = path
    self.bytes = bytes
    linesBefore = lines
  }
}

/// A range of a source text in UTF-8 bytes. Model elements store it in place of a line and column, which only
/// diagnostics need.
package struct SourceRange: Sendable, Hashable {
  /// Offset of the first byte, from 0.
  package var utf8Offset: Int
  /// Length in bytes; 0 marks where something is missing.
  package var utf8Length: Int

  package init(utf8Offset: Int, utf8Length: Int) {
    self.utf8Offset = utf8Offset
    self.utf8Length = utf8Length
  }

  /// The start of a text, for mistakes that concern the whole file.
  package static let beginning = SourceRange(utf8Offset: 0, utf8Length: 0)
}

extension Dictionary where Value == SourceRange {
  /// The position of an earlier item with the same key; records this one's if it is the first.
  mutating func noted(_ key: Key, at range: SourceRange) -> SourceRange? {
    guard let first = updateValue(range, forKey: key) else { return nil }
    self[key] = first
    return first
  }
}

extension SourceText {
  /// The diagnostics of problems, in file order; a last one gives the number of dropped ones.
  func diagnostics(_ list: ProblemList) -> [Diagnostic] {
    // What an alias repeats is read again, with the same mistakes.
    var told: [SourceRange: Set<[String?]>] = [:]
    let ordered = list.problems.enumerated()
      .sorted { ($0.element.range.utf8Offset, $0.offset) < ($1.element.range.utf8Offset, $1.offset) }
      .map(\.element)
      .filter { told[$0.range, default: []].insert([$0.problem.message, $0.problem.field]).inserted }
    var finder = PlaceFinder(bytes, behind: linesBefore)
    var diagnostics = ordered.map { diagnostic($0.problem, at: $0.range, &finder) }
    nameFirstPlaces(of: ordered, in: &diagnostics)
    if list.droppedCount > 0, let last = ordered.last {
      var more = Problem.moreMistakes(list.droppedCount)
      if !list.hasDroppedErrors { more.severity = .warning }
      // Among wrong answers it is one.
      if ordered.allSatisfy({ $0.problem.field != nil }) { more.field = last.problem.field }
      diagnostics.append(diagnostic(more, at: last.range, &finder))
    }
    return diagnostics
  }

  private func diagnostic(_ problem: Problem, at range: SourceRange, _ finder: inout PlaceFinder) -> Diagnostic {
    var diagnostic = finder.diagnostic(
      problem.severity, in: path, at: range, message: problem.message, help: problem.help)
    if problem.hidesSource { diagnostic.excerpt = nil }
    (diagnostic.field, diagnostic.unknownName) = (problem.field, problem.unknownName)
    diagnostic.isRefusal = problem.isRefusal
    return diagnostic
  }

  /// Adds to each conflict the line of the other item; processed in order of these lines, to pass the text only once.
  private func nameFirstPlaces(of problems: [PlacedProblem], in diagnostics: inout [Diagnostic]) {
    var finder = PlaceFinder(bytes, behind: linesBefore)
    let clashes = problems.enumerated().compactMap { index, problem in problem.first.map { (index, $0.utf8Offset) } }
    for (index, offset) in clashes.sorted(by: { $0.1 < $1.1 }) {
      diagnostics[index].help = Problem.firstPlace(line: finder.line(at: offset))
    }
  }
}

extension Diagnostic {
  /// An error in one line of a file.
  /// - Parameters:
  ///   - source: The line.
  ///   - range: Its wrong bytes, by the indices of `source`; empty where something is missing.
  package init(path: String, line: Int, source: ArraySlice<UInt8>, range: Range<Int>, message: String, help: String?) {
    var finder = PlaceFinder(Array(source))
    let range = SourceRange(utf8Offset: range.lowerBound - source.startIndex, utf8Length: range.count)
    self = finder.diagnostic(.error, in: path, at: range, message: message, help: help)
    self.line = line
  }
}

/// Converts byte offsets to lines and columns; ascending queries take a single pass. Lines end at LF, CR LF or CR (YAML
/// 1.2, section 5.4).
struct PlaceFinder {
  /// The maximum number of bytes kept of a line on either side of the position.
  private static let reach = 200

  private let bytes: [UInt8]
  private let textStart: Int
  private let firstLine: Int
  private var line: Int
  private var lineStart: Int
  /// The current offset and its column.
  private var offset: Int
  private var column = 1

  /// - Parameter lines: The number of lines before the bytes.
  init(_ bytes: [UInt8], behind lines: Int = 0) {
    self.bytes = bytes
    (firstLine, line) = (lines + 1, lines + 1)
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = textStart
    offset = textStart
  }

  /// The line, from 1, that holds the byte at `offset`.
  mutating func line(at offset: Int) -> Int {
    move(to: offset)
    return line
  }

  /// A diagnostic of a range, with the part of its line around it.
  mutating func diagnostic(
    _ severity: Diagnostic.Severity, in path: String, at range: SourceRange, message: String, help: String?
  ) -> Diagnostic {
    move(to: min(range.utf8Offset, bytes.count))
    let start = boundary(max(lineStart, offset - Self.reach))
    let lineEnd = end(from: offset, limit: min(bytes.count, offset + 2 * Self.reach))
    let end = boundary(min(lineEnd, offset + Self.reach))
    let to = min(max(offset, range.utf8Offset + range.utf8Length), lineEnd)
    let excerpt = Diagnostic.Excerpt(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      column: Self.scalarCount(bytes[start..<offset]) + 1, isCutBefore: start > lineStart, isCutBehind: end < lineEnd)
    return Diagnostic(
      severity: severity, path: path, line: line, column: column, message: message, excerpt: excerpt,
      caretLength: max(1, Self.scalarCount(bytes[offset..<to])), help: help)
  }

  private mutating func move(to target: Int) {
    if target < offset { (line, lineStart, offset, column) = (firstLine, textStart, textStart, 1) }
    while offset < min(target, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(offset)) {
        line += 1
        lineStart = offset
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private func isLineFeed(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") }

  private func end(from start: Int, limit: Int) -> Int {
    var end = start
    while end < limit, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  /// The offset of the first byte of the scalar at `offset`.
  private func boundary(_ offset: Int) -> Int {
    var offset = offset
    while offset > lineStart, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { count, byte in if byte & 0xC0 != 0x80 { count += 1 } }
  }
}
