/// Offsets in a collection, in order, as passed to actions of `onDelete` and `onMove`. `import FormlineFoundation`
/// replaces it with Foundation's type of the same name.
public nonisolated struct IndexSet: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var places: [Int]

  /// An empty set.
  public init() { places = [] }
  /// A single offset.
  public init(integer place: Int) { places = [place] }
  /// The offsets of a range.
  public init(integersIn range: Range<Int>) { places = Array(range) }
  /// A set of offsets.
  public init(_ places: some Sequence<Int>) { self.places = Set(places).sorted() }
  /// A set of offsets.
  public init(arrayLiteral places: Int...) { self.init(places) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
  public subscript(position: Int) -> Int { places[position] }

  /// True if an offset is in the set.
  public func contains(_ place: Int) -> Bool { places.contains(place) }
  /// Adds an offset.
  public mutating func insert(_ place: Int) { self = IndexSet(places + [place]) }
  /// Removes an offset.
  public mutating func remove(_ place: Int) { places.removeAll { $0 == place } }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  public nonisolated mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some offsets before the one at another offset, or to the end.
  public nonisolated mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
