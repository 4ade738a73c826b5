internal import ContentTypes

/// Where a field's options come from.
package enum OptionsSource: Sendable {
  case list([OptionDefinition])
  /// One option a line, value and label alike.
  case lines(LinesFile)
  /// A list of values, or of maps with `value`, `label`, `description`, `disabled`; may read other fields.
  case computed(DefinitionExpression)
  /// What a source outside gives: of a command, one option a printed line.
  case live(LiveSource)
  /// They come from the host while the form runs; no file says so.
  case arriving

  /// True if the options are known without evaluating or running anything.
  package var areKnown: Bool {
    switch self {
    case .list, .lines: true
    case .computed, .live, .arriving: false
    }
  }

  /// The options, where they are known without evaluating or running anything.
  package var known: [OptionDefinition]? {
    switch self {
    case .list(let options): options
    case .lines(let file): file.lines.map { OptionDefinition(value: .string($0), label: $0) }
    case .computed, .live, .arriving: nil
    }
  }
}

/// One option of a `select` or `multiselect` field.
package struct OptionDefinition: Sendable, Hashable {
  /// The answer when it is chosen.
  package var value: AnswerValue
  /// What is shown; the value's text by default.
  package var label: String
  package var description: String?
  /// Shown, but cannot be chosen.
  package var isDisabled = false
  /// What it is found by beside its label, a name a line: the code and the native name of a country.
  package var otherNames: [String] = []
  /// An answer of several options must have it.
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

/// The lists that need no writing out: shown by name, answered with the code.
package enum KnownList: String, Sendable, CaseIterable {
  /// ISO 3166-1.
  case countries
  /// ISO 4217.
  case currencies
  /// ISO 639-1.
  case languages
  /// The IANA time zone database.
  case timeZones

  /// By name; each shows its code beside it.
  package var options: [OptionDefinition] {
    switch self {
    case .countries: Country.all.map { Self.option($0.code, $0.name, Country.everydayNames(of: $0.code)) }.sortedByName
    case .currencies: Currency.all.map { Self.option($0.code, $0.name) }.sortedByName
    case .languages: Language.all.map { Self.option($0.code, $0.name) }.sortedByName
    case .timeZones: TimeZones.all.map { OptionDefinition(value: .string($0), otherNames: [TimeZones.city(of: $0)]) }
    }
  }

  private static func option(_ code: String, _ name: String, _ others: [String] = []) -> OptionDefinition {
    OptionDefinition(value: .string(code), label: name, description: code, otherNames: [code] + others)
  }
}

extension [OptionDefinition] {
  fileprivate var sortedByName: Self { sorted { $0.label < $1.label } }
}

/// A field's suggestions beyond those of its content type.
package enum SuggestionsSource: Sendable {
  case list([String])
  /// The lines of a file in the definition's folder, read at load.
  case lines(LinesFile)
  /// What a source outside gives: of a command, the printed lines.
  case live(LiveSource)
  /// What was answered before.
  case history
}

/// A command a definition wants run: an argument vector, never a shell line.
package struct CommandDefinition: Sendable {
  /// The program and its arguments; not empty.
  package var arguments: [String]
  /// After which it is stopped; 5 seconds when the file says nothing.
  package var timeout: Duration = .seconds(5)
  package var range = SourceRange.beginning
}

/// Something outside that a form asks while it runs: for options, for suggestions, or whether an answer is right.
package struct LiveSource: Sendable {
  package enum Provider: Sendable {
    /// Needs `--allow-commands`.
    case command(CommandDefinition)
    /// The program that has the form shown, by the name it provides this under.
    case host(String)
  }

  package var provider: Provider
  /// The fields whose answers it is given, in this order; asked again when one of them changes. Nil: it is given none.
  package var inputs: [String]?
  /// After which it is late.
  package var timeout: Duration

  /// The command, if it is one.
  package var command: CommandDefinition? { if case .command(let command) = provider { command } else { nil } }
  /// The name of the host, if it is one.
  package var host: String? { if case .host(let name) = provider { name } else { nil } }
}

/// `check`: what says whether a value is right. A command gets it on its standard input; exit status 0 is right.
package struct LiveCheck: Sendable {
  package var source: LiveSource
  /// What the person is told when the value is refused; nil when the file says nothing.
  package var message: String?
}
