/// Reduces a failing script to a short one that still fails.
///
/// Removes lines by delta debugging (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", 2002,
/// algorithm *ddmin*), then settings, of which what is tested is kept, then reduces counts and typed texts. Unless the
/// runs are used up, the script passed without each line while all settings were there.
nonisolated package struct ScriptShrinker: Sendable {
  package var maximumRuns: Int

  package init(maximumRuns: Int = 1000) { self.maximumRuns = maximumRuns }

  /// The short script and the number of runs used; the script itself if it does not fail.
  package func shrink<Failure>(
    _ script: KeyScript, stillFails: (KeyScript) throws(Failure) -> Bool
  ) throws(Failure) -> (script: KeyScript, runs: Int) {
    var settings = script.lines.filter(\.command.isSetting)
    var runs = 0
    func fails(_ lines: [KeyScriptLine]) throws(Failure) -> Bool {
      guard runs < maximumRuns else { return false }
      runs += 1
      return try stillFails(KeyScript(path: script.path, lines: settings + lines))
    }

    var lines = script.actions
    guard try fails(lines) else { return (script, runs) }
    lines = try withoutNeedlessLines(lines, fails)
    for index in settings.indices.reversed() where !settings[index].command.isSubject {
      let setting = settings.remove(at: index)
      if try !fails(lines) { settings.insert(setting, at: index) }
    }
    lines = try withSmallerCommands(lines, fails)
    return (KeyScript(path: script.path, lines: settings + lines), runs)
  }

  private func withoutNeedlessLines<Failure>(
    _ all: [KeyScriptLine], _ fails: ([KeyScriptLine]) throws(Failure) -> Bool
  ) throws(Failure) -> [KeyScriptLine] {
    var lines = all
    if !lines.isEmpty, try fails([]) { return [] }
    var parts = 2
    while lines.count > 1 {
      let size = (lines.count + parts - 1) / parts
      let chunks = stride(from: 0, to: lines.count, by: size).map { $0..<min($0 + size, lines.count) }
      var smaller: (lines: [KeyScriptLine], parts: Int)?
      if parts == 2 {
        for chunk in chunks where smaller == nil && chunk.count < lines.count {
          let candidate = Array(lines[chunk])
          if try fails(candidate) { smaller = (candidate, 2) }
        }
      }
      for chunk in chunks where smaller == nil {
        let candidate = Array(lines[..<chunk.lowerBound] + lines[chunk.upperBound...])
        if try fails(candidate) { smaller = (candidate, max(2, parts - 1)) }
      }
      if let smaller {
        (lines, parts) = smaller
      } else if parts < lines.count {
        parts = min(lines.count, parts * 2)
      } else {
        break
      }
    }
    return lines
  }

  private func withSmallerCommands<Failure>(
    _ all: [KeyScriptLine], _ fails: ([KeyScriptLine]) throws(Failure) -> Bool
  ) throws(Failure) -> [KeyScriptLine] {
    var lines = all
    for index in lines.indices {
      var isSmaller = true
      while isSmaller {
        isSmaller = false
        for command in ScriptShrinker.smaller(lines[index].command) {
          var candidate = lines
          candidate[index] = KeyScriptLine(number: lines[index].number, command: command)
          if try fails(candidate) {
            lines = candidate
            isSmaller = true
            break
          }
        }
      }
    }
    return lines
  }

  /// Reduced versions of a command, smallest first.
  private static func smaller(_ command: KeyScriptCommand) -> [KeyScriptCommand] {
    switch command {
    case .key(let key, let count): counts(below: count).map { .key(key, count: $0) }
    case .scroll(let direction, let count): counts(below: count).map { .scroll(direction, count: $0) }
    case .type(.literal(let text)): texts(within: text).map { .type(.literal($0)) }
    case .paste(.literal(let text)): texts(within: text).map { .paste(.literal($0)) }
    default: []
    }
  }

  private static func counts(below count: Int) -> [Int] {
    guard count > 1 else { return [] }
    return Set([1, count / 2, count - 1]).sorted()
  }

  /// Both halves, and the text without its first or last character.
  private static func texts(within text: String) -> [String] {
    let count = text.count
    guard count > 1 else { return [] }
    let halves = [text.prefix(count / 2), text.suffix(count - count / 2)]
    return (halves + [text.dropFirst(), text.dropLast()]).map(String.init)
  }
}

nonisolated extension ScriptFailure {
  /// True for the same failure: equal expectation and findings and, if it concerns the screen, an equal screen.
  package func isSameMistake(as other: ScriptFailure) -> Bool {
    guard expected == other.expected, found == other.found else { return false }
    guard command.hasPrefix("Expect ") else { return true }
    guard command == other.command else { return false }
    let isAboutScreen = ["screen ", "no screen ", "line ", "cursor "].contains {
      command.dropFirst("Expect ".count).hasPrefix($0)
    }
    return !isAboutScreen || screen == other.screen
  }
}
