/// The keys of a form.
package enum FormKey: String, DefinitionKey {
  case formline, title, description, submitLabel, layout, fields, sections, toolbar, validate, onSubmit

  package static let owner = "a form"

  package var isRequired: Bool { self == .formline }

  package var shape: ValueShape {
    switch self {
    case .formline: .constant(1)
    case .title, .description, .submitLabel: .translatable
    case .layout: .word(FormDefinition.Layout.allCases.map(\.rawValue))
    case .fields: .list(of: .mapping(.field), minimum: 1)
    case .sections: .list(of: .mapping(.section), minimum: 1)
    case .toolbar: .list(of: .toolbarItem, minimum: 0)
    case .validate: .list(of: .mapping(.formRule), minimum: 0)
    case .onSubmit: .action
    }
  }

  package var summary: String {
    switch self {
    case .formline: "The version of the format."
    case .title: "What the form is called."
    case .description: "What the form is for; may hold *emphasis*, **strong** and `code`."
    case .submitLabel: "What Return at the end of the form is said to do; Submit if left out."
    case .layout: "One long form (scroll, the default), or a section at a time (pages)."
    case .fields: "The fields of a form without sections."
    case .sections: "The fields in groups."
    case .toolbar: "The items of the bottom row; a default row stands if left out."
    case .validate: "Rules across fields."
    case .onSubmit: "What Return in any field does first, before the section's and the field's own."
    }
  }
}

/// The keys of a section.
package enum SectionKey: String, DefinitionKey {
  case id, title, description, when, fields, onSubmit, submitScope

  package static let owner = "a section"

  package var isRequired: Bool { self == .fields }

  package var shape: ValueShape {
    switch self {
    case .id: .id
    case .title, .description: .translatable
    case .when: .expression
    case .fields: .list(of: .mapping(.field), minimum: 1)
    case .onSubmit: .action
    case .submitScope: .boolean
    }
  }

  package var summary: String {
    switch self {
    case .id: "The section's name."
    case .title: "The heading."
    case .description: "What the section is for."
    case .when: "Whether the section exists."
    case .fields: "The section's fields."
    case .onSubmit: "What Return in a field of the section does, after the form's and before the field's own."
    case .submitScope: "Keeps the form's onSubmit out of this section."
    }
  }
}

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

/// The keys of actions that are mappings.
package enum ActionKey: String, DefinitionKey {
  case focus, set, clear, insert, `if`, then, `else`

  package static let owner = "an action"

  /// Whether the key alone says which action it is.
  package var isAction: Bool { self != .then && self != .else }

  package var shape: ValueShape {
    switch self {
    case .focus: .either([.id, .nothing])
    case .set: .fields(of: .expression)
    case .clear: .id
    case .insert: .text
    case .if: .expression
    case .then, .else: .action
    }
  }

  package var summary: String {
    switch self {
    case .focus: "Move focus to a field; null takes it away."
    case .set: "Give fields computed values."
    case .clear: "Empty a field."
    case .insert: "Insert text at the point of the focused field."
    case .if: "A condition."
    case .then: "What to do when it holds."
    case .else: "What to do when it does not."
    }
  }
}

/// The keys of a toolbar item written out.
package enum ToolbarItemKey: String, DefinitionKey {
  case label, key, action, when, enabled, `for`

  package static let owner = "a toolbar item"

  package var isRequired: Bool { self == .label || self == .action }

  package var shape: ValueShape {
    switch self {
    case .label: .translatable
    case .key: .keyName
    case .action: .action
    case .when, .enabled: .either([.expression, .boolean])
    case .for: .either([.text, .list(of: .text, minimum: 1)])
    }
  }

  package var summary: String {
    switch self {
    case .label: "What the item says."
    case .key: "The key that fires it: F2, Alt+t, Ctrl+T."
    case .action: "What it does."
    case .when: "Whether it is shown."
    case .enabled: "Whether it can be fired."
    case .for: "The field ids and content types it is for; every field if left out."
    }
  }
}
