public import TerminalModel

/// A retained piece of the screen: it measures itself, places its children and draws its own cells.
///
/// Views make nodes once for their identity; attributes then change them in place. An unchanged node is neither
/// measured nor drawn. A node without columns or rows hides everything inside. Subclass it to draw what the library
/// does not.
open class DisplayNode: AnchorHolder {
  /// The tree this node belongs to.
  public unowned let host: ViewHost
  @Anchored package internal(set) var parent: DisplayNode?
  package internal(set) var indexInParent = 0
  /// Relative to the parent's content.
  public internal(set) var origin = Point.zero
  /// The size the parent has given this node.
  public internal(set) var size = Size.zero

  /// Where this node stood on the screen when that was asked last; see `standing`.
  var knownStanding: Standing?
  /// What this node and everything inside it may draw on, in its own coordinates.
  var extent = Rect.zero
  /// True if no child extends beyond its own edges.
  var areChildrenWithinBounds = true
  /// True once the parent has placed this node since adopting it.
  var isPlaced = false
  /// True if this node, or something inside it, has changed since it was placed.
  package internal(set) final var needsLayout = true
  /// True while another view is shown instead of this one.
  package final var isHidden = false { didSet { if isHidden != oldValue { host.arrangement &+= 1 } } }
  /// Answers given since the last `setNeedsLayout()`, the one asked for last at the end.
  var answers: [(proposal: ProposedViewSize, size: Size)] = []
  /// True if forgotten answers may still be used by the layout around.
  var hasForgottenAnswers = false
  /// The proposal under which the children were placed.
  var placedProposal: ProposedViewSize?

  package let anchor = Anchor()

  /// A node for the tree of `host`.
  public init(host: ViewHost) { self.host = host }

  deinit { anchor.letGo() }

  // What kinds of nodes override.

  /// The nodes inside, in drawing order.
  open var children: [DisplayNode] { [] }
  /// The axis along which the children lie one after the other without overlapping, if they do.
  open var sequentialAxis: Axis? { nil }
  /// True if children lie on top of one another.
  package var isLayered: Bool { false }
  /// True if children may be side by side, so that tree order is not the order of rows.
  package var placesSideBySide: Bool { false }
  /// What the children are shifted by. Only nodes that clip their children may shift them.
  open var contentOffset: Point { .zero }
  /// True to clip children at the edges.
  open var clipsChildren: Bool { false }
  /// The axis along which spacers inside grow.
  package var spacerAxis: Axis? { sequentialAxis }
  /// Where an alignment guide of this node lies, if something inside says so, when the node has a size.
  package func explicitGuide(_ key: GuideKey, in size: Size) -> Double? { nil }
  /// In a stack, children of higher priority choose their length first.
  open var layoutPriority: Double { 0 }
  /// How much of this node and what is inside it is to be seen; see `opacity(_:)`.
  package var opacity: Double { 1 }
  /// The background that this node puts below its children.
  open var background: Color? { nil }

  /// Whether the node itself may draw in cells in which its children stand. Where it never does, a child that has changed
  /// is drawn without a look at what stands around it.
  open var drawsBehindChildren: Bool { true }

  /// The child after one, or the first; made if it is not there yet.
  package func childMakingRows(after child: DisplayNode?) -> DisplayNode? {
    let index = child.map { $0.indexInParent + 1 } ?? 0
    let children = children
    return index < children.count ? children[index] : nil
  }

  /// The child before one, or the last; made if it is not there yet.
  package func childMakingRows(before child: DisplayNode?) -> DisplayNode? {
    let children = children
    let index = child.map { $0.indexInParent - 1 } ?? children.count - 1
    return index >= 0 ? children[index] : nil
  }

  /// True if the node, offered more rows, never wants to be smaller or another way wide, up to an endless number of rows.
  /// Then it is measured a bounded number of times, however many stacks stand one inside the other.
  open var growsWithRows: Bool { false }
  /// The size this node wants when offered `proposal`. Called only when no earlier answer is still good.
  open func measure(_ proposal: ProposedViewSize) -> Size { .zero }
  /// Places the children inside `size`; every visible child must be placed.
  open func layOut(in size: Size) {}
  /// Draws the node's own cells; the canvas has its origin at the node's top left corner and ends at its edges.
  open func draw(in canvas: Canvas) {}
}
