import ContentTypes
package import FormDefinitions

/// What an empty field shows when its definition says nothing.
package enum FieldHint {
  package static func text(for field: FieldDefinition) -> String {
    switch field.type {
    case .date: "YYYY-MM-DD"
    case .time: "HH:MM"
    case .datetime: "YYYY-MM-DD HH:MM"
    default: field.text?.contentType?.hint ?? field.text?.mask?.source ?? ""
    }
  }
}
