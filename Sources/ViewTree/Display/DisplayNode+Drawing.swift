package import TerminalModel

extension DisplayNode {
  /// All cells of this node, and of what is inside it, must be drawn again.
  public final func setNeedsDisplay() { setNeedsDisplay(extent) }

  /// The cells of a part of this node, in its own coordinates, must be drawn again.
  public final func setNeedsDisplay(_ part: Rect) {
    guard !part.isEmpty else { return }
    let cells = cells(of: part)
    if !cells.isEmpty { host.damage.add(cells) }
  }

  /// The screen cells of a part of this node that no scrolling ancestor hides; none while the node is not in the tree.
  package final func cells(of part: Rect) -> CellRect {
    var rect = part.offset(by: origin)
    var node = self
    while let parent = node.parent {
      rect = rect.offset(by: Point(x: -parent.contentOffset.x, y: -parent.contentOffset.y))
      if parent.clipsChildren { rect = rect.intersection(Rect(origin: .zero, size: parent.size)) }
      rect = rect.offset(by: parent.origin)
      node = parent
    }
    return node === host.root ? rect.cells : .empty
  }

  /// The part of a rectangle of this node that no scrolling ancestor hides, in its own coordinates; none while the node
  /// is not in the tree.
  final func visiblePart(of part: Rect) -> Rect {
    var rect = part.offset(by: origin)
    var shift = origin
    var node = self
    while let parent = node.parent {
      let delta = Point(x: -parent.contentOffset.x, y: -parent.contentOffset.y)
      rect = rect.offset(by: delta)
      if parent.clipsChildren { rect = rect.intersection(Rect(origin: .zero, size: parent.size)) }
      rect = rect.offset(by: parent.origin)
      shift = Point(x: shift.x + delta.x + parent.origin.x, y: shift.y + delta.y + parent.origin.y)
      node = parent
    }
    return node === host.root ? rect.offset(by: Point(x: -shift.x, y: -shift.y)) : .zero
  }

  /// Draws this node and everything inside it as far as the clip of the canvas reaches.
  package final func render(in canvas: Canvas) {
    var own = canvas.translated(by: origin)
    guard !own.clip.intersection(own.cells(of: extent)).isEmpty else { return }
    let opacity = opacity
    guard opacity > 0 else { return }
    if opacity < Self.solidOpacity { own.isFaint = true }
    host.counters.drawnNodes += 1
    let bounds = covers(own) ? own.clip : own.clip.intersection(own.cells(of: Rect(origin: .zero, size: size)))
    if let background {
      own.background = background
      own.fill(Rect(origin: .zero, size: size), style: .plain)
    }
    if !bounds.isEmpty {
      var inside = own
      inside.clip = bounds
      draw(in: inside)
    }
    if clipsChildren { own.clip = bounds }
    let offset = contentOffset
    let inner = own.translated(by: Point(x: -offset.x, y: -offset.y))
    for child in childrenToDraw(in: inner) where child.mayReach(inner) { child.render(in: inner) }
  }

  /// False if the node lies outside of its parent's clip. Compares edges without rounding, since most nodes are
  /// outside: an edge rounds up to a cell from half of the cell before on.
  private final func mayReach(_ canvas: Canvas) -> Bool {
    let left = canvas.origin.x + origin.x + extent.origin.x
    let top = canvas.origin.y + origin.y + extent.origin.y
    let clip = canvas.clip
    return left < Double(clip.maxColumn) - 0.5 && left + extent.size.width >= Double(clip.column) + 0.5
      && top < Double(clip.maxRow) - 0.5 && top + extent.size.height >= Double(clip.row) + 0.5
  }

  /// True if this node contains the clip of its canvas, as most containers do.
  private final func covers(_ canvas: Canvas) -> Bool {
    let (origin, clip) = (canvas.origin, canvas.clip)
    return origin.x < Double(clip.column) + 0.5 && origin.x + size.width >= Double(clip.maxColumn) - 0.5
      && origin.y < Double(clip.row) + 0.5 && origin.y + size.height >= Double(clip.maxRow) - 0.5
  }

  /// Below it, drawn faint: a terminal has no finer degrees.
  private static let solidOpacity = 0.75

  private func childrenToDraw(in canvas: Canvas) -> ArraySlice<DisplayNode> {
    let children = children
    guard let axis = sequentialAxis, areChildrenWithinBounds, children.count > 8 else { return children[...] }
    // The children follow one another: skip those before the clip by halving, stop after it.
    func start(_ node: DisplayNode) -> Double { axis == .vertical ? node.origin.y : node.origin.x }
    func end(_ node: DisplayNode) -> Double { start(node) + (axis == .vertical ? node.size.height : node.size.width) }
    let low = Double(axis == .vertical ? canvas.clip.row : canvas.clip.column) - 1
    let length = Double(axis == .vertical ? canvas.clip.rows : canvas.clip.columns) + 2
    let shift = axis == .vertical ? canvas.origin.y : canvas.origin.x
    let first = children.partitioningIndex { end($0) + shift > low }
    let last = children.partitioningIndex { start($0) + shift > low + length }
    return children[first..<max(first, last)]
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false for a prefix and true for the rest.
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
