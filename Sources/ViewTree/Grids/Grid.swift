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
    node.metrics = GridNode.Metrics(
      alignment: alignment, across: horizontalSpacing, down: verticalSpacing)
  }
}

/// The cells of one row of a `Grid`; elsewhere its views stand side by side.
public struct GridRow<Content: View>: ContainerView {
  package let content: Content

  /// A cell for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package static func makeNode(inputs: ViewInputs) -> GridRowNode { GridRowNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: GridRowNode) -> ViewInputs {
    inputs.inStack(along: .horizontal)
  }

  package func update(_ node: GridRowNode, environment: EnvironmentValues) {}
}

private struct GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

extension View {
  /// Lets a cell of a grid take several columns.
  public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridColumnsKey.self, value: max(1, count)) }
}

extension DisplayNode {
  /// How many columns a cell takes.
  var gridColumns: Int {
    LayoutSubview(node: self, placements: LayoutSubviews.Placements())[GridColumnsKey.self]
  }
}
