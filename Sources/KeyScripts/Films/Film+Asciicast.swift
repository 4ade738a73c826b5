package import Pictures
import Values

/// The file format of asciinema (docs.asciinema.org/manual/asciicast/v2): a header, then an event a line.
nonisolated extension Film {
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
