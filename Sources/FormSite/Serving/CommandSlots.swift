import FormModels

/// Bounds how many commands of its form a session runs at the same time; those beyond wait for their turn.
final class CommandSlots {
  private var free: Int
  private var waiting: [(number: Int, turn: CheckedContinuation<Bool, Never>)] = []
  private var last = 0
  /// Called when a command has to wait, the first time.
  private var onLimit: (() -> Void)?

  init(_ count: Int, onLimit: @escaping () -> Void) { (free, self.onLimit) = (count, onLimit) }

  func run(_ command: @MainActor () async -> CommandOutcome) async -> CommandOutcome {
    guard await take() else { return .failed(reason: "it was stopped") }
    defer { release() }
    return await command()
  }

  /// - Returns: False if the task is cancelled before its turn.
  private func take() async -> Bool {
    if free > 0 {
      free -= 1
      return true
    }
    onLimit?()
    onLimit = nil
    last += 1
    let number = last
    return await withTaskCancellationHandler {
      await withCheckedContinuation { turn in
        if Task.isCancelled { turn.resume(returning: false) } else { waiting.append((number, turn)) }
      }
    } onCancel: {
      Task { @MainActor in leave(number) }
    }
  }

  private func leave(_ number: Int) {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: place).turn.resume(returning: false)
  }

  private func release() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().turn.resume(returning: true) }
  }
}
