public import AttributeGraph
public import OpenCombine
public import ViewTree

/// Runs an action for each value of a publisher, as long as the content lives.
public struct SubscriptionModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let receiver = Receiver(modifier: modifier, host: inputs.host)
    _ = inputs.graph.makeOutput(Follow(modifier: modifier, receiver: receiver, host: inputs.host))
    inputs.graph.onRemoval { receiver.end() }
    return outputs
  }

  private struct Follow: Rule {
    let modifier: Attribute<SubscriptionModifier<Source>>
    let receiver: Receiver
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> Int {
      let publisher = graph.value(modifier).publisher
      host.afterUpdate { receiver.follow(publisher) }
      return 0
    }
  }

  private final class Receiver {
    private let modifier: Attribute<SubscriptionModifier<Source>>
    private unowned let host: ViewHost
    private var publisher: Source?
    private var subscription: AnyCancellable?
    private var hasEnded = false

    init(modifier: Attribute<SubscriptionModifier<Source>>, host: ViewHost) {
      self.modifier = modifier
      self.host = host
      MainQueue.mark()
    }

    func follow(_ newPublisher: Source) {
      guard !hasEnded else { return }
      if let publisher, ValueEquality.areEqual(publisher, newPublisher) { return }
      publisher = newPublisher
      subscription = newPublisher.sink { @Sendable [weak self] value in
        nonisolated(unsafe) let value = value
        guard MainQueue.isCurrent else {
          Task { @MainActor in self?.receive(value) }
          return
        }
        MainActor.assumeIsolated { self?.receive(value) }
      }
    }

    /// An event belongs to the state of the view that it is attached to: its body is evaluated, whatever the action does.
    private func receive(_ value: Source.Output) {
      guard !hasEnded else { return }
      let graph = host.graph
      guard !graph.isEvaluating else { return host.afterUpdate { self.receive(value) } }
      graph.peek(modifier).action(value)
      if graph.isValid(modifier.id), let body = host.body(around: modifier.id) { graph.invalidate(body) }
    }

    func end() {
      hasEnded = true
      subscription = nil
    }
  }
}

extension View {
  /// Runs an action, on the main actor, for each value of a publisher. The view that this modifier stands in is
  /// evaluated for each, also when the action changes nothing; put it into a small view.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}

// What schedules in SwiftUI's programs is Foundation's run loop, which is no scheduler of OpenCombine.
extension Publisher {
  @available(*, unavailable, message: "views run on the main actor, as what sends does: leave it out")
  public func receive<Loop>(on scheduler: Loop) -> Self { self }

  @available(
    *, unavailable, message: "a task waits: .task(id: text) { try? await Task.sleep(for: .milliseconds(300)); … }"
  )
  public func debounce<Loop>(for interval: Duration, scheduler: Loop) -> Self { self }

  @available(
    *, unavailable, message: "a task waits: .task(id: text) { try? await Task.sleep(for: .milliseconds(300)); … }"
  )
  public func throttle<Loop>(for interval: Duration, scheduler: Loop, latest: Bool) -> Self { self }
}
