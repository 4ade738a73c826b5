import FormDefinitions
import Glibc
import TerminalDriver

extension DraftFile {
  /// The largest draft that is read.
  private static let limit = 5 << 20

  /// The draft of a definition among the user's others; nil where none can be kept, which disturbs nobody.
  /// - Parameter path: The absolute path of the definition.
  static func ofForm(
    at path: String, _ definition: FormDefinition, environment: [String: String]
  ) -> DraftFile? {
    guard let folder = StateFolder.path(of: "drafts", environment) else { return nil }
    var earlier: Draft?
    let place = DraftPlace.first(DraftName.name(for: path), in: folder) { draftPath in
      guard let bytes = try? InputFile.read(draftPath, limit: limit, kinds: .regularFiles),
        let found = Draft.read(bytes, for: definition), found.form == path
      else { return false }
      earlier = found.draft
      return true
    }
    return place.map { DraftFile($0, form: path, earlier: earlier) }
  }

  /// The draft in a file that the user has named.
  /// - Throws: When another run has it, and when something else is in it, which must not be overwritten.
  static func named(
    _ path: String, form: String?, _ definition: FormDefinition
  ) throws(CommandFailure) -> DraftFile? {
    let place: DraftPlace
    do throws(FileLock.Refusal) {
      place = try DraftPlace(path: path)
    } catch {
      switch error {
      case .taken: throw CommandFailure(.unwritable, "cannot write '\(path)': another run keeps its draft there")
      case .system(let error):
        StandardError.write(["formline: warning: no draft is kept: cannot write '\(path)': \(error.sentence)"])
        return nil
      }
    }
    return DraftFile(place, form: form, earlier: try earlier(at: path, definition))
  }

  private static func earlier(at path: String, _ definition: FormDefinition) throws(CommandFailure) -> Draft? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limit, kinds: .regularFiles)
    } catch {
      if case .system(let reason) = error.reason, reason.number == ENOENT { return nil }
      throw CommandFailure(reading: error)
    }
    guard !bytes.isEmpty else { return nil }
    guard let found = Draft.read(bytes, for: definition) else {
      throw CommandFailure(.wrongInput, "'\(path)' holds something else than a draft")
    }
    return found.draft
  }
}
