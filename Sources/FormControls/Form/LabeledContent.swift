public import ViewTree

/// A label with a view beside it: a row of a form.
public struct LabeledContent<Content> {
  private let label: ControlLabel
  let content: Content

  /// A row with a label.
  public init(_ title: some LabelText, @ViewBuilder content: () -> Content) {
    label = ControlLabel(title)
    self.content = content()
  }

  /// A row with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.label = ControlLabel(views: label())
    self.content = content()
  }
}

extension LabeledContent: View where Content: View {
  public var body: some View { FieldRow(label) { content } }
}
