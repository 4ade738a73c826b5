package import ContentTypes
package import DefinedForms
import FormDefinitions
package import Wording

/// The world that a script's form sees: a fixed user, a fixed time, and what the script's `Env` and `Now` lines say.
/// Nothing of the machine that plays it.
nonisolated package struct ScriptEnvironment: Sendable {
  package var variables: [String: String]

  /// What the clocks show.
  package var moment: ScriptMoment

  /// `HOME=/home/user`, `USER=user`, `LANG=C.UTF-8`, and what is added, the last of a name winning.
  package init(adding variables: [(name: String, value: String)] = [], at moment: ScriptMoment = .standard) {
    self.moment = moment
    self.variables = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"]
    for (name, value) in variables { self.variables[name] = value }
  }

  /// The world of a script.
  package init(of script: KeyScript) { self.init(adding: script.environment, at: script.moment) }

  /// What suggestions are made from: the environment alone, no files, the present day of the virtual clock.
  package var facts: SystemFacts {
    SystemFacts(
      loginName: variables["USER"], homeDirectory: variables["HOME"], environment: variables,
      today: moment.local.date, now: moment.local.time)
  }

  /// The language that the variables ask for; nil for none in particular.
  package var language: LanguageTag? { LanguageTag(environment: { variables[$0] }) }

  /// The configuration of a form that runs in this world.
  @MainActor package var configuration: FormConfiguration {
    var configuration = FormConfiguration()
    configuration.facts = facts
    configuration.secondsSinceEpoch = moment.secondsSinceEpoch
    configuration.utcOffset = moment.utcOffset
    return configuration
  }

  /// The variables that tell of the terminal: the virtual one is an xterm with all colours unless they say otherwise.
  package var terminalVariables: [String: String] {
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
  }
}
