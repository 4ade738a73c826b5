/// How a view comes and goes in an animated change; see `View.transition(_:)`.
public struct AnyTransition: Hashable, Sendable {
  /// What a view looks like while it is not there yet, or not any more.
  struct Absence: Hashable {
    /// How much of it is seen.
    var opacity = 1.0
    /// Cells it is away from its place.
    var columns = 0.0
    var rows = 0.0
    /// The edges behind which it is: away by its own size.
    var edges: Edge = []

    /// Whether it looks as if it was there.
    var isNone: Bool { self == Absence() }

    func combined(with other: Absence) -> Absence {
      Absence(
        opacity: min(opacity, other.opacity), columns: columns + other.columns, rows: rows + other.rows,
        edges: edges.union(other.edges))
    }
  }

  var insertion: Absence
  var removal: Absence

  private init(_ insertion: Absence, _ removal: Absence) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ absence: Absence) { self.init(absence, absence) }

  /// The view is there, and gone, at once.
  public static let identity = AnyTransition(Absence())
  /// It comes and goes faintly.
  public static let opacity = AnyTransition(Absence(opacity: 0))
  /// It comes from the left and goes to the right.
  public static let slide = asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// It comes from beyond an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(Absence(edges: edge)) }

  /// It comes from so many columns and rows away and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(Absence(columns: x, rows: y))
  }

  /// It comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.insertion, removal.removal)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.combined(with: other.insertion), removal.combined(with: other.removal))
  }
}
