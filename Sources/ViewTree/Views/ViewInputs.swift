package import AttributeGraph

/// The context in which a view is made: its place, and what it inherits.
public struct ViewInputs {
  package let host: ViewHost
  package var environment: Attribute<EnvironmentValues>
  /// The contents of enclosing view modifiers, for their placeholders; the innermost last.
  package var modifierContents: [(ViewInputs) -> ViewOutputs] = []
  /// The axis of the enclosing stack, along which spacers grow and across which dividers lie; nil for layers.
  package var stackAxis: Axis? = .vertical
  /// True if a `ForEach` here makes its rows only once they are visible: the container is a lazy stack.
  package var makesRowsLazily = false
  /// Whether the enclosing row, page or screen is visible; nil if everything always is.
  package var presence: Presence?
  /// Values of layers above this one, by type (the focus scope, the submit actions…).
  var traits: TraitChain?
  /// The number of enclosing bodies.
  var depth = 0
  /// Where a `ForEach` here releases its rows, and takes those that others have released; nil outside of lists.
  var exchange: RowExchange?

  package init(host: ViewHost, environment: Attribute<EnvironmentValues>) {
    self.host = host
    self.environment = environment
  }

  package var graph: Graph { host.graph }

  /// The innermost trait of a type. Not to be cached: a row that moves to another section inherits its traits.
  package func trait<T>(_ type: T.Type) -> T? { traits?.trait(type) }

  /// The same inputs inside another stack, or inside none.
  package func inStack(along axis: Axis?) -> ViewInputs {
    var copy = self
    copy.stackAxis = axis
    copy.makesRowsLazily = false
    return copy
  }

  package func with<T>(_ trait: T) -> ViewInputs {
    var copy = self
    copy.traits = TraitChain(trait, outer: traits)
    return copy
  }

  /// The same inputs with a trait derived from the enclosing one, each time it is read.
  package func deriving<T>(_ derive: @escaping (_ outer: T?) -> T) -> ViewInputs {
    var copy = self
    copy.traits = TraitChain(deriving: derive, outer: traits)
    return copy
  }
}

/// The result of making a view: the display nodes that it contributes to its container.
public struct ViewOutputs {
  package var list: ViewList

  package init(_ list: ViewList) { self.list = list }
  package init(_ node: DisplayNode) { self.list = .node(node) }
}

/// The traits set by the ancestors of a view, the innermost first.
final class TraitChain {
  private enum Link {
    case trait(ObjectIdentifier, Any)
    /// Derives a trait from the enclosing one.
    case derived(ObjectIdentifier, (TraitChain?) -> Any)
    case row
  }

  private let link: Link
  /// For a row, the traits of the `ForEach` to which it belongs.
  var outer: TraitChain?
  /// True for a row whose element is gone.
  var isLeaving = false
  /// True for a row that contains a `ForEach`.
  private(set) var holdsRows = false

  private init(_ link: Link, outer: TraitChain?) {
    self.link = link
    self.outer = outer
  }

  convenience init<T>(_ trait: T, outer: TraitChain?) {
    self.init(.trait(ObjectIdentifier(T.self), trait), outer: outer)
  }

  convenience init<T>(deriving derive: @escaping (T?) -> T, outer: TraitChain?) {
    self.init(.derived(ObjectIdentifier(T.self)) { derive($0?.trait(T.self)) }, outer: outer)
  }

  convenience init(ofRowIn outer: TraitChain?) { self.init(.row, outer: outer) }

  func trait<T>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    var current: TraitChain? = self
    while let chain = current {
      switch chain.link {
      case .trait(key, let value): return value as? T
      case .derived(key, let derive): return derive(chain.outer) as? T
      default: current = chain.outer
      }
    }
    return nil
  }

  /// Notes that the innermost enclosing row contains a `ForEach`.
  func noteRows() {
    var current: TraitChain? = self
    while let chain = current {
      if case .row = chain.link { return chain.holdsRows = true }
      current = chain.outer
    }
  }

  /// True if an enclosing row is leaving or waits in a `RowExchange`.
  var isInLeavingRow: Bool {
    var current: TraitChain? = self
    while let chain = current {
      if chain.isLeaving { return true }
      current = chain.outer
    }
    return false
  }
}
