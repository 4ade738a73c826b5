internal import Wording

/// Mistakes of one field.
extension Problem {
  /// `contentType` is the content type somebody may have meant, as `type: email` in HTML.
  static func unknownType(_ type: String, contentType: String?) -> Problem {
    let names = FieldType.allCases.map(\.rawValue)
    guard NearestWord.to(type, among: names) == nil, let contentType else {
      return unknownWord(type, "field type", plural: "types", known: names)
    }
    return Problem(
      "unknown field type \(quoted(type))",
      help: "did you mean '\(contentType)'? That is a content type: write 'contentType: \(contentType)'. "
        + "Types are \(names.joined(separator: ", "))")
  }

  static func unknownContentType(_ name: String, nearest: String?) -> Problem {
    Problem("unknown content type \(quoted(name))", help: nearest.map { "did you mean '\($0)'?" })
  }

  static func keyDoesNotApply(_ key: String, type: FieldType, types: [String]) -> Problem {
    Problem("'\(key)' does not apply to the type '\(type.rawValue)'", help: "it is for \(alternatives(types))")
  }

  static func typeNeeds(_ key: String, type: FieldType) -> Problem {
    Problem("a field of type '\(type.rawValue)' needs '\(key)'")
  }

  static let noteNeedsText = Problem("a note needs 'label' or 'description'")

  static let requiredNote = Problem("a note cannot be required: it has no answer")

  static let requiredComputed = Problem("a computed field cannot be required: nobody fills it in")

  static func rangeReversed(_ low: String, _ lowText: String, _ high: String, _ highText: String) -> Problem {
    Problem("'\(low)' (\(lowText)) is more than '\(high)' (\(highText))")
  }

  static func rangeEmpty(_ low: String, _ high: String) -> Problem {
    Problem("no value lies between '\(low)' and '\(high)'")
  }

  static let multipleNotPositive = Problem("'multipleOf' must be greater than 0")

  static func badPattern(_ reason: String, help: String?) -> Problem {
    Problem("'pattern' is not a regular expression: \(reason)", help: help)
  }

  static func badMask(_ mask: String) -> Problem {
    Problem(
      "'mask' has no place to fill: \(quoted(mask))",
      help: "9 stands for a digit, a for a letter, * for either; \\ makes the next character stand for itself")
  }

  static let noOptions = Problem("'options' must not be empty")

  static func duplicateOption(_ text: String) -> Problem { Problem("duplicate option \(quoted(text))") }

  static let optionValue = "text, a number or a boolean"

  static func defaultDoesNotFit(_ reason: String, isSecret: Bool) -> Problem {
    let problem = Problem("the default does not fit the field: \(reason)")
    return isSecret ? problem.withoutSource : problem
  }

  static let defaultSecret = Problem(
    "the default of a secret field can be read by everyone who can read this file",
    help: "leave it out, and prefill it with --answers"
  ).asWarning.withoutSource

  static let secretNeeded = Problem(
    "'secret: false' has no effect here: what this field holds is always secret"
  ).asWarning

  static func notMoment(_ key: String, _ reason: String) -> Problem { Problem("'\(key)': \(reason)") }

  static func wholeSteps(_ unit: String) -> Problem { Problem("'multipleOf' must be a whole number of \(unit)") }

  static func cycle(_ ids: [String]) -> Problem {
    ids.count == 1
      ? Problem("'\(ids[0])' depends on itself")
      : Problem("'\(ids[0])' depends on itself: \((ids + [ids[0]]).map { "'\($0)'" }.joined(separator: " needs "))")
  }
}

extension Problem {
  static func moreThanOptions(_ minimum: Int, count: Int) -> Problem {
    Problem("'minItems' is \(minimum), but there are only \(count) options")
  }
}
