/// The keys of a rule of one field.
package enum FieldRuleKey: String, DefinitionKey {
  case rule, message

  package static let owner = "a rule"

  package var isRequired: Bool { self == .rule }
  package var shape: ValueShape { self == .rule ? .expression : .translatable }

  package var summary: String {
    switch self {
    case .rule: "A condition that must hold; self is the field's value."
    case .message: "What the person is told when it does not."
    }
  }
}

/// The keys of a rule across fields.
package enum FormRuleKey: String, DefinitionKey {
  case rule, message, at

  package static let owner = "a rule of the form"

  package var isRequired: Bool { self != .at }

  package var shape: ValueShape {
    switch self {
    case .rule: .expression
    case .message: .translatable
    case .at: .either([.id, .list(of: .id, minimum: 1)])
    }
  }

  package var summary: String {
    switch self {
    case .rule: "A condition that must hold."
    case .message: "What the person is told when it does not."
    case .at: "The field, or fields, whose error it is; those the rule reads if left out."
    }
  }
}
