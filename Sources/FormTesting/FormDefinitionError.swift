/// A definition, or answers for it, that cannot be run.
public struct FormDefinitionError: Error, CustomStringConvertible, Sendable {
  /// Every mistake, as `formline check` prints it: place, line, marker and help.
  public let diagnostics: [String]

  /// The mistakes below one another.
  public var description: String { diagnostics.joined(separator: "\n") }
}
