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
