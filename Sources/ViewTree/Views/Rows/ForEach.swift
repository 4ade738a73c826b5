public import AttributeGraph

/// A view for each element of a collection. The element's id decides the identity of its view, so state moves
/// with the element when the collection is reordered.
///
/// In sections made by an outer `ForEach`, state also moves with an element that goes from one section to another in one
/// change. It begins anew where the sections hand down more than values of the environment (`onSubmit`, `focused`,
/// `animation`… on a section), where the ids are numbers that are elements themselves, since those are places, and where
/// the section is one row of a lazy stack that was never in sight.
public struct ForEach<Data: RandomAccessCollection, ID, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var isConstantRange = false
  /// Whether the view of an element may take focus, where that is known without making it; see `focusable(when:)`.
  var mayHaveFocus: ((Data.Element) -> Bool)?

  static var subject: String { "ForEach<\(Data.self)> of \(Content.self)" }
  /// Whether an element may be told from others in another collection. Numbers that are their own ids are places: the
  /// first one here is not the first one there.
  static var elementsMayMove: Bool { Data.Element.self != Int.self }
}

extension ForEach: View, PrimitiveView where ID: Hashable, Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    guard !inputs.makesRowsLazily else {
      let rows = ForEachLazyRows(source: graph.peek(view), view: view, inputs: inputs)
      rows.home.output = graph.makeOutput(UpdateLazyRows(view: view, rows: rows)).id
      return ViewOutputs(.lazy(rows))
    }
    let list = DynamicList()
    let rows = EagerRows<ID>()
    list.part = { [weak rows] id in (id.base as? ID).flatMap { rows?.byID[$0]?.list } }
    let home = RowHome(view: view, inputs: inputs, mayExchange: Self.elementsMayMove)
    home.keeper = rows
    let output = graph.makeOutput(ForEachRows(view: view, home: home, list: list, rows: rows))
    home.output = output.id
    return ViewOutputs(.dynamic(list))
  }

  /// Says of which elements the view may take focus, so that moving focus through lazy rows makes only those.
  package func focusable(when mayHaveFocus: @escaping (Data.Element) -> Bool) -> ForEach {
    var copy = self
    copy.mayHaveFocus = mayHaveFocus
    return copy
  }
}

extension ForEach {
  /// A view for each element, identified by a member of the element.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach {
  /// A view for each element, identified by what a function gives: made faster than with a key path.
  package init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range that never changes; a range that does is reported once.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content, isConstantRange: true)
  }
}
