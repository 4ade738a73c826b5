package import Wording

/// What a reader of definitions decides that no definition may decide for itself.
package struct ReadingOptions: Sendable {
  /// Which files a definition may have read.
  package enum Files: Sendable {
    /// Those in its own folder, and in folders below it.
    case ownFolder
    /// Any that its user can read (`--allow-files`).
    case anywhere
  }

  package var files = Files.ownFolder
  /// The language that texts are wanted in; nil for none in particular.
  package var language: LanguageTag?

  package init(files: Files = .ownFolder, language: LanguageTag? = nil) {
    self.files = files
    self.language = language
  }
}
