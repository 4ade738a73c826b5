/// Every sentence a person who fills in a form may be told about a value. None has a final period, none quotes the
/// value.
package enum ValidationText {
  static func required(_ field: FieldDefinition) -> String {
    switch field.type {
    case .select: "Choose one: \(field.label) is required"
    case .multiselect: "Choose at least one: \(field.label) is required"
    case .list: "Add at least one: \(field.label) is required"
    case .boolean: "Answer yes or no: \(field.label) is required"
    default: "\(field.label) is required"
    }
  }

  static func tooShort(_ minimum: Int, _ count: Int) -> String {
    "Use at least \(characters(minimum)): there \(count == 1 ? "is" : "are") \(count)"
  }

  static func tooLong(_ maximum: Int, _ count: Int) -> String {
    "Use at most \(characters(maximum)): there are \(count)"
  }
  static func pattern(_ source: String) -> String { "This does not have the required form: \(source)" }
  static func mask(_ source: String) -> String { "Fill in the whole of \(source)" }
  static func below(_ bound: String) -> String { "This must be at least \(bound)" }
  static func above(_ bound: String) -> String { "This must be at most \(bound)" }
  static func notMoreThan(_ bound: String) -> String { "This must be more than \(bound)" }
  static func notLessThan(_ bound: String) -> String { "This must be less than \(bound)" }
  static func notMultiple(_ step: String) -> String { "This must be a multiple of \(step)" }

  static func notStep(_ step: Int, _ type: FieldType, from origin: Moment?) -> String {
    let unit = type == .date ? "days" : "seconds"
    return "This must be in steps of \(step) \(unit)" + (origin.map { " from \($0)" } ?? "")
  }

  static func calendar(_ error: CalendarError, _ field: FieldDefinition) -> String {
    if field.isSecret { return "This is not \(field.type.answerPhrase)" }
    return error.message.prefix(1).uppercased() + error.message.dropFirst()
  }

  package static func missingPath(_ kind: TextTraits.PathKind?) -> String {
    switch kind {
    case .file: "There is no such file"
    case .directory: "There is no such directory"
    case nil: "There is no such file or directory"
    }
  }

  package static let isDirectory = "This is a directory; name a file"
  package static let isNoDirectory = "This is not a directory"
  static let notAnOption = "Choose one of the options"
  static func disabledOption(_ label: String) -> String { "\(label) cannot be chosen" }
  static func tooFew(_ minimum: Int) -> String { "Choose at least \(minimum)" }
  static func tooMany(_ maximum: Int) -> String { "Choose at most \(maximum)" }
  static func tooFewRows(_ minimum: Int, _ count: Int) -> String {
    "Add at least \(rows(minimum)): there \(count == 1 ? "is" : "are") \(count == 0 ? "none" : String(count))"
  }

  static func tooManyRows(_ maximum: Int, _ count: Int) -> String {
    "Keep at most \(rows(maximum)): there are \(count)"
  }

  static func sameRows(_ one: Int, _ other: Int) -> String {
    "Rows \(one) and \(other) are the same: each may be there once"
  }

  static let notUnique = "No two may be the same"
  package static func inRow(_ row: Int, _ label: String, _ message: String) -> String {
    "Row \(row), \(label): \(message)"
  }
  static func ruleFailed(_ field: FieldDefinition) -> String { "\(field.label) is not valid" }
  static func format(_ phrase: String) -> String { "This is not \(phrase)" }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
  private static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
