/// The elements of a collection behind a binding, each with a binding of its own; see `ForEach.init(_:id:content:)`.
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
  /// A view for each element of a collection behind a binding, made with a binding to the element, as
  /// `ForEach($people, id: \.name) { $person in … }`.
  ///
  /// The binding stands for the element with that id, wherever it moves. Once it is gone, the binding keeps its last
  /// value and drops what is written. An edit of one element evaluates only what reads that element.
  public init<Base>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == BoundElements<Base, ID> {
    self.init(data: BoundElements(data, id: id), id: { $0.id }, content: { content($0.binding) })
  }

  /// A view for each identifiable element of a collection behind a binding, made with a binding to the element.
  public init<Base>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base.Element: Identifiable, ID == Base.Element.ID, Data == BoundElements<Base, ID> {
    self.init(data, id: \.id, content: content)
    areIdentifiable = true
  }
}
