import ContentTypes
import Synchronization
import Values

extension SystemFacts {
  /// Facts of Ada's machine with these files.
  static func ada(
    files: [String: String] = [:], environment: [String: String] = [:], workingDirectory: String? = "/home/ada/work",
    today: CalendarDate? = CalendarDate(year: 2026, month: 6, day: 15)
  ) -> SystemFacts {
    SystemFacts(
      loginName: "ada", fullName: "Ada King Lovelace", homeDirectory: "/home/ada", workingDirectory: workingDirectory,
      hostName: "engine.example.org", environment: environment, today: today, now: ClockTime(hour: 9, minute: 5),
      readFile: { files[$0] },
      listDirectory: { directory in
        let below = files.keys.filter { $0.hasPrefix(directory) }.map { $0.dropFirst(directory.count) }
        return Set(below.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
      })
  }
}

/// Counts calls of a closure that may come from anywhere.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() {
    count.withLock { $0 += 1 }
  }
}
