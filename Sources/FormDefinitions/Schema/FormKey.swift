package enum FormKey: String, DefinitionKey {
  case formline, title, description, submitLabel, layout, density, review, history, answer, lengths, fields, sections,
    toolbar, validate, onSubmit
  case from

  package static let owner = "a form"

  package var isRequired: Bool { self == .formline }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .formline: (.constant(1), "The version of the format.")
    case .title: (.translatable, "What the form is called.")
    case .description:
      (
        .translatable,
        "What the form is for; may hold Markdown: *emphasis*, **strong**, `code`, links, headings and lists."
      )
    case .submitLabel: (.translatable, "What the button that ends the form says; Submit if left out.")
    case .layout:
      (.word(FormDefinition.Layout.self), "One long form (scroll, the default), or a section at a time (pages).")
    case .density:
      (
        .word(FormDefinition.Density.self),
        "How much room fields take: blank lines and rules where they fit the height (auto, the default), always "
          + "(comfortable), or never (compact)."
      )
    case .review: (.boolean, "Whether a page with every answer is shown before the form is submitted.")
    case .history: (.boolean, "Whether answers of earlier runs are offered, and those of this one kept for later ones.")
    case .answer:
      (
        .word(FormDefinition.AnswerShape.self),
        "What the answers are: every field, null where there is no answer (all, the default); only what was answered "
          + "(given); the same, each section an object of its own (nested); the same, every value as text (texts)."
      )
    case .lengths:
      (
        .word(FormDefinition.LengthUnit.self),
        "What minLength and maxLength count: characters as people see them (characters, the default: grapheme clusters), "
          + "or what JSON Schema counts (codePoints)."
      )
    case .fields: (.list(of: .definition("namedField"), minimum: 1), "The fields of a form without sections.")
    case .sections: (.list(of: .definition("section"), minimum: 1), "The fields in groups.")
    case .toolbar:
      (
        .list(of: .either(.word(ToolbarItemDefinition.Ready.self), .definition("customToolbarItem"))),
        "The items of the bottom row; a default row stands if left out."
      )
    case .validate: (.list(of: .definition("formRule")), "Rules across fields.")
    case .onSubmit: (.action, "What Return in any field does first, before the section's and the field's own.")
    case .from:
      (
        .definition("former"),
        "How answers to the previous version are converted, for a site, which keeps what was submitted."
      )
    }
  }
}

/// The keys of `from`, which maps answers of the previous version.
package enum FormerKey: String, DefinitionKey {
  case rename, drop, set

  package static let owner = "'from'"

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .rename: (.fields(of: .id), "The present names of answers, by their former ones.")
    case .drop: (.list(of: .text), "Answers that the form no longer has.")
    case .set:
      (.fields(of: .expression), "What answers are that the form did not have; variables are the former answers.")
    }
  }
}

package enum SectionKey: String, DefinitionKey {
  case id, name, title, description, required, when, fields, onSubmit, submitScope

  package static let owner = "a section"

  package var isRequired: Bool { self == .fields }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .id: (.id, "The section's name.")
    case .name:
      (
        .either(.text, .list(of: .text, minimum: 1)),
        "What the object of its answers is called in nested answers, where that is not its id; a list of names leads "
          + "into objects."
      )
    case .required: (.boolean, "Whether nested answers hold its object though nothing in it is answered.")
    case .title: (.translatable, "The heading.")
    case .description: (.translatable, "What the section is for.")
    case .when: (.expression, "Whether the section exists.")
    case .fields: (.list(of: .definition("namedField"), minimum: 1), "The section's fields.")
    case .onSubmit:
      (.action, "What Return in a field of the section does, after the form's and before the field's own.")
    case .submitScope: (.boolean, "Keeps the form's onSubmit out of this section.")
    }
  }
}

package enum FieldRuleKey: String, DefinitionKey {
  case rule, message

  package static let owner = "a rule"

  package var isRequired: Bool { self == .rule }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .rule: (.expression, "A condition that must hold; self is the field's value.")
    case .message: (.translatable, "What the person is told when it does not.")
    }
  }
}

package enum FormRuleKey: String, DefinitionKey {
  case rule, message, at

  package static let owner = "a rule of the form"

  package var isRequired: Bool { self != .at }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .rule: (.expression, "A condition that must hold.")
    case .message: (.translatable, "What the person is told when it does not.")
    case .at:
      (
        .either(.id, .list(of: .id, minimum: 1)),
        "The field, or fields, whose error it is; those the rule reads if left out."
      )
    }
  }
}

/// The keys of actions that are mappings.
package enum ActionKey: String, DefinitionKey {
  case focus, set, clear, insert, `if`, then, `else`

  package static let owner = "an action"

  package var isAction: Bool { self != .then && self != .else }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .focus: (.either(.id, .nothing), "Move focus to a field; null takes it away.")
    case .set: (.fields(of: .expression), "Give fields computed values.")
    case .clear: (.id, "Empty a field.")
    case .insert: (.text, "Insert text at the point of the focused field.")
    case .if: (.expression, "A condition.")
    case .then: (.action, "What to do when it holds.")
    case .else: (.action, "What to do when it does not.")
    }
  }
}

/// The keys of a toolbar item given as a mapping.
package enum ToolbarItemKey: String, DefinitionKey {
  case label, key, action, when, enabled, `for`

  package static let owner = "a toolbar item"

  package var isRequired: Bool { self == .label || self == .action }

  package var row: (shape: ValueShape, summary: String) {
    switch self {
    case .label: (.translatable, "What the item says.")
    case .key: (.text, "The key that fires it: F2, Alt+t, Ctrl+T.")
    case .action: (.action, "What it does.")
    case .when: (.either(.expression, .boolean), "Whether it is shown.")
    case .enabled: (.either(.expression, .boolean), "Whether it can be fired.")
    case .for:
      (
        .either(.text, .list(of: .text, minimum: 1)),
        "The field ids and content types it is for; every field if left out."
      )
    }
  }
}
