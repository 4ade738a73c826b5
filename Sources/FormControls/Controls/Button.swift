import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree

/// Runs an action when pressed: with Return or Space while it has focus, with its key, or with the mouse.
public struct Button<Label> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
  private var refuse: (() -> Void)?
  @Controlled private var control: ButtonControl
  @Environment(\.theme) private var theme
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.shortcutKey) private var shortcut
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.language) private var language
  @Environment(\.tint) private var tint

  /// A button with any label. Its role determines its style, and its keys in a dialog.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View where Label: View {
  public var body: some View {
    let isFocused = control.isFocused
    HStack(spacing: isInToolbar ? 1 : 0) {
      if isInToolbar {
        if let shortcut = shortcut ?? control.shownKey {
          Text(shortcut.shownName(in: language)).textStyle(isEnabled ? theme.key : theme.disabled)
        }
        label.textStyle(isEnabled ? (isFocused ? theme.mark : theme.value) : theme.disabled)
      } else {
        Text(isFocused ? "› " : "  ").textStyle(theme.pointer)
        ButtonLabel(label: label, role: role)
          .textStyle(isEnabled || isFocused ? style(isFocused: isFocused) : theme.disabled)
      }
    }
    .focusTarget(control)
    .modifier(
      ButtonSetup(
        control: control, action: action, refuse: refuse, role: role, isInToolbar: isInToolbar, shortcut: shortcut))
  }

  private func style(isFocused: Bool) -> Style {
    var style = isFocused ? theme.focusedLabel : role == .destructive ? theme.error : theme.value
    if let tint { style.foreground = tint }
    return style
  }
}

extension Button {
  /// This button with an action that explains why it is disabled when it is pressed.
  package func refusing(_ refuse: @escaping () -> Void) -> Self { changing(self) { $0.refuse = refuse } }
}

extension Button where Label == Text {
  /// A button with a title. An image is ignored.
  public init(
    _ title: some LabelText, systemImage name: String? = nil, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { title.labelView }
  }
}

/// The button that submits a form, where the boxes begin: filled in the accent colour once nothing is missing.
package struct SubmitButton: View {
  let title: String
  let isReady: Bool
  let remark: String
  let key: Key?
  let action: () -> Void
  @Controlled private var control: ButtonControl
  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - isReady: Whether the form can be submitted as it is.
  ///   - remark: What is missing; shown beside the button, or below it where there is no room.
  ///   - key: The key that presses the button from anywhere.
  package init(_ title: String, isReady: Bool, remark: String, key: Key?, action: @escaping () -> Void) {
    self.title = title
    self.isReady = isReady
    self.remark = remark
    self.key = key
    self.action = action
  }

  package var body: some View {
    let isFocused = control.isFocused
    let button = Text(shownTitle(isFocused)).textStyle(style(isFocused))
    HStack(spacing: 0) {
      Text(isFocused ? "▌ " : "  ").textStyle(theme.pointer)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 2) {
          button
          HintText(text: remark, style: theme.hint)
        }
        VStack(alignment: .leading) {
          button
          if !remark.isEmpty { Text(remark).textStyle(theme.hint) }
        }
      }
      .focusTarget(control)
      .modifier(AlignedWithBoxes(margin: 2))
    }
    .modifier(ButtonSetup(control: control, action: action, role: nil, isInToolbar: false, shortcut: key))
  }

  /// The title in a box, with the edge that boxes have at the left while they have focus.
  private func shownTitle(_ isFocused: Bool) -> String {
    theme.button.background == .standard ? "[ \(title) ]" : "\(isFocused ? "▌" : " ") \(title)  "
  }

  private func style(_ isFocused: Bool) -> Style {
    if isReady { return theme.readyButton }
    var style = isFocused ? theme.focusedLabel : theme.button
    if isFocused, theme.isPainted { style.background = theme.focusedField.background }
    return style
  }
}

/// Keeps the control of a button up to date with its view.
struct ButtonSetup: PrimitiveModifier {
  let control: ButtonControl
  let action: () -> Void
  var refuse: (() -> Void)?
  let role: ButtonRole?
  let isInToolbar: Bool
  let shortcut: Key?

  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    _ = inputs.graph.makeOutput(Update(modifier: modifier))
    let control = inputs.graph.peek(modifier).control
    inputs.graph.onRemoval { control.forgetKeys() }
    return content(inputs)
  }

  private struct Update: Rule {
    let modifier: Attribute<ButtonSetup>

    func evaluate(in graph: Graph) -> Int {
      let setup = graph.value(modifier)
      setup.control.action = setup.action
      setup.control.refuse = setup.refuse
      setup.control.role = setup.role
      setup.control.isInToolbar = setup.isInToolbar
      setup.control.ownKey = setup.shortcut
      return 0
    }
  }
}

/// The kind of action that a button performs.
public enum ButtonRole: Hashable, Sendable {
  /// Cancels.
  case cancel
  /// Destroys something.
  case destructive
}

package class ButtonControl: Control {
  var action: () -> Void = {}
  var role: ButtonRole?
  var isInToolbar = false
  /// The key set by the app.
  var ownKey: Key? { didSet { if ownKey != oldValue { refreshShortcut() } } }
  /// The key that the bottom row has assigned to an item without one.
  private(set) var givenKey: Key?
  private var trackedKey: Tracked<Key?>?
  /// The action when the button is pressed while disabled.
  var refuse: (() -> Void)?
  private let lifetime: Subgraph
  /// The key that presses the button.
  private(set) var shortcut: Key? {
    didSet {
      guard shortcut != oldValue else { return }
      let shortcuts = KeyboardShortcuts.of(host)
      if let oldValue { shortcuts.remove(self, for: oldValue) }
      if let shortcut { shortcuts.add(self, for: shortcut) }
    }
  }

  package required init(inputs: ViewInputs) {
    lifetime = inputs.graph.currentSubgraph
    super.init(inputs: inputs)
  }

  /// The assigned key; adds a dependency to a body.
  var shownKey: Key? {
    let tracked = trackedKey ?? Tracked(givenKey, host: host, in: lifetime)
    trackedKey = tracked
    return tracked.value
  }

  func give(_ key: Key?) {
    givenKey = key
    if let trackedKey, trackedKey.current != key { trackedKey.value = key }
    refreshShortcut()
  }

  /// Called when the view was removed.
  func forgetKeys() {
    trackedKey = nil
    givenKey = nil
    ownKey = nil
    refreshShortcut()
  }

  private func refreshShortcut() { shortcut = ownKey ?? givenKey }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.submit], and: Key(.space), text: .helpPressButton)
  }

  package override var cursor: Point? { .zero }
  package override var viewName: String { "Button" }
  override var ownLabel: String? { label }
  package override var takesFocus: Bool { !isInToolbar }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .submit: press()
    case .forwardChar: moveSideways(by: command.steps)
    case .backwardChar: moveSideways(by: -command.steps)
    default: return false
    }
    return true
  }

  package override func typed(_ text: String) { text == " " ? press() : dropText() }

  package override func click(at point: Point) { press() }
  package override var refusesPresses: Bool { refuse != nil }

  /// The texts of the button, without its key.
  package var label: String {
    guard let node else { return "" }
    var texts = node.texts
    if let shortcut, texts.first == shortcut.shownName(in: environment.language) { texts.removeFirst() }
    return texts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
  }

  /// Runs the action, if the button is enabled.
  package func press() {
    guard isEnabled else {
      refuse?()
      return
    }
    action()
    inputs.trait(DialogDismissal.self)?.action()
  }
}
