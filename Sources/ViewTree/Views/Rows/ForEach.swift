public import AttributeGraph

/// A view for each element of a collection. The element's id decides the identity of its view, so state moves
/// with the element when the collection is reordered.
///
/// State also moves with an element that goes to another `ForEach` in one change: between the sections of one `List`,
/// `Form` or `LazyVStack`, elsewhere between those made by one outer `ForEach`. Both must be of the same type (elements,
/// ids, views) and in stacks of the same axis. Ids that only count the elements are places and not elements: those of
/// ranges, and 0, 1, 2… by `id: \.self` or `\.offset`. A section that is one row of a lazy stack and was never in sight
/// is known to have something new by its own element, unless that comes from a binding: state begins anew there.
public struct ForEach<Data: RandomAccessCollection, ID, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var isConstantRange = false
  /// Whether the elements bring their ids along.
  var areIdentifiable = false
  /// Whether the view of an element may take focus, where that is known without making it; see `focusable(when:)`.
  var mayHaveFocus: ((Data.Element) -> Bool)?

  static var subject: String { "ForEach<\(Data.self)> of \(Content.self)" }

  /// How many elements there are, by the indices: a collection may say something else of itself.
  var count: Int { data.distance(from: data.startIndex, to: data.endIndex) }

  /// Whether an element may be the same one as in another collection. The numbers of ranges are places: the first one
  /// here is not the first one there.
  static var elementsMayMove: Bool { Data.self != Range<Int>.self && Data.self != ClosedRange<Int>.self }
}

extension ForEach where ID: Hashable {
  /// Whether the ids are 0, 1, 2… of elements that have none of their own.
  var isNumbered: Bool {
    guard ID.self == Int.self, !areIdentifiable, let first = data.first, let last = data.last else { return false }
    return (id(first) as? Int) == 0 && (id(last) as? Int) == count - 1
  }
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
    let rows = EagerRows<ID>(list: list)
    list.part = { [weak rows] id in (id.base as? ID).flatMap { rows?.byID[$0]?.list } }
    let home = RowHome(view: view, inputs: inputs, mayExchange: Self.elementsMayMove)
    home.keeper = rows
    let output = graph.makeOutput(ForEachRows(view: view, home: home, rows: rows))
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
    self.init(data: data, id: \.id, content: content, areIdentifiable: true)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range that never changes; a range that does is reported once.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content, isConstantRange: true)
  }
}
