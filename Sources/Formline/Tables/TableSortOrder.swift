/// What rows of a table are sorted by.
///
///     @State private var order: [TableSortOrder<File>] = []
///     Table(files.sorted(using: order), sortOrder: $order) { … }
public struct TableSortOrder<RowValue>: Equatable {
  /// Upwards or downwards.
  public enum Direction: Hashable, Sendable {
    /// The smallest first.
    case forward
    /// The largest first.
    case reverse
  }

  /// The title of the column.
  public let column: String
  /// Which end comes first.
  public var direction: Direction
  private let precedes: (RowValue, RowValue) -> Bool

  init(column: String, direction: Direction, precedes: @escaping (RowValue, RowValue) -> Bool) {
    self.column = column
    self.direction = direction
    self.precedes = precedes
  }

  /// By a member of the rows, under the title of the column that shows it.
  public init<Value: Comparable>(
    _ column: String, value: KeyPath<RowValue, Value>, direction: Direction = .forward
  ) {
    self.init(column: column, direction: direction) { $0[keyPath: value] < $1[keyPath: value] }
  }

  public static func == (first: TableSortOrder, second: TableSortOrder) -> Bool {
    first.column == second.column && first.direction == second.direction
  }

  /// Whether one row stands before another; nil if this does not decide.
  func decides(_ first: RowValue, _ second: RowValue) -> Bool? {
    if precedes(first, second) { return direction == .forward }
    if precedes(second, first) { return direction == .reverse }
    return nil
  }
}

extension Sequence {
  /// The elements sorted by the first of several orders that decides; those that none decides stay in their order.
  public func sorted(using orders: [TableSortOrder<Element>]) -> [Element] {
    guard !orders.isEmpty else { return Array(self) }
    return sorted { first, second in
      for order in orders {
        if let decision = order.decides(first, second) { return decision }
      }
      return false
    }
  }
}
