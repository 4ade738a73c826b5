public import AttributeGraph
public import ViewTree

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
    inputs.makeStyled(view, as: (any LabelStyle).self) {
      LabelStyleConfiguration(
        title: StyledPart(view: AnyView($0.title)), icon: StyledPart(view: AnyView($0.icon)))
    } by: {
      $0.view(of: $1)
    } ?? inputs.makeBody(of: view)
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

extension LabeledContent where Content == Text {
  /// A row with a label and a text that cannot be edited.
  public init(_ title: some LabelText, value: some StringProtocol) { self.init(title) { Text(String(value)) } }

  /// A row with a label and a value in a format, in the user's locale.
  public init<Format: FieldFormat>(_ title: some LabelText, value: Format.Value, format: Format) {
    self.init(title) { Text(value, format: format) }
  }
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
