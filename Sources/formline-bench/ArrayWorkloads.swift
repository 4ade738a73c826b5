import Formline
import LineEditing
import TerminalModel

/// A character typed into one field of an app's form whose fields are the elements of one array.
enum ArrayWorkloads {
  static func run() -> [Measurement] {
    [10, 10_000].flatMap { count in
      [
        type(count, "elements of a state") { OwnList(count: count) },
        type(count, "elements of a binding") { Owner(count: count) },
      ]
    }
  }

  private static let line = 40

  private static func type(_ count: Int, _ name: String, _ root: @escaping () -> some View) -> Measurement {
    let capabilities = TerminalCapabilities.from(environment: ["TERM": "xterm-256color"])
    let session = Session(columns: 80, rows: 24, capabilities: capabilities) { _ in root() }
    _ = session.frame()
    session.receive([0x09], at: 0)
    _ = session.frame()
    var bodies = 0
    let measured = Measurement("key to frame, \(count) \(name)", count: 25 * line, warmUp: 5 * line) { round in
      let place = round % line
      session.receive(place == line - 1 ? [0x15] : [UInt8(ascii: "a") + UInt8(round % 26)], at: 0)
      _ = session.frame()
      // The first character takes the place of the prompt.
      if place > 0, place < line - 1 { bodies = max(bodies, session.updates) }
    }
    Workloads.require(bodies > 0 && bodies <= bodiesAtMost, "\(count) \(name): \(bodies) bodies a key")
    return Measurement(measured, note: "\(bodies) body a key")
  }

  /// That of the field, however many rows there are.
  private static let bodiesAtMost = 1

  private struct Person: Identifiable {
    let id: Int
    var name = ""
  }

  private struct OwnList: View {
    @State private var people: [Person]

    init(count: Int) { _people = State(initialValue: (0..<count).map { Person(id: $0) }) }

    var body: some View {
      Form {
        ForEach($people) { $person in TextField("Name", text: $person.name) }
      }
    }
  }

  private struct Team {
    var title = "Team"
    var people: [Person]
  }

  private struct Owner: View {
    @State private var team: Team

    init(count: Int) { _team = State(initialValue: Team(people: (0..<count).map { Person(id: $0) })) }

    var body: some View { Members(people: $team.people) }
  }

  private struct Members: View {
    @Binding var people: [Person]

    var body: some View {
      Form {
        ForEach($people) { $person in TextField("Name", text: $person.name) }
      }
    }
  }
}
