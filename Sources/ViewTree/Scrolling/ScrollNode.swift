import TerminalModel

/// Shows a part of its content, with a scroll indicator at the right edge if the content is taller than the node, at
/// the bottom edge if it is wider.
package final class ScrollNode: ContainerNode {
  var axis = Axis.vertical { didSet { if axis != oldValue { setNeedsLayout() } } }
  private var offset = 0.0
  /// The horizontal scroll offset and the width of the content, in columns.
  var sideways = 0.0
  var contentWidth = 0.0
  private(set) var contentHeight = 0.0
  /// The value of `maximumPosition` at the last layout.
  var lastMaximum = 0.0
  private var knownStacks: [Anchored<LazyStackNode>] = []
  /// The target to which the next layout scrolls.
  private(set) var aim: Aim?
  private var hasContentChanged = false

  enum Aim {
    case target(ScrollTarget, anchor: UnitPoint?)
    /// A row of the content.
    case row(Double)
    /// A share of the scroll range: 0 for the beginning, 1 for the end.
    case share(Double)
  }

  /// What has scrolled the node since the observers were last notified.
  var phase = ScrollPhase.idle
  var watchers = Watchers()

  /// The initial scroll position, kept as long as `staysAtAnchor`; the top if nil.
  var defaultAnchor: UnitPoint? { didSet { if defaultAnchor != oldValue { setNeedsLayout() } } }
  private var hasBeenLaidOut = false

  var indicatorStyle = Style.plain { didSet { if indicatorStyle != oldValue { setNeedsDisplay() } } }
  var showsIndicator = true { didSet { if showsIndicator != oldValue { setNeedsLayout() } } }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var contentOffset: Point { Point(x: sideways, y: offset) }
  package override var clipsChildren: Bool { true }
  package override var sequentialAxis: Axis? { .vertical }
  /// The vertical indicator has its own column, unless the content is wider than proposed.
  package override var drawsBehindChildren: Bool {
    axis == .horizontal || contentHeight > size.height && children.contains { $0.size.width > size.width - 1 }
  }

  /// The number of content rows above the visible part.
  package var position: Double { offset }
  package var maximumPosition: Double { max(0, contentHeight - size.height) }
  /// The number of visible rows.
  package var room: Double { size.height }

  private func contentProposal(width: Double?) -> ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    if axis == .horizontal { return measureSideways(proposal) }
    let content = stack.measure(children, proposal: contentProposal(width: proposal.width))
    guard let height = proposal.height else { return content }
    if defaultAnchor != nil, height.isFinite { return Size(width: proposal.width ?? content.width, height: height) }
    if content.height > height, let width = proposal.width { return Size(width: width, height: height) }
    return Size(width: max(content.width, 0), height: min(content.height, height))
  }

  package override func layOut(in size: Size) {
    if axis == .horizontal {
      layOutSideways(in: size)
      aim = nil
      tellPresence()
      return willTell()
    }
    if sideways != 0 { moveSideways(to: 0) }
    if aim == nil, let anchor = defaultAnchor, staysAtAnchor { aim = .share(anchor.y) }
    // Rows that become visible are measured only then, which may correct the estimated height of the content.
    for _ in 0..<8 {
      hasContentChanged = false
      placeContent(in: size)
      let before = offset
      if let aim { move(to: destination(of: aim) ?? offset) }
      move(to: offset)
      if offset != before { forgetStacks() }
      guard hasContentChanged || offset != before else { break }
    }
    aim = nil
    hasBeenLaidOut = true
    tellPresence()
    willTell()
  }

  /// True while the default anchor applies: before the first layout, and at the end until the user scrolls away.
  private var staysAtAnchor: Bool {
    guard hasBeenLaidOut else { return true }
    return defaultAnchor?.y == 1 && offset >= lastMaximum
  }

  private func placeContent(in size: Size) {
    let whole = stack.measure(children, proposal: contentProposal(width: size.width))
    // The indicator has its own column, separated from the text if there is room.
    let indicatorWidth: Double = size.width < Self.narrowWidth ? 1 : 2
    let width = whole.height > size.height && showsIndicator ? max(1, size.width - indicatorWidth) : size.width
    let content = width == size.width ? whole : stack.measure(children, proposal: contentProposal(width: width))
    if content.height != contentHeight {
      contentHeight = content.height
      setNeedsDisplay(indicator)
    }
    var position = Point(x: 0, y: ((defaultAnchor?.y ?? 0) * max(0, size.height - content.height)).rounded())
    for child in children {
      let childSize = child.size(fitting: contentProposal(width: width))
      child.place(at: position, size: childSize)
      position.y += childSize.height
    }
  }

  private static let narrowWidth = 30.0

  private var indicator: Rect {
    Rect(origin: Point(x: size.width - 1, y: 0), size: Size(width: 1, height: size.height))
  }

  // Scrolling.

  /// Scrolls a row of the content to the upper edge, as far as possible.
  /// - Parameter phase: Who scrolls.
  package func scroll(to position: Double, as phase: ScrollPhase = .interacting) {
    guard move(to: position) else { return }
    self.phase = phase
    if forgetStacks() { host.scrolled(self) }
    willTell()
  }

  /// Scrolls to a place at the next layout.
  func scroll(to place: ScrollPosition.Place, anchor: UnitPoint) {
    switch place {
    case .automatic: return
    case .id(let id, let ownAnchor):
      guard let target = scrollTarget(identifiedBy: id) else { return }
      return scroll(to: target, anchor: ownAnchor ?? anchor)
    case .edge(let edge): aim = .share(edge.contains(.bottom) ? 1 : 0)
    case .row(let row): aim = .row(row)
    }
    phase = .animating
    forgetStacks()
    host.scrolled(self)
  }

  /// Scrolls a target to an anchor at the next layout: its top to the top edge for `.top`, its centre to the middle for
  /// `.center`; as little as needed if nil.
  func scroll(to target: ScrollTarget, anchor: UnitPoint?) {
    aim = .target(target, anchor: anchor)
    phase = .animating
    forgetStacks()
    host.scrolled(self)
  }

  @discardableResult
  private func move(to position: Double) -> Bool {
    let target = min(max(0, position), maximumPosition)
    guard target != offset else { return false }
    let distance = target - offset
    if distance == distance.rounded() {
      host.damage.noteScroll(cells(of: Rect(origin: .zero, size: size)), by: cellCount(distance))
    }
    offset = target
    host.scrolls &+= 1
    setNeedsDisplay()
    return true
  }

  private func destination(of aim: Aim) -> Double? {
    let (target, anchor): (ScrollTarget, UnitPoint?)
    switch aim {
    case .row(let row): return row
    case .share(let share): return (maximumPosition * share).rounded()
    case .target(let aimed, let aimedAnchor): (target, anchor) = (aimed, aimedAnchor)
    }
    guard let (top, bottom) = target.extent(in: self) else { return nil }
    guard let anchor else { return revealing(from: top, to: bottom) }
    // Half a row has no cells to show it.
    return (top + (bottom - top - size.height) * anchor.y).rounded()
  }

  /// Scrolls as little as needed to show some rows of the content; if they do not fit, the first row wins.
  package func reveal(from top: Double, to bottom: Double) {
    scroll(to: revealing(from: top, to: bottom), as: .animating)
  }

  private func revealing(from top: Double, to bottom: Double) -> Double {
    if bottom - top > size.height || top < offset { return top }
    return bottom > offset + size.height ? bottom - size.height : offset
  }

  // Lazy stacks inside.

  func register(_ stack: LazyStackNode) {
    knownStacks.removeAll { $0.wrappedValue == nil || $0.wrappedValue === stack }
    knownStacks.append(Anchored(wrappedValue: stack))
  }

  var stacks: [LazyStackNode] { knownStacks.compactMap(\.wrappedValue).filter { $0.isInside(self) } }

  /// Has the lazy stacks inside laid out again with this node; false if there are none.
  @discardableResult
  private func forgetStacks() -> Bool {
    let stacks = stacks
    for stack in stacks { stack.forgetAnswers(upTo: self) }
    return !stacks.isEmpty
  }

  /// Tells rows whether they are visible, once all positions are known.
  private func tellPresence() { for stack in stacks { stack.tellPresence() } }

  /// Keeps the visible part in place when the height of the content above it has changed.
  func shift(by rows: Double) {
    offset = max(0, offset + rows)
    host.scrolls &+= 1
    setNeedsDisplay()
  }

  /// A lazy stack inside has corrected its height.
  func contentDidChange(of stack: LazyStackNode) {
    hasContentChanged = true
    stack.forgetAnswers(upTo: self)
  }

  /// A lazy stack has made a row that is off-screen.
  func mustFill(_ stack: LazyStackNode) {
    stack.forgetAnswers(upTo: self)
    host.scrolled(self)
  }

  package override func draw(in canvas: Canvas) {
    if axis == .horizontal { return drawSidewaysIndicator(in: canvas) }
    guard showsIndicator, contentHeight > size.height, size.height >= 1, size.width >= 2 else { return }
    let rows = cellCount(size.height)
    let thumb = max(1, cellCount(size.height * size.height / contentHeight))
    let travel = Double(rows - thumb)
    let start = maximumPosition > 0 ? cellCount(offset / maximumPosition * travel) : 0
    for row in canvas.visibleRows(of: size.height) {
      let isThumb = row >= start && row < start + thumb
      let line = TextWidth.Ambiguous.current == .narrow ? (thumb: "┃", track: "│") : (thumb: "#", track: "|")
      canvas.write(
        isThumb ? line.thumb : line.track, at: Point(x: size.width - 1, y: Double(row)), style: indicatorStyle)
    }
  }
}
