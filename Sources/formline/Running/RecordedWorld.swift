import ContentTypes
import FormTesting
import TerminalDriver

/// What a form that is recorded may depend on and a script does not know by itself: the present moment, the user's
/// language and time zone, and the variables that its definition and its suggestions read.
struct RecordedWorld {
  /// The settings that would tell a script all of it. Variables that may hold a secret are not among them.
  let settings: [KeyScriptCommand]

  /// - Parameters:
  ///   - definition: The text of the definition.
  ///   - chosenLanguage: The language that was asked for, whatever the environment says.
  init(moment: ScriptMoment, environment: [String: String], definition: String, chosenLanguage: String?) {
    var environment = environment
    if let chosenLanguage {
      // Whoever reads LC_ALL must not find it.
      if let all = environment.removeValue(forKey: "LC_ALL") { environment["LANG"] = all }
      environment["LC_MESSAGES"] = chosenLanguage
    }
    if environment["TZ"] == nil { environment["TZ"] = Machine.timeZone }
    let standard = ScriptEnvironment().variables
    let named = environment.keys.filter { $0.hasPrefix("LC_") }.sorted() + ["LANG", "TZ", "TERM"]
    let variables = named + EnvironmentSource.variables + Self.names(in: definition)
    var seen: Set<String> = []
    settings =
      [.now(moment)]
      + variables.compactMap { name in
        guard let value = environment[name], value != standard[name], seen.insert(name).inserted,
          !Self.mayBeSecret(name)
        else { return nil }
        return .environment(name: name, value: value)
      }
  }

  /// The names behind `env.` and in `env['…']`, in their order.
  private static func names(in definition: String) -> [String] {
    definition.split(separator: "env", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      let name: Substring =
        rest.hasPrefix(".") ? rest.dropFirst() : rest.hasPrefix("['") || rest.hasPrefix("[\"") ? rest.dropFirst(2) : ""
      let word = name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      return word.isEmpty ? nil : String(word)
    }
  }

  /// A script is for others to read.
  private static func mayBeSecret(_ name: String) -> Bool {
    ["KEY", "TOKEN", "SECRET", "PASS", "CREDENTIAL"].contains { name.uppercased().contains($0) }
  }

  /// The script with those of the settings that change what `outcome` says of it, and no other.
  func added(to script: KeyScript, outcome: (KeyScript) -> String?) -> KeyScript {
    var chosen = settings
    let wanted = outcome(script.adding(chosen))
    if outcome(script) == wanted { return script }
    for setting in settings {
      let fewer = chosen.filter { $0 != setting }
      if outcome(script.adding(fewer)) == wanted { chosen = fewer }
    }
    return script.adding(chosen)
  }
}

nonisolated extension KeyScript {
  /// The script with more settings, before its first action.
  fileprivate func adding(_ settings: [KeyScriptCommand]) -> KeyScript {
    let commands = lines.map(\.command)
    let start = commands.firstIndex { !$0.isSetting } ?? commands.count
    let all = commands[..<start] + settings + commands[start...]
    return KeyScript(path: path, lines: all.enumerated().map { KeyScriptLine(number: $0 + 1, command: $1) })
  }
}
