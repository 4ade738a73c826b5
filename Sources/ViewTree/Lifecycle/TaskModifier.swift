package import AttributeGraph

/// Runs asynchronous work while the content is in the tree and the id stays the same.
package struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let action: @MainActor () async -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let (host, presence) = (inputs.host, inputs.presence)
    let work = Work()
    var last: ID?
    inputs.graph.makeOutput { graph in
      let current = graph.value(modifier)
      guard last != current.id else { return }
      last = current.id
      host.afterUpdate { work.restart(current.action, isInSight: presence?.isInSight ?? true) }
    }
    presence?.observe(in: inputs.graph) { [unowned host] isInSight in
      isInSight ? host.afterUpdate { work.resume() } : work.pause()
    }
    inputs.graph.onRemoval { work.end() }
    return outputs
  }

  private final class Work {
    private var task: Task<Void, Never>?
    private var action: (@MainActor () async -> Void)?
    private var hasEnded = false

    /// - Parameter isInSight: True to start at once; otherwise the work starts when the view becomes visible.
    func restart(_ action: @escaping @MainActor () async -> Void, isInSight: Bool = true) {
      self.action = action
      pause()
      guard isInSight else { return }
      // The view may be removed before the update that made it has ended.
      if !hasEnded { task = Task { await action() } }
    }

    /// Called when the view is no longer visible; `resume()` when it is visible again.
    func pause() {
      task?.cancel()
      task = nil
    }
    func resume() { if task == nil, let action { restart(action) } }

    func end() {
      hasEnded = true
      pause()
    }
  }
}

extension View {
  /// Starts asynchronous work on the main actor when this view appears and cancels it when the view disappears.
  /// - Parameter priority: Ignored: the main actor's work is done in order.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, action: action))
  }

  /// Starts asynchronous work when this view appears, and restarts it whenever the id changes, cancelling the previous
  /// run.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, action: action))
  }
}
