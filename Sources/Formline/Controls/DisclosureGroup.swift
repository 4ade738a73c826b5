package import LineEditing
public import ViewTree

/// Rows that can be hidden: Return, Space or the mouse toggles them, Right opens, Left closes.
public struct DisclosureGroup<Content: View>: View {
  let title: String
  private var labelViews: LabelViews?
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State private var isOpen = false
  @Controlled private var control: DisclosureControl
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// A group that is closed initially and stores its own state.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
    isExpanded = nil
  }

  /// A group that is open while a condition is true.
  public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
    self.isExpanded = isExpanded
  }

  /// A group that is closed initially, with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> some View) {
    let label = LabelViews.reading(label())
    self.init(label.title, content: content)
    labelViews = label.views
  }

  /// A group that is open while a condition is true, with any label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> some View
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, isExpanded: isExpanded, content: content)
    labelViews = label.views
  }

  public var body: some View {
    let expanded = isExpanded ?? $isOpen
    control.isExpanded = expanded
    let isFocused = control.isFocused
    let style = isFocused ? theme.focusedLabel : isEnabled ? theme.section : theme.placeholder
    return VStack {
      HStack(spacing: 1) {
        Text(expanded.wrappedValue ? "▾" : "▸").textStyle(style)
        ShownLabel(title, labelViews).textStyle(style)
      }
      .focusTarget(control)
      if expanded.wrappedValue { content() }
    }
  }
}

package final class DisclosureControl: Control {
  var isExpanded: Binding<Bool>?

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([(["form-submit"], .openClose)])
  }

  package override var cursor: Point? { .zero }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard command.name == "form-submit" else { return false }
    isExpanded?.wrappedValue.toggle()
    return true
  }

  package override func typed(_ text: String) { if text == " " { isExpanded?.wrappedValue.toggle() } }

  package override func ran(_ function: String) {
    switch function {
    case "forward-char": isExpanded?.wrappedValue = true
    case "backward-char": isExpanded?.wrappedValue = false
    default: break
    }
  }

  package override func click(at point: Point) { isExpanded?.wrappedValue.toggle() }
}
