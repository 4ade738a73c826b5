import FormDefinitions

nonisolated extension Diagnostic {
  init(path: String, line: Int, source: ArraySlice<UInt8>, utf8Range: Range<Int>, mistake: ScriptMistake) {
    self.init(
      path: path, line: line, source: source, range: utf8Range, message: mistake.message, help: mistake.help)
  }
}

/// The text of a script, to locate mistakes that are found after parsing.
nonisolated struct ScriptSource {
  let path: String
  /// Reads the text for excerpts; nil for a script without a file, whose lines are generated from its commands.
  let read: () -> [UInt8]?

  private var lines: [ArraySlice<UInt8>] { read()?.split(separator: 0x0a, omittingEmptySubsequences: false) ?? [] }

  /// A mistake in a line that may contain secrets: only its first word is shown.
  func diagnostic(_ mistake: ScriptMistake, hiding line: KeyScriptLine) -> Diagnostic {
    let word = Array(line.command.description.utf8.prefix { $0 != 0x20 }) + Array(" …".utf8)
    return Diagnostic(
      path: path, line: line.number, source: word[...], utf8Range: 0..<word.count, mistake: mistake)
  }

  /// A mistake at a word of a command, or at the whole command.
  func diagnostic(_ mistake: ScriptMistake, at word: String? = nil, of line: KeyScriptLine) -> Diagnostic {
    let lines = lines
    var source = Array(line.command.description.utf8)[...]
    if lines.indices.contains(line.number - 1) {
      let written = lines[line.number - 1]
      let content = Array(written.drop { $0 == 0x20 || $0 == 0x09 })
      // The text may have changed since it was read.
      let command = source.prefix { $0 != 0x20 }
      if content.starts(with: command) { source = Array(written.last == 0x0d ? written.dropLast() : written)[...] }
    }
    let range = word.flatMap { Self.place(of: Array($0.utf8), in: source) } ?? Self.trimmed(source)
    return Diagnostic(path: path, line: line.number, source: source, utf8Range: range, mistake: mistake)
  }

  /// A mistake of the whole script.
  func diagnostic(_ mistake: ScriptMistake) -> Diagnostic {
    let first = Array(lines.first ?? [])[...]
    return Diagnostic(path: path, line: 1, source: first, utf8Range: 0..<min(1, first.count), mistake: mistake)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The range of `word`, delimited by blanks, after the first word.
  private static func place(of word: [UInt8], in source: ArraySlice<UInt8>) -> Range<Int>? {
    let start = trimmed(source).lowerBound
    return source.ranges(of: word).first { range in
      range.lowerBound > start && isBlank(source[range.lowerBound - 1])
        && (range.upperBound == source.endIndex || isBlank(source[range.upperBound]))
    }
  }

  private static func trimmed(_ source: ArraySlice<UInt8>) -> Range<Int> {
    guard let first = source.firstIndex(where: { !isBlank($0) }), let last = source.lastIndex(where: { !isBlank($0) })
    else { return source.startIndex..<source.startIndex }
    return first..<last + 1
  }
}
