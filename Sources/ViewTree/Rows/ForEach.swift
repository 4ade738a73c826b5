public import AttributeGraph

/// A view for each element of a collection. The element's id decides the identity of its view, so state moves
/// with the element when the collection is reordered.
///
/// State also moves with an element that one change takes to another `ForEach`: between the sections of one `List`,
/// `Form` or `LazyVStack`, elsewhere between the `ForEach`s made by one outer `ForEach`. Both must exist, have the same
/// type (elements, ids, views), be in stacks of the same axis, and the id must be unique in the list. Ids that only
/// number the elements identify places instead of elements: those of ranges, and 0, 1, 2… by `id: \.self` or
/// `\.offset`.
public struct ForEach<Data: RandomAccessCollection, ID, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var isConstantRange = false
  /// True if the elements have ids of their own.
  var areIdentifiable = false
  /// True if no element ever moves to another `ForEach`.
  var elementsStay = false
  /// True for a single row that stands for the rows inside it.
  var passesRows = false
  /// Finds without making a row which row may take focus; see `ForEachNumber`.
  var focusable: ((_ offset: Int, _ step: Int) -> Int?)?
  /// The offset of the element with an id, for a collection that finds its elements without a search.
  var offset: ((ID) -> Int?)?

  static var subject: String { "ForEach<\(Data.self)> of \(Content.self)" }

  /// The number of elements, computed from the indices: the collection's own `count` may differ.
  var count: Int { data.distance(from: data.startIndex, to: data.endIndex) }

  func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

  /// False for the numbers of a range: 0 in one range is not the same element as 0 in another.
  static var elementsMayMove: Bool { Data.self != Range<Int>.self && Data.self != ClosedRange<Int>.self }
}

extension ForEach where ID: Hashable {
  /// True if the ids are 0, 1, 2… of elements without ids of their own.
  var isNumbered: Bool {
    guard ID.self == Int.self, !areIdentifiable, let first = data.first, let last = data.last else { return false }
    return (id(first) as? Int) == 0 && (id(last) as? Int) == count - 1
  }
}

extension ForEach: View, PrimitiveView where ID: Hashable, Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    ViewOutputs(.rows(ForEachRows(source: inputs.graph.peek(view), view: view, inputs: inputs)))
  }
}

extension ForEach {
  /// A view for each element, identified by a member of the element.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID: Hashable {
  package var rowCount: Int { count }

  /// The same elements, with each element's view wrapped in another.
  package func wrappingRows<Row>(
    _ wrap: @escaping (Content, _ place: @escaping () -> Int?) -> Row
  ) -> ForEach<Data, ID, Row> {
    let (data, id, content) = (data, id, content)
    return ForEach<Data, ID, Row>(
      data: data, id: id,
      content: { element in
        let own = id(element)
        return wrap(content(element)) { data.enumerated().first { id($0.element) == own }?.offset }
      }, isConstantRange: isConstantRange, areIdentifiable: areIdentifiable, elementsStay: elementsStay,
      focusable: focusable)
  }
}

/// A view for each of some numbers, like `ForEach`; its rows never move to another one.
///
/// The runtime looks up the type of a body by its name. For a `ForEach` in that type it must check that the data are a
/// collection, and searches every conformance of the program. This type has no such requirement.
package struct ForEachNumber<ID, Content> {
  private let rows: ForEach<[Int], ID, Content>
}

extension ForEachNumber: View, PrimitiveView where ID: Hashable, Content: View {
  /// - Parameters:
  ///   - focusable: The nearest offset among the numbers, from one on, forwards or backwards, whose view may take focus;
  ///     nil if there is none. Moving focus through lazy rows then makes only those, and visits no others.
  ///   - offset: Where among the numbers the one with an id is; nil if it is gone. Without it, every number is looked at
  ///     after a change.
  package init(
    _ numbers: [Int], identifiedBy id: @escaping (Int) -> ID,
    focusable: ((_ offset: Int, _ step: Int) -> Int?)? = nil,
    foundBy offset: ((ID) -> Int?)? = nil, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    var rows = ForEach(data: numbers, id: id, content: content)
    rows.focusable = focusable
    rows.offset = offset
    rows.elementsStay = true
    self.rows = rows
  }

  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    ForEach<[Int], ID, Content>._makeView(inputs.graph.makeProjection(view) { $0.rows }, inputs: inputs)
  }
}

extension ForEachNumber where ID == Int, Content: View {
  /// A view for each number from 0 below a count.
  package init(below count: Int, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(Array(0..<count), identifiedBy: { $0 }, content: content)
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

  /// The rows of a content as those of a `ForEach`.
  package init(rowsOf content: Content) {
    self.init(data: 0..<1, id: { $0 }, content: { _ in content }, isConstantRange: true)
    passesRows = true
  }
}

/// Wraps the contribution of each row of the `ForEach`s inside, given the id of its element.
package struct RowMarks {
  package let mark: (ViewList, AnyHashable) -> ViewList

  /// - Parameter mark: Receives the row's contribution and the id of its element.
  package init(_ mark: @escaping (ViewList, AnyHashable) -> ViewList) { self.mark = mark }
}

/// Around a view whose tag is that of what is around it, a marked row or a choice, and makes no row by itself.
package struct TagOwner {
  package init() {}
}

/// The elements of a collection reached through a binding, each with its own binding; see
/// `ForEach.init(_:id:content:)`.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  @MainActor RandomAccessCollection
{
  /// An element, found by its id wherever it moves.
  public struct Element {
    let table: ElementTable<Base, ID>
    let id: ID
    let offset: Int
    let value: Base.Element

    var binding: Binding<Base.Element> { Binding(location: table.location(of: id, at: offset, value: value)) }
  }

  private let table: ElementTable<Base, ID>

  init(_ base: Binding<Base>, id: KeyPath<Base.Element, ID>) { table = ElementTable.of(base.location, id: id) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { table.read().count }

  public subscript(position: Int) -> Element {
    let whole = table.read()
    let value = whole[whole.index(whole.startIndex, offsetBy: position)]
    return Element(table: table, id: value[keyPath: table.id], offset: position, value: value)
  }
}

extension ForEach {
  /// A view for each element of a collection reached through a binding, made with a binding to the element, as in
  /// `ForEach($people, id: \.name) { $person in … }`.
  ///
  /// The binding follows the element's id. Once the element is gone, it keeps the last value and ignores writes. An
  /// edit of an element evaluates only its readers.
  public init<Base>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base, ID> {
    self.init(data: BoundElements(data, id: id), id: { $0.id }, content: { content($0.binding) })
  }

  /// A view for each identifiable element of a collection reached through a binding, made with a binding to the
  /// element.
  public init<Base>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base.Element: Identifiable, ID == Base.Element.ID, Data == BoundElements<Base, ID> {
    self.init(data, id: \.id, content: content)
    areIdentifiable = true
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  /// Bindings to the elements that fulfil a condition, each of which follows its element:
  /// `ForEach($items.filter { $0.wrappedValue.isDone }) { $item in … }`.
  public func filter(_ isIncluded: (Binding<Value.Element>) throws -> Bool) rethrows -> [Binding<Value.Element>] {
    try BoundElements(self, id: \.id).map(\.binding).filter(isIncluded)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
