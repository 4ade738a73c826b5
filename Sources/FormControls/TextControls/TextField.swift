public import AttributeGraph
import TerminalModel
public import ViewTree

/// One line of text, edited by readline: a string, or a value in a format.
///
///     TextField("Name", text: $name)
///     TextField("Price", value: $price, format: .currency(code: "EUR"))
public struct TextField<Label: View>: View {
  private let label: ControlLabel
  /// The edited string; nil for a formatted value.
  let text: Binding<String>?
  private var valueText: ((TextControl) -> Binding<String>)?
  let prompt: String?
  var axis = Axis.horizontal
  var editing: EditingActions?
  @Controlled private var control: TextControl
  @Environment(\.areLabelsPrompts) private var areLabelsPrompts

  private init(_ label: ControlLabel, text: Binding<String>?, prompt: (any LabelText)?, axis: Axis = .horizontal) {
    self.label = label
    self.text = text
    self.prompt = prompt?.labelText
    self.axis = axis
  }

  private init<Value>(_ label: ControlLabel, value: FormattedValue<Value>, prompt: (any LabelText)?) {
    self.init(label, text: nil, prompt: prompt)
    valueText = { $0.binding(for: value) }
  }

  public var body: some View { row(TextLineNode.self) }

  private func row<Node: TextInputNode>(_ node: Node.Type) -> FieldRow<FocusTargeted<TextInput<Node>>> {
    let isLine = axis == .horizontal
    var input = TextInput<Node>(
      control, text: text ?? valueText?(control) ?? .constant(""),
      prompt: prompt ?? (areLabelsPrompts ? label.title : nil))
    input.isTitle = prompt == nil && areLabelsPrompts
    input.lines = isLine ? .one : .growing
    input.height = isLine ? .fixed(rows: 1) : .growing(mostRows: Self.mostRows)
    input.editing = editing
    return FieldRow(label, isPrompted: true) { input.focusTarget(control) }
  }

  /// A field that grows takes at most this many rows, then scrolls.
  private static var mostRows: Int { 6 }

  /// The same field for a style.
  private var part: TextField<StyledPart> {
    changing(TextField<StyledPart>(label, text: text, prompt: prompt, axis: axis)) {
      ($0.valueText, $0.editing) = (valueText, editing)
    }
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    // A key path of a generic type, as `\.part` is, looks its type up for each field.
    let styled = inputs.makeStyled(view, as: (any TextFieldStyle).self) {
      $0.part
    } by: {
      $0.view(of: $1)
    }
    if let styled { return styled }
    // The axis belongs to the identity of a field, so a field makes nothing for the other axis.
    guard inputs.graph.peek(view).axis == .horizontal else {
      return inputs.makeBody(of: view) {
        $0.row(TextAreaNode.self)
      } then: {
        FieldRow<FocusTargeted<TextInput<TextAreaNode>>>._makeView($0, inputs: $1)
      }
    }
    return inputs.makeBody(of: view)
  }
}

extension TextField where Label == Text {
  /// A field that edits a string. The title is its label in a form, otherwise its prompt. Along the vertical axis, a
  /// long text takes more rows: Return submits it; Ctrl-V Ctrl-J, readline's quoted insert, starts a new line.
  public init(
    _ title: some LabelText, text: Binding<String>, prompt: (any LabelText)? = nil, axis: Axis = .horizontal
  ) { self.init(ControlLabel(title), text: text, prompt: prompt, axis: axis) }

  /// A field that reports editing and submission; new code should use `focused` and `onSubmit`. `onEditingChanged`
  /// receives true when the field gains focus and false when it loses it; `onCommit` runs after the `onSubmit` actions
  /// around the field.
  public init(
    _ title: some LabelText, text: Binding<String>, prompt: (any LabelText)? = nil,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(ControlLabel(title), text: text, prompt: prompt)
    editing = EditingActions(changed: onEditingChanged, commit: onCommit)
  }

  /// A field that reports when Return submits it.
  public init(
    _ title: some LabelText, text: Binding<String>, prompt: (any LabelText)? = nil, onCommit: @escaping () -> Void
  ) { self.init(title, text: text, prompt: prompt, onEditingChanged: { _ in }, onCommit: onCommit) }

  /// A field that edits a value. The value follows every text that parses; the text is formatted when the field is
  /// submitted or left, from the last value if the text does not parse.
  public init<Format: FieldFormat>(
    _ title: some LabelText, value: Binding<Format.Value>, format: Format, prompt: (any LabelText)? = nil
  ) { self.init(ControlLabel(title), value: FormattedValue(value, as: format), prompt: prompt) }

  /// A field that edits an optional value: an empty text is nil.
  public init<Format: FieldFormat>(
    _ title: some LabelText, value: Binding<Format.Value?>, format: Format, prompt: (any LabelText)? = nil
  ) { self.init(ControlLabel(title), value: FormattedValue(value, as: format), prompt: prompt) }
}

extension TextField {
  /// A field that edits a string, with any label.
  public init(
    text: Binding<String>, prompt: (any LabelText)? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(ControlLabel(views: label()), text: text, prompt: prompt, axis: axis) }

  /// A field that edits a value, with any label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value>, format: Format, prompt: (any LabelText)? = nil, @ViewBuilder label: () -> Label
  ) { self.init(ControlLabel(views: label()), value: FormattedValue(value, as: format), prompt: prompt) }

  /// A field that edits an optional value, with any label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value?>, format: Format, prompt: (any LabelText)? = nil, @ViewBuilder label: () -> Label
  ) { self.init(ControlLabel(views: label()), value: FormattedValue(value, as: format), prompt: prompt) }
}

/// One line of hidden text: a dot is shown for each character. F7 shows the text until the field is left.
public struct SecureField: View {
  private let label: ControlLabel
  private var commit: (() -> Void)?
  let text: Binding<String>
  let prompt: String?
  @Controlled private var control: TextControl
  @Environment(\.areLabelsPrompts) private var areLabelsPrompts

  private init(_ label: ControlLabel, text: Binding<String>, prompt: (any LabelText)?) {
    self.label = label
    self.text = text
    self.prompt = prompt?.labelText
  }

  /// A field that edits a secret.
  public init(_ title: some LabelText, text: Binding<String>, prompt: (any LabelText)? = nil) {
    self.init(ControlLabel(title), text: text, prompt: prompt)
  }

  /// A field that edits a secret, with any label.
  public init(text: Binding<String>, prompt: (any LabelText)? = nil, @ViewBuilder label: () -> some View) {
    self.init(ControlLabel(views: label()), text: text, prompt: prompt)
  }

  /// A field that edits a secret, and reports when Return submits it.
  public init(
    _ title: some LabelText, text: Binding<String>, prompt: (any LabelText)? = nil, onCommit: @escaping () -> Void
  ) {
    self.init(ControlLabel(title), text: text, prompt: prompt)
    commit = onCommit
  }

  public var body: some View {
    var input = TextInput<TextLineNode>(control, text: text, prompt: prompt ?? (areLabelsPrompts ? label.title : nil))
    input.isTitle = prompt == nil && areLabelsPrompts
    input.isSecure = true
    if let commit { input.editing = EditingActions(changed: { _ in }, commit: commit) }
    return FieldRow(label, isPrompted: true) { input.focusTarget(control) }
  }
}

/// The app's callbacks of a text field.
struct EditingActions {
  /// Called when editing begins or ends.
  let changed: (Bool) -> Void
  /// Called when Return submits the field.
  let commit: () -> Void
}
