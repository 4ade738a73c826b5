package import ViewTree

/// What happened to sources of suggestions that gave none: for those who want to know, never on the screen.
package final class SuggestionReports {
  /// A sentence each, every one once.
  package private(set) var notes: [String] = []
  /// Sources that have been asked and have not answered: they are not asked again meanwhile.
  private var busy: Set<String> = []

  private init() {}

  package static func of(_ host: ViewHost) -> SuggestionReports { host.attachment(orMake: SuggestionReports()) }

  func note(_ sentence: String) { if !notes.contains(sentence) { notes.append(sentence) } }

  func note(_ rejections: [SuggestionRejection]) {
    for rejection in rejections {
      note("left out of what '\(rejection.source)' suggests: \(rejection.reason.rawValue)")
    }
  }

  /// False if the source is still at an earlier question.
  func begin(_ source: String) -> Bool { busy.insert(source).inserted }
  func end(_ source: String) { busy.remove(source) }
}
