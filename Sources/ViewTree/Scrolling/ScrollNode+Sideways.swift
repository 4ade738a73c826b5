import TerminalModel

/// Horizontal scrolling, for content that may be wider than the node.
extension ScrollNode {
  /// The maximum of `sidewaysPosition`.
  package var maximumSideways: Double { axis == .horizontal ? max(0, contentWidth - size.width) : 0 }

  /// The number of content columns left of the visible part.
  package var sidewaysPosition: Double { sideways }

  func measureSideways(_ proposal: ProposedViewSize) -> Size {
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

  func layOutSideways(in size: Size) {
    let content = sidewaysContent(height: size.height)
    if content.width != contentWidth {
      contentWidth = content.width
      setNeedsDisplay()
    }
    stack.place(children, in: Size(width: max(content.width, size.width), height: content.height))
    switch aim {
    case .target(.node(let node), let anchor): moveSideways(to: node, anchor: anchor)
    case .share(let share): moveSideways(to: (maximumSideways * share).rounded())
    default: moveSideways(to: sideways)
    }
  }

  private func moveSideways(to node: DisplayNode, anchor: UnitPoint?) {
    guard let (left, right) = columns(of: node) else { return }
    guard let anchor else { return moveSideways(to: revealing(from: left, to: right)) }
    moveSideways(to: (left + (right - left - size.width) * anchor.x).rounded())
  }

  /// The first column of a node inside, and the column after its last, in the content.
  private func columns(of node: DisplayNode) -> (left: Double, right: Double)? {
    var left = 0.0
    var current = node
    while current !== self {
      guard let parent = current.parent else { return nil }
      left += current.origin.x - (parent === self ? 0 : parent.contentOffset.x)
      current = parent
    }
    return (left, left + node.size.width)
  }

  func moveSideways(to position: Double) {
    let target = min(max(0, position), maximumSideways)
    guard target != sideways else { return }
    sideways = target
    host.scrolls &+= 1
    setNeedsDisplay()
  }

  /// Scrolls a column of the content to the left edge, as far as possible.
  /// - Parameter phase: The cause.
  package func scroll(toColumn position: Double, as phase: ScrollPhase = .interacting) {
    let before = sideways
    moveSideways(to: position)
    guard sideways != before else { return }
    self.phase = phase
    willTell()
  }

  /// Scrolls as little as needed to show some columns of the content; if they do not fit, the first column wins.
  func revealColumns(from left: Double, to right: Double) {
    scroll(toColumn: revealing(from: left, to: right), as: .animating)
  }

  private func revealing(from left: Double, to right: Double) -> Double {
    if right - left > size.width || left < sideways { return left }
    return right > sideways + size.width ? right - size.width : sideways
  }

  func drawSidewaysIndicator(in canvas: Canvas) {
    guard showsIndicator, contentWidth > size.width, size.height >= 2 else { return }
    let columns = cellCount(size.width)
    let thumb = max(1, cellCount(size.width * size.width / contentWidth))
    let start = maximumSideways > 0 ? cellCount(sideways / maximumSideways * Double(columns - thumb)) : 0
    let isNarrow = TextWidth.Ambiguous.current == .narrow
    let (mark, track) = isNarrow ? ("━", "─") : ("=", "-")
    let line =
      String(repeating: track, count: start) + String(repeating: mark, count: thumb)
      + String(repeating: track, count: max(0, columns - start - thumb))
    // The node draws in its own coordinates, not the content's.
    canvas.write(line, at: Point(x: 0, y: size.height - 1), style: indicatorStyle)
  }
}
