import ArgumentParser
import FormDefinitions

/// Options that say how a definition is read.
struct DefinitionOptions: ParsableArguments {
  @Flag(help: "Let the definition name files outside its own folder.")
  var allowFiles = false

  /// What the reader is told.
  var reading: ReadingOptions { ReadingOptions(files: allowFiles ? .anywhere : .ownFolder) }
}
