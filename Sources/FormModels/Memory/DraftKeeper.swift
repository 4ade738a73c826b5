import FormDefinitions
import Values
import Wording

/// Stores the draft of a form between runs. A failure never disturbs the form; the store records it.
package protocol DraftStore: AnyObject {
  /// The drafts of earlier runs, newest first.
  var earlier: [Draft] { get }
  /// False if nothing can be saved, as far as is known.
  var canSave: Bool { get }
  /// True if saving may wait for about a second while somebody types on. A process that is killed then loses that much.
  var mayWait: Bool { get }
  /// Replaces the saved draft. Returns at once; writing does not block.
  func save(_ draft: Draft)
  /// Adds changes to the draft that was saved last, if that is less work than to replace it. Returns at once, too. A
  /// power cut may lose them until `settle`.
  /// - Parameter isSettling: True if they shall settle at once.
  /// - Returns: False if the draft must be saved as a whole.
  func add(_ change: DraftChange, isSettling: Bool) -> Bool
  /// Called when nothing was typed for a moment, and now and then while it is: has the changes that were added reach the
  /// disk. Returns at once.
  /// - Returns: False if the draft must be saved as a whole for it.
  func settle() -> Bool
  /// Waits until the last draft is saved or has failed to be.
  func finish()
  /// Deletes everything saved.
  func remove()
}

extension DraftStore {
  package var canSave: Bool { true }
  package var mayWait: Bool { true }
  package func add(_ change: DraftChange, isSettling: Bool) -> Bool { false }
  package func settle() -> Bool { true }
}

/// Keeps the draft of a running form up to date and offers those of earlier runs.
///
/// A draft that is not resumed is kept beside this run's until one of them is submitted.
package final class DraftKeeper {
  private unowned let form: FormModel
  private let store: any DraftStore
  /// True while the form asks what to do with the earlier drafts.
  package let isAsking: Stored<Bool>
  /// The earlier draft that Return resumes.
  package let marked: Stored<Int>
  /// True if the next Delete discards the marked draft.
  package let isDiscarding: Stored<Bool>
  /// The earlier drafts that were not resumed.
  package private(set) var earlier: [Draft]
  private var isStale = false
  /// The fields that have changed since the draft was saved, rows apart; nil until then.
  private var changed: [ObjectIdentifier: FieldModel]?
  /// True if a draft of these answers was saved by others: the run that is resumed, or the model that this one replaces.
  private var isTakenOver: Bool
  /// True once the answers differ from what others have saved.
  private var differs = false
  /// Which of the given rows the lists had, when the draft was saved.
  private var given: [String: GivenRows] = [:]
  private var cancelSave: (() -> Void)?
  private var postponements = 0

  /// When something was typed last, in nanoseconds since the start.
  private var lastChange: UInt64 = 0
  /// How often changes were added to the draft since it settled.
  private var unsettled = 0
  private var cancelSettling: (() -> Void)?

  /// Changes within this time are saved together: so long after the last key, nothing is lost however the process ends.
  private static let delay: UInt64 = 400_000_000
  /// How often saving waits for somebody who types on, if it may. Writing three times a second would cost a third of what
  /// the keys do.
  private static let mostPostponements = 2
  /// How much earlier a key that comes in has them saved with it.
  private static let leeway: UInt64 = 100_000_000
  /// The time after the last change at which added changes settle: within half a second, with the writing.
  private static let pause: UInt64 = 450_000_000
  /// Where nothing was typed for so long, changes settle as they are saved.
  private static let rest: UInt64 = 200_000_000
  /// While somebody types without a pause, the draft settles after adding to it this often: about every four seconds.
  private static let mostUnsettled = 3
  /// Beyond this count, the oldest drafts are dropped.
  private static let mostKept = 9

  /// - Parameter former: That of a model which this one replaces; it saves nothing any more.
  init(form: FormModel, store: any DraftStore, after former: DraftKeeper? = nil) {
    self.form = form
    self.store = store
    earlier = former?.earlier ?? Array(store.earlier.prefix(Self.mostKept))
    isAsking = Stored(former?.isAsking.current ?? !earlier.isEmpty, host: form.host, in: form.lifetime)
    marked = Stored(former?.marked.current ?? 0, host: form.host, in: form.lifetime)
    isDiscarding = Stored(false, host: form.host, in: form.lifetime)
    isTakenOver = former.map { $0.changed != nil || $0.isTakenOver } ?? false
    former?.cancelSave?()
    former?.cancelSettling?()
  }

  /// Called when the answer of a field has changed. Answering while the question is shown begins afresh.
  func didChange(_ field: FieldModel) {
    if field.row == nil { changed?[ObjectIdentifier(field)] = field }
    textDidChange()
  }

  /// Called when what is typed has changed, and no answer yet.
  func textDidChange() {
    beginAfresh()
    isStale = true
    differs = isTakenOver
    lastChange = now
    if cancelSave == nil { awaitSave(after: Self.delay) }
  }

  private func awaitSave(after delay: UInt64) {
    cancelSave = form.screen?.after(nanoseconds: delay, leeway: Self.leeway) { [weak self] in
      self?.cancelSave = nil
      self?.saveUnlessTyping()
    }
  }

  private func saveUnlessTyping() {
    let quiet = now - lastChange
    guard store.mayWait, quiet < Self.rest, postponements < Self.mostPostponements else { return save() }
    postponements += 1
    awaitSave(after: Self.delay - quiet)
  }

  // The question about earlier drafts.

  /// A description of each earlier draft: its number of answers and its time.
  package var offers: [String] {
    let clock = form.inputs.clock
    let zone = form.zone
    func local(_ seconds: Int64) -> LocalDateTime? {
      Instant(seconds: seconds, utcOffset: zone.utcOffset(atEpoch: seconds))?.local
    }
    let minutes = earlier.compactMap(\.saved).map { $0 / 60 }
    // Seconds are shown where they tell two drafts apart.
    let hasSeconds = Set(minutes).count < minutes.count
    let today = local(clock.secondsSinceEpoch)?.date
    return earlier.map { draft in
      let moment = draft.saved.flatMap(local).map { saved in
        let time = hasSeconds ? saved.time.partialTime : String(saved.time.partialTime.prefix(5))
        return switch saved.date {
        case today: Phrase.PastMoment.today(time)
        case today?.adding(days: -1): Phrase.PastMoment.yesterday(time)
        default: Phrase.PastMoment.on(saved.date.iso, time)
        }
      }
      return Phrase.draft(draft.count, from: moment, misfits: draft.misfits).text(in: form.definition.language)
    }
  }

  /// Resumes without asking, unless there are several drafts.
  package func resumeOnly() { if earlier.count == 1 { resume(0) } }

  /// Fills in an earlier draft, except in fields that were answered meanwhile.
  package func resume(_ index: Int) {
    guard isAsking.current, earlier.indices.contains(index) else { return }
    isAsking.value = false
    let draft = earlier.remove(at: index)
    form.isRestoring = true
    for field in form.fields { field.restore(from: draft) }
    form.host.update()
    form.isRestoring = false
    isTakenOver = true
    form.showProblems(restoredFrom: draft)
    form.screen?.didResume(at: draft.focus)
    form.host.update()
  }

  /// Discards the marked draft on the second call; the first only asks for confirmation.
  package func discard() {
    guard isAsking.current else { return }
    isDiscarding.value.toggle()
    guard !isDiscarding.current else { return }
    earlier.remove(at: marked.current)
    guard !earlier.isEmpty else {
      isAsking.value = false
      return store.remove()
    }
    marked.value = min(marked.current, earlier.count - 1)
    saveNothing()
  }

  /// Keeps the earlier drafts alone.
  private func saveNothing() {
    cancelSettling?()
    (cancelSettling, unsettled, changed) = (nil, 0, nil)
    guard !earlier.isEmpty else { return store.remove() }
    var draft = Draft()
    draft.earlier = earlier
    store.save(draft)
  }

  /// Keeps the earlier drafts and hides the question.
  package func beginAfresh() { if isOffering { isAsking.value = false } }

  /// True while the question is shown. Costs a key nothing where no earlier run has left a draft.
  package var isOffering: Bool { !earlier.isEmpty && isAsking.current }

  // At the end.

  /// True if anything would be lost without saving a draft.
  var hasAnswers: Bool { !Draft(of: form).isEmpty }
  var canSave: Bool { store.canSave }

  /// Called when the form ends without submission; returns once the draft is saved and flushed.
  package func end() {
    cancelSave?()
    cancelSave = nil
    if hasSaved, !hasAnswers { saveNothing() } else { saveChanges() }
    store.finish()
  }

  /// Called once the answers are written: deletes this draft and the earlier ones.
  package func remove() {
    cancelSettling?()
    (cancelSettling, unsettled) = (nil, 0)
    store.remove()
  }

  /// Saves pending changes, and has them reach the disk.
  package func saveChanges() {
    if isStale { save() }
    settle()
  }

  private var now: UInt64 { form.screen?.nanosecondsSinceStart ?? 0 }

  private func save() {
    isStale = false
    postponements = 0
    let quiet = now - lastChange
    let isSettling = quiet >= Self.rest || unsettled >= Self.mostUnsettled
    guard let change = change(), store.add(change, isSettling: isSettling) else { return saveWhole() }
    change.given.map { given = $0 }
    beginChanges()
    cancelSettling?()
    guard !isSettling else {
      (cancelSettling, unsettled) = (nil, 0)
      return
    }
    unsettled += 1
    cancelSettling = form.screen?.after(nanoseconds: Self.pause - quiet, leeway: Self.leeway) { [weak self] in
      self?.cancelSettling = nil
      // Somebody still types: the next changes will settle.
      if self?.isStale == false { self?.settle() }
    }
  }

  /// Has changes that were only added reach the disk.
  private func settle() {
    cancelSettling?()
    cancelSettling = nil
    guard unsettled > 0 else { return }
    if store.settle() { unsettled = 0 } else { saveWhole() }
  }

  /// True if there is a draft of answers that are these no more.
  private var hasSaved: Bool { changed != nil || differs }

  private func saveWhole() {
    cancelSettling?()
    (cancelSettling, unsettled) = (nil, 0)
    var draft = Draft(of: form)
    guard !draft.isEmpty else {
      // What was saved was taken back.
      if hasSaved { saveNothing() }
      return
    }
    draft.earlier = earlier
    given = draft.given
    store.save(draft)
    beginChanges()
  }

  private func beginChanges() {
    changed = [:]
    for list in form.lists { list.journal = list.hasJournal && list.field.isEdited ? RowJournal(of: list) : nil }
  }

  /// The changes since the draft was saved; nil if it must be saved as a whole.
  private func change() -> DraftChange? {
    guard let changed else { return nil }
    var change = DraftChange()
    for field in changed.values where field.list == nil {
      guard field.isChanged else { return nil }
      change.take(field)
    }
    for list in form.lists {
      guard let journal = list.journal else {
        if changed[ObjectIdentifier(list.field)] != nil { return nil }
        continue
      }
      guard let rows = journal.take(from: list) else { return nil }
      if rows != RowsChange() { change.rows[list.field.definition.id] = rows }
    }
    let rest = Draft(ofTextsIn: form)
    (change.typed, change.focus) = (rest.typed, rest.focus)
    if rest.given != given { change.given = rest.given }
    return change
  }
}
