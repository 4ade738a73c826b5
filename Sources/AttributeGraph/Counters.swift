/// What a graph has done and what it holds. The counts do not depend on the machine, so tests can assert them.
public struct Counters: Hashable {
  /// Rules run since the last reset.
  public internal(set) var evaluations = 0
  /// Values compared since the last reset, to see whether a change goes on.
  public internal(set) var comparisons = 0
  /// Edges followed since the last reset, both to mark dependents and to verify dependencies.
  public internal(set) var edgesWalked = 0
  /// Attributes that exist.
  public internal(set) var liveNodes = 0
  /// Recorded reads that exist.
  public internal(set) var liveEdges = 0
  /// Subgraphs that exist, the root among them.
  public internal(set) var liveSubgraphs = 0
}
