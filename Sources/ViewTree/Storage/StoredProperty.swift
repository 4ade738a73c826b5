import AttributeGraph

/// A value that is remembered from run to run under a key. Views that name the same key share it.
///
/// Written as `AppStorage` or `SceneStorage`, which say where it is kept.
@propertyWrapper
public struct StoredProperty<Value, Scope>: DynamicProperty {
  let recipe: StorageRecipe<Value>
  var location: StoredLocation<Value>?

  init(_ recipe: StorageRecipe<Value>) { self.recipe = recipe }

  /// The value that is kept; the initial one as long as there is none.
  public var wrappedValue: Value {
    get { location?.get() ?? recipe.initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(recipe.initial) }

  public static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    unowned let host: ViewHost
    var bound: (recipe: StorageRecipe<Value>, location: StoredLocation<Value>)?

    mutating func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      let property = field.assumingMemoryBound(to: StoredProperty.self)
      let recipe = property.pointee.recipe
      if let bound, bound.recipe == recipe {
        property.pointee.location = bound.location
        return
      }
      let location = StoredLocation(recipe: recipe, table: ValueTable.table(for: Scope.self, of: host))
      bound = (recipe, location)
      property.pointee.location = location
    }
  }
}
