import FormDefinitions
import TerminalDriver
import Values

/// Parses `site.yaml` and reports all its mistakes.
nonisolated enum SiteReader {
  /// - Parameters:
  ///   - path: The file's name in diagnostics.
  ///   - forms: The names of the existing forms.
  ///   - surroundings: What it names on the machine; by default, that is not looked at.
  static func read(
    _ bytes: [UInt8], path: String, forms: [String], surroundings: SiteSurroundings = SiteSurroundings()
  ) -> (settings: SiteSettings, diagnostics: [Diagnostic]) {
    var parser = SiteParser(file: ForeignFile(yaml: bytes, path: path), forms: forms, surroundings: surroundings)
    if let root = parser.file.root { parser.parse(root) }
    return (parser.settings, parser.file.diagnostics)
  }

  /// A duration in `site.yaml`: `30s`, `12h`, or days, weeks and years of 365 days such as `30d`, `6w`, `2y`.
  static func duration(_ text: String) -> Duration? {
    let days: [Character: Int] = ["d": 1, "w": 7, "y": 365]
    if let unit = text.last.flatMap({ days[$0] }) {
      guard let count = Int(text.dropLast()), count > 0, count < 100_000 else { return nil }
      return .seconds(count * unit * 86_400)
    }
    guard let duration = Duration(parsing: text), duration > .zero else { return nil }
    return duration
  }

  /// A number of bytes: `500kB`, `1MB`, `2MiB`.
  static func bytes(_ text: String) -> Int? {
    let units = [
      ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("kB", 1000), ("KB", 1000), ("MB", 1_000_000),
      ("GB", 1_000_000_000), ("B", 1),
    ]
    guard let (name, factor) = units.first(where: { text.hasSuffix($0.0) }) ?? ("", 1) as (String, Int)?,
      let count = Int(text.dropLast(name.count)), count > 0, count < 1 << 30
    else { return nil }
    return count * factor
  }

  /// A date, which stands for its beginning, or a moment, in milliseconds since 1970.
  static func moment(_ text: String, _ zone: ZoneRules) -> Int64? {
    if let date = try? CalendarDate(parsing: Substring(text)),
      let midnight = ClockTime(hour: 0, minute: 0, second: 0, nanosecond: 0)
    {
      return zone.instant(at: LocalDateTime(date, midnight)).map { $0.seconds * 1000 }
    }
    return (try? Instant(parsing: text, zone: zone)).map { $0.seconds * 1000 }
  }
}

/// What a site.yaml names on the machine.
nonisolated struct SiteSurroundings {
  /// Why a program cannot be started; nil if it can.
  var obstacle: (_ program: String) -> SystemError? = { _ in nil }
  /// Why a file has no keys of certificate authorities; nil if it has.
  var authoritiesMistake: (_ path: String) -> String? = { _ in nil }
  /// Why a file of a hook cannot be used; nil if it can.
  var hookFileMistake: (_ path: String, _ file: HookFile) -> String? = { _, _ in nil }
  /// True if a folder is within the site.
  var hasFolder: (_ path: String) -> Bool = { _ in true }
  /// True if the folder is there in which a log is to be.
  var hasFolderOfLog: (_ path: String) -> Bool = { _ in true }
}
