public import ViewTree

/// The label of a control, if it is more than a text.
final class LabelViews {
  let view: AnyView

  private init(_ view: AnyView) { self.view = view }

  /// The text of a label, or else its views.
  static func reading(_ label: some View) -> (title: String, views: LabelViews?) {
    if let label = label as? any LabelText { return (label.labelText, nil) }
    return ("", LabelViews(AnyView(RowLabel(content: label))))
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

/// A view that, as a label, is only a text.
protocol LabelText {
  var labelText: String { get }
}

extension Text: @MainActor LabelText {
  var labelText: String { plainText }
}

extension EmptyView: LabelText {
  var labelText: String { "" }
}

/// The label of a control as a separate view.
struct ShownLabel: View {
  let title: String
  let views: LabelViews?

  init(_ title: String, _ views: LabelViews?) {
    self.title = title
    self.views = views
  }

  var body: some View { if let views { views.view } else { Text(title) } }
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
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
    }
  }

  /// A title alone. The image is ignored.
  public init(_ title: some StringProtocol, image name: String) {
    self.init {
      Text(title)
    } icon: {
    }
  }
}

extension Label: LabelText where Title == Text, Icon == EmptyView {
  var labelText: String { title.plainText }
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
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
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
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      Text(title)
    } description: {
      description
    }
  }

  /// A search without results.
  public static var search: Self { Self("No results", systemImage: "") }

  /// A search for a text without results.
  public static func search(text: String) -> Self { Self("No results for “\(text)”", systemImage: "") }
}

extension View {
  /// Shows a count at the end of this row, unless it is 0. After `tabItem`, it is part of the title of the page.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  /// Shows a short text at the end of this row.
  public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }
  /// Shows a short text at the end of this row.
  public func badge(_ label: LocalizedStringKey?) -> some View { badge(label.map { Text($0) }) }
  /// Shows a short text at the end of this row.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text(verbatim: String($0)) }) }
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
