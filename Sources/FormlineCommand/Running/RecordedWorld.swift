import FormDefinitions
import KeyScripts
import Values
import Wording

/// What a recorded form may depend on besides its script: the time, the language and granted environment variables.
struct RecordedWorld {
  /// Settings that reproduce all of these in a script.
  let settings: [KeyScriptCommand]

  /// - Parameters:
  ///   - moment: nil for the default time of scripts.
  ///   - chosenLanguage: The language option, which overrides the environment.
  init(
    of definition: FormDefinition, at moment: Instant?, _ grants: Grants, environment: [String: String],
    chosenLanguage: LanguageTag?
  ) {
    let standard = ScriptEnvironment()
    var settings: [KeyScriptCommand] = moment.map { [.now($0)] } ?? []
    var given = standard.variables
    for name in definition.variables where grants.allows(variable: name) {
      guard let value = environment[name], value != standard.variables[name] else { continue }
      given[name] = value
      settings.append(.environment(name: name, value: value))
    }
    let language = chosenLanguage ?? LanguageTag(environment: { environment[$0] })
    if let language, language != LanguageTag(environment: { given[$0] }) {
      settings.append(.environment(name: "LC_MESSAGES", value: language.text))
    }
    self.settings = settings
  }

  /// The settings without variables that contain a secret of the form.
  func settings(without secrets: RecordedSecrets) -> [KeyScriptCommand] {
    settings.filter { setting in
      guard case .environment(_, let value) = setting else { return true }
      return secrets.concealed(value) == value
    }
  }

  /// The recording without the settings that its replay does not need.
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
