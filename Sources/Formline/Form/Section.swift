public import ViewTree

/// Rows of a form that belong together, with a title above and a footer below.
public struct Section<Content> {
  let title: String
  let footer: String
  let content: Content
  @Environment(\.theme) private var theme

  /// A section, with or without a title.
  public init(_ title: String = "", footer: String = "", @ViewBuilder content: () -> Content) {
    self.title = title
    self.footer = footer
    self.content = content()
  }
}

extension Section: View where Content: View {
  public var body: some View {
    Group {
      if !title.isEmpty {
        Text(markup: title).textStyle(theme.section).padding(.leading, 2).padding(.top, 1)
      }
      content
      if !footer.isEmpty {
        Text(markup: footer).textStyle(theme.hint).padding(.leading, 2)
      }
    }
  }
}
