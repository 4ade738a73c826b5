package import TerminalModel

extension DisplayNode {
  /// Marks all cells of this node and of everything inside it for redrawing. A node also calls this after moving its
  /// children.
  public final func setNeedsDisplay() {
    if !children.isEmpty { host.arrangement &+= 1 }
    setNeedsDisplay(extent)
  }

  /// Marks the cells of a part of this node, given in its own coordinates, for redrawing.
  public final func setNeedsDisplay(_ part: Rect) {
    guard !part.isEmpty else { return }
    let cells = cells(of: part)
    if !cells.isEmpty { host.damage.add(cells, of: self) }
  }

  /// The screen cells of a part of this node that no ancestor clips; none while the node is not in the tree.
  package final func cells(of part: Rect) -> CellRect {
    guard let standing else { return .empty }
    return standing.shown(part.offset(by: standing.origin)).cells
  }

  /// The part of a rectangle of this node that no ancestor clips, in the node's own coordinates; none while the node is
  /// not in the tree.
  package final func visiblePart(of part: Rect) -> Rect {
    guard let standing else { return .zero }
    let origin = standing.origin
    return standing.shown(part.offset(by: origin)).offset(by: Point(x: -origin.x, y: -origin.y))
  }

  /// The origin of this node on the screen, before clipping; relative to its parent while it is not in the tree.
  package final var screenOrigin: Point { standing?.origin ?? origin }

  /// The place of this node on the screen; nil while it is not in the tree, or hidden. Computed once for each
  /// arrangement of the tree: a key that moves nothing only looks it up.
  final var standing: Standing? {
    let arrangement = host.arrangement
    if let knownStanding, knownStanding.arrangement == arrangement { return knownStanding }
    guard !isHidden else { return nil }
    guard let parent else {
      return self === host.root ? Standing(arrangement: arrangement, origin: origin, visible: nil, isAlone: true) : nil
    }
    guard var new = parent.standing else { return nil }
    new.isAlone = new.isAlone && parent.setsApart(self)
    if parent.clipsChildren { new.visible = new.shown(Rect(origin: new.origin, size: parent.size)) }
    let offset = parent.contentOffset
    new.origin = Point(x: new.origin.x - offset.x + origin.x, y: new.origin.y - offset.y + origin.y)
    knownStanding = new
    return new
  }

  /// True if nothing of this node or of the child's siblings is drawn in the cells of this child.
  private func setsApart(_ child: DisplayNode) -> Bool {
    guard size.width > 0, size.height > 0, !drawsBehindChildren, background == nil, opacity >= Self.solidOpacity
    else { return false }
    let siblings = children
    guard siblings.count <= 8 else { return sequentialAxis != nil && areChildrenWithinBounds }
    let reach = child.extent.offset(by: child.origin)
    return siblings.allSatisfy { $0 === child || $0.extent.offset(by: $0.origin).intersection(reach).isEmpty }
  }

  /// Draws a node without visiting the rest of the tree, if nothing else is drawn in its cells: most damage is that of
  /// a single one.
  /// - Parameter canvas: The canvas of the whole screen.
  /// - Returns: The number of nodes drawn; nil if the tree has to be visited.
  final func renderAlone(in canvas: Canvas) -> Int? {
    guard let standing, standing.isAlone else { return nil }
    // A node that has moved since may cover the cells and be clipped there.
    let shown = standing.shown(Rect(origin: standing.origin, size: size)).cells
    guard shown.intersection(canvas.clip) == canvas.clip else { return nil }
    let own = canvas.translated(by: standing.origin)
    return covers(own) ? render(on: own) : nil
  }

  /// Draws this node and everything inside it, within the clip of the canvas.
  /// - Returns: The number of nodes drawn.
  final func render(in canvas: Canvas) -> Int { render(on: canvas.translated(by: origin)) }

  private func render(on canvas: Canvas) -> Int {
    var own = canvas
    let opacity = opacity
    guard opacity > 0, size.width > 0, size.height > 0, !isHidden else { return 0 }
    if opacity < Self.solidOpacity { own.isFaint = true }
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
    var drawn = 1
    guard isLayered else {
      for child in childrenToDraw(in: inner) where child.mayReach(inner) { drawn += child.render(in: inner) }
      return drawn
    }
    var behind: (frame: Rect, color: Color)?
    for child in children where child.mayReach(inner) {
      var canvas = inner
      // Text in front of a shape takes the shape's colour as its background.
      if let behind, behind.frame.contains(child.frame) { canvas.background = behind.color }
      drawn += child.render(in: canvas)
      if let color = child.fillColor { behind = (child.frame, color) }
    }
    return drawn
  }

  private final var frame: Rect { Rect(origin: origin, size: size) }

  /// The colour that fills all cells of the node, if any.
  private final var fillColor: Color? {
    if let shape = self as? ShapeNode { return shape.solidColor }
    guard let last = children.last, isLayered || children.count == 1, last.size == size else { return nil }
    return last.fillColor
  }

  /// False if the node lies outside the clip of the canvas. Compares unrounded edges, since most nodes are outside: an
  /// edge belongs to a cell from half a cell before it.
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

  /// An opacity below this is drawn faint: a terminal has no finer degrees.
  private static let solidOpacity = 0.75

  private func childrenToDraw(in canvas: Canvas) -> ArraySlice<DisplayNode> {
    let children = children
    guard children.count > 8, areChildrenWithinBounds, let axis = sequentialAxis else { return children[...] }
    // The children follow one another: find the first inside the clip by bisection, stop after the last.
    func start(_ node: DisplayNode) -> Double { node.origin.coordinate(along: axis) }
    func end(_ node: DisplayNode) -> Double { start(node) + node.size.length(along: axis) }
    let low = Double(axis == .vertical ? canvas.clip.row : canvas.clip.column) - 1
    let length = Double(axis == .vertical ? canvas.clip.rows : canvas.clip.columns) + 2
    let shift = canvas.origin.coordinate(along: axis)
    let first = children.partitioningIndex { end($0) + shift > low }
    let last = children.partitioningIndex { start($0) + shift > low + length }
    return children[first..<max(first, last)]
  }
}

/// The place of a node on the screen.
struct Standing {
  /// The `ViewHost.arrangement` for which this is valid.
  let arrangement: Int
  /// The origin of the node's coordinates on the screen.
  var origin: Point
  /// The part that clipping ancestors leave visible; everything if nil.
  var visible: Rect?
  /// True if nothing else is drawn in the node's cells: no ancestor, and no sibling of the node or of an ancestor.
  var isAlone: Bool

  /// The visible part of a rectangle of the screen.
  func shown(_ rect: Rect) -> Rect { visible.map { rect.intersection($0) } ?? rect }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false for a prefix and true for the rest.
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
