/// What a definition may access: nothing by default. The user grants each item; reading, evaluating and running
/// commands respect it.
public struct Grants: Hashable, Sendable {
  /// The files that a definition may read.
  public enum Files: Hashable, Sendable {
    /// Files in its own folder and its subfolders.
    case ownFolder
    /// Any file that its user can read.
    case anywhere
  }

  /// True if its commands may run.
  public var commands = false
  /// The files that it may read.
  public var files = Files.ownFolder
  /// The folder of a definition that does not come from a file; nil if it has none, and so may read no file.
  package var folder: String?
  /// Environment variables that its expressions may read, in addition to those that every definition may.
  public var variables: Set<String> = []
  /// True if earlier answers are offered and new ones remembered.
  package var history = false
  /// The names under which the hosting program provides options, suggestions and verdicts.
  package var hosts: Set<String> = []

  /// Grants only the given access.
  /// - Parameters:
  ///   - commands: True to let its commands run.
  ///   - files: The files that it may read.
  ///   - variables: Environment variables that its expressions may read.
  public init(commands: Bool = false, files: Files = .ownFolder, variables: Set<String> = []) {
    self.commands = commands
    self.files = files
    self.variables = variables
  }

  /// Variables without secrets, which every definition may read.
  package static let ungrantedVariables: Set<String> = ["LANG", "USER", "HOME", "TERM"]

  /// True if expressions may read a variable.
  package func allows(variable name: String) -> Bool {
    variables.contains(name) || Self.ungrantedVariables.contains(name)
  }

  /// The part of an environment that expressions can read.
  package func visible(in environment: [String: String]) -> [String: String] {
    environment.filter { allows(variable: $0.key) }
  }
}
