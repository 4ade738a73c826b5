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
  /// The bytes of the draft that was saved last, and of the changes behind it; nil if none was.
  private var saved: (draft: Int, changes: Int)?

  /// Up to this size, in bytes, a draft settles as one whole; the changes behind a longer one stay there.
  private static let longDraft = 1 << 16

  /// The largest draft that is written, with the changes behind it, and read, in bytes.
  package static let mostBytes = 64 << 20
  private let limit: Int

  private init(_ place: DraftPlace?, form: String?, earlier: Draft?, links: AtomicFile.Links, limit: Int) {
    self.limit = limit
    self.place = place
    self.form = form
    self.earlier = earlier.map { [$0] + $0.earlier }?.filter { !$0.isEmpty } ?? []
    writer = place.map { DraftWriter(path: $0.path, links: links) }
  }

  /// The draft of a definition in the user's folder of drafts.
  /// - Parameters:
  ///   - path: The absolute path of the definition.
  ///   - folder: The folder, created if missing; nil if the user has none.
  ///   - offersEarlier: False to keep a draft beside that of an earlier run.
  ///   - opening: The definition with paths opened that a draft names; nil if there is none.
  package convenience init(
    ofFormAt path: String, _ definition: FormDefinition, in folder: String?, offersEarlier: Bool = true,
    opening: ([String]) -> FormDefinition? = { _ in nil }
  ) {
    var earlier: Draft?
    let place = folder.flatMap { folder in
      DraftPlace.first(DraftName.name(for: path), in: folder) { draftPath in
        guard offersEarlier, let found = try? Self.read(draftPath, definition, Self.mostBytes, opening),
          found.form == path
        else {
          return false
        }
        earlier = found.draft
        return true
      }
    }
    self.init(place, form: path, earlier: earlier, links: .replaced, limit: Self.mostBytes)
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
  /// - Parameters:
  ///   - form: The absolute path of the definition; nil if it has none.
  ///   - opening: The definition with paths opened that a draft names; nil if there is none.
  package convenience init(
    at path: String, form: String?, _ definition: FormDefinition, limit: Int = mostBytes,
    opening: ([String]) -> FormDefinition? = { _ in nil }
  ) throws(Refusal) {
    let place: DraftPlace
    do throws(FileLock.Refusal) {
      place = try DraftPlace(path: path)
    } catch {
      switch error {
      case .taken: throw .taken
      case .system(let error): throw .unwritable(error)
      }
    }
    let earlier = try Self.read(path, definition, limit, opening)?.draft
    self.init(place, form: form, earlier: earlier, links: .followed, limit: limit)
  }

  private static func read(
    _ path: String, _ definition: FormDefinition, _ limit: Int, _ opening: ([String]) -> FormDefinition?
  ) throws(Refusal) -> (draft: Draft, form: String?)? {
    guard InputFile.exists(at: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limit, kinds: .regularFiles)
    } catch {
      throw .unreadable(error)
    }
    guard !bytes.isEmpty else { return nil }
    guard var found = Draft.read(bytes, for: definition, opening: opening) else { throw .noDraft }
    found.draft.saved = InputFile.modificationTime(of: path)
    return found
  }

  package func save(_ draft: Draft) {
    let bytes = draft.bytes(form: form)
    saved = (bytes.count, 0)
    if !isTooLarge { write(.draft(bytes)) }
  }

  package func add(_ change: DraftChange, isSettling: Bool) -> Bool {
    guard let saved, failure == nil, !isSettling || settlesInPlace else { return false }
    let line = change.line
    // Reading both should take no longer than writing both did.
    let changes = saved.changes + line.count
    guard changes <= max(saved.draft, Self.longDraft), saved.draft + changes <= limit else { return false }
    self.saved?.changes = changes
    write(.change(line, isSettling ? .now : .later))
    return true
  }

  package func settle() -> Bool {
    guard settlesInPlace, failure == nil else { return false }
    write(.change([], .now))
    return true
  }

  private var settlesInPlace: Bool { saved.map { $0.draft >= Self.longDraft } ?? false }

  private func write(_ part: DraftWriter.Part) {
    version += 1
    guard let writer else { return }
    writer.add(part, version: version)
    Watchdog.keep = { writer.write() }
    // libdispatch waits for ever where no thread can be created.
    WaitingThread.start { writer.write() }
  }

  package func finish() { if saved != nil { writer?.write() } }

  package func remove() {
    saved = nil
    earlier = []
    version += 1
    Watchdog.keep = nil
    writer?.remove(version: version)
  }

  /// True if all answers are saved in the file.
  package var isKept: Bool { saved == nil ? !earlier.isEmpty : failure == nil }

  package var canSave: Bool { writer != nil && failure == nil }

  /// True if the last draft could not be read again, so that the one before it stays.
  private var isTooLarge: Bool { saved.map { $0.draft > limit } ?? false }

  /// Why the last draft could not be saved, as a sentence; nil if it was, or there was nothing to save.
  package var failure: String? {
    guard saved != nil else { return nil }
    guard let writer else { return "there is no place for drafts that can be written to" }
    if isTooLarge { return "the draft is larger than \(limit >> 20) MiB" }
    return writer.failure(of: version).map { "\($0)" }
  }

  /// Leaves the file to other runs. Call nothing after it.
  package func release() {
    Watchdog.keep = nil
    place?.release()
  }
}

/// Writes the versions of one draft and the changes behind them in order, from any thread.
private nonisolated final class DraftWriter: Sendable {
  enum Part: Sendable {
    /// Replaces the file, and is flushed first: what was kept before is lost in no case.
    case draft([UInt8])
    /// Is added at its end.
    case change([UInt8], AtomicFile.Flushing)
  }

  private let path: String
  private let links: AtomicFile.Links
  /// What must be written. Nobody who adds to it waits for the disk.
  private let waiting = Guarded<[(version: Int, part: Part)]>([])

  /// The last version that was written or could not be, and why it could not.
  private let outcome = Guarded<(version: Int, failure: FileError?)>((0, nil))
  /// Versions up to this one are not written any more. Locked while the file is written.
  private let removed = Guarded(0)

  init(path: String, links: AtomicFile.Links) {
    self.path = path
    self.links = links
  }

  /// Adds a version to what must be written.
  func add(_ part: Part, version: Int) {
    waiting.withLock { waiting in
      // A draft includes everything before it.
      if case .draft = part { waiting = [] }
      waiting.append((version, part))
    }
  }

  /// Writes what waits.
  func write() {
    removed.withLock { removed in
      let due = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      guard let last = due.last?.version, last > removed else { return }
      var result: FileError?
      do throws(FileError) {
        var changes: [UInt8] = []
        var flushing = AtomicFile.Flushing.later
        for (_, part) in due {
          switch part {
          case .draft(let bytes): try AtomicFile.write(bytes, to: path, links: links)
          case .change(let line, let flushed):
            changes += line
            if flushed == .now { flushing = .now }
          }
        }
        if !changes.isEmpty || flushing == .now {
          try AtomicFile.append(changes, to: path, links: links, flushing: flushing)
        }
      } catch {
        result = error
      }
      outcome.withLock { [result] in $0 = (last, result) }
    }
  }

  /// Why a version, if it is the latest, could not be written.
  func failure(of version: Int) -> FileError? { outcome.withLock { $0.version == version ? $0.failure : nil } }

  /// Removes the file and prevents later writes of versions up to this one.
  func remove(version: Int) {
    removed.withLock { removed in
      removed = max(removed, version)
      outcome.withLock { $0.failure = nil }
      AtomicFile.remove(path)
    }
  }
}
