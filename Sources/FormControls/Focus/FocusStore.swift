package import ViewTree

/// The focused control of a tree, if any. Moving focus writes every `FocusState` of the controls involved; writing a
/// `FocusState` requests a move, which is made when the views are up to date.
package final class FocusStore {
  package private(set) var focused: Control?
  /// Called after focus has moved.
  package var onMove: ((_ old: Control?, _ new: Control?) -> Void)?
  /// True once a field for secrets has been in the tree.
  package internal(set) var holdsSecrets = false
  /// True while the screen is recorded: secrets always stay hidden.
  package var keepsSecretsHidden = false {
    didSet { if keepsSecretsHidden != oldValue { focused?.concealing?.secrecyDidChange() } }
  }
  unowned let host: ViewHost
  /// The screens and questions over the form, the lowest first: focus is confined to the last one.
  var layers: [LayerNode] = []
  var modal: DisplayNode? { layers.last }
  /// The control from which Return or Esc has taken focus, while nothing has it: what is typed and what edits text goes
  /// there, and Tab continues from there.
  @Anchored private(set) var resting: Control?
  /// True while nothing has focus because the focused control was removed or disabled: typed text is then dropped.
  package private(set) var isLost = false
  /// The number of visits of focus so far to controls that share a stop of Tab.
  private var visits = 0
  private var watchers: [Watcher] = []
  /// The number of controls that arrow keys have examined so far.
  var examinedControls = 0
  /// The number of nodes that Tab has visited so far.
  package internal(set) var visitedNodes = 0
  /// The focus requests of the running submit actions; nil while none runs.
  private var wishes: [() -> Void]?

  /// The controls with edits to undo that had focus last, the latest at the end. In a long form, the rows of others are
  /// ended when they are far away: the cost of a key must not grow with everything that was ever typed.
  private var edited: [Edited] = []
  static let mostEdited = 50

  private struct Edited { @Anchored var control: Control? }

  private struct Watcher {
    weak var owner: AnyObject?
    let action: () -> Void
  }

  private init(host: ViewHost) {
    self.host = host
    host.rowsDidTransfer = { [self] in rowsDidTransfer() }
    host.nameOfControl = { ($0 as? FocusNode)?.control?.path }
  }

  package static func of(_ host: ViewHost) -> FocusStore { host.attachment(orMake: FocusStore(host: host)) }

  /// Runs an action when focus has moved, or what is around it, as long as its owner exists.
  package func watch(for owner: AnyObject, _ action: @escaping () -> Void) {
    watchers.removeAll { $0.owner == nil }
    watchers.append(Watcher(owner: owner, action: action))
  }

  private func tellWatchers() { for watcher in watchers where watcher.owner != nil { watcher.action() } }

  /// Keeps the row of a control that was edited, in place of that of the control whose edits are the oldest.
  func keepEdits(of control: Control) {
    edited.removeAll { $0.control == nil || $0.control === control }
    edited.append(Edited(control: Anchored(wrappedValue: control)))
    if edited.count > Self.mostEdited { edited.removeFirst().control?.letEditsGo() }
  }

  /// Moves focus to a control, or removes it.
  package func focus(_ control: Control?) {
    guard control !== focused else { return }
    let old = focused
    focused = control
    visits += 1
    control?.latestVisit = visits
    resting = nil
    isLost = false
    old?.setFocused(false)
    control?.setFocused(true)
    // All controls are updated before any state is written: a move within one state is one change.
    for scope in old?.focusScopes ?? [] { scope.focusMoved(in: self) }
    for scope in control?.focusScopes ?? [] { scope.focusMoved(in: self) }
    tellWatchers()
    old?.node?.enclosing(FieldRowNode.self)?.focusDidMove()
    control?.node?.enclosing(FieldRowNode.self)?.focusDidMove()
    onMove?(old, control)
  }

  /// Has the focused control take what was typed to search. Called before the place to go to is sought, and before an
  /// action reads answers: the option taken may bring fields into existence, or remove them.
  package func takeTyped() {
    guard let focused else { return }
    focused.listing?.takeTyped()
    host.update()
  }

  /// Called when Return or Esc has taken focus from a control.
  func rest(at control: Control) { if focused == nil, !isLost { resting = control } }

  /// True while Return or Esc has taken focus from a text field, and nothing has it.
  var rests: Bool { focused == nil && resting?.textEditing != nil }

  /// Focuses the control that receives typed text while nothing has focus. False if the text was meant for a control
  /// that is gone.
  func focusForTyping() -> Bool {
    guard !isLost else { return false }
    let resting = resting.flatMap { accepts($0) ? $0 : nil }
    focus(resting ?? first.map(preferred))
    return true
  }

  // Controls are added, removed, and moved.

  private func rowsDidTransfer() {
    func visit(_ node: DisplayNode) {
      (node as? FocusNode)?.control?.surroundingsMayHaveChanged()
      for child in node.children { visit(child) }
    }
    visit(host.root)
    tellWatchers()
  }

  /// Called when a control's view has left the tree: focus is lost instead of jumping elsewhere.
  func remove(_ control: Control) { dropFocus(from: control) { _ in true } }

  /// Called when a control may have become unable to have focus: disabled, hidden, or refusing it.
  package func check(_ control: Control) { dropFocus(from: control) { [self] in !accepts($0) } }

  /// Gives up focus on purpose, so that the next key does not restore it: a layer over the form has ended, beneath which
  /// nothing had focus.
  func clearFocus() {
    focus(nil)
    isLost = false
  }

  /// Removes focus from a control after the update, if that is still due then.
  private func dropFocus(from control: Control, if isDue: @escaping (Control) -> Bool) {
    guard focused === control else { return }
    host.afterUpdate { [self, control = Anchored(wrappedValue: control)] in
      guard let control = control.wrappedValue, focused === control, isDue(control) else { return }
      focus(nil)
      isLost = true
    }
  }

  // Requests.

  /// Queues a focus move for the turn's next phase of focus moves.
  /// - Parameters:
  ///   - requester: The requesting view, named if moves never end.
  ///   - dropped: Called instead if the moves are broken off.
  package func request(of requester: Any.Type? = nil, dropped: (() -> Void)? = nil, _ move: @escaping () -> Void) {
    host.turn.moveFocus(of: requester, dropped: dropped, move)
  }

  var hasRequests: Bool { !host.turn.focusMoves.isEmpty }

  /// Called for a control that is made with a focus move to it pending; it is told if focus goes elsewhere.
  func awaits(_ control: Control) {
    request { [self, control = Anchored(wrappedValue: control)] in
      if let control = control.wrappedValue, focused !== control { control.stopAwaitingFocus() }
    }
  }

  /// Runs submit actions; their focus requests are carried out when all have run.
  /// - Returns: True if one of them has set a focus state.
  func keepingWishes(during actions: () -> Void) -> Bool {
    wishes = []
    actions()
    let due = wishes ?? []
    wishes = nil
    for wish in due { wish() }
    return !due.isEmpty
  }

  /// Postpones a focus request while submit actions run; false if none runs.
  func keepsWish(_ wish: @escaping () -> Void) -> Bool {
    guard wishes != nil else { return false }
    wishes?.append(wish)
    return true
  }
}
