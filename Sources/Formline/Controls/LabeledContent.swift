public import ViewTree

/// A label with something beside it: a row of a form.
public struct LabeledContent<Content> {
  let title: String
  let content: Content

  /// A row with a label.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
}

extension LabeledContent: View where Content: View {
  public var body: some View {
    FieldRow(title) { content }
  }
}
