/// The location of a stored value in one tree.
final class StoredLocation<Value>: Location<Value> {
  private let recipe: StorageRecipe<Value>
  private let table: ValueTable
  private let cell: Cell<StoredValue?>

  init(recipe: StorageRecipe<Value>, table: ValueTable) {
    self.recipe = recipe
    self.table = table
    cell = table.cell(for: recipe.key)
  }

  override func get() -> Value { cell.value.flatMap(recipe.decode) ?? recipe.initial }

  override func set(_ value: Value, transaction: Transaction) { table.set(recipe.encode(value), for: recipe.key) }
}
