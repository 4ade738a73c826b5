import AttributeGraph
package import LineEditing
package import TerminalModel
package import ViewTree
package import Wording

/// What can have focus: the behaviour of a text field, a list, a toggle or a button.
///
/// Made once for its view's identity. It handles keys as readline's commands, changes its value through a binding and
/// never draws.
package class Control: PopupOwner, AnchorHolder {
  package let host: ViewHost
  package unowned let focus: FocusStore
  /// The submit actions around this control, the focus bindings and the rest that its view inherited.
  package let inputs: ViewInputs
  /// Where the control stands on the screen; set while its view is in the tree.
  @Anchored package internal(set) var node: FocusNode?
  package internal(set) var isEnabled = true
  /// True while its view is hidden: it takes neither focus nor clicks.
  var isHidden = false
  private let hasFocus: StateLocation<Bool>
  /// The focus states bound around the control, the innermost last.
  private(set) var focusScopes: [any FocusBinding]
  /// What Return does here, in a word.
  var submitLabel: SubmitLabel?

  package let anchor = Anchor()

  package required init(inputs: ViewInputs) {
    self.inputs = inputs
    host = inputs.host
    focus = FocusStore.of(inputs.host)
    focusScopes = inputs.trait(FocusBindings.self)?.list ?? []
    // A body that is evaluated with the focus to come need not be evaluated again when it has come.
    let awaitsFocus = focusScopes.contains { $0.awaitsFocus }
    hasFocus = StateLocation(awaitsFocus, in: inputs.graph)
    for scope in focusScopes { scope.attach(self) }
    if awaitsFocus { focus.awaits(self) }
    inputs.graph.onRemoval { [self] in
      for scope in focusScopes { scope.detach(self) }
      focus.remove(self)
    }
  }

  deinit { anchor.letGo() }

  /// Rows have moved, perhaps that around this control: what stands around it may be something else.
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

  /// True if this control has focus; in a body, a dependency.
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
  /// What the app says is wrong with it; shown where the library has found nothing.
  final var namedProblem: String? { didSet { showProblem() } }

  /// The problem shown below the control.
  package final var shownProblem: String? { foundProblem ?? namedProblem }

  private func showProblem() {
    guard node?.problem?.sentence != shownProblem else { return }
    node?.problem = shownProblem.map { ProblemNode($0, theme: theme, host: host) }
  }

  /// How things look here.
  package final var theme: Theme { environment.theme }

  /// The language of texts here.
  package final var language: DisplayLanguage { environment.language }

  // What kinds of controls override.

  /// What was open below has closed.
  package func popupDidClose() {}

  package func makeBuffer() -> LineBuffer { LineBuffer(text: "", kind: .keysOnly) }
  /// A key comes that readline is going to be fed.
  package func willTakeKey() {}
  /// Readline has edited the buffer.
  package func bufferDidChange() {}
  /// A named command that this control may want for itself; false passes it on.
  package func perform(_ command: EditorCommand) -> Bool { false }
  /// A key before readline sees it; false leaves it to readline.
  package func press(_ key: Key) -> Bool { false }
  /// Text typed into a control without a text of its own.
  package func typed(_ text: String) {}
  /// Another readline function ran in a control without a text of its own.
  package func ran(_ function: String) {}
  /// True if Return breaks the line and Ctrl-J submits.
  package var breaksLines: Bool { false }
  /// True if readline's history keys move in this control, as `form-up` and `form-down`.
  package var isList: Bool { false }
  /// Shows a secret, or hides it again.
  package func toggleReveal() {}
  /// True while a secret is shown.
  package var showsSecret: Bool { false }
  /// Closes a list or search over this control; false if there is none.
  package func closeOverlay() -> Bool { false }
  /// A press of the mouse at a point of the node.
  package func click(at point: Point) {}
  /// True if a press says why nothing happens while the control is disabled.
  package var refusesPresses: Bool { false }
  /// A press of the mouse on the label of the row that the control stands in, once it has focus.
  package func clickLabel() {}
  /// The second of two presses in quick succession at one place.
  package func doubleClick(at point: Point) {}
  package func focusDidEnter() {}
  package func focusDidLeave() {}
  /// Where the terminal's cursor stands, relative to the node; hidden if nil.
  package var cursor: Point? { nil }
  /// The triggers of `onSubmit` actions for Return in this field; nil for none.
  package var submitTrigger: SubmitTriggers? { nil }
  /// What the control itself does when Return submits it, behind the `onSubmit` actions.
  package var commitAction: (() -> Void)? { nil }
  /// False to skip the control when focus moves; items of the toolbar are reached by their keys.
  package var takesFocus: Bool { true }
  /// What can be done to the row of a list around, in views; nil outside of those.
  package var rowCommands: RowCommands? { inputs.trait(RowCommands.self) }
  /// True if a press of the mouse gives it focus.
  package var takesFocusFromMouse: Bool { takesFocus }

  /// True if the control has state that making it again would lose: undo, a search, a position in a list. A long form
  /// then keeps its row.
  package var wouldBeMissed: Bool { false }

  /// Another control than the one that was made for it has been focused.
  final func stopAwaitingFocus() {
    hasFocus.set(false, transaction: Transaction())
    hasFocus.setWouldBeMissed(false)
  }

  final func setFocused(_ isFocused: Bool) {
    hasFocus.set(isFocused, transaction: Transaction())
    if !isFocused { popup = nil }
    isFocused ? focusDidEnter() : focusDidLeave()
    // A focused control is kept, even if it was made with focus.
    hasFocus.setWouldBeMissed(isFocused || wouldBeMissed)
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

/// Where a control stands, for those who wrote the view.
extension Control {
  /// The containers around the control with the index in each, then its kind and label: `Form/2/TextField 'E-mail'`.
  var path: String {
    var parts = [ownLabel.isEmpty ? viewName : "\(viewName) '\(ownLabel)'"]
    var node: DisplayNode? = node
    while let current = node, let parent = current.parent {
      // The form itself is at the top, whatever else there is a place for around it.
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

  private var ownLabel: String { (self as? ButtonControl)?.label ?? FieldRowNode.around(node)?.spokenTitle ?? "" }

  private var viewName: String {
    switch self {
    case let field as TextControl: field.lines == .several ? "TextEditor" : field.isSecure ? "SecureField" : "TextField"
    case is ToggleControl: "Toggle"
    case is ChoiceControl, is RowPickerControl: "Picker"
    case is StepperControl: "Stepper"
    case is SliderControl: "Slider"
    case is DisclosureControl: "DisclosureGroup"
    case is MenuControl: "Menu"
    case is ButtonControl: "Button"
    default: "view"
    }
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
