import TerminalModel

/// Shows a part of its content, with a scroll indicator at the right edge if the content is taller than the node, at
/// the bottom edge if it is wider.
package final class ScrollNode: ContainerNode {
  package internal(set) var axis = Axis.vertical {
    didSet {
      guard axis != oldValue else { return }
      offset = 0
      setNeedsLayout()
    }
  }
  /// The length of the content before the visible part, along the axis.
  private var offset = 0.0
  /// The length of the content along the axis.
  package private(set) var contentLength = 0.0
  /// The value of `maximumPosition` at the last layout.
  var lastMaximum = 0.0
  private var knownStacks: [Anchored<LazyStackNode>] = []
  /// The target to which the next layout scrolls.
  private(set) var aim: Aim?
  private var hasContentChanged = false

  package enum Aim {
    /// The target's top at the top edge for an anchor of `.top`, its centre in the middle for `.center`; as little as
    /// needed if nil.
    case target(ScrollTarget, anchor: UnitPoint?)
    /// A row of the content.
    case row(Double)
    /// A share of the scroll range: 0 for the beginning, 1 for the end.
    case share(Double)
  }

  /// What has scrolled the node since the observers were last notified.
  package internal(set) var phase = ScrollPhase.idle
  var watchers = Watchers()

  /// The initial scroll position, kept as long as `staysAtAnchor`; the top if nil.
  var defaultAnchor: UnitPoint? { didSet { if defaultAnchor != oldValue { setNeedsLayout() } } }
  private var hasBeenLaidOut = false

  var indicatorStyle = Style.plain { didSet { if indicatorStyle != oldValue { setNeedsDisplay() } } }
  var showsIndicator = true { didSet { if showsIndicator != oldValue { setNeedsLayout() } } }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var contentOffset: Point { Point(x: sidewaysPosition, y: position) }
  package override var clipsChildren: Bool { true }
  package override var sequentialAxis: Axis? { .vertical }
  /// The vertical indicator has its own column, unless the content is wider than proposed.
  package override var drawsBehindChildren: Bool {
    axis == .horizontal
      || contentLength > size.height
        && children.contains { $0.origin.x + $0.extent.origin.x + $0.extent.size.width > size.width - 1 }
  }

  private var maximumOffset: Double { max(0, contentLength - size.length(along: axis)) }

  /// The number of content rows above the visible part.
  package var position: Double { axis == .vertical ? offset : 0 }
  package var maximumPosition: Double { axis == .vertical ? maximumOffset : 0 }
  /// The number of content columns left of the visible part.
  package var sidewaysPosition: Double { axis == .horizontal ? offset : 0 }
  package var maximumSideways: Double { axis == .horizontal ? maximumOffset : 0 }
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

  private func measureSideways(_ proposal: ProposedViewSize) -> Size {
    let content = sidewaysContent(height: proposal.height)
    guard let width = proposal.width, content.width > width else {
      return Size(width: content.width, height: min(content.height, proposal.height ?? .infinity))
    }
    let height = content.height + (showsIndicator ? 1 : 0)
    return Size(width: width, height: min(height, proposal.height ?? .infinity))
  }

  private func sidewaysContent(height: Double?) -> Size {
    stack.measure(children, proposal: ProposedViewSize(width: nil, height: height))
  }

  package override func layOut(in size: Size) {
    if aim == nil, axis == .vertical, let anchor = defaultAnchor, staysAtAnchor { aim = .share(anchor.y) }
    // Rows that become visible are measured only then, which may correct the estimated height of the content.
    for _ in 0..<8 {
      hasContentChanged = false
      if axis == .vertical { placeContent(in: size) } else { placeSidewaysContent(in: size) }
      let before = offset
      if let aim { move(to: destination(of: aim) ?? offset) }
      move(to: offset)
      if offset != before { forgetStacks() }
      let fillsAll = fillStacks()
      guard hasContentChanged || offset != before || !fillsAll else { break }
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

  private func placeSidewaysContent(in size: Size) {
    let content = sidewaysContent(height: size.height)
    if content.width != contentLength {
      contentLength = content.width
      setNeedsDisplay()
    }
    stack.place(children, in: Size(width: max(content.width, size.width), height: content.height))
  }

  private func placeContent(in size: Size) {
    let whole = stack.measure(children, proposal: contentProposal(width: size.width))
    // The indicator has its own column, separated from the text if there is room.
    let indicatorWidth: Double = size.width < Self.narrowWidth ? 1 : 2
    let width = whole.height > size.height && showsIndicator ? max(1, size.width - indicatorWidth) : size.width
    let content = width == size.width ? whole : stack.measure(children, proposal: contentProposal(width: width))
    if content.height != contentLength {
      contentLength = content.height
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

  /// Scrolls a row of the content to the upper edge, or a column to the left edge, as far as possible.
  /// - Parameter phase: Who scrolls.
  package func scroll(to position: Double, as phase: ScrollPhase = .interacting) {
    guard move(to: position) else { return }
    self.phase = phase
    if forgetStacks() { host.scrolled(self) }
    willTell()
  }

  /// Scrolls at the next layout.
  package func scroll(to aim: Aim) {
    self.aim = aim
    phase = .animating
    forgetStacks()
    host.scrolled(self)
  }

  @discardableResult
  private func move(to position: Double) -> Bool {
    let target = min(max(0, position), maximumOffset)
    guard target != offset else { return false }
    let distance = target - offset
    if axis == .vertical, distance == distance.rounded() {
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
    case .row(let row): return axis == .vertical ? row : nil
    case .share(let share): return (maximumOffset * share).rounded()
    case .target(let aimed, let aimedAnchor): (target, anchor) = (aimed, aimedAnchor)
    }
    guard let (start, end) = target.extent(in: self, along: axis) else { return nil }
    guard let anchor else { return revealing(from: start, to: end) }
    // Half a row has no cells to show it.
    let share = axis == .vertical ? anchor.y : anchor.x
    return (start + (end - start - size.length(along: axis)) * share).rounded()
  }

  /// Scrolls as little as needed to show some rows, or columns, of the content; if they do not fit, the first one wins.
  /// - Parameter few: How much may stay hidden at an end that is scrolled towards; if it is no more, it is shown too.
  package func reveal(from start: Double, to end: Double, upToEnds few: Double = 0) {
    var target = revealing(from: start, to: end)
    let hidden = maximumOffset - target
    if target > offset, hidden <= few, start - target >= hidden { target = maximumOffset }
    if target < offset, target <= few, end <= size.length(along: axis) { target = 0 }
    scroll(to: target, as: .animating)
  }

  private func revealing(from start: Double, to end: Double) -> Double {
    let room = size.length(along: axis)
    if end - start > room || start < offset { return start }
    return end > offset + room ? end - room : offset
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

  /// Has the lazy stacks laid out again that what lies above has moved, or a larger screen uncovered, so that rows are
  /// missing in them; false if there are some.
  private func fillStacks() -> Bool {
    guard axis == .vertical else { return true }
    let lacking = stacks.filter { !$0.fillsWindow }
    for stack in lacking { stack.forgetAnswers(upTo: self) }
    return lacking.isEmpty
  }

  /// Tells rows whether they are visible, once all positions are known.
  private func tellPresence() { for stack in stacks { stack.tellPresence() } }

  /// Keeps the visible part in place when the height of the content above it has changed.
  func shift(by rows: Double) {
    guard axis == .vertical else { return }
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
    let room = size.length(along: axis)
    guard showsIndicator, contentLength > room, room >= 1, axis == .vertical ? size.width >= 2 : size.height >= 2
    else { return }
    let cells = cellCount(room)
    let thumb = max(1, cellCount(room * room / contentLength))
    let start = maximumOffset > 0 ? cellCount(offset / maximumOffset * Double(cells - thumb)) : 0
    let isNarrow = TextWidth.Ambiguous.current == .narrow
    // The node draws in its own coordinates, not the content's.
    guard axis == .vertical else {
      let (mark, track) = isNarrow ? ("━", "─") : ("=", "-")
      let line =
        String(repeating: track, count: start) + String(repeating: mark, count: thumb)
        + String(repeating: track, count: max(0, cells - start - thumb))
      canvas.write(line, at: Point(x: 0, y: size.height - 1), style: indicatorStyle)
      return
    }
    // Beside the thumb nothing, which readers of the screen would spell out in each row.
    let mark = isNarrow ? "▐" : "#"
    for row in canvas.visibleRows(of: size.height) {
      let isThumb = row >= start && row < start + thumb
      canvas.write(isThumb ? mark : " ", at: Point(x: size.width - 1, y: Double(row)), style: indicatorStyle)
    }
  }
}
