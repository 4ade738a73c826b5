import TerminalEmulation
import Values

/// What a terminal showed while a script was played, with times; to be replayed on a terminal or made into a picture.
package struct Film: Equatable, Sendable {
  /// The size of the terminal at the start.
  package var columns: Int
  package var rows: Int
  /// The events in order.
  package var events: [Event] = []
  /// How long the last frame is shown.
  package var lastPause = Duration.seconds(2)

  /// A film without events.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// An event with its time since the start.
  package struct Event: Equatable, Sendable {
    package var time: Duration
    package var kind: Kind

    package init(time: Duration, kind: Kind) {
      self.time = time
      self.kind = kind
    }

    package enum Kind: Equatable, Sendable {
      /// Bytes sent to the terminal.
      case output([UInt8])
      case resize(columns: Int, rows: Int)
    }
  }

  /// The time when the film ends.
  package var duration: Duration { (events.last?.time ?? .zero) + lastPause }

  /// The film played `speed` times as fast.
  package func played(timesFaster speed: Double) -> Film {
    var film = self
    film.events = events.map { Event(time: $0.time / speed, kind: $0.kind) }
    film.lastPause = lastPause / speed
    return film
  }
}

/// One frame of a film: the screen from a time on.
struct FilmPicture: Equatable, Sendable {
  var time: Duration
  var rows: [ScreenRow]
  /// The cursor's position, from 0; nil if hidden.
  var cursor: Cursor?

  struct Cursor: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  /// The frames of a film: one for each change of the screen.
  static func all(of film: Film) -> [FilmPicture] {
    var terminal = VirtualTerminal(columns: film.columns, rows: film.rows)
    var pictures = [FilmPicture(time: .zero, terminal)]
    for event in film.events {
      switch event.kind {
      case .output(let bytes): terminal.feed(bytes)
      case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
      }
      var picture = FilmPicture(time: event.time, terminal)
      // Changes too fast to be seen become one frame.
      if let last = pictures.last, event.time - last.time < .milliseconds(20) {
        picture.time = last.time
        pictures.removeLast()
      }
      if let last = pictures.last, last.isSame(as: picture) { continue }
      pictures.append(picture)
    }
    return pictures
  }

  private init(time: Duration, _ terminal: VirtualTerminal) {
    self.time = time
    rows = terminal.screen
    cursor = terminal.cursorVisible ? Cursor(column: terminal.cursor.column, row: terminal.cursor.row) : nil
  }

  private func isSame(as other: FilmPicture) -> Bool { rows == other.rows && cursor == other.cursor }
}

extension Duration {
  package enum DecimalUnit { case seconds, milliseconds }

  /// The duration with three decimals, rounded down: `0.012` seconds or `12.345` milliseconds.
  package func decimal(of unit: DecimalUnit) -> String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let thousandths = unit == .seconds ? microseconds / 1000 : microseconds
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    return "\(whole).\(String(rest).padded(to: 3))"
  }
}

/// The file format of asciinema (docs.asciinema.org/manual/asciicast/v2): a header, then one event per line.
extension Film {
  /// The film as asciicast v2, ending in a newline. Independent of when and where it is made.
  package func asciicast(title: String) -> String {
    let header: JSONValue = [
      "version": 2, "width": .integer(columns), "height": .integer(rows), "title": .string(title),
      "env": ["TERM": "xterm-256color"],
    ]
    var text = "\(header)\n"
    for event in events {
      let seconds = JSONNumber(event.time.decimal(of: .seconds)).map { JSONValue.number($0) } ?? 0
      let line: JSONValue =
        switch event.kind {
        case .output(let bytes): [seconds, "o", .string(String(decoding: bytes, as: UTF8.self))]
        case .resize(let columns, let rows): [seconds, "r", .string("\(columns)x\(rows)")]
        }
      text += "\(line)\n"
    }
    // A final event without text keeps the last frame on screen.
    let end = JSONNumber(duration.decimal(of: .seconds)).map { JSONValue.number($0) } ?? 0
    return text + "\([end, "o", ""] as JSONValue)\n"
  }
}
