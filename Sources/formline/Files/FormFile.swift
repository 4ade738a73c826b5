import FormDefinitions
import Glibc
import TerminalDriver

/// A definition file, read and checked.
nonisolated struct FormFile {
  /// As the user named it; `-` for standard input.
  let path: String

  /// The largest definition, answers file or script that is read.
  static let limit = 5 << 20
  /// The largest file of options or suggestions that a definition names.
  private static let resourceLimit = 64 << 20

  init(_ path: String) {
    self.path = path
  }

  /// Reads the file and finds every mistake in it.
  func read() throws(CommandFailure) -> DefinitionReading {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: Self.limit)
    } catch {
      throw CommandFailure(reading: error)
    }
    return DefinitionReader.read(
      bytes, path: path == "-" ? "standard input" : path, resources: Self.resources(of: path))
  }

  /// The definition, which has no mistakes.
  /// - Throws: Every mistake in the file, rendered.
  func definition(colored: Bool) throws(CommandFailure) -> FormDefinition {
    let reading = try read()
    guard reading.isUsable, let definition = reading.definition else {
      throw CommandFailure(.wrongInput, report: reading.diagnostics.map { $0.rendered(color: colored) })
    }
    return definition
  }

  /// Files that the definition names stand beside it.
  private static func resources(of path: String) -> (String) -> Result<[UInt8], ResourceError> {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    return { name in
      do throws(FileError) {
        return .success(try InputFile.read(folder + name, limit: resourceLimit, kinds: .regularFiles))
      } catch {
        return .failure(ResourceError(reason: error.phrase))
      }
    }
  }
}

nonisolated extension FileError {
  /// Why it failed, without the path, as part of a sentence: `no such file or directory`.
  var phrase: String {
    let sentence = reason.sentence
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
