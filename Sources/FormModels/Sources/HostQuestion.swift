package import FormDefinitions
package import Values

/// A question from a form to its hosting program.
package struct HostQuestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// - Parameter query: The search text, if the program does not give all options at once.
    case options(query: String)
    /// Whether a value is valid.
    case verdict(AnswerValue)
    case suggestions(text: String)
  }

  /// The name of what the program provides.
  package var host: String
  /// The field that asks; `rows[0].name` in the row of a list.
  package var field: String
  /// The answers declared as inputs in the definition.
  package var answers: [AnswerValue.Member]
  package var kind: Kind
  /// The time after which the reply is ignored.
  package var timeout: Duration
}

/// The reply of a source: the hosting program or a command.
package enum HostReply: Equatable, Sendable {
  /// Options or suggestions.
  /// - Parameter isComplete: True if these are all options.
  case options(OptionList, isComplete: Bool)
  /// The problem of the value, empty if the source does not say which; nil if the value is valid.
  case verdict(String?)
  case timedOut
  /// It gave no answer; the reason in its own words.
  case failed(reason: String)
}

/// How a form asks its hosting program.
package enum HostAsker {
  /// Synchronously, as provided by a key script.
  case now((HostQuestion) -> HostReply)
  /// Asynchronously; the task is cancelled when the answer is no longer needed.
  case later(@MainActor (HostQuestion) async -> HostReply)
}

extension HostReply {
  /// Parses a program's reply: `{"options": […], "complete": true}`, `{"suggestions": […]}`, `{"problem": TEXT}` or
  /// `{"error": TEXT}`; a bare list is options or suggestions, a bare text a problem.
  package init(_ value: JSONValue, to kind: HostQuestion.Kind) {
    func list(_ name: String) -> HostReply {
      guard case .array(let items) = value[name] ?? value else { return .failed(reason: "'\(name)' must be a list") }
      if let item = items.first(where: { AnswerValue(option: $0["value"] ?? $0) == nil }) {
        return .failed(
          reason: "'\(name)' must hold texts, numbers or booleans, or objects with such a 'value', not "
            + item.text(.compact))
      }
      return .options(Self.options(items), isComplete: value["complete"] != false)
    }
    self =
      switch (value["error"], kind) {
      case (.string(let reason)?, _): .failed(reason: reason.isEmpty ? "'error' must say why" : reason)
      case (_, .options): list("options")
      case (_, .suggestions): list("suggestions")
      case (_, .verdict):
        switch value["problem"] ?? value {
        case .string(let problem): .verdict(problem)
        case .null, .object: .verdict(nil)
        default: .failed(reason: "'problem' must be text or null")
        }
      }
  }

  /// Options as in a definition: plain values, or objects with `value`, `label`, `description`, `disabled`. The first
  /// of duplicate values wins.
  private static func options(_ items: [JSONValue]) -> OptionList {
    var seen: Set<AnswerValue> = []
    var options: [OptionDefinition] = []
    for item in items {
      guard let value = AnswerValue(option: item["value"] ?? item), seen.insert(value).inserted else { continue }
      options.append(
        OptionDefinition(
          value: value, label: item["label"]?.string, description: item["description"]?.string,
          isDisabled: item["disabled"] == true))
    }
    return OptionList(options)
  }
}

extension AnswerValue {
  /// A value that an option can have; nil for other JSON.
  fileprivate init?(option: JSONValue) {
    switch option {
    case .string, .bool, .number: self.init(parsing: Array(option.text(.compact).utf8))
    default: return nil
    }
  }
}
