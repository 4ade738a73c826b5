/// A back reference that does not retain its object.
///
/// A `weak` reference gives the object a side table, through which every later retain and release of the object goes at
/// several times the cost. Display nodes, controls and hosts are retained hundreds of times for a key, so they own an
/// anchor and clear it when they are freed.
nonisolated package final class Anchor: @unchecked Sendable {
  @usableFromInline unowned(unsafe) var object: AnyObject?

  package init() {}

  /// To be called by the object's deinitializer.
  package func letGo() { object = nil }
}

/// A class whose objects can be referenced through an anchor; it calls `Anchor.letGo()` in its deinitializer.
package protocol AnchorHolder: AnyObject {
  var anchor: Anchor { get }
}

/// A reference that becomes nil when the object is freed, like a `weak` one.
@propertyWrapper
package struct Anchored<Object: AnchorHolder> {
  @usableFromInline var anchor: Anchor?

  @inlinable package init(wrappedValue: Object? = nil) { self.wrappedValue = wrappedValue }

  /// A reference to the `Object` that owns an anchor.
  package init(anchor: Anchor?) { self.anchor = anchor }

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
