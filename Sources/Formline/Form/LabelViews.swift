public import AttributeGraph
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

// In titles that are strings, as in texts.
extension DefaultStringInterpolation {
  /// A number in a `printf` format: `\(share, specifier: "%.2f")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }

  /// An integer in a `printf` format: `\(count, specifier: "%03d")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }
}

/// The label of a control: a text, or views.
struct ControlLabel: View, Equatable {
  /// The text; empty for views.
  let title: String
  /// The views; nil for a text.
  let views: LabelViews?

  init(_ text: some LabelText) {
    title = text.labelText
    views = nil
  }

  /// A label of views, or of the text that they are.
  init(views label: some View) {
    let text = label as? any LabelText
    title = text?.labelText ?? ""
    views = text == nil ? LabelViews(view: AnyView(RowLabel(content: label))) : nil
  }

  var isEmpty: Bool { title.isEmpty && views == nil }

  var body: some View { if let views { views.view } else { Text(title) } }

  static func == (one: ControlLabel, other: ControlLabel) -> Bool {
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
  static func unlessEmpty(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
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
final class LabelWords {
  private var node: ContainerNode?

  func make(of label: Attribute<AnyView>, inputs: ViewInputs) {
    let node = ContainerNode(host: inputs.host)
    node.content = AnyView._makeView(label, inputs: inputs).list
    self.node = node
  }

  /// The text of a label, or what its views say.
  func text(of label: ControlLabel) -> String {
    guard label.views != nil else { return label.title }
    return node?.texts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ") ?? ""
  }
}

/// The views of a label in a row of a form.
private struct RowLabel<Content: View>: View {
  let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content) { self.content = content }

  var body: some View { VStack { content }.textStyle(isEnabled ? theme.label : theme.disabled) }
}

/// A title beside a small view.
///
///     Label("Settings", systemImage: "gear")
///     Label { Text("Free") } icon: { Circle().fill(.green) }
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// A title with a view before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    // Which style there is may change, but not whether there is one.
    guard inputs.graph.peek(inputs.environment).labelStyle != nil else { return inputs.makeBody(of: view) }
    let styled = inputs.graph.makeProjection(view) { StyledLabel(title: $0.title, icon: $0.icon) }
    return StyledLabel._makeView(styled, inputs: inputs)
  }

  public var body: some View {
    if Icon.self == EmptyView.self {
      title
    } else {
      HStack(spacing: 1) {
        icon.fixedSize()
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == EmptyView {
  /// A title alone. The image is ignored.
  public init(_ title: some LabelText, systemImage name: String) { self.init(title: { title.labelView }, icon: {}) }

  /// A title alone. The image is ignored.
  public init(_ title: some LabelText, image name: String) { self.init(title: { title.labelView }, icon: {}) }
}

extension Label: LabelText where Title == Text, Icon == EmptyView {
  public var labelText: String { title.plainText }
  public var labelView: Text { title }
}

/// Views in a box, with a title above them.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.theme) private var theme

  /// A box with views as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack {
      VStack { label }.textStyle(theme.section)
      content
    }
    .padding(.horizontal, 1)
    .border(style: .rounded)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) {} }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ title: some LabelText, @ViewBuilder content: () -> Content) {
    self.init(content: content) { title.labelView }
  }
}

extension GroupBox {
  /// A box with a view as its title.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

/// Related controls, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// A group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack(spacing: 2) { content } }
}

/// A placeholder for missing content: a title, a description, and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.theme) private var theme

  /// A placeholder from views for its parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(alignment: .center) {
      VStack { label }.textStyle(theme.section)
      VStack { description }.textStyle(theme.hint)
      actions
    }
    .frame(maxWidth: .infinity)
    .padding()
  }
}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
  /// A title and a description. The image is ignored.
  public init(_ title: some LabelText, systemImage name: String, description: Text? = nil) {
    self.init(label: { title.labelView }, description: { description })
  }

  /// A search without results.
  public static var search: Self { Self("No results", systemImage: "") }

  /// A search for a text without results.
  public static func search(text: String) -> Self { Self("No results for “\(text)”", systemImage: "") }
}

extension View {
  /// Shows a count at the end of this row, unless it is 0. After `tabItem`, it is part of the title of the page.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : "\(count)") }
  /// Shows a short text at the end of this row.
  public func badge(_ label: (any LabelText)?) -> some View { modifier(Badge(label: label?.labelView)) }
}

/// A text at the end of a row.
private struct Badge: ViewModifier {
  let label: Text?
  @Environment(\.theme) private var theme

  init(label: Text?) { self.label = label }

  func body(content: Content) -> some View {
    HStack(spacing: 1) {
      content
      if let label {
        Spacer()
        label.textStyle(theme.hint)
      }
    }
  }
}
