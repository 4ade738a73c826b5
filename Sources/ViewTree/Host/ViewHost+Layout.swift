extension ViewHost {
  func setNeedsLayout() { needsLayout = true }

  /// Measures and places what changed, offering the root `proposal`; returns the size the root took.
  ///
  /// Views that depend on their size are evaluated when it has changed, and laid out again.
  package func layOut(in proposal: ProposedViewSize) -> Size {
    var last: ActionOrigin?
    for _ in 0..<Self.layoutLimit {
      if needsLayout || proposal != self.proposal {
        needsLayout = false
        self.proposal = proposal
        counters.layouts += 1
        root.place(at: .zero, size: root.size(fitting: proposal))
      }
      fillScrolled()
      for reader in geometryReaders { reader.reader?.placeMayHaveChanged() }
      // Rows that came into sight have said that they appeared.
      guard !resized.isEmpty || !actions.isEmpty else { return root.size }
      var due = resized.take()
      last = due.lazy.compactMap(\.origin).first ?? last
      for action in due { action.run() }
      resized.giveBack(&due)
      update()
    }
    let name = last.map { ", as by the \($0.name)\(place(of: $0.attribute))" } ?? ""
    report("the layout did not settle: views kept changing their size because of their size\(name)")
    return root.size
  }

  private static let layoutLimit = 10

  /// The rows of the screen.
  package var screenHeight: Double { proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 24 }

  /// Lazy stacks inside a scrolling node must show what is in sight now.
  func scrolled(_ node: ScrollNode) {
    if !scrolledNodes.waiting.contains(where: { $0 === node }) { scrolledNodes.append(node) }
  }

  private func fillScrolled() {
    var due = scrolledNodes.take()
    for node in due where node.isInTree { node.layOutAgain() }
    scrolledNodes.giveBack(&due)
  }

  /// A view depends on its place, which may change without a layout.
  func watchPlace(of reader: any GeometryReading) {
    geometryReaders.removeAll { $0.reader == nil || $0.reader === reader }
    geometryReaders.append(WeakGeometryReader(reader: reader))
  }

  /// Runs after the layout going on. The action may write state.
  /// - Parameter origin: Who has it run, should the layout never settle.
  func afterLayout(of origin: ActionOrigin? = nil, _ action: @escaping () -> Void) {
    resized.append(DueAction(run: action, origin: origin))
  }

  /// Whether something was scrolled since the last layout.
  package var hasScrolled: Bool { !scrolledNodes.isEmpty }
}
