/// A recording on its way to be a script: what was done, step by step, and what came of it.
nonisolated package struct RecordedScript: Sendable {
  /// What stands before the first action.
  package var settings: [KeyScriptCommand]
  package var steps: [RecordedStep]
  /// What came of the form.
  package var ending: ScriptExpectation
  package var secrets: RecordedSecrets
  package var path: String

  /// The script: characters that follow each other are one `Type`, equal keys one line with a count.
  package var script: KeyScript {
    var joined: [KeyScriptCommand] = []
    for command in steps.lazy.flatMap(\.commands) {
      if let last = joined.last, let both = last.joined(with: command) {
        joined[joined.count - 1] = both
      } else {
        joined.append(command)
      }
    }
    return script(of: joined.flatMap { $0.concealed(secrets) })
  }

  /// The script with a line for each command, and the last line of each step.
  var stepwise: (script: KeyScript, ends: [Int]) {
    var line = settings.count
    let ends = steps.map { step in
      line += step.commands.count
      return line
    }
    return (script(of: steps.flatMap(\.commands)), ends)
  }

  private func script(of actions: [KeyScriptCommand]) -> KeyScript {
    let commands = settings + actions + [.expect(ending)]
    return KeyScript(path: path, lines: commands.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) })
  }
}

nonisolated extension KeyScriptCommand {
  /// What does the same with the variables of secrets in their places.
  fileprivate func concealed(_ secrets: RecordedSecrets) -> [KeyScriptCommand] {
    switch self {
    case .type(.literal(let text)): secrets.pieces(of: text).map { .type($0) }
    case .paste(.literal(let text)): secrets.pieces(of: text).map { .paste($0) }
    default: [self]
    }
  }

  /// One command that does what this and the next one do; nil where there is none.
  fileprivate func joined(with next: KeyScriptCommand) -> KeyScriptCommand? {
    switch (self, next) {
    case (.type(.literal(let text)), .type(.literal(let more))): .type(.literal(text + more))
    case (.key(let key, let count), .key(let same, let more))
    where key == same && count + more <= ScriptParser.counts.upperBound:
      .key(key, count: count + more)
    case (.bytes(let bytes), .bytes(let more)): .bytes(bytes + more)
    case (.scroll(let direction, let count), .scroll(let same, let more))
    where direction == same && count + more <= ScriptParser.counts.upperBound:
      .scroll(direction, count: count + more)
    // A window that is pulled passes many sizes; the last one counts.
    case (.resize, .resize): next
    case (.wait(let duration), .wait(let more)): .wait(duration + more)
    default: nil
    }
  }
}
