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

/// The form of a value in a definition file.
package indirect enum ValueShape: Sendable {
  case text
  /// Text, or a mapping of languages to texts.
  case translatable
  case boolean
  /// The only number allowed.
  case constant(Int)
  case wholeNumber(minimum: Int)
  case number
  /// One of some words.
  case word([String])
  case id
  /// A CEL expression, as text.
  case expression
  case pattern
  case duration
  case contentType
  case keyName
  case action
  case toolbarItem
  /// A value of any kind that an answer can have.
  case answer
  /// A value that can be an option: text, a number or a boolean.
  case optionValue
  /// A bound: a number, or a date or time as text.
  case bound
  case list(of: ValueShape, minimum: Int)
  /// A mapping with these keys.
  case mapping(Mapping)
  /// A mapping of field ids to values of one form.
  case fields(of: ValueShape)
  case nothing
  case either([ValueShape])

  /// The mappings of the format that have a table of keys.
  package enum Mapping: String, Sendable, CaseIterable {
    case section, field, fieldRule, formRule, option, customToolbarItem, commandCheck, lines, command, history, computed
  }
}
