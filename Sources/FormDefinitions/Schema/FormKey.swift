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
