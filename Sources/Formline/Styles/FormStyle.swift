public import ViewTree

/// An app's own look of forms. Those of the system are values: `.automatic`, `.columns`, `.grouped`.
///
///     struct Framed: FormStyle {
///       func makeBody(configuration: Configuration) -> some View { Form(configuration).border() }
///     }
@MainActor
public protocol FormStyle {
  /// The view of a form.
  associatedtype Body: View
  /// Makes the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
public struct FormStyleConfiguration {
  /// The content of a form.
  public typealias Content = StyledPart

  /// The controls and sections of the form.
  public let content: Content
}

extension Form where Content == StyledPart {
  /// A form from the parts that a style was given, in the look around the style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
  /// Shows the forms inside this view as a style of the app's makes them.
  public func formStyle(_ style: some FormStyle) -> some View {
    let own = OwnFormStyle { content in
      AnyView(StyledContent(style, FormStyleConfiguration(content: content)) { $0.makeBody(configuration: $1) })
    }
    return ownStyle(OwnFormStyle.self, own)
  }
}
