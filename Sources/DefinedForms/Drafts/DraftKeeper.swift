import FormDefinitions
import Formline
import TerminalModel
import Wording

/// Where the draft of a form is kept between runs. A failure never disturbs the form; the store remembers it.
package protocol DraftStore: AnyObject {
  /// What an earlier run has left; nil if there is nothing.
  var earlier: Draft? { get }
  /// Keeps a draft in place of the last one. Returns at once, whatever the disk does.
  func save(_ draft: Draft)
  /// Waits until the last draft is kept, as far as it can be.
  func finish()
  /// Forgets whatever is kept.
  func remove()
}

/// Keeps the draft of a running form up to date, and offers the one that an earlier run has left.
final class DraftKeeper {
  private unowned let form: FormModel
  private let store: any DraftStore
  /// True while the person is asked what to do with the earlier draft.
  let isAsking: Tracked<Bool>
  /// The earlier draft until it is taken or refused; new answers are saved with it.
  private var earlier: Draft?
  private var isStale = false
  private var timer: Int?

  /// Changes are saved together after this time, to reach the disk within half a second of the last key.
  private static let delay: UInt64 = 200_000_000

  init(form: FormModel, store: any DraftStore) {
    self.form = form
    self.store = store
    earlier = store.earlier.flatMap { $0.isEmpty ? nil : $0 }
    isAsking = Tracked(earlier != nil, host: form.host)
  }

  /// An answer has changed.
  func formDidChange() {
    isStale = true
    guard timer == nil else { return }
    timer = form.session?.after(nanoseconds: Self.delay) { [weak self] in
      self?.timer = nil
      self?.save()
    }
  }

  // The question.

  /// Handles a key while the question is open: Return or `y` takes the earlier draft, `n` refuses it, other characters
  /// are dropped, so that none lands in a field.
  /// - Returns: False for other keys.
  func answer(_ press: Keystroke) -> Bool {
    guard isAsking.current, let key = press.key, key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.base {
    case .enter, .character("y"), .character(form.definition.language.yes): resume()
    case .character("n"): refuse()
    case .character: break
    default: return false
    }
    return true
  }

  /// The same for a host that asks in its own way.
  func answer(_ choice: RunningForm.DraftChoice) {
    switch choice {
    case .take: resume()
    case .refuse: refuse()
    }
  }

  /// What the person is asked.
  var question: String { Phrase.resumeQuestion.text(in: form.definition.language) }

  /// Fills in what the earlier draft has, but for fields that were answered meanwhile.
  func resume() {
    guard let draft = earlier else { return }
    close()
    for field in form.fields { field.restore(from: draft) }
    form.host.update()
    if let focus = draft.focus, form.reachable.contains(where: { $0.id == focus }) { form.aim(at: focus) }
  }

  private func refuse() {
    close()
    store.remove()
  }

  private func close() {
    earlier = nil
    isAsking.value = false
  }

  // The end.

  /// The form has ended without being submitted. What was typed is kept, unless the person gave it up.
  func end(isDiscarded: Bool) {
    timer.map { form.session?.cancelTimer($0) }
    timer = nil
    if isDiscarded {
      guard let earlier else { return store.remove() }
      // Only what this run added was given up.
      store.save(earlier)
    } else if isStale {
      save()
    }
    store.finish()
  }

  /// The answers were written: the draft is no longer needed.
  func remove() { store.remove() }

  /// Keeps what has changed since it was kept last.
  func saveChanges() { if isStale { save() } }

  private func save() {
    isStale = false
    let draft = Draft(of: form)
    guard !draft.isEmpty else { return }
    store.save(earlier?.merging(draft) ?? draft)
  }
}
