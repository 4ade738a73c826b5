package import ViewTree

/// Gives each column of its rows a common width, and each row its height.
package final class GridNode: ContainerNode {
  struct Metrics: Equatable {
    var alignment = Alignment.topLeading
    var across = 2.0
    var down = 0.0
  }

  var metrics = Metrics() { didSet { if metrics != oldValue { setNeedsLayout() } } }

  package override var sequentialAxis: Axis? { .vertical }
  package override var placesSideBySide: Bool { true }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let columns = columns(in: proposal.width)
    let heights = children.map { height(of: $0, columns: columns) }
    return Size(width: length(of: columns, spacing: metrics.across), height: length(of: heights, spacing: metrics.down))
  }

  package override func layOut(in size: Size) {
    let columns = columns(in: proposal(answeredBy: size).width)
    var y = 0.0
    for child in children {
      let height = height(of: child, columns: columns)
      if let row = child as? GridRowNode {
        row.arrangement = GridRowNode.Arrangement(
          columns: columns, alignments: columnAlignments(columns.count), metrics: metrics)
        row.place(at: Point(x: 0, y: y), size: Size(width: size.width, height: height))
      } else {
        let wanted = child.size(fitting: ProposedViewSize(width: size.width, height: nil))
        let x = metrics.alignment.origin(of: wanted, in: size).x
        child.place(at: Point(x: x, y: y), size: wanted)
      }
      y += height + metrics.down
    }
  }

  private func length(of parts: [Double], spacing: Double) -> Double {
    parts.isEmpty ? 0 : parts.reduce(spacing * Double(parts.count - 1), +)
  }

  private func height(of child: DisplayNode, columns: [Double]) -> Double {
    guard let row = child as? GridRowNode else {
      let width = length(of: columns, spacing: metrics.across)
      return child.size(fitting: ProposedViewSize(width: width, height: nil)).height
    }
    return row.cells(columns: columns, spacing: metrics.across).reduce(0) { height, cell in
      guard !cell.node[GridUnsizedAxesKey.self].contains(.vertical) else { return height }
      return max(height, cell.node.size(fitting: ProposedViewSize(width: cell.width, height: nil)).height)
    }
  }

  // Columns.

  /// The alignment of each column, if one of its cells sets it.
  private func columnAlignments(_ count: Int) -> [HorizontalAlignment?] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for case let row as GridRowNode in children {
      for (cell, columns) in row.spans where columns.lowerBound < count {
        let alignment = alignments[columns.lowerBound] ?? cell[GridColumnAlignmentKey.self]
        alignments[columns.lowerBound] = alignment
      }
    }
    return alignments
  }

  /// The widths of the columns: the ideal ones; the widest shrink first if space is short, flexible ones grow if there
  /// is more.
  private func columns(in width: Double?) -> [Double] {
    var ideal: [Double] = []
    var isFlexible: [Bool] = []
    for case let row as GridRowNode in children {
      for (cell, columns) in row.spans {
        while ideal.count < columns.upperBound {
          ideal.append(0)
          isFlexible.append(false)
        }
        let column = columns.lowerBound
        guard columns.count == 1, !cell[GridUnsizedAxesKey.self].contains(.horizontal) else { continue }
        let wanted = cell.size(fitting: .unspecified).width
        ideal[column] = max(ideal[column], wanted)
        if cell.size(fitting: ProposedViewSize(width: .infinity, height: nil)).width > wanted {
          isFlexible[column] = true
        }
      }
    }
    guard let width, width.isFinite, !ideal.isEmpty else { return ideal }
    let room = max(0, width - metrics.across * Double(ideal.count - 1))
    let total = ideal.reduce(0, +)
    if total > room { return Self.shrunk(ideal, to: room) }
    let takers = isFlexible.filter { $0 }.count
    guard takers > 0 else { return ideal }
    let share = (room - total) / Double(takers)
    return zip(ideal, isFlexible).map { $1 ? $0 + share : $0 }
  }

  /// The lengths capped at one common value, so that they add up to `room`.
  private static func shrunk(_ lengths: [Double], to room: Double) -> [Double] {
    var rest = room
    var level = 0.0
    for (place, length) in lengths.sorted().enumerated() {
      level = rest / Double(lengths.count - place)
      guard length < level else { break }
      rest -= length
    }
    return lengths.map { min($0, level) }
  }
}

/// The cells of one row of a grid.
package final class GridRowNode: ContainerNode {
  struct Arrangement: Equatable {
    let columns: [Double]
    let alignments: [HorizontalAlignment?]
    let metrics: GridNode.Metrics
  }

  /// Set by the enclosing grid.
  var arrangement: Arrangement? { didSet { if arrangement != oldValue { mustBePlacedAnew() } } }

  /// The vertical alignment of the cells; that of the grid if nil.
  var alignment: VerticalAlignment? { didSet { if alignment != oldValue { setNeedsLayout() } } }

  private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment?.share ?? 0, spacing: 1) }

  /// The cells, each with its columns.
  var spans: [(cell: DisplayNode, columns: Range<Int>)] {
    var column = 0
    return children.map { cell in
      defer { column += cell[GridColumnsKey.self] }
      return (cell, column..<column + cell[GridColumnsKey.self])
    }
  }

  /// The cells, each with the total width of its columns.
  func cells(columns: [Double], spacing: Double) -> [(node: DisplayNode, column: Int, x: Double, width: Double)] {
    var x = 0.0
    return spans.map { node, span in
      let span = span.clamped(to: 0..<columns.count)
      let width = columns[span].reduce(spacing * Double(max(0, span.count - 1)), +)
      defer { x += width + spacing }
      return (node, span.lowerBound, x, width)
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }

  package override func layOut(in size: Size) {
    guard let arrangement else { return stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
    for cell in cells(columns: arrangement.columns, spacing: arrangement.metrics.across) {
      let wanted = cell.node.size(fitting: ProposedViewSize(width: cell.width, height: nil))
      let anchor = cell.node[GridCellAnchorKey.self]
      let column = cell.column < arrangement.alignments.count ? arrangement.alignments[cell.column] : nil
      let usual = arrangement.metrics.alignment
      let across = anchor?.x ?? (column ?? usual.horizontal).share
      let down = anchor?.y ?? (alignment ?? usual.vertical).share
      cell.node.place(
        at: Point(
          x: cell.x + Alignment.offset(of: wanted.width, in: cell.width, share: across),
          y: Alignment.offset(of: wanted.height, in: size.height, share: down)), size: wanted)
    }
  }
}
