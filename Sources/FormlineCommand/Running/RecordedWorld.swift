import ContentTypes
import KeyScripts
import TerminalDriver
import Values

/// What a form that is recorded may depend on and a script does not know by itself: the present moment, the user's
/// language and time zone, and the variables that its definition and its suggestions read.
struct RecordedWorld {
  /// The settings that would tell a script all of it. Variables that may hold a secret are not among them.
  let settings: [KeyScriptCommand]

  /// - Parameters:
  ///   - definition: The text of the definition.
  ///   - chosenLanguage: The language that was asked for, whatever the environment says.
  init(moment: Instant, environment: [String: String], definition: String, chosenLanguage: String?) {
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

  /// The settings, but for variables with a secret of the form in them.
  func settings(without secrets: RecordedSecrets) -> [KeyScriptCommand] {
    settings.filter { setting in
      guard case .environment(_, let value) = setting else { return true }
      return secrets.concealed(value) == value
    }
  }

  /// A recording without those of the settings that it plays without.
  func reduced(_ recording: RecordedScript, plays: (RecordedScript) -> Bool) -> RecordedScript {
    var chosen = recording
    chosen.settings.removeAll { settings.contains($0) }
    if plays(chosen) { return chosen }
    chosen = recording
    for setting in settings {
      var fewer = chosen
      fewer.settings.removeAll { $0 == setting }
      if plays(fewer) { chosen = fewer }
    }
    return chosen
  }
}
