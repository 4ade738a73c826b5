public import TerminalModel

/// A retained part of the screen: it measures itself, places its children and draws its own cells.
///
/// Views make nodes once for their identity; attributes then change them in place. An unchanged node is neither
/// measured nor drawn. A node of zero width or height hides everything inside. Subclass it for custom drawing.
open class DisplayNode: AnchorHolder {
  /// The tree this node belongs to.
  public unowned let host: ViewHost
  @Anchored package internal(set) var parent: DisplayNode?
  package internal(set) var indexInParent = 0
  /// Relative to the parent's content.
  public internal(set) var origin = Point.zero
  /// The size assigned by the parent.
  public internal(set) var size = Size.zero

  /// The cached place of this node on the screen; see `standing`.
  var knownStanding: Standing?
  /// The area in which this node and everything inside it may draw, in its own coordinates.
  var extent = Rect.zero
  /// True if no child extends beyond this node's edges.
  var areChildrenWithinBounds = true
  /// True once the parent has placed this node since adopting it.
  var isPlaced = false
  /// True if this node, or something inside it, has changed since it was placed.
  package internal(set) final var needsLayout = true
  /// True while another view is shown instead of this one.
  package final var isHidden = false { didSet { if isHidden != oldValue { host.arrangement &+= 1 } } }
  /// The sizes answered to proposals since the last `setNeedsLayout()`, the most recently used last.
  var answers: [(proposal: ProposedViewSize, size: Size)] = []
  /// True if dropped answers may still be in use by the enclosing layout.
  var hasForgottenAnswers = false
  /// The proposal under which the children were placed.
  var placedProposal: ProposedViewSize?

  package let anchor = Anchor()

  /// A node for the tree of `host`.
  public init(host: ViewHost) { self.host = host }

  deinit { anchor.letGo() }

  // Overridden by the kinds of nodes.

  /// The nodes inside, in drawing order.
  open var children: [DisplayNode] { [] }
  /// The axis along which the children follow one another without overlapping, if there is one.
  open var sequentialAxis: Axis? { nil }
  /// True if children lie on top of one another.
  package var isLayered: Bool { false }
  /// True if children may be side by side, so that tree order is not the order of rows.
  open var placesSideBySide: Bool { false }
  /// The scroll offset of the children. Only nodes that clip their children may have one.
  open var contentOffset: Point { .zero }
  /// True to clip children at the edges.
  open var clipsChildren: Bool { false }
  /// The axis along which spacers inside grow.
  open var spacerAxis: Axis? { sequentialAxis }
  /// The position of an alignment guide of this node, for a given size of the node, if something inside sets it.
  package func explicitGuide(_ key: GuideKey, in size: Size) -> Double? { nil }
  /// In a stack, children of higher priority choose their length first.
  open var layoutPriority: Double { 0 }
  /// How visible this node and everything inside it is; see `opacity(_:)`.
  package var opacity: Double { 1 }
  /// The background that this node draws below its children.
  open var background: Color? { nil }

  /// Whether the node itself may draw in cells covered by its children. If it never does, a changed child is drawn
  /// without visiting its surroundings.
  open var drawsBehindChildren: Bool { true }

  /// The child before or after another one, or the last or first; made if necessary.
  /// - Parameter step: 1 or -1.
  package func childMakingRows(nextTo child: DisplayNode?, by step: Int) -> DisplayNode? {
    self.child(nextTo: child, by: step)
  }

  /// The same, of those that have been made.
  final func child(nextTo child: DisplayNode?, by step: Int) -> DisplayNode? {
    let children = children
    let index = child.map { $0.indexInParent + step } ?? (step > 0 ? 0 : children.count - 1)
    return children.indices.contains(index) ? children[index] : nil
  }

  /// True if the size is monotonic in the proposed rows, up to infinity: more rows never make the node smaller. It is
  /// then measured a bounded number of times, however deeply stacks are nested. Taken to be so of nodes without children.
  open var growsWithRows: Bool { children.isEmpty }
  /// The lengths that code has given to this node.
  var givenLengths: [GivenLength] { [] }
  /// The size that this node chooses for a proposal. Called only if no cached answer applies.
  open func measure(_ proposal: ProposedViewSize) -> Size { .zero }
  /// Places the children inside `size`; every visible child must be placed.
  open func layOut(in size: Size) {}
  /// Draws the node's own cells; the canvas has its origin at the node's top left corner and ends at its edges.
  open func draw(in canvas: Canvas) {}
}
