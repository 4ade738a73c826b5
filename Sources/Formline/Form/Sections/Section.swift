public import AttributeGraph
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
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    guard inputs.trait(CollectsSections.self) == nil else {
      if Content.self is any ContentWithSectionViews.Type {
        return Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
      }
      return SectionParts<Content>._makeView(
        inputs.graph.makeProjection(view) { SectionParts(title: $0.title, footer: $0.footer, content: $0.content) },
        inputs: inputs)
    }
    return inputs.makeBody(of: view) {
      $0.body
    } then: {
      Body._makeView($0, inputs: $1)
    }
  }

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
