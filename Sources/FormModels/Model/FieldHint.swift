import ContentTypes
package import FormDefinitions
import Wording

/// The default placeholder of an empty field.
package enum FieldHint {
  /// - Parameter region: The user's region, ISO 3166-1; evaluated only if needed.
  package static func text(for field: FieldDefinition, region: @autoclosure () -> String? = nil) -> String {
    switch field.type {
    case .date: Message.formDateHint.text(in: field.language)
    case .time: Message.formTimeHint.text(in: field.language)
    case .datetime: Message.formDateTimeHint.text(in: field.language)
    default: example(for: field, region) ?? field.text?.mask?.source ?? ""
    }
  }

  private static func example(for field: FieldDefinition, _ region: () -> String?) -> String? {
    guard let type = field.text?.contentType else { return nil }
    let isRegional = [.postalCode, .telephoneNumber, .html.telephoneCountryCode].contains(type)
    return type.hint(region: isRegional ? region() : nil, in: field.language)
  }
}
