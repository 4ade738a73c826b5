/// The stored values that the views of one tree use: views that name the same key share one value.
package final class ValueTable {
  /// Where values are kept between runs; nil keeps them for this run only.
  package var store: (any ValueStore)?
  private unowned let host: ViewHost
  private var cells: [String: Cell<StoredValue?>] = [:]

  private init(host: ViewHost) { self.host = host }

  private final class Tables {
    var byScope: [ObjectIdentifier: ValueTable] = [:]
  }

  /// What is remembered for a scope, `AppScope` or `SceneScope`.
  static func table<Scope>(for scope: Scope.Type, of host: ViewHost) -> ValueTable {
    let tables = host.attachment(orMake: Tables())
    if let known = tables.byScope[ObjectIdentifier(scope)] { return known }
    let made = ValueTable(host: host)
    tables.byScope[ObjectIdentifier(scope)] = made
    return made
  }

  /// What the program remembers.
  package static func app(of host: ViewHost) -> ValueTable { table(for: AppScope.self, of: host) }

  /// What one scene remembers: where a person was.
  package static func scene(of host: ViewHost) -> ValueTable { table(for: SceneScope.self, of: host) }

  func cell(for key: String) -> Cell<StoredValue?> {
    if let known = cells[key] { return known }
    let made = Cell(store?.value(for: key), host: host)
    cells[key] = made
    return made
  }

  func set(_ value: StoredValue?, for key: String) {
    let cell = cell(for: key)
    cell.value = value
    // A write while a body is evaluated was refused.
    if cell.current == value { store?.setValue(value, for: key) }
  }

  /// Takes over what was changed in the store by somebody else.
  package func reload() {
    for (key, cell) in cells { cell.value = store?.value(for: key) }
  }
}
