/// Mistakes of actions.
extension Problem {
  static func unknownAction(_ word: String) -> Problem {
    let known = ActionDefinition.words.map(\.word) + ActionKey.allCases.filter(\.isAction).map(\.rawValue)
    return unknownWord(word, "action", plural: "actions", known: known)
  }

  static func actionNeedsValue(_ word: String) -> Problem {
    Problem("the action '\(word)' needs a value", help: "write {\(word): …}")
  }

  static let actionKind = "a word such as next, a mapping such as {focus: ID} or a list of them"

  static let emptyActions = Problem("an empty list does nothing", help: "write stay to stop the default")

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
}

extension Problem {
  static func wordIsNotAKey(_ word: String) -> Problem {
    Problem("the action '\(word)' takes no value", help: "write \(word), without braces")
  }

  static func branchWithoutIf(_ key: String) -> Problem {
    Problem("'\(key)' needs an 'if' beside it", help: "write {if: plan == 'team', then: next, else: submit}")
  }
}
