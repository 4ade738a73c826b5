public import Observation

/// Names the object of a type in the environment.
package struct ObjectKey<Object>: Hashable {
  package init() {}
}

private struct ObjectEnvironmentKey<Object>: EnvironmentKey { static var defaultValue: Object? { nil } }

extension EnvironmentValues {
  /// The object of a type; nil where nobody further out has given one.
  package subscript<Object>(object key: ObjectKey<Object>) -> Object? {
    get { self[ObjectEnvironmentKey<Object>.self] }
    set { self[ObjectEnvironmentKey<Object>.self] = newValue }
  }

  /// The object of a type where there is one: views that need it are left out where there is none.
  subscript<Object>(required key: ObjectKey<Object>) -> Object {
    guard let object = self[object: key] else {
      preconditionFailure("an Environment object of type \(Object.self) was used where there is none")
    }
    return object
  }
}

extension Environment {
  /// Reads an observable object that a view further out was given with `environment(_:)`. A view for which there is none
  /// is left out and reported.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: ObjectKey<Value>()], isRequired: true)
  }

  /// Reads an observable object, or nil where none was given.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    self.init(\.[object: ObjectKey<Object>()])
  }
}

extension View {
  /// Gives an observable object to everything inside that asks for one of its type, `@Environment(Store.self)`.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, EnvironmentModifier<Object?>> {
    environment(\.[object: ObjectKey<Object>()], object)
  }
}
