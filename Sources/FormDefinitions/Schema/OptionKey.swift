/// The keys of an option written out.
package enum OptionKey: String, DefinitionKey {
  case value, label, description, disabled

  package static let owner = "an option"

  package var isRequired: Bool { self == .value }

  package var shape: ValueShape {
    switch self {
    case .value: .optionValue
    case .label, .description: .translatable
    case .disabled: .boolean
    }
  }

  package var summary: String {
    switch self {
    case .value: "The answer when the option is chosen."
    case .label: "What is shown; the value if left out."
    case .description: "More about the option."
    case .disabled: "Shown, but cannot be chosen."
    }
  }
}
