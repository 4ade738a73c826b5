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

/// The program's reply.
package enum HostReply: Equatable, Sendable {
  /// - Parameter isComplete: True if these are all options.
  case options([OptionDefinition], isComplete: Bool)
  case suggestions([String])
  /// The problem of the value; nil if it is valid.
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
    if case .string(let reason)? = value["error"] {
      self = .failed(reason: reason)
      return
    }
    switch kind {
    case .options:
      guard let options = Self.options(value["options"] ?? value) else { break }
      self = .options(options, isComplete: value["complete"] != false)
      return
    case .suggestions:
      guard let options = Self.options(value["suggestions"] ?? value) else { break }
      self = .suggestions(options.map(\.value.text))
      return
    case .verdict:
      switch value["problem"] ?? value {
      case .string(let problem): self = .verdict(problem)
      case .null, .object: self = .verdict(nil)
      default: self = .failed(reason: "'problem' must be text or null")
      }
      return
    }
    if case .options = kind {
      self = .failed(reason: "'options' must be a list")
    } else {
      self = .failed(reason: "'suggestions' must be a list")
    }
  }

  /// Options as in a definition: plain values, or objects with `value`, `label`, `description`, `disabled`. The first
  /// of duplicate values wins.
  private static func options(_ value: JSONValue) -> [OptionDefinition]? {
    guard case .array(let items) = value else { return nil }
    var seen: Set<AnswerValue> = []
    var options: [OptionDefinition] = []
    for item in items {
      let plain = item["value"] ?? item
      guard let value = AnswerValue(option: plain) else { return nil }
      guard seen.insert(value).inserted else { continue }
      options.append(
        OptionDefinition(
          value: value, label: item["label"]?.text, description: item["description"]?.text,
          isDisabled: item["disabled"] == true))
    }
    return options
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
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
