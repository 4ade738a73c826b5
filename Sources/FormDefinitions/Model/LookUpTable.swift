private import Synchronization

/// What finds the members of a value, shared by its copies. A few members are found sooner by going through them all; it
/// is made when more are looked up, so that n of them are found in n steps.
final class LookUpTable<Table: Sendable>: Sendable {
  private static var fewSearches: Int { 8 }
  private let state = Mutex<(searches: Int, table: Table?)>((0, nil))

  /// The table, for one more search; nil while going through the members is cheaper.
  func forSearch(_ make: () -> Table) -> Table? {
    state.withLock { state in
      state.searches += 1
      if state.table == nil, state.searches > Self.fewSearches { state.table = make() }
      return state.table
    }
  }

  /// The table, where going through the members is no cheaper.
  func callAsFunction(_ make: () -> Table) -> Table {
    state.withLock { state in
      let table = state.table ?? make()
      state.table = table
      return table
    }
  }
}
