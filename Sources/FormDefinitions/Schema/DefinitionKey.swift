/// A key of some mapping in a definition file. The enums that conform are the tables of the format: the reader, the
/// JSON Schema and the documentation all come from them.
package protocol DefinitionKey: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {
  /// What the mapping is called in diagnostics: `a field`.
  static var owner: String { get }
  /// The form of the key's value.
  var shape: ValueShape { get }
  /// What the key means, a phrase for people.
  var summary: String { get }
  /// Whether the mapping cannot do without it.
  var isRequired: Bool { get }
}

extension DefinitionKey {
  package var isRequired: Bool { false }

  /// Every key of the mapping as written.
  package static var names: [String] { allCases.map(\.rawValue) }
}
