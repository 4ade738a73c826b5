import ArgumentParser

/// How many times faster than a person: `2x`, `0.5x`, `2`.
nonisolated struct SpeedFactor: ExpressibleByArgument {
  let value: Double

  init(_ value: Double) { self.value = value }

  init?(argument: String) {
    guard let value = Double(argument.hasSuffix("x") ? String(argument.dropLast()) : argument), 0.01...1000 ~= value
    else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { "1x" }
}
