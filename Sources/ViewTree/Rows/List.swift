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
