package import FormDefinitions
package import Values

/// What a form asks the program that has it shown.
package struct HostQuestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// - Parameter query: What is typed to find one, where the program does not give all of them.
    case options(query: String)
    /// Whether a value is right.
    case verdict(AnswerValue)
    case suggestions(text: String)
  }

  /// What the program provides.
  package var host: String
  /// The field that asks, `rows[0].name` in a row of a list.
  package var field: String
  /// The answers that the definition says it is given.
  package var answers: [AnswerValue.Member]
  package var kind: Kind
  /// After which the answer is late.
  package var timeout: Duration
}

/// What a program says to a question.
package enum HostReply: Equatable, Sendable {
  /// - Parameter isComplete: Whether there are no others.
  case options([OptionDefinition], isComplete: Bool)
  case suggestions([String])
  /// What is wrong with the value; nil for nothing.
  case verdict(String?)
  case timedOut
  /// It gave no answer; why, in its own words.
  case failed(reason: String)
}

/// How a form asks its program.
package enum HostAsker {
  /// At once: what a key script provides.
  case now((HostQuestion) -> HostReply)
  /// The task it runs in is cancelled when nobody waits for the answer any more.
  case later(@MainActor (HostQuestion) async -> HostReply)
}

extension HostReply {
  /// What a program says, as JSON: `{"options": […], "complete": true}`, `{"suggestions": […]}`, `{"problem": TEXT}` or
  /// `{"error": TEXT}`; a list is options or suggestions, a text a problem.
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

  /// Options as a definition has them: plain values, or objects with `value`, `label`, `description`, `disabled`. Of
  /// several with a value, the first.
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
  /// A value that an option can have; nil for others.
  fileprivate init?(option: JSONValue) {
    switch option {
    case .string, .bool, .number: self.init(parsing: Array(option.text(.compact).utf8))
    default: return nil
    }
  }
}
