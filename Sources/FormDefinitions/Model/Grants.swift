/// What a definition may access. The default is nothing; the user grants each item, and the reader, the evaluator and
/// the commands obey.
public struct Grants: Hashable, Sendable {
  /// Which files a definition may have read.
  public enum Files: Hashable, Sendable {
    /// Those in its own folder, and in folders below it.
    case ownFolder
    /// Any that its user can read.
    case anywhere
  }

  /// True if its commands may run.
  public var commands = false
  public var files = Files.ownFolder
  /// Environment variables that its expressions may read, beyond those that every definition may.
  public var variables: Set<String> = []
  /// True if earlier answers are offered and these are kept.
  package var history = false
  /// The names under which the program that has the form shown gives options, suggestions and verdicts.
  package var hosts: Set<String> = []

  /// Grants nothing but what is said.
  /// - Parameters:
  ///   - commands: True to let its commands run.
  ///   - files: Which files it may have read.
  ///   - variables: Environment variables that its expressions may read.
  public init(commands: Bool = false, files: Files = .ownFolder, variables: Set<String> = []) {
    self.commands = commands
    self.files = files
    self.variables = variables
  }

  /// Variables that tell no secret and that every definition may read.
  package static let ungrantedVariables: Set<String> = ["LANG", "USER", "HOME", "TERM"]

  /// True if expressions may read a variable.
  package func allows(variable name: String) -> Bool {
    variables.contains(name) || Self.ungrantedVariables.contains(name)
  }

  /// What expressions see of an environment.
  package func visible(in environment: [String: String]) -> [String: String] {
    environment.filter { allows(variable: $0.key) }
  }
}
