import FormDefinitions
import Gettext
import TerminalDriver
import TerminalModel
import Wording

/// Catalogues of the program's words in files: those of `--catalog`, and the one for the form's language in the folder
/// of `FORMLINE_CATALOGS`.
nonisolated enum CatalogueFiles {
  /// Reads catalogues and says things in their words from then on.
  /// - Parameters:
  ///   - paths: The files of `--catalog`; a later one comes before an earlier one of its language.
  ///   - preferred: The language that was chosen, or that of the environment.
  ///   - isChosen: True if the language was chosen; otherwise that of the last file is the form's.
  /// - Returns: The form's language.
  static func use(_ paths: [String], preferred: LanguageTag?, isChosen: Bool) throws(CommandFailure) -> LanguageTag? {
    if let preferred, let path = inFolder(for: preferred) { _ = try use(path) }
    var language = preferred
    for path in paths {
      let tag = try use(path)
      if !isChosen { language = tag }
    }
    return language
  }

  /// The text of a catalogue, and the language of its file's name.
  static func read(_ path: String) throws(CommandFailure) -> (text: String, named: LanguageTag?) {
    let bytes = try CommandFailure.reading(InputFile.read(path, limit: limit))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.wrongInput, "'\(path)' is not UTF-8")
    }
    let name = path.split(separator: "/").last ?? ""
    return (text, LanguageTag(String(name.prefix { $0 != "." })))
  }

  /// A problem at its line: `pl.po:12: error: …`.
  static func reported(_ problem: CatalogueProblem, in path: String) -> ReportedProblem {
    var reported = ReportedProblem(
      problem.message,
      text: DisplayText.visible("\(path):\(problem.line): error: \(problem.message)"))
    reported.path = path
    reported.line = problem.line
    return reported
  }

  /// Bytes; ours have some 100,000.
  private static let limit = 4 << 20

  private static func inFolder(for tag: LanguageTag) -> String? {
    guard let folder = ProcessEnvironment.variable("FORMLINE_CATALOGS"), !folder.isEmpty else { return nil }
    guard Folder.exists(at: folder) else {
      StandardError.report([.warning("there is no folder '\(folder)': FORMLINE_CATALOGS names it")])
      return nil
    }
    return tag.fileNames.lazy.map { "\(folder)/\($0).po" }.first { InputFile.exists(at: $0) }
  }

  private static func use(_ path: String) throws(CommandFailure) -> LanguageTag {
    let (text, named) = try read(path)
    do throws(Catalogue.Problems) {
      let catalogue = try Catalogue(text, language: named)
      _ = catalogue.use()
      return catalogue.tag
    } catch {
      throw CommandFailure(.wrongInput, problems: error.all.map { reported($0, in: path) })
    }
  }
}
