import AttributeGraph

/// Collects messages about programming mistakes, a sentence each; never drawn.
final class IssueLog {
  /// The first listener also receives the earlier messages.
  var listener: ((String) -> Void)? {
    didSet {
      guard let listener else { return }
      for message in unheard { listener(message) }
      unheard = []
    }
  }
  private var reported: Set<String> = []
  private var unheard: [String] = []
  private static let unheardLimit = 20
  private static let limit = 200

  /// Logs a message about a mistake, only once if repeated.
  func report(_ message: String) {
    guard reported.count <= Self.limit, reported.insert(message).inserted else { return }
    log(reported.count <= Self.limit ? message : "there is more to report about the views, which is left out")
  }

  /// Logs a message that is not about a mistake, each time.
  func log(_ message: String) {
    if let listener {
      listener(message)
    } else if unheard.count < Self.unheardLimit {
      unheard.append(message)
    }
  }

  func report(_ issue: GraphIssue) {
    let place = BodyEvaluation.current.map { "the body of \($0.view)" } ?? "an update of the views"
    switch issue {
    case .writeDuringEvaluation: report("state was written during \(place): the write is ignored")
    case .cycle: report("a value was read by its own computation during \(place): it kept its last value")
    case .readOfRemoved: report("state of a view that is gone was read during \(place)")
    case .writeToRemoved: report("state of a view that is gone was written during \(place): the write is ignored")
    }
  }
}

extension ViewHost {
  /// Receives messages about programming mistakes, a sentence each; never drawn. The first listener also receives
  /// earlier ones.
  package var reportIssue: ((String) -> Void)? {
    get { issues.listener }
    set { issues.listener = newValue }
  }

  /// Reports a programming mistake; the same sentence only once.
  package func report(_ message: String) { issues.report(message) }

  /// True if an object announces a change during an evaluation, which is reported and ignored.
  package func refusesAnnouncement() -> Bool {
    guard graph.isEvaluating, let evaluation = BodyEvaluation.current else { return false }
    report("an object announced a change during the body of \(evaluation.view): it is ignored")
    return true
  }
}
