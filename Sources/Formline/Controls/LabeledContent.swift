public import ViewTree

/// A label with a view beside it: a row of a form.
public struct LabeledContent<Content> {
  let title: String
  private var labelViews: LabelViews?
  let content: Content

  /// A row with a label.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A row with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    let label = LabelViews.reading(label())
    self.init(label.title, content: content)
    labelViews = label.views
  }
}

extension LabeledContent: View where Content: View {
  public var body: some View { FieldRow(title, labelViews) { content } }
}

extension LabeledContent where Content == Text {
  /// A row with a label and a text that cannot be edited.
  public init(_ title: String, value: some StringProtocol) { self.init(title) { Text(String(value)) } }
}

extension LabeledContent {
  /// A row with a label and a value in a format, in the user's locale.
  public init<Format: FieldFormat>(_ title: String, value: Format.Value, format: Format)
  where Content == FormattedText<Format> {
    self.init(title) { FormattedText(value: value, format: format) }
  }
}
