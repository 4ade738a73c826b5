internal import Expressions
internal import Values
internal import Wording

/// Mistakes of one field.
extension Problem {
  /// `contentType` is the content type that was probably meant, such as `email` in HTML.
  static func unknownType(_ type: String, contentType: String?) -> Problem {
    let names = FieldType.allCases.map(\.rawValue)
    if let known = otherTypeNames[type.lowercased()] {
      return Problem(
        "unknown field type \(quoted(type))",
        help: "did you mean '\(known.rawValue)'? Types are \(names.joined(separator: ", "))")
    }
    guard NearestWord.to(type, among: names) == nil, let contentType else {
      return unknownWord(type, "field type", plural: "types", known: names)
    }
    return Problem(
      "unknown field type \(quoted(type))",
      help: "did you mean '\(contentType)'? That is a content type: write 'contentType: \(contentType)'. "
        + "Types are \(names.joined(separator: ", "))")
  }

  /// The types' names in HTML, JSON Schema and other form formats.
  private static let otherTypeNames: [String: FieldType] = [
    "string": .text, "input": .text, "multiline": .textarea, "secret": .password,
    "int": .integer, "float": .number, "double": .number, "decimal": .number,
    "bool": .boolean, "checkbox": .boolean, "toggle": .boolean, "switch": .boolean, "confirm": .boolean,
    "dropdown": .select, "radio": .select, "choice": .select, "choices": .select, "enum": .select,
    "checkboxes": .multiselect, "multiple": .multiselect, "datetime-local": .datetime, "timestamp": .datetime,
    "file": .path, "directory": .path, "folder": .path, "array": .list, "rows": .list, "label": .note,
  ]

  static func unknownContentType(_ name: String, nearest: String?) -> Problem {
    Problem(
      "unknown content type \(quoted(name))",
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "names are those of SwiftUI and of HTML's autocomplete, such as emailAddress or postal-code")
  }

  static func keyDoesNotApply(_ key: String, type: FieldType, types: [String]) -> Problem {
    Problem("'\(key)' does not apply to the type '\(type.rawValue)'", help: "it is for \(types.alternatives)")
  }

  static func typeNeeds(_ key: String, type: FieldType) -> Problem {
    Problem("a field of type '\(type.rawValue)' needs '\(key)'", help: addition(of: key))
  }

  static var rowFieldLeftOut: Problem {
    Problem("a field of a row is always in its answer", help: "leave 'answer' out")
  }

  static var rowFieldConfirms: Problem {
    Problem("a field of a row cannot confirm another", help: "compare two fields of the row with a rule of 'validate'")
  }

  static func itemWithoutAnswer(_ key: String, type: FieldType) -> Problem {
    Problem(
      "'\(key)' cannot be a \(type.rawValue): it has no answer of its own", help: "give it another type, such as text")
  }

  static func keyIsNoText(type: FieldType) -> Problem {
    Problem("the keys of a map are text, not \(type.rawValue)", help: "give 'key' the type text or select")
  }

  static let fieldsAndItem = Problem(
    "a row has 'fields' or 'item', not both", help: "'item' is for rows of one value; leave one of them out")

  static let noteNeedsText = Problem(
    "a note needs 'label' or 'description'", help: "add what it says, as in description: Almost done")

  static let totalOutsideOfRows = Problem(
    "'total' is for a field in the rows of a list",
    help: "elsewhere a computed field adds up, as in cel: rows.map(r, r.amount).sum()")

  static let requiredNote = Problem("a note cannot be required: it has no answer", help: "leave 'required' out")

  static let requiredComputed = Problem(
    "a computed field cannot be required: nobody fills it in", help: "leave 'required' out")

  static func rangeReversed(_ low: String, _ lowText: String, _ high: String, _ highText: String) -> Problem {
    Problem("'\(low)' (\(lowText)) is more than '\(high)' (\(highText))", help: "make '\(low)' the smaller one")
  }

  static func rangeEmpty(_ low: String, _ high: String) -> Problem {
    Problem("no value lies between '\(low)' and '\(high)'", help: "move them apart")
  }

  static let multipleNotPositive = Problem(
    "'multipleOf' must be greater than 0", help: "write how far values lie apart, such as 5")

  static func badPattern(_ reason: String, help: String?) -> Problem {
    Problem("'pattern' is not a regular expression: \(reason)", help: help ?? "write what must match without it")
  }

  static func badMask(_ mask: String) -> Problem {
    Problem(
      "'mask' has no place to fill: \(quoted(mask))",
      help: "9 stands for a digit, a for a letter, * for either; \\ makes the next character stand for itself")
  }

  static func longMask(characters: Int) -> Problem {
    Problem(
      "'mask' has \(characters) characters, and \(InputMask.longest) are the most",
      help: "say with 'pattern' what a longer text must look like")
  }

  static let noOptions = Problem("'options' must not be empty", help: "write at least one, as in [one, two]")

  static func duplicateOption(_ text: String) -> Problem { Problem("duplicate option \(quoted(text))") }

  static let optionValue: WantedKind = "text, a number or a boolean"

  static func showsSecret(_ secret: String, in field: String) -> Problem {
    Problem(
      "\(quoted(field)) would reveal a value derived from the secret \(quoted(secret))",
      help: "add 'secret: true' to it")
  }

  static func optionsOfSecret(_ secret: String) -> Problem {
    Problem(
      "options would reveal values derived from the secret \(quoted(secret))",
      help: "derive them from fields that are not secret")
  }

  static func defaultDoesNotFit(_ reason: String, isSecret: Bool) -> Problem {
    let problem = Problem(
      "the default does not fit the field: \(reason)", help: "write another default, or leave it out")
    return isSecret ? problem.withoutSource : problem
  }

  static func unknownObject(_ path: [String], known: [String]) -> Problem {
    let name = path.joined(separator: ".")
    let help =
      NearestWord.hint(for: name, among: known)
      ?? (known.isEmpty
        ? "leave it out: no answers are in objects here"
        : known.count <= 24 ? "objects are \(known.joined(separator: ", "))" : "write the names that lead to an object")
    return Problem("'defaultWith' names no object: \(quoted(name))", help: help)
  }

  static let defaultSecret = Problem(
    "the default of a secret field can be read by everyone who can read this file",
    help: "leave it out, and prefill it with --answers"
  ).asWarning.withoutSource

  static let secretNeeded = Problem(
    "'secret: false' has no effect here: what this field holds is always secret"
  ).asWarning

  static func notMoment(_ key: String, _ reason: String, help: String?) -> Problem {
    Problem("'\(key)': \(reason)", help: help ?? "write a date like 2026-02-28, a time like 14:30")
  }

  static func wholeSteps(_ unit: String) -> Problem {
    Problem("'multipleOf' must be a whole number of \(unit)", help: "write it like 7")
  }

  static func cycle(_ ids: [String]) -> Problem {
    let circle = (ids + [ids[0]]).map { "'\($0)'" }.joined(separator: " needs ")
    return ids.count == 1
      ? Problem("'\(ids[0])' depends on itself", help: "let it depend on other fields only")
      : Problem("'\(ids[0])' depends on itself: \(circle)", help: "take one of them out of the circle")
  }

  static func longChain(_ id: String, most: Int) -> Problem {
    Problem(
      "'\(id)' depends on a chain of more than \(most) fields", help: "let it read fields that depend on fewer others")
  }

  static func moreThanOptions(_ minimum: Int, count: Int) -> Problem {
    let options = count == 1 ? "is only 1 option" : "are only \(count) options"
    return Problem("'minItems' is \(minimum), but there \(options)", help: "write \(count) or less, or add options")
  }
}

/// Mistakes inside expressions.
extension Problem {
  /// A message of the expression parser or checker.
  static func expression(_ message: String, help: String?) -> Problem {
    Problem(message, help: help ?? "expressions are written like plan == 'team' && seats > 3")
  }

  static func emptyExpression(_ key: String) -> Problem {
    Problem("'\(key)' must be an expression, not nothing", help: "write one such as plan == 'team'")
  }
}
