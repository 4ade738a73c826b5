import LineEditing
import TerminalModel
public import ViewTree

/// Rows that can be hidden: Return, Space or the mouse toggles them, Right opens, Left closes. In a list with a selection,
/// Space and a press on the title choose the row instead.
public struct DisclosureGroup<Content: View>: View {
  private let label: ControlLabel
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State private var isOpen = false
  @Controlled private var control: DisclosureControl
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// A group that is open while a condition is true; without one, it is closed initially and stores its own state.
  public init(
    _ title: some LabelText, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    label = ControlLabel(title)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The same with any label.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.label = ControlLabel(views: label())
    self.isExpanded = isExpanded
    self.content = content
  }

  public var body: some View {
    let expanded = isExpanded ?? $isOpen
    control.behaviour.isExpanded = expanded
    let isFocused = control.isFocused
    let style = isFocused ? theme.focusedLabel : isEnabled ? theme.section : theme.placeholder
    return VStack {
      HStack(spacing: 1) {
        Text(expanded.wrappedValue ? "▾" : "▸").textStyle(style)
        label.textStyle(style)
      }
      .focusTarget(control)
      if expanded.wrappedValue { content() }
    }
  }
}

extension Section {
  /// A section whose rows are hidden unless a condition is true; its title expands and collapses it.
  public init<Inner: View>(_ title: some LabelText, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner)
  where Content == DisclosureGroup<Inner> {
    let rows = content()
    self.init { DisclosureGroup(title, isExpanded: isExpanded) { rows } }
  }
}

typealias DisclosureControl = DelegatingControl<DisclosureBehaviour>

final class DisclosureBehaviour: ControlBehaviour {
  unowned let control: Control
  var isExpanded: Binding<Bool>?

  init(of control: Control) { self.control = control }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    let opening =
      row == nil
      ? contents.entries([.submit], and: Key(.space), text: .helpOpenClose)
      : contents.entries([.submit], text: .helpOpenClose)
    return opening + contents.entries([.forwardChar, .backwardChar], text: .helpOpenClose)
      + (row == nil ? [] : [contents.entry(Key(.space), .helpChoose)])
  }

  var viewName: String { "DisclosureGroup" }
  var contents: ControlContents {
    ControlContents(value: (isExpanded?.wrappedValue == true ? Message.formYes : .formNo).text(in: control.language))
  }

  func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .submit: isExpanded?.wrappedValue.toggle()
    case .forwardChar: isExpanded?.wrappedValue = true
    case .backwardChar: isExpanded?.wrappedValue = false
    default: return false
    }
    return true
  }

  func typed(_ text: String) {
    if text == " ", row?.choose() != true { isExpanded?.wrappedValue.toggle() }
  }

  func click(at point: Point) {
    if point.x < Self.markWidth || row?.choose() != true { isExpanded?.wrappedValue.toggle() }
  }

  private static let markWidth = 2.0

  /// The row in a list with a selection that the title stands for: Space and a press on the words choose it.
  private var row: SelectableRowNode? { control.node?.enclosing(SelectableRowNode.self) }
}
