import ArgumentParser
import FormDefinitions
import Formline
import KeyScripts
import TerminalDriver
import TerminalModel
import Values
import Wording

/// Options that say how a definition is read.
struct DefinitionOptions: ParsableArguments {
  @Flag(help: "Let the definition name files outside its own folder.")
  var allowFiles = false

  /// What the reader is told of a form in no language in particular.
  var reading: ReadingOptions { reading(in: nil) }

  /// What the reader is told of a form in a language.
  func reading(in language: LanguageTag?) -> ReadingOptions {
    ReadingOptions(files: allowFiles ? .anywhere : .ownFolder, language: language)
  }
}

/// The option that says in which language a form speaks.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      "The language of the form, such as de or pt-BR; by default that of LC_ALL, LC_MESSAGES or LANG.",
      valueName: "language"),
    transform: Self.tag)
  var chosen: LanguageTag?

  /// The language that is wanted; nil for none in particular.
  var language: LanguageTag? { chosen ?? LanguageTag(environment: ProcessEnvironment.variable) }

  /// Tells the person of a language that was asked for and that neither the form nor the command knows.
  func warnIfUnknown(to definition: FormDefinition) {
    guard let chosen, !definition.speaks(chosen) else { return }
    let known = DisplayLanguage.allCases.map(\.rawValue) + definition.translations.map(\.text)
    StandardError.report([
      .warning(
        "nothing in the form is in the language '\(chosen.text)'; there are "
          + Set(known).sorted().joined(separator: ", "))
    ])
  }

  /// A tag, or the name of a locale.
  private static func tag(_ text: String) throws -> LanguageTag {
    guard let tag = LanguageTag(locale: text) else {
      throw ValidationError("'\(text)' is not a language; write it like de or pt-BR.")
    }
    return tag
  }
}

/// The option that says how problems are told.
struct ProblemOptions: ParsableArguments {
  @Option(
    name: .customLong("problems"),
    help: "How problems are told: for people, or as data, an object a line with path, line, column, id, message, hint.")
  var format = ProblemFormat.text
}

/// How problems are told, as `--problems` takes it.
nonisolated enum ProblemFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// An object a line.
  case json
}

/// Options that say how a form looks on the terminal.
struct AppearanceOptions: ParsableArguments {
  /// Where a form is drawn.
  enum Placement: String, EnumerableFlag {
    case inline
    case fullscreen

    static func help(for value: Placement) -> ArgumentHelp? {
      switch value {
      case .inline: "Draw below the prompt and leave a summary."
      case .fullscreen: "Draw on the whole screen."
      }
    }
  }

  @Flag var placement = Placement.inline

  @Flag(help: "Ask plain questions, one a line, for screen readers and simple terminals.")
  var accessible = false

  @Flag(help: "Leave the mouse to the terminal, to select and copy text as usual.")
  var noMouse = false

  @Option(help: "When to use colours.")
  var color = ColorChoice.auto

  @Option(help: "The colours of the form.")
  var theme = ThemeName.standard
}

nonisolated extension ColorChoice: ExpressibleByArgument {}

/// The name of a theme, as `--theme` takes it.
nonisolated enum ThemeName: String, ExpressibleByArgument, CaseIterable {
  case standard, dark, light, mono

  /// The theme itself.
  @MainActor var theme: Theme {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .light: .light
    case .mono: .mono
    }
  }
}

/// A span of time as an option gives it: `90s`, `5m`, `1h`.
nonisolated struct TimeLimit: ExpressibleByArgument {
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  init?(argument: String) {
    guard let duration = Duration(parsing: argument), duration > .zero, duration <= .seconds(86_400) else { return nil }
    self.duration = duration
  }

  var defaultValueDescription: String { duration.shortText }
}
