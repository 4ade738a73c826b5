/// Rows of cells whose columns line up.
///
///     Grid {
///       GridRow { Text("Name"); Text("Size") }
///       Divider()
///       GridRow { Text("a.txt"); Text("12") }
///     }
///
/// A view that is not in a `GridRow` takes a row of its own, as wide as the grid.
public struct Grid<Content: View>: ContainerView {
  package let content: Content
  let alignment: Alignment
  let horizontalSpacing: Double
  let verticalSpacing: Double

  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: Columns of the terminal between cells, 2 if left out.
  ///   - verticalSpacing: Rows between cells, 0 if left out.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? 2
    self.verticalSpacing = verticalSpacing ?? 0
    self.content = content()
  }

  package static func makeNode(inputs: ViewInputs) -> GridNode { GridNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: GridNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: GridNode, environment: EnvironmentValues) {
    node.metrics = GridNode.Metrics(alignment: alignment, across: horizontalSpacing, down: verticalSpacing)
  }
}

/// The cells of one row of a `Grid`; elsewhere its views stand side by side.
public struct GridRow<Content: View>: ContainerView {
  package let content: Content
  let alignment: VerticalAlignment?

  /// A cell for each view.
  /// - Parameter alignment: How cells of different heights stand; as the grid says if nil.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package static func makeNode(inputs: ViewInputs) -> GridRowNode { GridRowNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: GridRowNode) -> ViewInputs {
    inputs.inStack(along: .horizontal)
  }

  package func update(_ node: GridRowNode, environment: EnvironmentValues) { node.alignment = alignment }
}

/// What a cell says of itself.
struct GridCellTraits: Equatable {
  /// How many columns it takes.
  var columns = 1
  /// Where the cells of its column stand across.
  var columnAlignment: HorizontalAlignment?
  /// Where it stands in its cell.
  var anchor: UnitPoint?
  /// Along which axes it has no say in the size of its column or row.
  var unsizedAxes: Axis.Set = []
}

private struct GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

private struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

private struct GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Lets a cell of a grid take several columns.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridColumnsKey.self, value: max(1, count)) }

  /// Sets where the cells of the whole column stand across. Of several in a column, the first counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Sets where this view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Excludes this view from the width of its column, the height of its row, or both; it takes what there is.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

extension DisplayNode {
  /// What the view says of itself as a cell of a grid.
  var gridTraits: GridCellTraits {
    let view = LayoutSubview(node: self, placements: LayoutSubviews.Placements())
    return GridCellTraits(
      columns: view[GridColumnsKey.self], columnAlignment: view[GridColumnAlignmentKey.self],
      anchor: view[GridCellAnchorKey.self], unsizedAxes: view[GridUnsizedAxesKey.self])
  }
}
