import DefinedForms
import FormDefinitions
import TerminalDriver
import Values

/// The draft of a served form, in the store. Writing waits for the disk in another thread, so that no key does.
final class SiteDraft: DraftStore {
  let earlier: [Draft]
  private let writer: Writer
  private var version = 0
  private var last: Draft?

  /// - Parameter stored: What an earlier session has left.
  init(of form: OpenedForm, person: String, lease: Lease, store: SiteStore, limit: Int?, stored: StoredDraft?) {
    var kept = stored.flatMap { Draft.read(Array($0.answers.utf8), for: form.definition)?.draft }
    kept?.saved = stored.flatMap { Instant(rfc3339: $0.changed)?.seconds }
    earlier = kept.map { [$0] + $0.earlier }?.filter { $0.count > 0 } ?? []
    let row = StoredDraft(
      id: form.id, form: form.version.form, version: form.version.hash, person: person, answers: "", focus: nil,
      changed: "", replaces: form.replaced?.id)
    writer = Writer(row: row, lease: lease, store: store, limit: limit)
  }

  func save(_ draft: Draft) {
    last = draft
    version += 1
    BackgroundWork.run { [writer, version] in
      writer.write(draft, version: version, .passing)
    } then: { _ in
    }
  }

  /// Returns once it is on the disk.
  func finish() { if let last { writer.write(last, version: version, .writing) } }

  func remove() {
    last = nil
    version += 1
    writer.remove(version: version)
  }

  /// Whether answers are in the store, all that were to be kept.
  var isKept: Bool { last == nil ? !earlier.isEmpty : failure == nil }

  /// Why what was typed is not kept; nil where it is, or there was nothing to keep.
  var failure: Failure? { last == nil ? nil : writer.failure }

  enum Failure: Equatable, Sendable {
    case store(StoreError)
    case outcome(SiteStore.DraftOutcome)
  }

  /// Writes the versions of the draft, from any thread: one that comes late never replaces a later one.
  nonisolated private final class Writer: Sendable {
    private let row: StoredDraft
    private let lease: Lease
    private let store: SiteStore
    private let limit: Int?

    private struct State {
      /// The number of the latest version that was dealt with, and of the latest that was flushed.
      var (latest, flushed) = (0, 0)
      var failure: Failure?
    }
    private let state = Guarded(State())

    init(row: StoredDraft, lease: Lease, store: SiteStore, limit: Int?) {
      self.row = row
      self.lease = lease
      self.store = store
      self.limit = limit
    }

    var failure: Failure? { state.withLock { $0.failure } }

    func write(_ draft: Draft, version: Int, _ purpose: TransactionPurpose) {
      state.withLock { state in
        // One that could not be written is tried once more at the end.
        let isNew = version > (purpose == .writing ? state.flushed : state.latest)
        guard version >= state.latest, isNew || state.failure != nil else { return }
        state.latest = version
        var row = row
        row.answers = String(decoding: draft.bytes(form: nil), as: UTF8.self)
        row.focus = draft.focus
        row.changed = SiteClock.text(SiteClock.now)
        do throws(StoreError) {
          let outcome = try store.keep(row, for: lease, limit: limit, purpose)
          if purpose == .writing { state.flushed = version }
          state.failure = outcome == .kept ? nil : .outcome(outcome)
        } catch {
          state.failure = .store(error)
        }
      }
    }

    func remove(version: Int) {
      state.withLock { state in
        state.latest = max(state.latest, version)
        state.failure = nil
        try? store.removeDraft(row.id, of: row.person)
      }
    }
  }
}
