public import ViewTree

/// One of the sections that a container was given, each of its parts to be put wherever the container likes.
public struct SectionConfiguration: Identifiable {
  /// Tells the section from others as long as it is there.
  public struct ID: Hashable {
    /// What stands in no section belongs to one that begins with its first view.
    fileprivate enum Name: Hashable {
      case section(Namespace.ID)
      case views(Subview.ID?)
    }

    fileprivate let name: Name
  }

  public let id: ID
  /// The title; empty where there is none.
  public fileprivate(set) var header = SubviewsCollection([])
  /// The views between the title and the footer.
  public fileprivate(set) var content = SubviewsCollection([])
  /// The footer; empty where there is none.
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
