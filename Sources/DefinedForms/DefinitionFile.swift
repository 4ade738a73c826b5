package import FormDefinitions
package import TerminalDriver
import Values
public import Wording

nonisolated extension FormDefinition {
  /// A form from a definition file, YAML or JSON.
  ///
  ///     let signup = try FormDefinition(contentsOf: "signup.yaml")
  ///
  /// - Parameters:
  ///   - path: The file, relative to the working directory.
  ///   - grants: What the definition may access beyond the files beside it; a definition is not trusted.
  ///   - language: Which of its languages to use; by default that of the user's locale.
  /// - Throws: Every mistake in the file, and every access that was not granted.
  public init(
    contentsOf path: String, granting grants: Grants = Grants(), language: DisplayLanguage? = nil
  ) throws(FormDefinitionError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: DefinitionFile.limit)
    } catch {
      throw FormDefinitionError(diagnostics: ["\(error)"])
    }
    self = try DefinitionFile.read(
      bytes, path: path, granting: grants, language, resources: DefinitionFile.resources(of: path, grants))
  }

  /// A form from the text of a definition, YAML or JSON; the files that it names are relative to the working directory.
  /// - Parameters:
  ///   - name: The name of the text in messages.
  ///   - grants: What the definition may access beyond the files there.
  ///   - language: Which of its languages to use; by default that of the user's locale.
  /// - Throws: Every mistake in the text, and every access that was not granted.
  public init(
    text: String, name: String = "definition", granting grants: Grants = Grants(), language: DisplayLanguage? = nil
  ) throws(FormDefinitionError) {
    self = try DefinitionFile.read(
      Array(text.utf8), path: name, granting: grants, language,
      resources: DefinitionFile.resources(of: "", grants))
  }
}

/// A definition that cannot be run, or answers that do not fit it.
nonisolated public struct FormDefinitionError: Error, CustomStringConvertible, Sendable {
  /// Every mistake, as `formline check` prints it: position, line, marker and help.
  public let diagnostics: [String]

  package init(diagnostics: [String]) { self.diagnostics = diagnostics }

  /// The mistakes, separated by newlines.
  public var description: String { diagnostics.joined(separator: "\n") }
}

/// Definition files and the files that they name.
nonisolated package enum DefinitionFile {
  /// How the names of definition files end.
  package static let endings = [".yaml", ".yml", ".json"]
  /// The largest definition, answers file or script that is read, in bytes.
  package static let limit = 5 << 20
  /// The largest file named by a definition that is read, in bytes; of a file of lines, the reader of definitions takes
  /// less.
  private static let resourceLimit = 64 << 20

  fileprivate static func read(
    _ bytes: [UInt8], path: String, granting grants: Grants, _ language: DisplayLanguage?,
    resources: @escaping (String) -> Result<[UInt8], ResourceError>
  ) throws(FormDefinitionError) -> FormDefinition {
    let tag = language.flatMap { LanguageTag($0.rawValue) } ?? LanguageTag(environment: ProcessEnvironment.variable)
    let options = ReadingOptions(grants: grants, language: tag)
    let reading = DefinitionReader.read(bytes, path: path, options: options, resources: resources)
    let refused = reading.refusedCommands + reading.refusedHosts
    guard refused.isEmpty, reading.isUsable, let definition = reading.definition else {
      throw FormDefinitionError(diagnostics: reading.diagnostics(with: refused).map { $0.rendered(color: false) })
    }
    return definition
  }

  /// Reads the files that a definition may access.
  /// - Parameter path: The definition's file; `-` for a definition that does not come from a file.
  package static func resources(of path: String, _ grants: Grants) -> (String) -> Result<[UInt8], ResourceError> {
    guard path == "-" else { return { resource($0, beside: path.folderOfFile, grants.files) } }
    guard let folder = grants.folder ?? (grants.files == .anywhere ? "." : nil) else {
      return { _ in .failure(.noFolder) }
    }
    return { resource($0, beside: folder.folderPrefix, grants.files) }
  }

  /// Reads a file named by a definition.
  /// - Parameter folder: The definition's folder with a trailing slash; empty for the working directory.
  package static func resource(
    _ name: String, beside folder: String, _ files: Grants.Files
  ) -> Result<[UInt8], ResourceError> {
    do throws(FileError) {
      switch files {
      case .ownFolder: return .success(try InputFile.read(name, below: folder, limit: resourceLimit))
      case .anywhere:
        let path = name.hasPrefix("/") ? name : folder + name
        return .success(try InputFile.read(path, limit: resourceLimit, kinds: .regularFiles))
      }
    } catch {
      if case .outsideFolder = error.reason { return .failure(.outside) }
      return .failure(ResourceError(reason: error.phrase))
    }
  }
}

nonisolated extension FileError {
  /// The reason without the path, as a phrase within a sentence: `no such file or directory`.
  package var phrase: String {
    let sentence = reason.sentence
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
