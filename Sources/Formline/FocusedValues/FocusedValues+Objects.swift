public import Observation
public import ViewTree

/// Names the object of a type among what is offered.
private struct ObjectKey<Object: AnyObject>: FocusedValueKey, Hashable {
  typealias Value = Object
}

extension FocusedValues {
  fileprivate subscript<Object: AnyObject>(object key: ObjectKey<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Asks for an object by its type; see `View.focusedValue(_:)`.
  public init(_ type: Value.Type) { self.init(\FocusedValues[object: ObjectKey<Value>()]) }
}

extension View {
  /// Offers an object while focus is in this view, to `@FocusedValue` of its type.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedValue(\FocusedValues[object: ObjectKey<Object>()], object)
  }

  /// Offers an object wherever focus is, unless a view around the one that has focus offers another of its type.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    focusedSceneValue(\FocusedValues[object: ObjectKey<Object>()], object)
  }
}
