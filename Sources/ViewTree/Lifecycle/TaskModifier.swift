public import AttributeGraph

/// Runs asynchronous work while the content is in the tree and the id stays the same.
public struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let action: @MainActor () async -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let work = Work()
    _ = inputs.graph.makeOutput(
      Restart(modifier: modifier, host: inputs.host, presence: inputs.presence, work: work))
    inputs.presence?.observe(in: inputs.graph) { [unowned host = inputs.host] isInSight in
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
      task?.cancel()
    }
  }

  private struct Restart: Rule {
    let modifier: Attribute<TaskModifier<ID>>
    let host: ViewHost
    let presence: Presence?
    let work: Work
    var last: ID?

    mutating func evaluate(in graph: Graph) -> Int {
      let current = graph.value(modifier)
      guard last != current.id else { return 0 }
      last = current.id
      host.afterUpdate { [presence, work] in
        work.restart(current.action, isInSight: presence?.isInSight ?? true)
      }
      return 0
    }
  }
}

extension View {
  /// Starts asynchronous work on the main actor when this view appears and cancels it when the view disappears.
  public func task(_ action: @escaping @MainActor () async -> Void) -> ModifiedContent<
    Self, TaskModifier<Int>
  > {
    modifier(TaskModifier(id: 0, action: action))
  }

  /// Starts asynchronous work when this view appears, and restarts it whenever the id changes, cancelling the previous
  /// run.
  public func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, TaskModifier<ID>> {
    modifier(TaskModifier(id: id, action: action))
  }
}
