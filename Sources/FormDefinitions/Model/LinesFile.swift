/// A file of one item a line, read when the definition was; empty lines do not count.
package struct LinesFile: Sendable {
  /// Relative to the definition's folder.
  package var path: String
  package var lines: TextLines

  package init(path: String, lines: [String]) {
    self.path = path
    self.lines = TextLines(lines)
  }

  /// Splits UTF-8 text at LF and CR LF; costs one pass.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    lines = TextLines(of: bytes)
  }
}

/// What is wrong with the lines of a file; asked for only when something is.
extension LinesFile {
  /// Every line that occurred before.
  static func duplicateProblems(of bytes: [UInt8]) -> ProblemList {
    var problems = ProblemList()
    var first: [String: SourceRange] = [:]
    let lines = TextLines(of: bytes)
    for (position, line) in lines.enumerated() {
      let range = lines.range(at: position)
      let place = SourceRange(utf8Offset: range.lowerBound, utf8Length: range.count)
      if let earlier = first[line] {
        problems.add(.duplicateLine(line), at: place, first: earlier)
      } else {
        first[line] = place
      }
    }
    return problems
  }

  /// The first byte of each line that belongs to no character.
  static func encodingProblems(of bytes: [UInt8]) -> ProblemList {
    var problems = ProblemList()
    let lines = TextLines(of: bytes)
    for range in lines.indices.map(lines.range) where String(validating: bytes[range], as: UTF8.self) == nil {
      problems.add(
        .linesNotUTF8, at: SourceRange(utf8Offset: range.lowerBound + validPrefix(of: bytes[range]), utf8Length: 1))
    }
    return problems
  }

  /// How many bytes make whole characters, from the first on.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var source = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&source) { count += UTF8.width(scalar) }
    return count
  }
}
