/// What a definition may reach beyond the questions it asks. By itself it reaches nothing: whoever starts the form
/// grants each thing, and the reader, the evaluator and the commands all go by this one value.
package struct Grants: Hashable, Sendable {
  /// Which files a definition may have read.
  package enum Files: Hashable, Sendable {
    /// Those in its own folder, and in folders below it.
    case ownFolder
    /// Any that its user can read.
    case anywhere
  }

  /// Whether the commands it names may run.
  package var commands = false
  package var files = Files.ownFolder
  /// The environment variables that its expressions may read, besides those that every definition may.
  package var variables: Set<String> = []
  /// Whether answers of earlier forms are offered, and those of this one kept.
  package var history = false

  /// Grants nothing.
  package init() {}

  /// Variables that tell no secret and that every definition may read.
  package static let ungrantedVariables: Set<String> = ["LANG", "USER", "HOME", "TERM"]

  /// Whether expressions may read a variable.
  package func allows(variable name: String) -> Bool {
    variables.contains(name) || Self.ungrantedVariables.contains(name)
  }

  /// What expressions see of an environment.
  package func visible(in environment: [String: String]) -> [String: String] {
    environment.filter { allows(variable: $0.key) }
  }
}
