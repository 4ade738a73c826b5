/// A recorded read, linked into the reader's dependencies and the dependency's dependents.
struct Edge: PoolElement {
  /// The node that was read.
  var dependency: UInt32 = 0
  /// The node whose rule read it.
  var dependent: UInt32 = 0
  var nextDependency: UInt32 = 0
  var previousDependency: UInt32 = 0
  var nextDependent: UInt32 = 0
  var previousDependent: UInt32 = 0

  var nextFree: UInt32 {
    get { nextDependency }
    set { nextDependency = newValue }
  }
}
