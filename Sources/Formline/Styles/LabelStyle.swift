public import ViewTree

/// An app's own look of labels.
@MainActor
public protocol LabelStyle {
  /// The view of a label.
  associatedtype Body: View
  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StyledPart
  /// The view beside the title.
  public typealias Icon = StyledPart

  /// The title.
  public let title: Title
  /// The view beside the title; nothing for an image by name.
  public let icon: Icon
}

extension Label where Title == StyledPart, Icon == StyledPart {
  /// A label from the parts that a style was given, in the look around the style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension View {
  /// Shows the labels inside this view as a style of the app's makes them.
  public func labelStyle(_ style: some LabelStyle) -> some View { environment({ $1(&$0.labelStyle) }, style) }
}

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: (any LabelStyle)? { nil } }

extension EnvironmentValues {
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension LabelStyle {
  fileprivate func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledContent(self, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A label as a style makes it.
struct StyledLabel: View {
  let title: StyledPart
  let icon: StyledPart
  @Environment(\.labelStyle) private var style

  init(title: some View, icon: some View) {
    self.title = StyledPart(view: AnyView(title))
    self.icon = StyledPart(view: AnyView(icon))
  }

  var body: some View {
    style?.view(of: LabelStyleConfiguration(title: title, icon: icon)).environment({ $1(&$0.labelStyle) }, nil)
  }
}
