extension DisplayNode {
  /// The size that this node chooses for a proposal, cached until `setNeedsLayout()`. Never negative, never NaN.
  public final func size(fitting proposal: ProposedViewSize) -> Size {
    let proposal = ProposedViewSize(width: proposal.width.map(Self.length), height: proposal.height.map(Self.length))
    if let known = answers.lastIndex(where: { $0.proposal == proposal }) {
      if known != answers.count - 1 { answers.append(answers.remove(at: known)) }
      return answers[answers.count - 1].size
    }
    if growsWithRows, let size = answerOnBothSides(of: proposal) { return size }
    let wanted = measure(proposal)
    let size = Size(width: Self.length(wanted.width), height: Self.length(wanted.height))
    if answers.count == Self.answersKept {
      answers.removeFirst()
      hasForgottenAnswers = true
    }
    answers.append((proposal, size))
    return size
  }

  /// Stacks measure their content at its smallest, its largest and at its share. Each level of stacks with alternating
  /// axes adds two proposals; a dropped answer would be measured again at every level.
  private static let answersKept = 40

  /// The answer given both for fewer and for more rows at the same width, if there is one: each level of stacks
  /// proposes other shares of the rows to a leaf.
  private func answerOnBothSides(of proposal: ProposedViewSize) -> Size? {
    guard let rows = proposal.height else { return nil }
    for (offered, size) in answers where offered.width == proposal.width && offered.height ?? .infinity < rows {
      let isTheSame = answers.contains {
        $0.size == size && $0.proposal.width == proposal.width && $0.proposal.height ?? 0 > rows
      }
      if isTheSame { return size }
    }
    return nil
  }

  /// True if nobody has asked for a size since the last `setNeedsLayout()`.
  package final var isUnmeasured: Bool { answers.isEmpty }

  /// Places this node in its parent and lays out what has changed inside.
  public final func place(at origin: Point, size: Size) {
    let origin = Point(x: origin.x.isNaN ? 0 : origin.x, y: origin.y.isNaN ? 0 : origin.y)
    let size = Size(width: Self.length(size.width), height: Self.length(size.height))
    let isResized = size != self.size
    let isMoved = isResized || !isPlaced || origin != self.origin
    if isMoved { setNeedsDisplay() }
    self.origin = origin
    self.size = size
    if isMoved { host.arrangement &+= 1 }
    isPlaced = true
    let proposal = proposal(answeredBy: size)
    if isResized || needsLayout || proposal != placedProposal {
      needsLayout = false
      placedProposal = proposal
      layOutAgain()
    }
    if isMoved { setNeedsDisplay() }
  }

  /// The last proposal that was answered with a size; the size itself if there is none. Children laid out with the
  /// proposal for which they were measured need no new measurements.
  package final func proposal(answeredBy size: Size) -> ProposedViewSize {
    answers.last { $0.size == size }?.proposal ?? ProposedViewSize(size)
  }

  /// Marks this node for layout: its chosen size or the positions of its children may have changed.
  public final func setNeedsLayout() {
    forgetAnswers()
    var node = self
    while let parent = node.parent {
      // The parent has not been measured since it became stale, so all its ancestors are stale too.
      if parent.needsLayout, parent.answers.isEmpty, !parent.hasForgottenAnswers { return }
      parent.forgetAnswers()
      node = parent
    }
    host.needsLayout = true
  }

  /// The same for this node and its ancestors, up to but excluding one that lays itself out.
  final func forgetAnswers(upTo end: DisplayNode) {
    for node in ancestry.prefix(while: { $0 !== end }) { node.forgetAnswers() }
  }

  /// Has this node laid out again by its parent, which is about to place it in another way.
  package final func mustBePlacedAnew() { needsLayout = true }

  final func layOutAgain() {
    layOut(in: size)
    updateExtent()
    host.arrangement &+= 1
  }

  /// Like `setNeedsLayout()`, but does nothing if every cached answer is still right.
  package final func setNeedsLayoutIfAnswersChanged() {
    guard !needsLayout, !hasForgottenAnswers else { return setNeedsLayout() }
    for answer in answers where measure(answer.proposal) != answer.size { return setNeedsLayout() }
  }

  private func forgetAnswers() {
    answers.removeAll(keepingCapacity: true)
    hasForgottenAnswers = false
    needsLayout = true
  }

  private static func length(_ length: Double) -> Double { length > 0 ? length : 0 }

  private func updateExtent() {
    areChildrenWithinBounds = true
    guard size.width > 0, size.height > 0 else {
      extent = .zero
      return
    }
    var reach = Rect(origin: .zero, size: size)
    for child in children {
      let isWithin = child.extent.isEmpty || child.extent == Rect(origin: .zero, size: child.size)
      if !isWithin { areChildrenWithinBounds = false }
      if !clipsChildren { reach = reach.union(child.extent.offset(by: child.origin)) }
    }
    extent = reach
  }
}
