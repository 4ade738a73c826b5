package import AttributeGraph

extension ViewHost {
  package var needsUpdate: Bool {
    graph.hasPendingOutputs || !actions.isEmpty || !staleContainers.isEmpty || !observedChanges.isEmpty
  }

  /// Runs after the current or the next update, when every view is up to date. Actions may write state.
  /// - Parameter origin: Who has it run, should it never come to an end.
  package func afterUpdate(of origin: ActionOrigin? = nil, _ action: @escaping () -> Void) {
    actions.append(DueAction(run: action, origin: origin))
    if !graph.isEvaluating { onNeedsUpdate?() }
  }

  /// Brings every view up to date and runs the actions that changes caused, until nothing changes any more.
  /// A loop of changes is cut off after 100 rounds and reported. Does nothing while a body is evaluated.
  package func update() {
    guard !graph.isEvaluating else { return }
    for _ in 0..<Self.roundLimit {
      settle()
      if actions.isEmpty { return }
      runActions()
    }
    settle()
    guard !actions.isEmpty else { return }
    let origin = actions.waiting.lazy.compactMap(\.origin).first
    let name = origin.map { "\($0.name) actions\(place(of: $0.attribute))" } ?? "actions"
    actions.removeAll()
    report("\(name) kept changing state: tried to update more than \(Self.roundLimit) times in one frame")
  }

  private static let roundLimit = 100

  /// Evaluates what is dirty and collects children, until neither asks for the other.
  private func settle() {
    updateNumber += 1
    transaction = Transaction.take(for: graph)
    for completion in transaction.completions { completion.host = self }
    defer { transaction = Transaction() }
    var lastChange: AttributeID?
    for _ in 0..<Self.roundLimit {
      for id in observedChanges.takeAll() where graph.isValid(id) {
        graph.invalidate(id)
        lastChange = id
      }
      graph.update()
      for container in postponedContainers { container.childrenDidChange() }
      postponedContainers.removeAll()
      for family in movingFamilies { family.settle() }
      if !movingFamilies.isEmpty, graph.hasPendingOutputs { continue }
      refreshContainers()
      if graph.hasPendingOutputs { continue }
      for family in movingFamilies { family.makeChangedSections() }
      if graph.hasPendingOutputs { continue }
      endMoves()
      guard
        graph.hasPendingOutputs || !staleContainers.isEmpty || !postponedContainers.isEmpty
          || !observedChanges.isEmpty
      else { return }
    }
    // Bodies that go on changing what others have read would be evaluated for ever.
    _ = observedChanges.takeAll()
    let place = lastChange.map { ", the last one\(self.place(of: $0))" } ?? ""
    report(
      "views kept changing while they were made\(place): tried to settle more than \(Self.roundLimit) times in one frame"
    )
  }

  /// Brings views up to date that were made in the middle of a layout.
  func settleRows() {
    lookThroughListsAnew()
    settle()
  }

  func runActions() {
    var due = actions.take()
    for action in due { action.run() }
    actions.giveBack(&due)
  }

  func containerIsStale(_ container: ContainerNode) { staleContainers.append(container) }

  /// The children of a container are collected again when what is dirty now has been evaluated.
  func collectLater(_ container: ContainerNode) { postponedContainers.append(container) }

  private func lookThroughListsAnew() {
    for reader in listReaders where graph.isValid(reader) { graph.invalidate(reader) }
  }

  private func refreshContainers() {
    guard !staleContainers.isEmpty else { return }
    lookThroughListsAnew()
    while !staleContainers.isEmpty {
      var due = staleContainers.take()
      for container in due { container.refreshChildren() }
      staleContainers.giveBack(&due)
    }
  }

  /// Reports a change of what is outside of the graph, from any thread: what has read the attribute is evaluated at the
  /// next update.
  package func changeReport(of attribute: AttributeID) -> @Sendable () -> Void {
    { [observedChanges] in observedChanges.append(attribute) }
  }

  /// Changes of observable objects that wait for the next update.
  package var observedChangeCount: Int { observedChanges.count }

  /// Brings `frameTime` up to date once it is time for another frame.
  func requestFrame() {
    guard !hasRequestedFrame, let clock else { return }
    hasRequestedFrame = true
    let interval = UInt64(FrameRate.interval.components.attoseconds / 1_000_000_000)
    _ = clock.after(nanoseconds: interval) { [weak self] in
      guard let self, let clock = self.clock, rootSubgraph.isValid else { return }
      hasRequestedFrame = false
      graph.setValue(frameTime, clock.now)
    }
  }
}
