import TerminalEmulation

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
