package import AttributeGraph
import ViewTree

/// What a style of an app makes of a control. The style may have properties like a view, such as environment values.
package struct StyledContent<Style, Configuration, Content: View>: View {
  private var style: BoundProperties<Style>
  private let configuration: Configuration
  private let make: (Style, Configuration) -> Content

  package init(_ style: Style, _ configuration: Configuration, make: @escaping (Style, Configuration) -> Content) {
    self.style = BoundProperties(style)
    self.configuration = configuration
    self.make = make
  }

  package var body: Content { make(style.value, configuration) }
}

/// A part of a control that a style places.
public struct StyledPart: View {
  private let view: AnyView

  package init(view: AnyView) { self.view = view }

  public var body: some View { view }
}

private struct OwnStyleKey<Style>: EnvironmentKey { static var defaultValue: Style? { nil } }

extension EnvironmentValues {
  /// An app's own style of a kind of control, such as `any ToggleStyle`; nil for the look of the theme.
  package subscript<Style>(style kind: Style.Type) -> Style? {
    get { self[OwnStyleKey<Style>.self] }
    set { self[OwnStyleKey<Style>.self] = newValue }
  }
}

extension View {
  /// Gives the controls of a kind inside this view a style of the app's, or none.
  package func ownStyle<Style>(_ kind: Style.Type, _ style: Style?) -> some View {
    environment({ $1(&$0[style: Style.self]) }, style)
  }
}

extension ViewInputs {
  /// Makes a control as a style of the app's does; nil without one. Which style there is may change, but not whether
  /// there is one.
  package func makeStyled<Control: View, Style, Parts>(
    _ control: Attribute<Control>, as kind: Style.Type, _ parts: @escaping (Control) -> Parts,
    by make: @escaping (Style, Parts) -> AnyView
  ) -> ViewOutputs? {
    guard graph.peek(environment)[style: kind] != nil else { return nil }
    let styled = graph.makeProjection(control) { StyledControl(parts: parts($0), make: make) }
    return StyledControl._makeView(styled, inputs: self)
  }
}

/// A control as a style makes it. In that, controls of its kind have the look of the theme.
private struct StyledControl<Style, Parts>: View {
  let parts: Parts
  let make: (Style, Parts) -> AnyView
  @Environment({ $0[style: Style.self] }) private var style

  var body: some View { style.map { make($0, parts) }.ownStyle(Style.self, nil) }
}
