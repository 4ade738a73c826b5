import AttributeGraph
public import ViewTree

/// An app's own look of buttons. Their keys and their mark of focus stay as they are.
///
///     struct Framed: ButtonStyle {
///       @Environment(\.isEnabled) private var isEnabled
///
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold(isEnabled).padding(.horizontal, 1).border()
///       }
///     }
@MainActor
public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyledPart

  /// The kind of action.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// False: a terminal reports a press when it is over.
  public var isPressed: Bool { false }
}

extension View {
  /// Shows the buttons inside this view as a style of the app's makes them.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { ownStyle((any ButtonStyle).self, style) }
}

extension ButtonStyle {
  fileprivate func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledContent(self, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The label of a button, or what a style makes of it.
///
/// Without a constraint of its own, since the runtime would look for the conformance at the start.
struct ButtonLabel<Label> {
  let label: Label
  let role: ButtonRole?
}

extension ButtonLabel: View, PrimitiveView where Label: View {
  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.makeStyled(view, as: (any ButtonStyle).self) {
      ButtonStyleConfiguration(role: $0.role, label: StyledPart(view: AnyView($0.label)))
    } by: {
      $0.view(of: $1)
    } ?? Label._makeView(inputs.graph.makeProjection(view) { $0.label }, inputs: inputs)
  }
}
