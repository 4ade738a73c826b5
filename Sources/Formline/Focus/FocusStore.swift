package import ViewTree

/// The focused control of a tree: at most one. Moving focus writes every `FocusState` of the controls involved; writing
/// a `FocusState` requests a move, made when the views are up to date.
package final class FocusStore {
  package private(set) var focused: Control?
  /// Told after focus has moved.
  package var onMove: ((_ old: Control?, _ new: Control?) -> Void)?
  /// True once a field for secrets was in the tree.
  package internal(set) var holdsSecrets = false
  /// True while the screen is recorded: a secret stays hidden, whatever would show it.
  package var keepsSecretsHidden = false
  unowned let host: ViewHost
  /// The screens and questions over the form, the lowest first: nothing outside the last one can have focus.
  var layers: [LayerNode] = []
  var modal: DisplayNode? { layers.last }
  /// The control that Return or Esc has taken focus from, while nothing has it: what is typed goes there, and Tab goes
  /// on from there.
  @Anchored private(set) var resting: Control?
  /// True while nothing has focus because what had it has gone, or was disabled: what is typed goes nowhere.
  private(set) var isLost = false
  /// How many controls arrow keys have looked at so far.
  var examinedControls = 0
  /// How many places of the tree Tab has looked at so far.
  package internal(set) var visitedNodes = 0
  /// What submit actions have asked for so far; nil while none run.
  private var wishes: [() -> Void]?

  private init(host: ViewHost) {
    self.host = host
    host.rowsDidMove = { [self] in rowsDidMove() }
  }

  package static func of(_ host: ViewHost) -> FocusStore { host.attachment(orMake: FocusStore(host: host)) }

  /// Gives focus to a control, or takes it away.
  package func focus(_ control: Control?) {
    guard control !== focused else { return }
    let old = focused
    focused = control
    resting = nil
    isLost = false
    old?.setFocused(false)
    control?.setFocused(true)
    // Both states are known before any is written: a move inside one state is one change.
    for scope in old?.focusScopes ?? [] { scope.focusMoved(in: self) }
    for scope in control?.focusScopes ?? [] { scope.focusMoved(in: self) }
    FocusedValueStore.existing(in: host)?.collectAnew()
    FieldRowNode.around(old?.node)?.focusDidMove()
    FieldRowNode.around(control?.node)?.focusDidMove()
    onMove?(old, control)
  }

  /// Return or Esc has taken focus from a control.
  func rest(at control: Control) { if focused == nil, !isLost { resting = control } }

  /// Gives focus to the control that typed text goes to while nothing has it: a terminal has no first touch. False if
  /// the text was meant for something that is gone.
  func focusForTyping() -> Bool {
    guard !isLost else { return false }
    let resting = resting.flatMap { accepts($0) ? $0 : nil }
    focus(resting ?? first.map(preferred))
    return true
  }

  // Controls come, go, and move.

  private func rowsDidMove() {
    func visit(_ node: DisplayNode) {
      (node as? FocusNode)?.control?.surroundingsMayHaveChanged()
      for child in node.children { visit(child) }
    }
    visit(host.root)
    FocusedValueStore.existing(in: host)?.collectAnew()
  }

  /// A control's view has left the tree: focus is lost, it does not jump elsewhere.
  func remove(_ control: Control) {
    guard focused === control else { return }
    leaveLater(control) { _ in true }
  }

  func setEnabled(_ control: Control, _ isEnabled: Bool) {
    guard control.isEnabled != isEnabled else { return }
    control.isEnabled = isEnabled
    guard !isEnabled else { return }
    leaveLater(control) { !$0.isEnabled }
  }

  func setHidden(_ control: Control, _ isHidden: Bool) {
    guard control.isHidden != isHidden else { return }
    control.isHidden = isHidden
    guard isHidden else { return }
    leaveLater(control) { $0.isHidden }
  }

  /// Called when a control can no longer have focus.
  func leaveLater(_ control: Control) { leaveLater(control) { !$0.takesFocus } }

  /// Another page is shown than that of a control.
  func leaveLater(hidden control: Control) { leaveLater(control) { !($0.node?.isShown ?? false) } }

  /// What was over the form has ended, and nothing beneath had focus.
  func leave() {
    focus(nil)
    isLost = false
  }

  /// Takes focus from a control after the update, if that is still to be done then.
  private func leaveLater(_ control: Control, if isDue: @escaping (Control) -> Bool) {
    host.afterUpdate { [self, control = Anchored(wrappedValue: control)] in
      guard let control = control.wrappedValue, focused === control, isDue(control) else { return }
      focus(nil)
      isLost = true
    }
  }

  // Requests.

  /// Runs in the turn's next phase of focus moves.
  /// - Parameters:
  ///   - requester: The requesting view, named if moves never end.
  ///   - dropped: Called instead if they are ended.
  func request(of requester: Any.Type? = nil, dropped: (() -> Void)? = nil, _ move: @escaping () -> Void) {
    host.turn.moveFocus(of: requester, dropped: dropped, move)
  }

  var hasRequests: Bool { !host.turn.focusMoves.isEmpty }

  /// A control shows focus that is asked for already; it is told if focus goes elsewhere.
  func awaits(_ control: Control) {
    request { [self, control = Anchored(wrappedValue: control)] in
      if let control = control.wrappedValue, focused !== control { control.stopAwaitingFocus() }
    }
  }

  /// Runs submit actions; focus and focus states stay until all have run.
  /// - Returns: True if one of them has set a focus state.
  func keepingWishes(during actions: () -> Void) -> Bool {
    wishes = []
    actions()
    let due = wishes ?? []
    wishes = nil
    for wish in due { wish() }
    return !due.isEmpty
  }

  /// Takes a wish for later while submit actions run.
  func keepsWish(_ wish: @escaping () -> Void) -> Bool {
    guard wishes != nil else { return false }
    wishes?.append(wish)
    return true
  }
}
