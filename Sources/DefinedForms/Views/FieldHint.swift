import ContentTypes
package import FormDefinitions
import Wording

/// What an empty field shows when its definition says nothing.
package enum FieldHint {
  package static func text(for field: FieldDefinition) -> String {
    switch field.type {
    case .date: Phrase.dateHint.text(in: field.language)
    case .time: Phrase.timeHint.text(in: field.language)
    case .datetime: Phrase.dateTimeHint.text(in: field.language)
    default: field.text?.contentType?.hint(in: field.language) ?? field.text?.mask?.source ?? ""
    }
  }
}
