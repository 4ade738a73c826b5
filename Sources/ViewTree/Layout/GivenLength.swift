/// A length that a screen's code has given, in cells: one that is too long pushes views out of sight.
struct GivenLength {
  /// How a report begins: "spacing".
  let name: String
  let cells: Double
  let axis: Axis
  /// How often it is taken.
  let times: Int

  init(_ name: String, _ cells: Double, along axis: Axis, times: Int = 1) {
    self.name = name
    self.cells = cells
    self.axis = axis
    self.times = times
  }

  /// A length that somebody who thinks in cells may well mean.
  var isShort: Bool { cells.magnitude <= (axis == .vertical ? 5 : 12) }

  var whole: Double { cells.magnitude * Double(times) }

  /// The length as code has given it, and what it comes to: `spacing 24 is 24 rows: lengths are cells here; …`.
  var explanation: String {
    let given = Lengths.told(cells, along: axis)
    let unit = axis == .vertical ? "rows" : "columns"
    let advice =
      switch Lengths.current {
      case .cells: "lengths are cells here; run(lengths: .points) takes them as SwiftUI's points"
      case .points: "lengths are points here, 8 to a column and 16 to a row"
      }
    return "\(name) \(Self.text(given)) is \(Self.text(cells)) \(unit): \(advice)"
  }

  private static func text(_ length: Double) -> String {
    length == length.rounded() && length.magnitude < 1e9 ? "\(Int(length))" : "\(length)"
  }
}

/// Views that lengths push out of sight.
extension ViewHost {
  /// Remembers a node whose lengths may push views out of sight.
  func watchLengths(of node: DisplayNode) {
    guard node.givenLengths.contains(where: { !$0.isShort }) else { return }
    longLengths.removeAll { $0.wrappedValue == nil || $0.wrappedValue === node }
    longLengths.append(Anchored(wrappedValue: node))
  }

  /// Reports the texts and controls that no key brings into sight because of a screen's own lengths. Costs nothing
  /// unless these lengths come to a third of the screen.
  func reportHiddenViews() {
    guard hasUncheckedLengths else { return }
    hasUncheckedLengths = false
    guard !longLengths.isEmpty, let width = proposal.finiteWidth, let height = proposal.height, height.isFinite
    else { return }
    let lengths = longLengths.compactMap(\.wrappedValue).filter(\.isInTree).flatMap(\.givenLengths)
    let screen = Size(width: width, height: height)
    let search = HiddenViews(screen: screen, lengths: lengths.filter { !$0.isShort })
    guard search.areLong else { return }
    for issue in search.issues(in: root) { report(issue) }
  }
}

/// Looks for texts and controls outside the screen, and for the length that is to blame.
private struct HiddenViews {
  let screen: Size
  let lengths: [GivenLength]

  var areLong: Bool { isLong(along: .vertical) || isLong(along: .horizontal) }

  private func isLong(along axis: Axis) -> Bool { whole(along: axis) >= screen.length(along: axis) / 3 }

  private func whole(along axis: Axis) -> Double {
    lengths.reduce(0) { $0 + ($1.axis == axis ? $1.whole : 0) }
  }

  func issues(in root: DisplayNode) -> [String] {
    var issues: [String] = []
    visit(root, at: .zero, seen: Rect(origin: .zero, size: screen), &issues)
    return issues
  }

  /// - Parameter seen: The part of the screen that is visible, or can be scrolled to.
  private func visit(_ node: DisplayNode, at origin: Point, seen: Rect, _ issues: inout [String]) {
    guard issues.count < Self.limit, !node.isHidden, node.opacity > 0 else { return }
    let frame = Rect(origin: origin, size: node.size)
    if let name = (node as? TextNode)?.nameForReports ?? node.host.nameOfControl(node) {
      if let cause = cause(ofHiding: frame, seen: seen) {
        issues.append("\(name) is out of sight, since \(cause.explanation)")
      }
      return
    }
    var seen = seen
    if let scroll = node as? ScrollNode {
      seen = seen.intersection(frame)
      if scroll.axis == .vertical { seen = Rect(x: seen.origin.x, width: seen.size.width) }
      if scroll.axis == .horizontal { seen = Rect(y: seen.origin.y, height: seen.size.height) }
    }
    let offset = node is ScrollNode ? node.contentOffset : .zero
    for child in node.children {
      let start = Point(x: origin.x - offset.x + child.origin.x, y: origin.y - offset.y + child.origin.y)
      visit(child, at: start, seen: seen, &issues)
    }
  }

  /// The longest length along the axis on which a frame is out of sight; nil if it is in sight, or would be out of
  /// sight without these lengths.
  private func cause(ofHiding frame: Rect, seen: Rect) -> GivenLength? {
    guard frame.intersection(seen).isEmpty else { return nil }
    for axis in [Axis.vertical, .horizontal] {
      let start = frame.origin.coordinate(along: axis)
      let end = start + frame.size.length(along: axis)
      let first = seen.origin.coordinate(along: axis)
      let distance = max(start + 1 - (first + seen.size.length(along: axis)), first + 1 - end)
      guard distance > 0, whole(along: axis) >= distance else { continue }
      return lengths.filter { $0.axis == axis }.max { $0.whole < $1.whole }
    }
    return nil
  }

  private static let limit = 3
}

extension Rect {
  /// A column of the plane that has no end above or below.
  fileprivate init(x: Double, width: Double) {
    self.init(origin: Point(x: x, y: -1e9), size: Size(width: width, height: 2e9))
  }

  /// A row of the plane that has no end to either side.
  fileprivate init(y: Double, height: Double) {
    self.init(origin: Point(x: -1e9, y: y), size: Size(width: 2e9, height: height))
  }
}
