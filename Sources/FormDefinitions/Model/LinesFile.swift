/// A file of one item a line, read when the definition was; empty lines do not count.
package struct LinesFile: Sendable {
  /// Relative to the definition's folder.
  package var path: String
  package var lines: [String]

  package init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
  }

  /// Splits UTF-8 text at LF and CR LF; costs one pass.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    lines = Self.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Where the lines that count stand, a byte order mark and ends of lines left out.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return content.isEmpty ? nil : content.indices
    }
  }
}

/// What is wrong with the lines of a file; asked for only when something is.
extension LinesFile {
  /// Whether a line occurs twice.
  var hasDuplicates: Bool {
    var seen = Set<String>(minimumCapacity: lines.count)
    return !lines.allSatisfy { seen.insert($0).inserted }
  }

  /// Every line that occurred before.
  static func duplicateProblems(of bytes: [UInt8]) -> ProblemList {
    var problems = ProblemList()
    var first: [String: SourceRange] = [:]
    for range in ranges(in: bytes) {
      let line = String(decoding: bytes[range], as: UTF8.self)
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
    for range in ranges(in: bytes) where String(validating: bytes[range], as: UTF8.self) == nil {
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
