import FormModels
import FormDefinitions
import Platform
import TerminalDriver
import Values

/// The draft of a served form, in the store. A background thread writes it, so that no key waits for the disk.
final class SiteDraft: DraftStore {
  private(set) var earlier: [Draft]
  /// Whatever becomes of the machine, half a second of typing is all that a site loses.
  let mayWait = false
  private let writer: Writer
  private var version = 0
  private var last: Draft?

  /// - Parameter stored: The draft of an earlier session.
  init(of form: OpenedForm, person: String, lease: Lease, store: SiteStore, limit: Int?, stored: StoredDraft?) {
    var kept = stored.flatMap { Draft.read(Array($0.answers.utf8), for: form.definition)?.draft }
    kept?.saved = stored.flatMap { Instant(rfc3339: $0.changed)?.seconds }
    earlier = kept.map { [$0] + $0.earlier }?.filter { !$0.isEmpty } ?? []
    let row = StoredDraft(
      id: form.id, form: form.version.form, version: form.version.hash, person: person, answers: "", focus: nil,
      changed: "", replaces: form.replaced?.id)
    writer = Writer(row: row, lease: lease, store: store, limit: limit, request: form.request?.id)
  }

  func save(_ draft: Draft) {
    last = draft
    version += 1
    writer.announce(version)
    BackgroundWork.run { [writer, version] in
      writer.write(draft, version: version, .passing)
      return writer.isMissing(version)
    } then: { [self] isMissing in
      tellOfTrouble()
      if isMissing { saveLater(draft, version: version) }
    }
  }

  /// Without another key, this saves the draft once the store is back.
  private func saveLater(_ draft: Draft, version: Int) {
    BackgroundWork.run { [writer] in
      while writer.isMissing(version) {
        sleep(1)
        writer.write(draft, version: version, .passing)
      }
    } then: { [self] _ in
      tellOfTrouble()
    }
  }

  private func tellOfTrouble() {
    guard failure != told else { return }
    told = failure
    onTrouble?()
  }

  /// Called when saving has failed, and when it works again.
  var onTrouble: (() -> Void)?
  /// The failure that the person was told of.
  private(set) var told: Failure?

  /// The form was left: what is not saved by now is not tried again, so that the end of the session need not wait.
  func end() {
    version += 1
    writer.announce(version)
  }

  /// Returns once the draft is on disk.
  func finish() { if let last { writer.finish(last, version: version) } }

  func remove() {
    last = nil
    earlier = []
    version += 1
    writer.announce(version)
    writer.remove(version: version)
    tellOfTrouble()
  }

  /// True if all answers are saved in the store. Others may have settled a request meanwhile.
  var canSave: Bool { failure == nil && !writer.hasEnded }
  var isKept: Bool { last == nil ? !earlier.isEmpty : failure == nil }

  /// True if an older version than the last is in the store.
  var hasOlder: Bool {
    switch failure {
    case .store, .outcome(.tooLarge): !earlier.isEmpty || writer.hasKept
    default: false
    }
  }

  /// Why the last draft could not be saved; nil if it was, or there was nothing to save.
  var failure: Failure? { last == nil ? nil : writer.failure }

  enum Failure: Equatable, Sendable {
    case store(StoreError)
    case outcome(SiteStore.DraftOutcome)
  }

  /// Writes the versions of the draft, from any thread; an older version never replaces a newer one.
  nonisolated private final class Writer: Sendable {
    private let row: StoredDraft
    private let lease: Lease
    private let store: SiteStore
    private let limit: Int?
    private let request: String?

    private struct State {
      /// The latest version that was written or removed, and the latest that was flushed.
      var (latest, flushed) = (0, 0)
      var failure: Failure?
    }
    private let state = Guarded(State())
    /// That of the last write that has ended. Guarded separately, so that nobody waits for one that has not.
    private let known = Guarded<Failure?>(nil)
    /// True once a version was written. Guarded separately, too.
    private let kept = Guarded(false)
    /// The latest version there is. Guarded separately: the store may be slow to answer.
    private let announced = Guarded(0)

    init(row: StoredDraft, lease: Lease, store: SiteStore, limit: Int?, request: String?) {
      self.row = row
      self.lease = lease
      self.store = store
      self.limit = limit
      self.request = request
    }

    var failure: Failure? { known.withLock { $0 } }
    var hasKept: Bool { kept.withLock { $0 } }

    func announce(_ version: Int) { announced.withLock { $0 = version } }

    /// True if the latest version could not be saved, since the store cannot be reached.
    func isMissing(_ version: Int) -> Bool {
      guard announced.withLock({ $0 }) == version, case .store(let error)? = failure else { return false }
      return [.unavailable, .busy].contains(error.kind)
    }

    /// True if the request that it answers has ended, as far as the store says so at once.
    var hasEnded: Bool {
      guard let request, !store.isSlow else { return false }
      let known = try? SilenceLimit.during(SilenceLimit(500)) { () throws(StoreError) in try store.request(request) }
      return known.map { !$0.isOpen } ?? false
    }

    /// Writes the last version. A write that has not ended yet counts towards how long the store may be silent.
    func finish(_ draft: Draft, version: Int) {
      try? store.together { () throws(StoreError) in write(draft, version: version, .writing) }
    }

    func write(_ draft: Draft, version: Int, _ purpose: TransactionPurpose) {
      state.withLock { state in
        // A failed write is tried again at the end.
        // While the store is slow, versions pile up, and only the latest counts.
        guard version == announced.withLock({ $0 }) else { return }
        let isNew = version > (purpose == .writing ? state.flushed : state.latest)
        guard version >= state.latest, isNew || state.failure != nil else { return }
        state.latest = version
        var row = row
        row.answers = String(decoding: draft.bytes(form: nil), as: UTF8.self)
        row.focus = draft.focus
        row.changed = SiteClock.text(SiteClock.now)
        do throws(StoreError) {
          let outcome = try SilenceLimit.during(purpose == .passing ? .beside : .current) { () throws(StoreError) in
            try store.keep(row, for: lease, limit: limit, answering: request, purpose)
          }
          if purpose == .writing { state.flushed = version }
          state.failure = outcome == .kept ? nil : .outcome(outcome)
          if outcome == .kept { kept.withLock { $0 = true } }
        } catch {
          state.failure = .store(error)
        }
        known.withLock { $0 = state.failure }
      }
    }

    func remove(version: Int) {
      state.withLock { state in
        state.latest = max(state.latest, version)
        state.failure = nil
        known.withLock { $0 = nil }
        try? store.removeDraft(row.id, of: row.person)
      }
    }
  }
}
