import AttributeGraph
public import ViewTree

/// A container of an app's own, made from the sections of its content; see `Group.init(sections:transform:)`.
public struct SectionsReader<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public var body: some View { Group(subviews: SectionedContent(content: base)) { transform(SectionCollection($0)) } }
}

/// A content whose sections say which of their views are which.
private struct SectionedContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs.with(CollectsSections()))
  }
}

/// Marks a content whose sections are taken apart by a container of the app.
struct CollectsSections {}

/// What a view is in its section.
struct SectionPart {
  enum Role { case header, content, footer }

  let section: Namespace.ID
  let role: Role
}

/// Tells the views of sections apart.
struct SectionPartKey: LayoutValueKey {
  static var defaultValue: SectionPart? { nil }
}

extension Group {
  /// A container of one's own: made from the sections of a content, however they were written down.
  ///
  ///     Group(sections: content) { sections in
  ///       ForEach(sections) { section in
  ///         HStack { section.header; VStack { section.content } }
  ///       }
  ///     }
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == SectionsReader<Base, Result> {
    self.init { SectionsReader(base: view, transform: transform) }
  }
}

/// One of the sections that a container was given, each of its parts to be put wherever the container likes.
public struct SectionConfiguration: Identifiable {
  /// Tells the section from others as long as it is there.
  public struct ID: Hashable {
    /// Views outside of sections belong to one that begins with the first of them.
    fileprivate enum Name: Hashable {
      case section(Namespace.ID)
      case views(Subview.ID?)
    }

    fileprivate let name: Name
  }

  public let id: ID
  /// The title, or empty.
  public fileprivate(set) var header = SubviewsCollection([])
  /// The views between the title and the footer.
  public fileprivate(set) var content = SubviewsCollection([])
  /// The footer, or empty.
  public fileprivate(set) var footer = SubviewsCollection([])
}

/// The sections that a container was given, in order. Views that stand in no section make one without a title.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> SectionConfiguration { sections[position] }

  @MainActor init(_ subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var parts: [SectionPart.Role: [Subview]] = [:]
    func fill() {
      guard !sections.isEmpty else { return }
      sections[sections.count - 1].header = SubviewsCollection(parts[.header] ?? [])
      sections[sections.count - 1].content = SubviewsCollection(parts[.content] ?? [])
      sections[sections.count - 1].footer = SubviewsCollection(parts[.footer] ?? [])
    }
    for subview in subviews {
      let part = subview[SectionPartKey.self]
      let isAnother =
        switch (sections.last?.id.name, part?.section) {
        case (.section(let last), let section): section != last
        case (.views, let section): section != nil
        case (nil, _): true
        }
      if isAnother {
        fill()
        parts = [:]
        sections.append(SectionConfiguration(id: .init(name: part.map { .section($0.section) } ?? .views(subview.id))))
      }
      parts[part?.role ?? .content, default: []].append(subview)
    }
    fill()
    self.sections = sections
  }
}
