package import ContentTypes
package import DefinedForms
import FormDefinitions
package import Wording

/// The world that a script's form sees: a fixed user, a fixed time, and what the script's `Env` lines add. Nothing of
/// the machine that plays it.
nonisolated package struct ScriptEnvironment: Sendable {
  package var variables: [String: String]

  /// The start of every run: 2026-01-01T00:00:00Z.
  package static let secondsSinceEpoch: Int64 = 1_767_225_600

  /// `HOME=/home/user`, `USER=user`, `LANG=C.UTF-8`, and what is added, the last of a name winning.
  package init(adding variables: [(name: String, value: String)] = []) {
    self.variables = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"]
    for (name, value) in variables { self.variables[name] = value }
  }

  /// What suggestions are made from: the environment alone, no files, the present day of the virtual clock.
  package var facts: SystemFacts {
    SystemFacts(
      loginName: variables["USER"], homeDirectory: variables["HOME"], environment: variables,
      today: CalendarDate(daysSinceEpoch: Int(Self.secondsSinceEpoch / 86_400)), now: ClockTime(hour: 0, minute: 0))
  }

  /// The language that the variables ask for; nil for none in particular.
  package var language: LanguageTag? { LanguageTag(environment: { variables[$0] }) }

  /// The configuration of a form that runs in this world.
  @MainActor package var configuration: FormConfiguration {
    var configuration = FormConfiguration()
    configuration.facts = facts
    configuration.secondsSinceEpoch = Self.secondsSinceEpoch
    return configuration
  }

  /// The variables that tell of the terminal: the virtual one is an xterm with all colours unless they say otherwise.
  package var terminalVariables: [String: String] {
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
  }
}
