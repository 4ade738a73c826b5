import ArgumentParser
import FormTesting

/// A span of time as an option gives it: `90s`, `5m`, `1h`.
nonisolated struct TimeLimit: ExpressibleByArgument {
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  init?(argument: String) {
    guard let duration = ScriptDuration.parse(argument), duration > .zero else { return nil }
    self.duration = duration
  }

  var defaultValueDescription: String { ScriptDuration.text(duration) }
}
