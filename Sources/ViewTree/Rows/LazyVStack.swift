/// A vertical stack that makes the rows of a `ForEach` only once they become visible.
///
/// Inside a `ScrollView`, 40,000 rows cost as much as the visible ones, even if rows have `id(_:)`, with several
/// `ForEach`, and in sections. A row keeps its state while off-screen. If elements are inserted or removed above the
/// visible part, that part stays in place.
public struct LazyVStack<Content: View>: ContainerView {
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: Double

  /// Stacks views from top to bottom.
  /// - Parameters:
  ///   - alignment: How views of different widths are aligned.
  ///   - spacing: The length between neighbours, by default 0; see ``Lengths``.
  ///   - pinnedViews: Ignored: everything scrolls.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Lengths.rows(ofGap:)) ?? 0
    self.content = content()
  }

  package static func makeNode(inputs: ViewInputs) -> LazyStackNode { LazyStackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: LazyStackNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: LazyStackNode, environment: EnvironmentValues) {
    node.alignment = alignment.share
    node.spacing = spacing
  }
}

/// The views to pin while rows scroll; ignored, since everything scrolls.
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Rows from top to bottom that scroll if they do not fit; only visible ones are made.
///
///     List(people) { person in Text(person.name) }
public struct List<Content: View>: View {
  let content: Content
  /// True if the content scrolls itself.
  private var isWhole = false

  /// Makes a list of rows, of `ForEach`s, and of sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list whose content lays itself out and scrolls.
  package init(whole content: Content) {
    self.content = content
    isWhole = true
  }

  public var body: some View { if isWhole { content } else { ScrollView { LazyVStack { content } } } }
}

extension List {
  /// A row for each identifiable element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, identified by a member of the element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each identifiable element of a collection reached through a binding, made with a binding to the element,
  /// as in `List($people) { $person in … }`.
  public init<Base, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base.Element: Identifiable, Content == ForEach<BoundElements<Base, Base.Element.ID>, Base.Element.ID, Row>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element of a collection reached through a binding, identified by a member of the element.
  public init<Base, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Content == ForEach<BoundElements<Base, ID>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}
