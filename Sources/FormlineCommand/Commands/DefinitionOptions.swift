import ArgumentParser
import FormDefinitions
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
