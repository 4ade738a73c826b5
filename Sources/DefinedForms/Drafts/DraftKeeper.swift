import FormDefinitions
import Formline
import TerminalModel
import Values
import Wording

/// Where the draft of a form is kept between runs. A failure never disturbs the form; the store remembers it.
package protocol DraftStore: AnyObject {
  /// What earlier runs have left, the newest first.
  var earlier: [Draft] { get }
  /// Keeps a draft in place of the last one. Returns at once, whatever the disk does.
  func save(_ draft: Draft)
  /// Waits until the last draft is kept, as far as it can be.
  func finish()
  /// Forgets whatever is kept.
  func remove()
}

/// Keeps the draft of a running form up to date, and offers those that earlier runs have left.
///
/// A draft that is not taken stands beside that of this run until one of them is submitted.
final class DraftKeeper {
  private unowned let form: FormModel
  private let store: any DraftStore
  /// True while the person is asked what to do with the earlier drafts.
  let isAsking: Tracked<Bool>
  /// Which of the earlier drafts Return takes.
  let marked: Tracked<Int>
  /// True when the marked draft goes with the next Delete.
  let isDiscarding: Tracked<Bool>
  /// The earlier drafts that were not taken.
  private var earlier: [Draft]
  private var isStale = false
  private var timer: Int?

  /// Changes are saved together after this time, to reach the disk within half a second of the last key.
  private static let delay: UInt64 = 200_000_000
  /// Of more drafts that were never submitted the oldest go.
  private static let mostKept = 9

  init(form: FormModel, store: any DraftStore) {
    self.form = form
    self.store = store
    earlier = Array(store.earlier.prefix(Self.mostKept))
    isAsking = Tracked(!earlier.isEmpty, host: form.host)
    marked = Tracked(0, host: form.host)
    isDiscarding = Tracked(false, host: form.host)
  }

  /// An answer has changed. Whoever answers while the question stands begins afresh.
  func formDidChange() {
    beginAfresh()
    isStale = true
    guard timer == nil else { return }
    timer = form.session?.after(nanoseconds: Self.delay) { [weak self] in
      self?.timer = nil
      self?.save()
    }
  }

  // The question.

  /// Handles a key while the question stands: Return takes the marked draft, arrows mark another one, Delete throws it
  /// away, once it was pressed again. A character begins afresh, and is typed: somebody who did not wait for the question
  /// has not lost it.
  /// - Returns: False for keys that mean what they always do.
  func answer(_ press: Keystroke) -> Bool {
    guard isAsking.current, let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    if key.base == .delete || key.base == .backspace {
      discard()
      return true
    }
    isDiscarding.value = false
    switch key.base {
    case .enter: resume(marked.current)
    case .down where earlier.count > 1: marked.value = min(marked.current + 1, earlier.count - 1)
    case .up where earlier.count > 1: marked.value = max(marked.current - 1, 0)
    case .character:
      beginAfresh()
      return false
    default: return false
    }
    return true
  }

  /// Each of the earlier drafts: how many answers, and from when.
  var offers: [String] {
    let configuration = form.configuration
    let zone = configuration.zone()
    func local(_ seconds: Int64) -> LocalDateTime? {
      Instant(seconds: seconds - seconds % 60, utcOffset: zone.utcOffset(atEpoch: seconds))?.local
    }
    let today = local(configuration.secondsSinceEpoch)?.date
    return earlier.map { draft in
      let moment = draft.saved.flatMap(local).map { saved in
        let time = saved.time.iso
        return switch saved.date {
        case today: Phrase.PastMoment.today(time)
        case today?.adding(days: -1): Phrase.PastMoment.yesterday(time)
        default: Phrase.PastMoment.on(saved.date.iso, time)
        }
      }
      return form.words(.draft(draft.count, from: moment, misfits: draft.misfits))
    }
  }

  /// Goes on without a question, unless there are several drafts.
  func resumeOnly() { if earlier.count == 1 { resume(0) } }

  /// Fills in what an earlier draft has, but for fields that were answered meanwhile.
  func resume(_ index: Int) {
    guard isAsking.current, earlier.indices.contains(index) else { return }
    isAsking.value = false
    let draft = earlier.remove(at: index)
    for field in form.fields { field.restore(from: draft) }
    form.host.update()
    if let focus = draft.focus, form.reachable.contains(where: { $0.id == focus }) { form.aim(at: focus) }
  }

  /// Throws the marked draft away, the second time it is called; before, it only says so.
  func discard() {
    guard isAsking.current else { return }
    isDiscarding.value.toggle()
    guard !isDiscarding.current else { return }
    earlier.remove(at: marked.current)
    guard !earlier.isEmpty else {
      isAsking.value = false
      return store.remove()
    }
    marked.value = min(marked.current, earlier.count - 1)
    var draft = Draft()
    draft.earlier = earlier
    store.save(draft)
  }

  /// Leaves the earlier drafts as they are.
  func beginAfresh() { if isAsking.current { isAsking.value = false } }

  // The end.

  /// Whether anything would be lost without a draft of this run.
  var hasAnswers: Bool { !Draft(of: form).isEmpty }

  /// The form has ended without being submitted; returns when what was typed is kept.
  func end() {
    timer.map { form.session?.cancelTimer($0) }
    timer = nil
    saveChanges()
    store.finish()
  }

  /// The answers were written: the draft is no longer needed, nor those beside it.
  func remove() { store.remove() }

  /// Keeps what has changed since it was kept last.
  func saveChanges() { if isStale { save() } }

  private func save() {
    isStale = false
    var draft = Draft(of: form)
    guard !draft.isEmpty else { return }
    draft.earlier = earlier
    store.save(draft)
  }
}
