package import ContentTypes
package import DefinedForms
import FormDefinitions
package import Values
package import Wording

/// The world that a script's form sees: a fixed user, a fixed time, and what the script's `Env` and `Now` lines say.
/// Nothing of the machine that plays it.
nonisolated package struct ScriptEnvironment: Sendable {
  package var variables: [String: String]

  /// What the clocks show.
  package var moment: Instant

  /// `HOME=/home/user`, `USER=user`, `LANG=C.UTF-8`, and what is added, the last of a name winning.
  package init(adding variables: [(name: String, value: String)] = [], at moment: Instant = .scriptStart) {
    self.moment = moment
    self.variables = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"]
    for (name, value) in variables { self.variables[name] = value }
  }

  /// The world of a script.
  package init(of script: KeyScript) { self.init(adding: script.environment, at: script.moment) }

  /// What suggestions are made from: the environment alone, no files, the present day of the virtual clock.
  package var facts: SystemFacts {
    let local = moment.local
    return SystemFacts(
      loginName: variables["USER"], homeDirectory: variables["HOME"], environment: variables,
      today: local.date, now: ClockTime(hour: local.time.hour, minute: local.time.minute))
  }

  /// The language that the variables ask for; nil for none in particular.
  package var language: LanguageTag? { LanguageTag(environment: { variables[$0] }) }

  /// The configuration of a form that runs in this world.
  @MainActor package var configuration: FormConfiguration {
    var configuration = FormConfiguration()
    configuration.facts = facts
    configuration.secondsSinceEpoch = moment.seconds
    configuration.utcOffset = moment.utcOffset
    return configuration
  }

  /// The variables that tell of the terminal: the virtual one is an xterm with all colours unless they say otherwise.
  package var terminalVariables: [String: String] {
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
  }
}

nonisolated extension Instant {
  /// The time of a script that says none: 2026-01-01T00:00:00Z.
  package static let scriptStart = Instant.epoch.adding(seconds: 1_767_225_600)
}
