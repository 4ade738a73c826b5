package import AttributeGraph

/// What a view is given when it is made: where it stands and what it inherits.
public struct ViewInputs {
  package let host: ViewHost
  package var environment: Attribute<EnvironmentValues>
  /// The content that the placeholders of enclosing view modifiers stand for, innermost last.
  package var modifierContents: [(ViewInputs) -> ViewOutputs] = []
  /// The axis of the stack around the view, along which spacers grow and across which dividers lie; nil where views
  /// lie on top of one another.
  package var stackAxis: Axis? = .vertical
  /// Whether a `ForEach` here makes its rows only when they are seen: the container around it is a lazy stack.
  package var makesRowsLazily = false
  /// Whether the lazily made row around the view is in sight; nil where everything always is.
  var rowPresence: RowPresence?
  /// Values of layers above this one, by type (the focus scope, the submit actions…).
  var traits: TraitChain?
  /// How many bodies the view stands in.
  var depth = 0
  /// What is in the row of a `ForEach` around the view.
  var row: RowContents?
  /// The rows that may change places with those of a `ForEach` here.
  var family: RowFamily?

  package init(host: ViewHost, environment: Attribute<EnvironmentValues>) {
    self.host = host
    self.environment = environment
  }

  package var graph: Graph { host.graph }

  /// The trait of this type that the nearest ancestor has set. Whoever asks when it is needed, and not when the view is
  /// made, has that of where the view stands now: rows move.
  package func trait<T>(_ type: T.Type) -> T? { traits?.trait(type) }

  /// The same inputs inside another stack, or inside none.
  package func inStack(along axis: Axis?) -> ViewInputs {
    var copy = self
    copy.stackAxis = axis
    copy.makesRowsLazily = false
    return copy
  }

  /// The same inputs with a trait replaced.
  package func with<T>(_ trait: T) -> ViewInputs {
    var copy = self
    copy.traits = TraitChain(trait, outer: traits)
    return copy
  }

  /// The same inputs with a trait made of that further out, anew after rows have moved.
  package func deriving<T>(_ derive: @escaping (_ outer: T?) -> T) -> ViewInputs {
    var copy = self
    copy.traits = TraitChain(deriving: derive, outer: traits)
    return copy
  }
}

/// What making a view gave: the display nodes it contributes to the container around it.
public struct ViewOutputs {
  package var list: ViewList

  package init(_ list: ViewList) { self.list = list }
  package init(_ node: DisplayNode) { self.list = .node(node) }
}
