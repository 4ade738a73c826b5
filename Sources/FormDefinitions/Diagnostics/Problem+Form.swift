internal import Values
internal import Wording

/// Mistakes of a form as a whole.
extension Problem {
  static func notAMapping(found: String) -> Problem {
    Problem("a form must be a mapping of keys, not \(found)", help: "a form begins with 'formline: 1'")
  }

  static let missingVersion = Problem("a form needs 'formline: 1'", help: "add it as the first line")

  static func wrongVersion(_ text: String) -> Problem {
    Problem("'formline' must be 1, not \(quoted(text))", help: "1 is the only format version there is")
  }

  static let versionIsText = Problem("'formline' must be 1, not text", help: "leave the quotes out: 1")

  static let fieldsAndSections = Problem(
    "a form has 'fields' or 'sections', not both", help: "move the fields into a section")

  static let noFields = Problem("a form needs 'fields' or 'sections'", help: "add fields: [{id: name}]")

  static func empty(_ what: String) -> Problem {
    Problem("\(what) must not be empty", help: "put at least one into it")
  }

  static func badID(_ id: String) -> Problem {
    let fixed = String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    let usable = !fixed.isEmpty && !(fixed.first?.isNumber ?? true)
    return Problem(
      "'id' must be letters, digits and '_' and not begin with a digit, not \(quoted(id))",
      help: "write '\(usable ? fixed : "_\(fixed)")'")
  }

  static func reservedID(_ id: String) -> Problem {
    Problem("'\(id)' cannot be an id: it has a meaning in expressions", help: "write '\(id)_'")
  }

  static func duplicateID(_ id: String) -> Problem { Problem("duplicate id '\(id)'") }

  static func duplicateName(_ name: String) -> Problem {
    Problem("duplicate name '\(name)'", help: "give each answer a name of its own")
  }

  static func duplicateSection(_ id: String) -> Problem { Problem("duplicate section id '\(id)'") }

  static let pagesWithoutSections = Problem(
    "'layout: pages' has one page only without 'sections'", help: "put the fields into sections"
  ).asWarning

  static let ruleWithoutField = Problem("the rule reads no field", help: "say whose error it is: at: FIELD")

  static func unknownField(_ id: String, in owner: String, known: [String]) -> Problem {
    // A note, and a field without an id, have a name with a hyphen.
    let ids = known.filter(FieldDefinition.isID)
    let help =
      NearestWord.hint(for: id, among: ids)
      ?? (ids.count <= 24 ? "fields are \(ids.joined(separator: ", "))" : "write the id of a field")
    return Problem("\(owner) names no field: \(quoted(id))", help: help)
  }

  static func badKey(_ name: String, nearest: String?) -> Problem {
    Problem(
      "unknown key name \(quoted(name))",
      help: nearest.map { "did you mean '\($0)'?" } ?? "write it like F2, Alt+t or Ctrl+T")
  }

  static func typingKey(_ name: String) -> Problem {
    Problem("the key \(quoted(name)) types a character", help: "use a function key, Alt or Ctrl: F2, Alt+t, Ctrl+T")
  }

  static func reservedKey(_ name: String, use: String) -> Problem {
    Problem("the key \(quoted(name)) cannot be taken: it \(use)", help: "use another, such as F2 or Alt+t")
  }

  static func keyClash(_ name: String, _ first: String, field: String?) -> Problem {
    let whereTo = field.map { " in the field '\($0)'" } ?? ""
    return Problem("the key \(quoted(name)) fires the toolbar item \(quoted(first)) too\(whereTo)")
  }

  static func duplicateReadyItem(_ word: String) -> Problem { Problem("the toolbar has '\(word)' twice") }

  static func unknownTarget(_ name: String, known: [String]) -> Problem {
    let help =
      NearestWord.hint(for: name, among: known)
      ?? "write the id of a field, or a content type such as emailAddress"
    return Problem("'for' names neither a field nor a content type: \(quoted(name))", help: help)
  }
}

/// Mistakes of actions.
extension Problem {
  static func unknownAction(_ word: String) -> Problem {
    let known = ActionDefinition.words.map(\.word) + ActionKey.allCases.filter(\.isAction).map(\.rawValue)
    return unknownWord(word, "action", plural: "actions", known: known)
  }

  static func actionNeedsValue(_ word: String) -> Problem {
    Problem("the action '\(word)' needs a value", help: "write {\(word): …}")
  }

  static let actionKind: WantedKind = "a word such as next, a mapping such as {focus: ID} or a list of them"

  static let emptyActions = Problem("an empty list does nothing", help: "write stay to stop the default")

  static func longAction(steps: Int) -> Problem {
    Problem(
      "an action has \(steps) steps, and \(ActionDefinition.mostSteps) are the most",
      help: "assign several fields in one {set: {…}}, which counts as one")
  }

  static func actionTarget(_ id: String, action: String, known: [String]) -> Problem {
    unknownField(id, in: "'\(action)'", known: known)
  }

  private static let answerable = "name a field that takes an answer"

  static func focusOnNote(_ id: String) -> Problem {
    Problem("'\(id)' is a note and cannot have focus", help: answerable)
  }

  static func focusOnComputed(_ id: String) -> Problem {
    Problem("'\(id)' is computed and cannot have focus", help: answerable)
  }

  static func focusNever(_ id: String, key: String) -> Problem {
    Problem(
      "'\(id)' can never have focus: its '\(key)' is never true",
      help: "name another field, or write a condition that can hold")
  }

  static func changesNote(_ action: String, _ id: String) -> Problem {
    Problem("'\(action)' cannot change '\(id)': it is a note", help: answerable)
  }

  static func changesComputed(_ action: String, _ id: String) -> Problem {
    Problem("'\(action)' cannot change '\(id)': it is computed", help: "change a field that its 'cel' reads")
  }

  static func wordIsNotAKey(_ word: String) -> Problem {
    Problem("the action '\(word)' takes no value", help: "write \(word), without braces")
  }

  static func branchWithoutIf(_ key: String) -> Problem {
    Problem("'\(key)' needs an 'if' beside it", help: "write {if: plan == 'team', then: next, else: submit}")
  }
}
