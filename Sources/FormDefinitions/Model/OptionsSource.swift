internal import ContentTypes
package import Expressions
package import Wording

/// The source of a field's options.
package enum OptionsSource: Sendable {
  case list(OptionList)
  /// One option a line, value and label alike.
  case lines(TextLines)
  /// A list of values, or of maps with `value`, `label`, `description`, `disabled`; may read other fields.
  case computed(DefinitionExpression)
  /// An external source; a command prints one option per line.
  case live(LiveSource)
  /// Provided by the host while the form runs; cannot be written in a file.
  case arriving

  package var expression: DefinitionExpression? {
    if case .computed(let expression) = self { expression } else { nil }
  }

  /// True if the options are known without evaluating or running anything.
  package var areKnown: Bool {
    switch self {
    case .list, .lines: true
    case .computed, .live, .arriving: false
    }
  }

  /// True if a command or the hosting program gives them.
  package var isOutside: Bool {
    switch self {
    case .live, .arriving: true
    case .list, .lines, .computed: false
    }
  }

  /// The option with a value, if it is known without evaluating or running anything.
  package func option(with value: AnswerValue) -> OptionDefinition? {
    switch self {
    case .list(let options): return options.option(with: value)
    case .lines(let lines):
      guard case .string(let text) = value, lines.contains(text) else { return nil }
      return OptionDefinition(value: value, label: text)
    case .computed, .live, .arriving: return nil
    }
  }

  /// The options, if known without evaluating or running anything; those from a file are made anew.
  package var known: OptionList? {
    switch self {
    case .list(let options): options
    case .lines(let lines): OptionList(lines.map { OptionDefinition(value: .string($0), label: $0) })
    case .computed, .live, .arriving: nil
    }
  }
}

/// One option of a `select` or `multiselect` field.
package struct OptionDefinition: Sendable, Hashable {
  /// The answer if it is chosen.
  package var value: AnswerValue
  /// What is shown; the value's text by default.
  package var label: String
  package var description: String?
  /// True if it is shown but cannot be chosen.
  package var isDisabled = false
  /// Additional search terms, one per line: the code and the native name of a country.
  package var otherNames: [String] = []
  /// True if it must be among the chosen options.
  package var isRequired = false

  package init(
    value: AnswerValue, label: String? = nil, description: String? = nil, isDisabled: Bool = false,
    otherNames: [String] = []
  ) {
    self.value = value
    self.otherNames = otherNames
    self.label = label ?? value.text
    self.description = description
    self.isDisabled = isDisabled
  }
}

extension OptionDefinition {
  /// The options of a `cel` source: a list of values, or of maps with `value`, `label`, `description`, `disabled`. Each
  /// is there once; null is none.
  /// - Parameter onFailure: Gets what is wrong, unless it is that an answer is missing.
  package static func computed(
    _ outcome: Result<ExpressionValue, EvaluationError>, onFailure: (String) -> Void = { _ in }
  ) -> OptionList {
    switch outcome {
    case .success(.list(let items)):
      var seen: Set<AnswerValue> = []
      let options = items.filter { $0 != .null }.compactMap { item -> OptionDefinition? in
        let option = option(item)
        guard let option, !option.value.isCollection, option.value != .null else {
          onFailure("an item is no option: it is neither \(Problem.optionValue.phrase), nor a map with 'value'")
          return nil
        }
        return seen.insert(option.value.canonical).inserted ? option : nil
      }
      return OptionList(options)
    case .success(.null): return []
    case .success(let value): onFailure("expected a list, found \(value.kind.rawValue)")
    case .failure(let error): if error.unansweredVariable == nil { onFailure(error.message) }
    }
    return []
  }

  private static func option(_ item: ExpressionValue) -> OptionDefinition? {
    guard case .map(let map) = item else { return OptionDefinition(value: AnswerValue(item)) }
    return map[field: "value"].map { value in
      OptionDefinition(
        value: AnswerValue(value), label: map[field: "label"].map { AnswerValue($0).text },
        description: map[field: "description"].map { AnswerValue($0).text },
        isDisabled: map[field: "disabled"] == .bool(true))
    }
  }
}

/// Predefined lists of options: shown by name, with the code as the answer.
package enum KnownList: String, Sendable, CaseIterable {
  /// ISO 3166-1.
  case countries
  /// ISO 4217.
  case currencies
  /// ISO 639-1.
  case languages
  /// The IANA time zone database.
  case timeZones

  /// The options with their names in a language, in the order of these, each with its code beside it; found by the
  /// English name, too.
  package func options(in language: DisplayLanguage) -> OptionList {
    switch self {
    case .countries: Self.sorted(Country.all.map { ($0.code, $0.name(in: language), [$0.name] + $0.otherNames) })
    case .currencies: Self.sorted(Currency.all.map { ($0.code, $0.name(in: language), [$0.name]) })
    case .languages: Self.sorted(Language.all.map { ($0.code, $0.name(in: language), [$0.name]) })
    case .timeZones:
      OptionList(TimeZones.all.map { OptionDefinition(value: .string($0), otherNames: [TimeZones.city(of: $0)]) })
    }
  }

  private static func sorted(_ entries: [(code: String, name: String, others: [String])]) -> OptionList {
    let ordered = entries.map { (key: $0.name.folded, entry: $0) }.sorted { $0.key < $1.key }
    return OptionList(
      ordered.map { _, entry in
        OptionDefinition(
          value: .string(entry.code), label: entry.name, description: entry.code,
          otherNames: [entry.code] + entry.others.filter { $0 != entry.name })
      }, isSortedByName: true)
  }
}

/// A field's suggestions beyond those of its content type.
package enum SuggestionsSource: Sendable {
  case list([String])
  /// The lines of a file in the definition's folder, read at load.
  case lines(TextLines)
  /// An external source; a command prints one suggestion per line.
  case live(LiveSource)
  /// Earlier answers.
  case history
}

/// A command to run: an argument vector, never interpreted by a shell.
package struct CommandDefinition: Sendable {
  /// The program and its arguments; not empty.
  package var arguments: [String]
  /// The time limit; 5 seconds by default.
  package var timeout: Duration = .seconds(5)
  package var range = SourceRange.beginning
}

/// An external source that a form asks while it runs: for options, suggestions or the validity of an answer.
package struct LiveSource: Sendable {
  package enum Provider: Sendable {
    /// Requires `--allow-commands`.
    case command(CommandDefinition)
    /// The hosting program, by the name under which it provides the source.
    case host(String)
  }

  package var provider: Provider
  /// The fields whose answers the source gets, in this order; it is asked again when one changes. Nil passes none.
  package var inputs: [String]?
  package var timeout: Duration

  package var command: CommandDefinition? { if case .command(let command) = provider { command } else { nil } }
  package var host: String? { if case .host(let name) = provider { name } else { nil } }
}

/// `check`: validates a value externally. A command reads it on standard input and exits with status 0 if it is valid.
package struct LiveCheck: Sendable {
  package var source: LiveSource
  /// The message for an invalid value; nil for the default one.
  package var message: String?
}
