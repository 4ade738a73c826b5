/// What a terminal showed while a script was played, and when: for a terminal to show it again, or for a picture.
package struct Film: Equatable, Sendable {
  /// The size of the terminal at the start.
  package var columns: Int
  package var rows: Int
  /// What happened, in order.
  package var events: [Event] = []
  /// How long the last picture stays.
  package var lastPause = Duration.seconds(2)

  /// A film without events.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Something that happened at a time since the start.
  package struct Event: Equatable, Sendable {
    package var time: Duration
    package var kind: Kind

    package init(time: Duration, kind: Kind) {
      self.time = time
      self.kind = kind
    }

    package enum Kind: Equatable, Sendable {
      /// Bytes that the terminal was sent.
      case output([UInt8])
      case resize(columns: Int, rows: Int)
    }
  }

  /// When the film ends.
  package var duration: Duration { (events.last?.time ?? .zero) + lastPause }

  /// The same film, so many times faster.
  package func played(timesFaster speed: Double) -> Film {
    var film = self
    film.events = events.map { Event(time: $0.time / speed, kind: $0.kind) }
    film.lastPause = lastPause / speed
    return film
  }
}
