import AttributeGraph
package import LineEditing
package import TerminalModel
package import ViewTree
package import Wording

/// Something that can have focus: the behaviour of a text field, a list, a toggle or a button.
///
/// Made once for its view's identity. It handles keys as readline's commands, changes its value through a binding and
/// never draws.
package class Control: PopupOwner, AnchorHolder {
  package let host: ViewHost
  package unowned let focus: FocusStore
  /// The inputs of its view: submit actions, focus bindings and other traits.
  package let inputs: ViewInputs
  /// The node of the control; set while its view is in the tree.
  @Anchored package var node: FocusNode?
  package internal(set) var isEnabled = true { didSet { if !isEnabled, oldValue { focus.check(self) } } }
  /// True while its view is hidden: it takes neither focus nor clicks.
  var isHidden = false { didSet { if isHidden, !oldValue { focus.check(self) } } }
  private let hasFocus: StateValue<Bool>
  /// The number of the latest visit of focus; 0 before the first.
  final var latestVisit = 0
  /// The focus states bound around the control, the innermost last.
  private(set) var focusScopes: [any FocusBinding]
  /// A word for the effect of Return here.
  var submitLabel: SubmitLabel?

  package let anchor = Anchor()

  package required init(inputs: ViewInputs) {
    self.inputs = inputs
    host = inputs.host
    focus = FocusStore.of(inputs.host)
    focusScopes = inputs.trait(FocusBindings.self)?.list ?? []
    // If a body is evaluated with a focus move still pending, it need not be evaluated again after the move.
    let awaitsFocus = focusScopes.contains { $0.awaitsFocus }
    hasFocus = StateValue(awaitsFocus, in: inputs.graph)
    for scope in focusScopes { scope.attach(self) }
    if awaitsFocus { focus.awaits(self) }
    inputs.graph.onRemoval { [self] in
      for scope in focusScopes { scope.detach(self) }
      focus.remove(self)
    }
  }

  deinit { anchor.letGo() }

  /// Called when rows have moved, possibly with this control: its ancestors may have changed.
  func surroundingsMayHaveChanged() {
    let scopes = inputs.trait(FocusBindings.self)?.list ?? []
    guard !scopes.elementsEqual(focusScopes, by: { $0 === $1 }) else { return }
    let old = focusScopes
    focusScopes = scopes
    for scope in old { scope.detach(self) }
    for scope in scopes { scope.attach(self) }
    guard focus.focused === self else { return }
    for scope in old + scopes { scope.focusMoved(in: focus) }
  }

  /// True if this control has focus; adds a dependency to a body.
  package final var isFocused: Bool { hasFocus.get() }

  /// The line that readline edits while this control has focus.
  package private(set) lazy var buffer = makeBuffer()

  /// The popup below this control.
  package final var popup: Popup? {
    didSet {
      guard popup !== oldValue else { return }
      popup?.owner = self
      node?.popup = popup
      if let oldValue {
        oldValue.didClose()
        popupDidClose()
      }
    }
  }

  /// The problem that the library has found.
  final var foundProblem: String? { didSet { showProblem() } }
  /// The problem that the app reports; shown if the library has found none.
  final var namedProblem: String? { didSet { showProblem() } }

  /// The problem shown below the control.
  package final var shownProblem: String? { foundProblem ?? namedProblem }

  private func showProblem() {
    guard node?.problem?.sentence != shownProblem else { return }
    node?.problem = shownProblem.map { ProblemNode($0, theme: theme, host: host) }
  }

  /// The theme here.
  package final var theme: Theme { environment.theme }

  /// The language of texts here.
  package final var language: DisplayLanguage { environment.language }

  /// Says in the bottom row why something was not done, until the next key.
  final func show(notice: String) { SessionChrome.of(host)?.notice.value = notice }
  /// The characters of what was typed that a notice quotes: the sentence behind them must fit the bottom row.
  static let mostQuoted = 24

  // What only some kinds of controls are: nil for the others.

  package var textEditing: (any TextEditing)? { nil }
  package var listing: (any Listing)? { nil }
  package var concealing: (any Concealing)? { nil }

  // Overridden by the kinds of controls.

  /// The name of its view, for the authors of the view.
  package var viewName: String { "view" }
  /// Its own label; nil if the row around it has one.
  var ownLabel: String? { nil }
  /// What a person reads in it, and what can be chosen there.
  package var contents: ControlContents { ControlContents() }
  /// Called when the popup has closed.
  package func popupDidClose() {}
  package func makeBuffer() -> LineBuffer { LineBuffer(text: "", kind: .keysOnly) }
  /// Called when readline has edited the buffer.
  package func bufferDidChange() {}
  /// Handles a command; false passes it on. In a control without its own text, readline's own functions are commands.
  package func perform(_ command: EditorCommand) -> Bool { false }
  /// Handles a key before readline does; false leaves it to readline.
  package func press(_ key: Key) -> Bool { false }
  /// Handles text typed into a control without its own text.
  package func typed(_ text: String) { dropText() }
  /// Says with a bell that a text was typed for nothing.
  package final func dropText() { LineEditor.shared.bellCount += 1 }
  /// Closes a list or search over this control; false if there is none.
  package func closeOverlay() -> Bool { false }
  /// Handles a press of the mouse at a point of the node.
  package func click(at point: Point) {}
  /// True if a press while the control is disabled explains why nothing happens.
  package var refusesPresses: Bool { false }
  /// Handles a press of the mouse on the label of the control's row, once the control has focus.
  package func clickLabel() {}
  /// Called when ``isFocused`` has changed, before focus enters or leaves, for what is drawn without a body.
  func isFocusedDidChange(to isFocused: Bool) {}
  package func focusDidEnter() {}
  package func focusDidLeave() {}
  /// The position of the terminal's cursor, relative to the node; hidden if nil.
  package var cursor: Point? { nil }
  /// The triggers of `onSubmit` actions for Return in this field; nil for none.
  package var submitTrigger: SubmitTriggers? { nil }
  /// False to skip the control when focus moves; toolbar items are reached by their keys.
  package var takesFocus: Bool { true }
  /// The stop of Tab that this control shares with others; nil if it is one by itself.
  package var sharedStop: SharedStop? { nil }
  /// The commands of the enclosing list row, for views; nil outside of rows.
  package var rowCommands: RowCommands? { inputs.trait(RowCommands.self) }
  /// True if a press of the mouse moves focus to the control.
  package var takesFocusFromMouse: Bool { takesFocus }

  /// The help entries for the keys of this control; `contents` makes them.
  func help(_ contents: HelpContents) -> [HelpEntry] { [] }

  /// True if the control has state that would be lost by making it again: a search, a problem. A long form then keeps its
  /// row.
  package var wouldBeMissed: Bool { false }
  /// True if there are edits to undo. A long form keeps the rows of the last such controls.
  package var hasEdits: Bool { false }

  /// Called when a control other than the one made for the pending focus was focused.
  final func stopAwaitingFocus() {
    hasFocus.set(false, transaction: Transaction())
    isFocusedDidChange(to: false)
    hasFocus.setWouldBeMissed(false)
  }

  final func setFocused(_ isFocused: Bool) {
    hasFocus.set(isFocused, transaction: Transaction())
    isFocusedDidChange(to: isFocused)
    if !isFocused { popup = nil }
    isFocused ? focusDidEnter() : focusDidLeave()
    if !isFocused, hasEdits { focus.keepEdits(of: self) }
    // A focused control is kept, even if it was made with focus.
    hasFocus.setWouldBeMissed(isFocused || hasEdits || wouldBeMissed)
  }

  /// Called when more controls were edited since than a long form keeps the rows of.
  final func letEditsGo() { hasFocus.setWouldBeMissed(isFocused || wouldBeMissed) }
}

/// What a control shows to a person.
package struct ControlContents {
  /// The text, the names of what is chosen, or yes and no.
  package var value: String
  /// The names of what can be chosen.
  package var options: [String]

  package init(value: String = "", options: [String] = []) {
    self.value = value
    self.options = options
  }
}

/// Makes the control of a view once and keeps it for the view's identity.
@propertyWrapper
package struct Controlled<C: Control>: DynamicProperty {
  private var control: C?

  package init() {}

  package var wrappedValue: C {
    guard let control else { preconditionFailure("a control was used outside its view's body") }
    return control
  }

  package static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(control: C(inputs: inputs)), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let control: C

    func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      field.assumingMemoryBound(to: Controlled<C>.self).pointee.control = control
    }
  }
}

extension Control {
  /// The value of a focus state for this control, such as the case of an enum of fields; nil if none of that type is
  /// bound around it.
  package func focusValue<Field: Hashable>(as type: Field.Type) -> Field? {
    for scope in focusScopes.reversed() {
      if let scope = scope as? FocusScope<Field?>, scope.standsForControls { return scope.value }
      if let scope = scope as? FocusScope<Field>, scope.standsForControls { return scope.value }
    }
    return nil
  }
}

/// The name and the place of a control, for the authors of the view.
extension Control {
  /// Its own label, or that of its row.
  package var name: String { ownLabel ?? node?.enclosing(FieldRowNode.self)?.spokenTitle ?? "" }

  /// The containers of the control with the index in each, then its kind and label: `Form/2/TextField 'E-mail'`.
  var path: String {
    var parts = [name.isEmpty ? viewName : "\(viewName) '\(name)'"]
    var node: DisplayNode? = node
    while let current = node, let parent = current.parent {
      // The form itself is the root, not the nodes that the session adds around it.
      if parent is ScreensNode {
        parts.append("VStack")
        break
      }
      if parent.children.count > 1 { parts.append("\(current.indexInParent)") }
      if let name = parent.viewName { parts.append(name) }
      node = parent
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension DisplayNode {
  fileprivate var viewName: String? {
    switch self {
    case is FormNode: "Form"
    case is ScrollNode: "ScrollView"
    case is StackNode: sequentialAxis == .horizontal ? "HStack" : "VStack"
    default: nil
    }
  }
}
