public import ViewTree

/// Rows of cells with aligned columns.
///
///     Grid {
///       GridRow { Text("Name"); Text("Size") }
///       Divider()
///       GridRow { Text("a.txt"); Text("12") }
///     }
///
/// A view outside of a `GridRow` has its own row, as wide as the grid.
public struct Grid<Content: View>: ContainerView {
  package let content: Content
  let alignment: Alignment
  let horizontalSpacing: Double
  let verticalSpacing: Double

  /// - Parameters:
  ///   - alignment: How views are aligned in their cells.
  ///   - horizontalSpacing: The length between cells side by side, by default two columns; see ``Lengths``.
  ///   - verticalSpacing: The length between rows, by default 0.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map(Lengths.columns(ofGap:)) ?? 2
    self.verticalSpacing = verticalSpacing.map(Lengths.rows(ofGap:)) ?? 0
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

/// The cells of one row of a `Grid`; outside of a grid, its views are placed side by side.
public struct GridRow<Content: View>: ContainerView {
  package let content: Content
  let alignment: VerticalAlignment?

  /// A cell for each view.
  /// - Parameter alignment: How cells of different heights are aligned; as the grid sets it if nil.
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

/// The number of columns that a cell spans.
struct GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The horizontal alignment of the cells in the column of a cell.
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The alignment of the view in its cell.
struct GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell does not affect the size of its column or row.
struct GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Makes a cell of a grid span several columns.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridColumnsKey.self, value: max(1, count)) }

  /// Sets the horizontal alignment of the cells of the whole column. If several cells of a column set it, the first
  /// wins.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Sets the alignment of this view in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Excludes this view from the width of its column, the height of its row, or both; it takes the resulting space.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}
