/// Files of one item a line.
extension DefinitionParser {
  /// The longest file of lines that is read, in bytes.
  static let linesLimit = 5 * 1024 * 1024

  /// The file that `{lines: FILE}` names. What is wrong with its lines is told at their own places.
  mutating func parseLines(_ pair: YAMLPair) -> LinesFile? {
    guard let path = text(pair), !path.isEmpty else { return nil }
    if let file = linesFiles[path] { return file }
    guard options.files == .anywhere || Self.staysInFolder(path) else {
      report(.pathLeaves(path), at: pair.value.range)
      return nil
    }
    switch resources(path) {
    case .failure(let error):
      report(error.isOutside ? .pathLeaves(path) : .unreadableFile(path, reason: error.reason), at: pair.value.range)
      return nil
    case .success(let bytes):
      guard bytes.count <= Self.linesLimit else {
        report(.linesTooLong(path, limit: Self.linesLimit), at: pair.value.range)
        return nil
      }
      return linesFile(path, bytes, at: pair.value.range)
    }
  }

  private mutating func linesFile(_ path: String, _ bytes: [UInt8], at range: SourceRange) -> LinesFile? {
    let source = SourceText(path: path.hasPrefix("/") ? path : folder + path, bytes: bytes)
    if String(validating: bytes, as: UTF8.self) == nil {
      linesDiagnostics += source.diagnostics(LinesFile.encodingProblems(of: bytes))
      return nil
    }
    let file = LinesFile(path: path, bytes: bytes)
    if file.lines.isEmpty { report(.noLines(path), at: range) }
    if file.lines.hasDuplicates { linesDiagnostics += source.diagnostics(LinesFile.duplicateProblems(of: bytes)) }
    linesFiles[path] = file
    return file
  }

  private static func staysInFolder(_ path: String) -> Bool {
    guard !path.hasPrefix("/") else { return false }
    var depth = 0
    for component in path.split(separator: "/") {
      if component == ".." { depth -= 1 } else if component != "." { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
