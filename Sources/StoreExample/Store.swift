import Formline
import Observation

/// The one place where an application's state is: views read it and send actions, only the reducer changes it.
@Observable final class Store<State, Action> {
  /// What may happen besides a change of state; it answers with another action, or with none.
  struct Effect {
    /// Another effect of the same name takes the place of one that runs.
    let name: String
    let run: @MainActor () async -> Action?
  }

  /// The state. It cannot be written from outside.
  private(set) var state: State
  /// Every action so far. Replayed, it leads to the same state.
  @ObservationIgnored private(set) var log: [Action] = []
  @ObservationIgnored private let reduce: (inout State, Action) -> Effect?
  @ObservationIgnored private var running: [String: Task<Void, Never>] = [:]

  /// A store whose reducer changes the state for an action, and says what else is to be done.
  init(_ state: State, reduce: @escaping (inout State, Action) -> Effect?) {
    self.state = state
    self.reduce = reduce
  }

  /// Does what an action asks for, and starts its effect.
  func send(_ action: Action) {
    log.append(action)
    guard let effect = reduce(&state, action) else { return }
    running[effect.name]?.cancel()
    running[effect.name] = Task {
      guard let answer = await effect.run(), !Task.isCancelled else { return }
      send(answer)
    }
  }

  /// Does what the actions of a log ask for. What their effects answered is in the log already, so none is started.
  func replay(_ log: [Action]) {
    for action in log {
      self.log.append(action)
      _ = reduce(&state, action)
    }
  }

  /// A binding that reads a member of the state, and sends an action instead of writing it.
  func binding<Value>(_ member: KeyPath<State, Value>, _ action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { self.state[keyPath: member] }, set: { self.send(action($0)) })
  }
}
