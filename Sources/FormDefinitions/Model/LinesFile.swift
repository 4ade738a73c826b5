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
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    lines = text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let content = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return content.isEmpty ? nil : String(decoding: content, as: UTF8.self)
    }
  }

  /// The first line that occurs twice, if any.
  var firstDuplicate: String? {
    var seen = Set<String>(minimumCapacity: lines.count)
    return lines.first { !seen.insert($0).inserted }
  }

  static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
