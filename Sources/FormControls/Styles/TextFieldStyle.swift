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
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { ownStyle((any TextFieldStyle).self, style) }
}

extension TextFieldStyle {
  func view(of field: TextField<_Label>) -> AnyView {
    AnyView(StyledContent(self, field) { $0._body(configuration: $1) })
  }
}
