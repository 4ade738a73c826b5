import AttributeGraph
public import ViewTree

/// An app's custom container, made from the sections of its content; see `Group.init(sections:transform:)`.
public struct SectionsReader<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public var body: some View { Group(subviews: SectionedContent(content: base)) { transform(SectionCollection($0)) } }
}

/// A content whose sections mark the roles of their views.
private struct SectionedContent<Content: View>: PrimitiveView {
  let content: Content

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    Content._makeView(inputs.graph.makeProjection(view) { $0.content }, inputs: inputs.with(CollectsSections()))
  }
}

extension Group {
  /// A custom container, made from the sections of a content, whatever their types.
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

/// One of the sections passed to a container, which can place each of its parts anywhere.
public struct SectionConfiguration: Identifiable {
  /// Identifies the section as long as it exists.
  public struct ID: Hashable {
    /// Consecutive views outside of sections form a section, named by the first of them.
    fileprivate enum Name: Hashable {
      case section(Namespace.ID)
      case views(Subview.ID?)
    }

    fileprivate let name: Name
  }

  public let id: ID
  /// The title; may be empty.
  public fileprivate(set) var header = SubviewsCollection([])
  /// The views between the title and the footer.
  public fileprivate(set) var content = SubviewsCollection([])
  /// The footer; may be empty.
  public fileprivate(set) var footer = SubviewsCollection([])
}

/// The sections passed to a container, in order. Views outside of sections form a section without a title.
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
