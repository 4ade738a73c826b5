import DefinedForms
package import Pictures
import TerminalModel

/// Films a script with keys at a person's speed; waits take their time in the script.
package final class FilmCamera {
  package private(set) var film: Film
  /// The simulated time of key presses and pauses so far.
  private var pauses = Duration.zero
  /// The start of the film on the host's clock.
  private let start: UInt64

  package init(columns: Int, rows: Int, at start: UInt64 = 0) {
    self.start = start
    film = Film(columns: columns, rows: rows)
  }

  /// Records an event of the host.
  /// - Parameter now: Nanoseconds on the host's clock.
  package func see(_ event: VirtualHost.Event, now: UInt64) {
    switch event {
    case .input(let kind): pauses += Self.pause(before: kind)
    case .output(let bytes): append(.output(bytes), now)
    case .resize(let columns, let rows):
      pauses += .milliseconds(600)
      append(.resize(columns: columns, rows: rows), now)
    }
  }

  /// Called when the form has ended: shows its summary, if it was submitted.
  func end(_ form: RunningForm, now: UInt64, capabilities: TerminalCapabilities) {
    guard let outcome = form.session.outcome else { return }
    pauses += .milliseconds(400)
    var bytes = form.session.erase()
    if outcome == .submitted {
      bytes += form.submissionSummary
        .bytes(columns: form.session.columns, capabilities: capabilities)
    }
    append(.output(bytes), now)
  }

  private func append(_ kind: Film.Event.Kind, _ now: UInt64) {
    film.events.append(Film.Event(time: pauses + .nanoseconds(Int64(clamping: now - start)), kind: kind))
  }

  private static func pause(before input: VirtualHost.InputKind) -> Duration {
    switch input {
    case .character: .milliseconds(70)
    case .repetition: .milliseconds(120)
    case .key: .milliseconds(450)
    case .scroll: .milliseconds(100)
    case .click, .paste: .milliseconds(600)
    }
  }
}
