package import FormDefinitions
package import TerminalDriver

/// A draft in a file. Writing waits for the disk in another thread, so that no key does.
package final class DraftFile: DraftStore {
  package private(set) var earlier: [Draft]
  /// Nil where there is no room for a draft, and nothing is kept.
  private let place: DraftPlace?
  private let writer: DraftWriter?
  private let form: String?
  private var version = 0
  private var last: [UInt8]?

  /// The largest draft that is read.
  private static let limit = 5 << 20

  private init(_ place: DraftPlace?, form: String?, earlier: Draft?) {
    self.place = place
    self.form = form
    self.earlier = earlier.map { [$0] + $0.earlier }?.filter { !$0.isEmpty } ?? []
    writer = place.map { DraftWriter(path: $0.path) }
  }

  /// The draft of a definition among the user's others.
  /// - Parameters:
  ///   - path: The absolute path of the definition.
  ///   - folder: The user's drafts, created if missing; nil for a user without such a place.
  package convenience init(ofFormAt path: String, _ definition: FormDefinition, in folder: String?) {
    var earlier: Draft?
    let place = folder.flatMap { folder in
      DraftPlace.first(DraftName.name(for: path), in: folder) { draftPath in
        guard let bytes = try? InputFile.read(draftPath, limit: Self.limit, kinds: .regularFiles),
          let found = Draft.read(bytes, for: definition), found.form == path
        else { return false }
        earlier = found.draft
        earlier?.saved = InputFile.modificationTime(of: draftPath)
        return true
      }
    }
    self.init(place, form: path, earlier: earlier)
  }

  /// Why a file that the user names is not used for a draft.
  package enum Refusal: Error {
    /// Another run keeps its draft there.
    case taken
    case unwritable(SystemError)
    case unreadable(FileError)
    /// What is in the file is no draft, and must not be overwritten.
    case noDraft
  }

  /// The draft in a file named by the user.
  /// - Parameter form: The absolute path of the definition; nil if it has none.
  package convenience init(at path: String, form: String?, _ definition: FormDefinition) throws(Refusal) {
    let place: DraftPlace
    do throws(FileLock.Refusal) {
      place = try DraftPlace(path: path)
    } catch {
      switch error {
      case .taken: throw .taken
      case .system(let error): throw .unwritable(error)
      }
    }
    self.init(place, form: form, earlier: try Self.read(path, definition))
  }

  private static func read(_ path: String, _ definition: FormDefinition) throws(Refusal) -> Draft? {
    guard InputFile.exists(at: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limit, kinds: .regularFiles)
    } catch {
      throw .unreadable(error)
    }
    guard !bytes.isEmpty else { return nil }
    guard var draft = Draft.read(bytes, for: definition)?.draft else { throw .noDraft }
    draft.saved = InputFile.modificationTime(of: path)
    return draft
  }

  package func save(_ draft: Draft) {
    let bytes = draft.bytes(form: form)
    version += 1
    last = bytes
    guard let writer else { return }
    Task.detached { [version] in writer.write(bytes, version: version) }
  }

  package func finish() { if let last { writer?.write(last, version: version) } }

  package func remove() {
    last = nil
    earlier = []
    version += 1
    writer?.remove(version: version)
  }

  /// Whether answers stand in the file, all that was to be kept.
  package var isKept: Bool { last == nil ? !earlier.isEmpty : failure == nil }

  /// Why what was to be kept does not stand in the file, as a sentence; nil where it does, or there was nothing to keep.
  package var failure: String? {
    guard last != nil else { return nil }
    guard let writer else { return "there is no place for drafts that can be written to" }
    return writer.failure(of: version).map { "\($0)" }
  }

  /// Leaves the file to other runs; the last call.
  package func release() { place?.release() }
}

/// Writes the versions of one draft, from any thread: a version that comes late never replaces a later one.
private nonisolated final class DraftWriter: Sendable {
  private let path: String

  private struct State {
    /// The number of the latest version that was dealt with.
    var latest = 0
    /// Why that version could not be written.
    var failure: FileError?
  }
  private let state = Guarded(State())

  init(path: String) { self.path = path }

  /// Writes a version, unless a later one is there.
  func write(_ bytes: [UInt8], version: Int) {
    state.withLock { state in
      guard version > state.latest else { return }
      state.latest = version
      do throws(FileError) {
        try AtomicFile.write(bytes, to: path)
        state.failure = nil
      } catch {
        state.failure = error
      }
    }
  }

  /// Why a version that was written last does not stand in the file.
  func failure(of version: Int) -> FileError? { state.withLock { $0.latest == version ? $0.failure : nil } }

  /// Removes the file; versions up to this one are not written any more.
  func remove(version: Int) {
    state.withLock { state in
      state.latest = max(state.latest, version)
      state.failure = nil
      AtomicFile.remove(path)
    }
  }
}
