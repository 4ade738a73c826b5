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
