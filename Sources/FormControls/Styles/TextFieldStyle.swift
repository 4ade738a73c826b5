public import ViewTree

/// An app's own look of text fields: what stands around them.
///
///     struct Boxed: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(1).border() }
///     }
@MainActor
public protocol TextFieldStyle {
  /// The view of a text field.
  associatedtype _Body: View
  /// Makes the view of a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  /// The label of a text field that a style was given.
  typealias _Label = StyledPart
}

extension View {
  /// Shows the text fields inside this view as a style of the app's makes them.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment({ $1(&$0.textFieldStyle) }, style)
  }
}

private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }

extension EnvironmentValues {
  package var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension TextFieldStyle {
  fileprivate func view(of field: TextField<_Label>) -> AnyView {
    AnyView(StyledContent(self, field) { $0._body(configuration: $1) })
  }
}

/// A text field as a style makes it.
struct StyledTextField: View {
  let field: TextField<StyledPart>
  @Environment(\.textFieldStyle) private var style

  init(_ field: TextField<StyledPart>) { self.field = field }

  var body: some View { style?.view(of: field).environment({ $1(&$0.textFieldStyle) }, nil) }
}
