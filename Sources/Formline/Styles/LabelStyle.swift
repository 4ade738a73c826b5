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
  public func labelStyle(_ style: some LabelStyle) -> some View { ownStyle((any LabelStyle).self, style) }
}

extension LabelStyle {
  func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledContent(self, configuration) { $0.makeBody(configuration: $1) })
  }
}
