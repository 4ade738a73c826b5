package import FormDefinitions
package import FormModels
package import TerminalDriver

/// A draft in a file. A background thread writes it, so that no key waits for the disk.
package final class DraftFile: DraftStore {
  package private(set) var earlier: [Draft]
  /// Nil if no place is free; nothing is saved then.
  private let place: DraftPlace?
  private let writer: DraftWriter?
  private let form: String?
  private var version = 0
  private var last: [UInt8]?

  /// The largest draft that is read, in bytes.
  private static let limit = 5 << 20

  private init(_ place: DraftPlace?, form: String?, earlier: Draft?, links: AtomicFile.Links) {
    self.place = place
    self.form = form
    self.earlier = earlier.map { [$0] + $0.earlier }?.filter { !$0.isEmpty } ?? []
    writer = place.map { DraftWriter(path: $0.path, links: links) }
  }

  /// The draft of a definition in the user's folder of drafts.
  /// - Parameters:
  ///   - path: The absolute path of the definition.
  ///   - folder: The folder, created if missing; nil if the user has none.
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
    self.init(place, form: path, earlier: earlier, links: .replaced)
  }

  /// Why a file named by the user is not used for a draft.
  package enum Refusal: Error {
    /// Another run uses it.
    case taken
    case unwritable(SystemError)
    case unreadable(FileError)
    /// It contains something other than a draft, which must not be overwritten.
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
    self.init(place, form: form, earlier: try Self.read(path, definition), links: .followed)
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
    Watchdog.keep = { [version] in writer.write(bytes, version: version) }
    Task.detached { [version] in writer.write(bytes, version: version) }
  }

  package func finish() { if let last { writer?.write(last, version: version) } }

  package func remove() {
    last = nil
    earlier = []
    version += 1
    Watchdog.keep = nil
    writer?.remove(version: version)
  }

  /// True if all answers are saved in the file.
  package var isKept: Bool { last == nil ? !earlier.isEmpty : failure == nil }

  /// Why the last draft could not be saved, as a sentence; nil if it was, or there was nothing to save.
  package var failure: String? {
    guard last != nil else { return nil }
    guard let writer else { return "there is no place for drafts that can be written to" }
    return writer.failure(of: version).map { "\($0)" }
  }

  /// Leaves the file to other runs. Call nothing after it.
  package func release() {
    Watchdog.keep = nil
    place?.release()
  }
}

/// Writes the versions of one draft, from any thread; an older version never replaces a newer one.
private nonisolated final class DraftWriter: Sendable {
  private let path: String
  private let links: AtomicFile.Links

  private struct State {
    /// The latest version that was written, failed or removed.
    var latest = 0
    /// Why that version could not be written.
    var failure: FileError?
  }
  private let state = Guarded(State())

  init(path: String, links: AtomicFile.Links) {
    self.path = path
    self.links = links
  }

  /// Writes a version, unless a newer one was handled already.
  func write(_ bytes: [UInt8], version: Int) {
    state.withLock { state in
      guard version > state.latest else { return }
      state.latest = version
      do throws(FileError) {
        try AtomicFile.write(bytes, to: path, links: links)
        state.failure = nil
      } catch {
        state.failure = error
      }
    }
  }

  /// Why a version, if it is the latest, could not be written.
  func failure(of version: Int) -> FileError? { state.withLock { $0.latest == version ? $0.failure : nil } }

  /// Removes the file and prevents later writes of versions up to this one.
  func remove(version: Int) {
    state.withLock { state in
      state.latest = max(state.latest, version)
      state.failure = nil
      AtomicFile.remove(path)
    }
  }
}
