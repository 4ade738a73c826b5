import TerminalEmulation
import Values

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

  /// The film at `speed` times its speed.
  package func played(timesFaster speed: Double) -> Film {
    var film = self
    film.events = events.map { Event(time: $0.time / speed, kind: $0.kind) }
    film.lastPause = lastPause / speed
    return film
  }
}

/// One still picture of a film: the screen from a time on.
struct FilmPicture: Equatable, Sendable {
  var time: Duration
  var rows: [ScreenRow]
  /// Where the cursor stands, from 0; nil while it is hidden.
  var cursor: Cursor?

  struct Cursor: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  /// The pictures of a film: one for every time at which the screen has become another.
  static func all(of film: Film) -> [FilmPicture] {
    var terminal = VirtualTerminal(columns: film.columns, rows: film.rows)
    var pictures = [FilmPicture(time: .zero, terminal)]
    for event in film.events {
      switch event.kind {
      case .output(let bytes): terminal.feed(bytes)
      case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
      }
      var picture = FilmPicture(time: event.time, terminal)
      // What happens too fast to be seen is one picture.
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
    rows = (0..<terminal.rows).map { terminal.row($0) }
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

/// The file format of asciinema (docs.asciinema.org/manual/asciicast/v2): a header, then an event a line.
extension Film {
  /// The film as asciicast v2, ending in a newline. Nothing in it depends on when or where it was made.
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
    // A last event without text keeps the last picture for its time.
    let end = JSONNumber(duration.decimal(of: .seconds)).map { JSONValue.number($0) } ?? 0
    return text + "\([end, "o", ""] as JSONValue)\n"
  }
}
