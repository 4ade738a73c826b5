package import AttributeGraph
public import ViewTree

/// A text as a label, a title or a prompt: a string, a stored `LocalizedStringKey` or a `Text`. Controls use only its
/// characters; the theme sets the style.
public protocol LabelText {
  /// The characters.
  var labelText: String { get }
  /// The text as a view.
  var labelView: Text { get }
}

extension LabelText {
  public var labelView: Text { Text(verbatim: labelText) }
}

extension String: @MainActor LabelText {
  public var labelText: String { self }
}

extension Substring: @MainActor LabelText {
  public var labelText: String { String(self) }
}

extension LocalizedStringKey: @MainActor LabelText {
  public var labelText: String { plainText }
  public var labelView: Text { Text(self) }
}

extension Text: @MainActor LabelText {
  public var labelText: String { plainText }
  public var labelView: Text { self }
}

extension EmptyView: LabelText {
  public var labelText: String { "" }
}

/// The label of a control: a text, or views.
package struct ControlLabel: View, Equatable {
  /// The text; empty for views.
  package let title: String
  /// The views; nil for a text.
  let views: LabelViews?

  package init(_ text: some LabelText) {
    title = text.labelText
    views = nil
  }

  /// A label of views, or of the text that they are.
  package init(views label: some View) {
    let text = label as? any LabelText
    title = text?.labelText ?? ""
    views = text == nil ? LabelViews(view: AnyView(RowLabel(content: label))) : nil
  }

  var isEmpty: Bool { title.isEmpty && views == nil }

  package var body: some View { if let views { views.view } else { Text(title) } }

  package static func == (one: ControlLabel, other: ControlLabel) -> Bool {
    one.title == other.title && one.views === other.views
  }
}

/// The views of a label.
final class LabelViews {
  let view: AnyView

  init(view: AnyView) { self.view = view }
}

extension AnyView {
  /// A view, unless it is the `EmptyView` that stands for none.
  package static func unlessEmpty(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
}

/// The views of a label where only a text has room: they are read instead of shown.
struct ReadLabel: PrimitiveView {
  let views: LabelViews
  let words: LabelWords

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.graph.peek(view).words.make(of: inputs.graph.makeProjection(view) { $0.views.view }, inputs: inputs)
    return ViewOutputs(.empty)
  }
}

/// What the views of a label say; nothing before they are made.
package final class LabelWords {
  private var node: ContainerNode?

  package init() {}

  package func make(of label: Attribute<AnyView>, inputs: ViewInputs) {
    let node = ContainerNode(host: inputs.host)
    node.content = AnyView._makeView(label, inputs: inputs).list
    self.node = node
  }

  /// The text of a label, or what its views say.
  package func text(of label: ControlLabel) -> String {
    guard label.views != nil else { return label.title }
    return node?.texts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ") ?? ""
  }
}

/// The views of a label in a row of a form.
private struct RowLabel<Content: View>: View {
  let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { VStack { content }.textStyle(isEnabled ? theme.label : theme.disabled) }
}
