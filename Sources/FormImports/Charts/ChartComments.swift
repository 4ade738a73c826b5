internal import Values

/// The descriptions in the comments of a chart's `values.yaml`: Helm's own, helm-docs' (`# -- text`) and
/// readme-generator's (`## @param a.b [type] text`).
struct ChartComments: Sendable {
  /// By path, from comments that name it.
  private var byPath: [String: String] = [:]
  /// The paths that a comment leaves out.
  private var skipped: Set<String> = []
  private static let defaultMark = "@default -- "
  private let lines: [Substring]
  /// The offset of each line, in bytes.
  private let offsets: [Int]

  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    offsets = parts.map(\.startIndex)
    lines = parts.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)[...] }
    for line in lines {
      guard let comment = Self.comment(line) else { continue }
      if comment.hasPrefix("@param ") || comment.hasPrefix("@extra ") {
        let rest = comment.dropFirst(7)
        let path = String(rest.prefix { $0 != " " })
        var description = rest.dropFirst(path.count).trimmed[...]
        if description.first == "[", let end = description.firstIndex(of: "]") {
          description = description[description.index(after: end)...]
        }
        byPath[path] = String(description.trimmed)
      } else if comment.hasPrefix("@skip ") {
        skipped.insert(String(comment.dropFirst(6).trimmed))
      } else if let mark = comment.firstRange(of: " -- "), !comment[..<mark.lowerBound].contains(" ") {
        let path = String(comment[..<mark.lowerBound])
        if path.allSatisfy({ $0.isLetter || $0.isNumber || "._-\"".contains($0) }) {
          byPath[path] = String(comment[mark.upperBound...].trimmed)
        }
      }
    }
  }

  /// The text of a comment line; nil for other lines.
  private static func comment(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.first == "#" else { return nil }
    return text.drop { $0 == "#" }.drop { $0 == " " }
  }

  /// The comment lines right above the key at an offset, if that begins its line: they are about no other on it.
  private func lines(above offset: Int) -> [Substring] {
    var (line, high) = (0, offsets.count)
    while line + 1 < high {
      let middle = (line + high) / 2
      if offsets[middle] <= offset { line = middle } else { high = middle }
    }
    guard lines[line].utf8.prefix(offset - offsets[line]).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return [] }
    var above: [Substring] = []
    while line > 0, let comment = Self.comment(lines[line - 1]) {
      above.append(comment)
      line -= 1
    }
    return above.reversed()
  }

  /// True if a comment leaves out the key at an offset: readme-generator's `@skip`, helm-docs' `@ignored`.
  func leavesOut(at offset: Int, path: [String]) -> Bool {
    skipped.contains(path.joined(separator: ".")) || lines(above: offset).contains { $0.trimmed == "@ignored" }
  }

  /// The description of the key at an offset.
  func text(at offset: Int, path: [String]) -> String? {
    if let named = byPath[path.joined(separator: ".")] { return named.isEmpty ? nil : named }
    var above = lines(above: offset)
    let shownDefault = above.last { $0.hasPrefix(Self.defaultMark) }?.dropFirst(Self.defaultMark.count)
    if let start = above.lastIndex(where: { $0.hasPrefix("-- ") }) {
      above = [above[start].dropFirst(3)] + above[(start + 1)...]
      if above[0].first == "(", let end = above[0].firstIndex(of: ")") {
        above[0] = above[0][above[0].index(after: end)...]
      }
    }
    let shown = above.filter { !$0.hasPrefix("@") && !$0.hasPrefix("+") && !$0.hasPrefix("ref:") }
    let text = String(shown.joined(separator: "\n").trimmed)
    let whole = [text, shownDefault.map { "Default: \($0.trimmed)" } ?? ""].filter { !$0.isEmpty }
    return whole.isEmpty ? nil : whole.joined(separator: "\n\n")
  }
}
