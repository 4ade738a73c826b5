import ArgumentParser
import TerminalDriver
import Wording

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

  /// A tag, or the name of a locale.
  private static func tag(_ text: String) throws -> LanguageTag {
    guard let tag = LanguageTag(locale: text) else {
      throw ValidationError("'\(text)' is not a language; write it like de or pt-BR.")
    }
    return tag
  }
}
