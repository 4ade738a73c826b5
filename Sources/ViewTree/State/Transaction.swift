/// What accompanies a change of state on its way to the views.
public struct Transaction {
  /// Whether animations are left out of this change.
  public var disablesAnimations = false

  /// A transaction without anything special.
  public init() {}
}
