import AttributeGraph

/// The evaluation of a body that is going on.
struct BodyEvaluation {
  /// The innermost one; nil outside of bodies.
  private(set) static var current: BodyEvaluation?

  /// The type of the view or modifier.
  let view: Any.Type
  unowned(unsafe) let host: ViewHost
  let container: AttributeID
  let body: AttributeID
  /// Whether the body has read observable objects.
  let isObserved: Bool
  /// The view with its dynamic properties bound, as long as the evaluation goes on.
  let value: UnsafeRawPointer

  /// Runs `evaluate` as this evaluation.
  func run<Result>(_ evaluate: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return evaluate()
  }
}
