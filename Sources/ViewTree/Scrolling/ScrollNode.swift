import TerminalModel

/// Shows a part of a content that may be taller than itself, with a scroll indicator at the right edge.
package final class ScrollNode: ContainerNode {
  private var offset = 0.0
  private var contentHeight = 0.0

  /// How the indicator looks.
  var indicatorStyle = Style.plain {
    didSet { if indicatorStyle != oldValue { setNeedsDisplay() } }
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var contentOffset: Point { Point(x: 0, y: offset) }
  package override var clipsChildren: Bool { true }
  package override var sequentialAxis: Axis? { .vertical }

  /// Rows of the content above the visible part.
  package var position: Double { offset }
  /// The largest possible position.
  package var maximumPosition: Double { max(0, contentHeight - size.height) }

  private func contentProposal(width: Double?) -> ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let content = stack.measure(children, proposal: contentProposal(width: proposal.width))
    guard let height = proposal.height else { return content }
    if content.height > height, let width = proposal.width {
      return Size(width: width, height: height)
    }
    return Size(width: max(content.width, 0), height: min(content.height, height))
  }

  package override func layOut(in size: Size) {
    let whole = stack.measure(children, proposal: contentProposal(width: size.width))
    // The indicator has a column of its own.
    let width = whole.height > size.height ? max(1, size.width - 1) : size.width
    let content = width == size.width ? whole : stack.measure(children, proposal: contentProposal(width: width))
    if content.height != contentHeight {
      contentHeight = content.height
      setNeedsDisplay(indicator)
    }
    var position = Point.zero
    for child in children {
      let childSize = child.size(fitting: contentProposal(width: width))
      child.place(at: position, size: childSize)
      position.y += childSize.height
    }
    scroll(to: offset)
  }

  /// The column of the indicator.
  private var indicator: Rect {
    Rect(origin: Point(x: size.width - 1, y: 0), size: Size(width: 1, height: size.height))
  }

  /// Scrolls so that a row of the content is the first visible one, as far as the content reaches.
  package func scroll(to position: Double) {
    let target = min(max(0, position), maximumPosition)
    guard target != offset else { return }
    offset = target
    setNeedsDisplay()
  }

  /// Scrolls as little as needed to show rows of the content; the first row wins when they do not fit.
  package func reveal(from top: Double, to bottom: Double) {
    if bottom > offset + size.height { scroll(to: bottom - size.height) }
    if top < offset { scroll(to: top) }
    if bottom - top > size.height { scroll(to: top) }
  }

  package override func draw(in canvas: Canvas) {
    guard contentHeight > size.height, size.height >= 1, size.width >= 2 else { return }
    let rows = cellCount(size.height)
    let thumb = max(1, cellCount(size.height * size.height / contentHeight))
    let travel = Double(rows - thumb)
    let start = maximumPosition > 0 ? cellCount(offset / maximumPosition * travel) : 0
    for row in canvas.visibleRows(of: size.height) {
      let isThumb = row >= start && row < start + thumb
      canvas.write(isThumb ? "┃" : "│", at: Point(x: size.width - 1, y: Double(row)), style: indicatorStyle)
    }
  }
}
