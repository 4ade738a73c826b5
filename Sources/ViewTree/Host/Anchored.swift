/// What an object is reached by from those that must not keep it alive.
///
/// A `weak` reference gives its object a side table, and from then on every retain and release of the object goes
/// through that table, at several times the cost. Display nodes, controls and hosts are retained hundreds of times for a
/// key, so they hold an anchor instead and let go of it when they are freed.
nonisolated package final class Anchor: @unchecked Sendable {
  @usableFromInline unowned(unsafe) var object: AnyObject?

  package init() {}

  /// To be called by the object's deinitializer.
  package func letGo() { object = nil }
}

/// What can be reached through an anchor; it calls `Anchor.letGo()` in its deinitializer.
package protocol AnchorHolder: AnyObject {
  var anchor: Anchor { get }
}

/// A reference that becomes nil when the object is freed, as a `weak` one does.
@propertyWrapper
package struct Anchored<Object: AnchorHolder> {
  @usableFromInline var anchor: Anchor?

  package init(wrappedValue: Object? = nil) { self.wrappedValue = wrappedValue }

  @inlinable package var wrappedValue: Object? {
    get {
      guard let object = anchor?.object else { return nil }
      return unsafeDowncast(object, to: Object.self)
    }
    set {
      anchor = newValue?.anchor
      anchor?.object = newValue
    }
  }
}
