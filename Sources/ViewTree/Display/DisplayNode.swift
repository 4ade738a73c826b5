public import TerminalModel

/// A retained piece of the screen: it measures itself, places its children and draws its own cells.
///
/// Views make display nodes once for their identity; attributes then change them in place. A node that did not
/// change is neither measured nor drawn again. Subclass it to draw something the library does not.
open class DisplayNode {
  /// The tree this node belongs to.
  public unowned let host: ViewHost
  package fileprivate(set) weak var parent: DisplayNode?
  package fileprivate(set) var indexInParent = 0
  /// Relative to the parent's content.
  public private(set) var origin = Point.zero
  /// The size the parent has given this node.
  public private(set) var size = Size.zero

  private var needsLayout = true
  private var measured: [(proposal: ProposedViewSize, size: Size)] = []

  /// A node for the tree of `host`.
  public init(host: ViewHost) { self.host = host }

  // What kinds of nodes override.

  /// The nodes inside, in drawing order.
  open var children: [DisplayNode] { [] }
  /// The axis along which the children lie one after the other without overlapping, if they do.
  open var sequentialAxis: Axis? { nil }
  /// What the children are shifted by.
  open var contentOffset: Point { .zero }
  /// Whether children are cut off at the edges.
  open var clipsChildren: Bool { false }
  /// In a stack, children of higher priority choose their length first.
  open var layoutPriority: Double { 0 }
  /// The background that this node puts below its children.
  open var background: Color? { nil }

  /// The size this node wants when offered `proposal`. Called only when no earlier answer is still good.
  open func measure(_ proposal: ProposedViewSize) -> Size { .zero }
  /// Places the children inside `size`.
  open func layOut(in size: Size) {}
  /// Draws the node's own cells; the canvas has its origin at the node's top left corner.
  open func draw(in canvas: Canvas) {}

  // Layout.

  /// The size this node wants when offered `proposal`; remembered until `setNeedsLayout()`.
  public final func size(fitting proposal: ProposedViewSize) -> Size {
    for answer in measured where answer.proposal == proposal { return answer.size }
    let size = measure(proposal)
    if measured.count == 4 { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  /// What this node was offered when it chose a size; the size itself if it never did.
  package final func proposal(answeredBy size: Size) -> ProposedViewSize {
    for answer in measured.reversed() where answer.size == size { return answer.proposal }
    return ProposedViewSize(size)
  }

  /// Gives this node its place in the parent and lays out what is inside, as far as anything changed.
  public final func place(at origin: Point, size: Size) {
    let hasMoved = origin != self.origin || size != self.size
    let isResized = size != self.size
    if hasMoved { setNeedsDisplay() }
    self.origin = origin
    self.size = size
    if hasMoved { setNeedsDisplay() }
    if isResized || needsLayout {
      needsLayout = false
      layOut(in: size)
    }
  }

  /// The wanted size or the places of the children may have changed.
  public final func setNeedsLayout() {
    measured.removeAll(keepingCapacity: true)
    guard !needsLayout || parent == nil else { return }
    needsLayout = true
    var ancestor = parent
    while let node = ancestor {
      node.measured.removeAll(keepingCapacity: true)
      node.needsLayout = true
      ancestor = node.parent
    }
    host.setNeedsLayout()
  }

  // Drawing.

  /// All cells of this node must be drawn again.
  public final func setNeedsDisplay() {
    setNeedsDisplay(Rect(origin: .zero, size: size))
  }

  /// The cells of a part of this node, in its own coordinates, must be drawn again.
  public final func setNeedsDisplay(_ part: Rect) {
    let cells = cells(of: part)
    if !cells.isEmpty { host.damage(cells) }
  }

  /// The cells of the screen that a part of this node covers, as far as no scrolling ancestor hides them.
  package final func cells(of part: Rect) -> CellRect {
    var rect = part.offset(by: origin)
    var node = self
    while let parent = node.parent {
      rect = rect.offset(by: Point(x: -parent.contentOffset.x, y: -parent.contentOffset.y))
      if parent.clipsChildren {
        let bounds = Rect(origin: .zero, size: parent.size)
        rect = Self.intersection(rect, bounds)
      }
      rect = rect.offset(by: parent.origin)
      node = parent
    }
    return rect.cells
  }

  private static func intersection(_ first: Rect, _ second: Rect) -> Rect {
    let left = max(first.origin.x, second.origin.x)
    let top = max(first.origin.y, second.origin.y)
    let right = min(first.origin.x + first.size.width, second.origin.x + second.size.width)
    let bottom = min(first.origin.y + first.size.height, second.origin.y + second.size.height)
    return Rect(
      origin: Point(x: left, y: top), size: Size(width: max(0, right - left), height: max(0, bottom - top)))
  }

  /// Draws this node and everything inside it as far as the clip of the canvas reaches.
  package final func render(in canvas: Canvas) {
    var own = canvas.translated(by: origin)
    let bounds = own.cells(of: Rect(origin: .zero, size: size))
    guard !own.clip.intersection(bounds).isEmpty else { return }
    // Always, since what is damaged is found by these bounds too: nothing may be drawn that is not drawn again.
    own.clip = own.clip.intersection(bounds)
    if let background {
      own.background = background
      own.fill(Rect(origin: .zero, size: size), style: .plain)
    }
    draw(in: own)
    let offset = contentOffset
    let inner = own.translated(by: Point(x: -offset.x, y: -offset.y))
    for child in childrenToDraw(in: inner) { child.render(in: inner) }
  }

  private func childrenToDraw(in canvas: Canvas) -> ArraySlice<DisplayNode> {
    let children = children
    guard let axis = sequentialAxis, children.count > 8 else { return children[...] }
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

  // The tree.

  package final func adopt(_ children: [DisplayNode]) {
    for (index, child) in children.enumerated() {
      child.parent = self
      child.indexInParent = index
    }
  }

  package final func abandon() { parent = nil }

  /// Whether this node can be reached from the root.
  package final var isInTree: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === host.root
  }

  /// The origin of this node on the screen, before clipping.
  package final var screenOrigin: Point {
    var point = origin
    var node = self
    while let parent = node.parent {
      point = Point(
        x: point.x + parent.origin.x - parent.contentOffset.x, y: point.y + parent.origin.y - parent.contentOffset.y)
      node = parent
    }
    return point
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that is false for a prefix and true for the rest.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
