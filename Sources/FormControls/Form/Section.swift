public import AttributeGraph
public import ViewTree

/// Related rows of a form, with a title above and a footer below.
public struct Section<Content> {
  let title: String
  let footer: String
  let content: Content
  @Environment(\.theme) private var theme

  /// A section, with or without a title.
  public init(
    _ title: some LabelText = "", footer: some LabelText = "", @ViewBuilder content: () -> Content
  ) {
    self.title = title.labelText
    self.footer = footer.labelText
    self.content = content()
  }
}

extension Section: View where Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    guard inputs.trait(CollectsSections.self) == nil else {
      if Content.self is any ContentWithSectionViews.Type {
        return Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs)
      }
      return SectionParts<Text?, Content, Text?>._makeView(
        inputs.graph.makeProjection(view) {
          SectionParts(
            header: $0.title.isEmpty ? nil : Text(markup: $0.title), content: $0.content,
            footer: $0.footer.isEmpty ? nil : Text(markup: $0.footer))
        },
        inputs: inputs)
    }
    return inputs.makeBody(of: view)
  }

  public var body: some View {
    Group {
      if !title.isEmpty { Text(markup: title).textStyle(theme.section).padding(.leading, 2).padding(.top, 1) }
      content
      if !footer.isEmpty { Text(markup: footer).textStyle(theme.hint).padding(.leading, 2) }
    }
  }
}

/// A content with views as title and footer; see `Section.init(content:header:footer:)`.
public struct SectionWithViews<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  @Environment(\.theme) private var theme

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    guard inputs.trait(CollectsSections.self) == nil else {
      return SectionParts<Header, Content, Footer>._makeView(
        inputs.graph.makeProjection(view) { SectionParts(header: $0.header, content: $0.content, footer: $0.footer) },
        inputs: inputs)
    }
    return inputs.makeBody(of: view)
  }

  public var body: some View {
    if Header.self != EmptyView.self {
      VStack { header }.textStyle(theme.section).padding(.leading, 2).padding(.top, 1)
    }
    content
    if Footer.self != EmptyView.self {
      VStack { footer }.textStyle(theme.hint).padding(.leading, 2)
    }
  }
}

/// A content that includes the views for title and footer.
protocol ContentWithSectionViews {}

extension SectionWithViews: ContentWithSectionViews {}

/// The views of a section, separately for an app's custom container.
private struct SectionParts<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  @Namespace private var id
  @Environment(\.theme) private var theme

  var body: some View {
    header.textStyle(theme.section)
      .layoutValue(key: SectionPartKey.self, value: SectionPart(section: id, role: .header))
    content.layoutValue(key: SectionPartKey.self, value: SectionPart(section: id, role: .content))
    footer.textStyle(theme.hint)
      .layoutValue(key: SectionPartKey.self, value: SectionPart(section: id, role: .footer))
  }
}

extension Section {
  /// A section with views as title and footer. Texts in them have the styles of titles and footers, unless they set
  /// their own.
  public init<Header: View, Inner: View, Footer: View>(
    @ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) where Content == SectionWithViews<Header, Inner, Footer> {
    self.init { SectionWithViews(header: header(), content: content(), footer: footer()) }
  }

  /// A section with a view as title.
  public init<Header: View, Inner: View>(@ViewBuilder content: () -> Inner, @ViewBuilder header: () -> Header)
  where Content == SectionWithViews<Header, Inner, EmptyView> {
    self.init(content: content, header: header) {}
  }

  /// A section with a view as footer.
  public init<Inner: View, Footer: View>(@ViewBuilder content: () -> Inner, @ViewBuilder footer: () -> Footer)
  where Content == SectionWithViews<EmptyView, Inner, Footer> {
    self.init(content: content) {
    } footer: {
      footer()
    }
  }

  /// A section with views as title and footer.
  public init<Header: View, Inner: View, Footer: View>(
    header: Header, footer: Footer, @ViewBuilder content: () -> Inner
  ) where Content == SectionWithViews<Header, Inner, Footer> {
    self.init { SectionWithViews(header: header, content: content(), footer: footer) }
  }

  /// A section with a view as title.
  public init<Header: View, Inner: View>(header: Header, @ViewBuilder content: () -> Inner)
  where Content == SectionWithViews<Header, Inner, EmptyView> {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  /// A section with a view as footer.
  public init<Inner: View, Footer: View>(footer: Footer, @ViewBuilder content: () -> Inner)
  where Content == SectionWithViews<EmptyView, Inner, Footer> {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

/// Marks a content whose sections are collected by an app's custom container.
package struct CollectsSections {
  package init() {}
}

/// The role of a view in its section.
package struct SectionPart {
  package enum Role { case header, content, footer }

  package let section: Namespace.ID
  package let role: Role
}

/// The key for the role of a view in its section.
package struct SectionPartKey: LayoutValueKey {
  package static var defaultValue: SectionPart? { nil }
}
