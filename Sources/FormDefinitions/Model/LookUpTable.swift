private import Synchronization
internal import Values

/// A table by which the members of a list or form are found, shared by its copies. It is made once a few have been
/// looked up without it, so that one look-up does not pay for a table, and n of them cost n steps rather than the square.
package final class LookUpTable<Table: Sendable>: Sendable {
  private static var fewSearches: Int { 8 }
  private let state = Mutex<(searches: Int, table: Table?)>((0, nil))

  package init() {}

  /// The table, for one more look-up; nil for the first ones, which go through the members.
  package func forSearch(_ make: () -> Table) -> Table? {
    state.withLock { state in
      state.searches += 1
      if state.table == nil, state.searches > Self.fewSearches { state.table = make() }
      return state.table
    }
  }

  /// The table, made at the first call: for look-ups that without it cost as much as making it.
  func callAsFunction(_ make: () -> Table) -> Table {
    state.withLock { state in
      let table = state.table ?? make()
      state.table = table
      return table
    }
  }
}

extension LookUpTable<[String: Int]> {
  /// The first member of a list, always the same, that has a name.
  func first<Member>(_ name: String, in members: [Member], by key: (Member) -> String) -> Member? {
    let places = forSearch {
      Dictionary(firstOfEach: zip(members.lazy.map(key), members.indices))
    }
    guard let places else { return members.first { key($0) == name } }
    return places[name].map { members[$0] }
  }
}

/// The fields of a form or row, of which one is found by its id.
package struct FieldList: Sendable {
  package let fields: [FieldDefinition]
  private let places = LookUpTable<[String: Int]>()
  private let placesOfAnswers = LookUpTable<[String: Int]>()

  package init(_ fields: [FieldDefinition]) { self.fields = fields }

  package func field(_ id: String) -> FieldDefinition? { places.first(id, in: fields, by: \.id) }

  package func field(answering name: String) -> FieldDefinition? {
    placesOfAnswers.first(name, in: fields, by: \.answerName)
  }
}
