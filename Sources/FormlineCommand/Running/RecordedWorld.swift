import FormDefinitions
import KeyScripts
import Values
import Wording

/// What a recorded form may depend on besides its script: the time and its zone, the language and granted environment
/// variables.
struct RecordedWorld {
  /// Settings that reproduce all of these in a script.
  let settings: [KeyScriptCommand]
  /// That in which its definition was read.
  let language: LanguageTag?

  /// - Parameters:
  ///   - moment: nil for the default time of scripts.
  ///   - zone: The name of the person's time zone, as `TZ` has it; nil for the offset of the moment.
  ///   - chosenLanguage: The language option, which overrides the environment.
  init(
    of definition: FormDefinition, at moment: Instant?, zone: String?, _ grants: Grants, environment: [String: String],
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
    let zone = zone ?? moment.flatMap(Self.zone)
    if let zone, given["TZ"] == nil, !ZoneRules.named(zone).isUTC {
      settings.append(.environment(name: "TZ", value: zone))
    }
    language = chosenLanguage ?? LanguageTag(environment: { environment[$0] })
    if let language, language != LanguageTag(environment: { given[$0] }) {
      settings.append(.environment(name: "LC_MESSAGES", value: language.text))
    }
    self.settings = settings
  }

  /// The offset of a moment as a zone (POSIX, `TZ`), where hours west count up.
  private static func zone(of moment: Instant) -> String {
    let minutes = abs(moment.utcOffset)
    let rest = minutes % 60
    return "<local>\(moment.utcOffset > 0 ? "-" : "")\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
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
