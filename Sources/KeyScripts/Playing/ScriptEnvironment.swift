package import ContentTypes
package import DefinedForms
package import FormDefinitions
import Formline
import TerminalDriver
package import Values
package import Wording

/// The world of a script's form: a fixed user and time, and the script's `Env` and `Now` lines. Nothing of the machine.
nonisolated package struct ScriptEnvironment: Sendable {
  package var variables: [String: String]

  /// What the clocks show.
  package let moment: Instant
  /// The clock of the person: that of `TZ`; without one, it stands where the moment says, which is in UTC unless `Now`
  /// names another offset.
  package let zone: ZoneRules

  /// `HOME=/home/user`, `USER=user`, `LANG=C.UTF-8`, and `variables`; the last of a name wins.
  package init(adding variables: [(name: String, value: String)] = [], at moment: Instant = .scriptStart) {
    self.variables = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"]
    for (name, value) in variables { self.variables[name] = value }
    zone = self.variables["TZ"].map { ZoneRules.named($0) } ?? ZoneRules(utcOffset: moment.utcOffset)
    let offset = zone.utcOffset(atEpoch: moment.seconds)
    self.moment = Instant(seconds: moment.seconds, utcOffset: offset, isUTC: zone.isUTC) ?? moment
  }

  /// The world of a script.
  package init(of script: KeyScript) { self.init(adding: script.environment, at: script.moment) }

  /// Facts for suggestions: the environment, no files, the day of the virtual clock.
  package var facts: SystemFacts {
    let local = moment.local
    return SystemFacts(
      loginName: variables["USER"], homeDirectory: variables["HOME"], environment: variables,
      today: local.date, now: ClockTime(hour: local.time.hour, minute: local.time.minute))
  }

  /// The language that the variables ask for; nil for none in particular.
  package var language: LanguageTag? { LanguageTag(environment: { variables[$0] }) }

  /// What the script's answers are read with.
  package var reading: ReadingContext {
    ReadingContext(today: moment.local.date) { [zone] in zone }
  }

  /// The configuration of a form that runs in this world.
  @MainActor package var configuration: FormConfiguration {
    var configuration = FormConfiguration()
    configuration.facts = facts
    configuration.secondsSinceEpoch = moment.seconds
    configuration.utcOffset = moment.utcOffset
    configuration.grants.variables = Set(variables.keys)
    configuration.theme = variables["FORMLINE_THEME"].flatMap(Theme.named) ?? .standard
    configuration.zone = { [zone] in zone }
    return configuration
  }

  /// The variables that tell of the terminal: the virtual one is an xterm with all colours unless they say otherwise.
  package var terminalVariables: [String: String] {
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
  }
}

nonisolated extension Instant {
  /// The time of a script that says none: 2026-01-01T00:00:00Z.
  package static let scriptStart = Instant.epoch.adding(seconds: 1_767_225_600)
}

/// Access to files beside scripts; the caller does the I/O, so that a run can be kept in memory.
package struct FileAccess {
  /// The bytes of the file at a path, or why there are none.
  package var read: (_ path: String) -> Result<[UInt8], ResourceError>
  /// Replaces the file at a path; answers why it could not, or nil.
  package var write: (_ path: String, _ bytes: [UInt8]) -> ResourceError?

  /// How definitions are read.
  package var options: ReadingOptions
  /// The bytes of a file that a definition names, from the definition's folder (with its slash; empty for the current).
  package var readNamed: (_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>
  /// What fields for paths see; nil where nothing is known of files.
  package var paths: PathNames?

  package init(
    read: @escaping (_ path: String) -> Result<[UInt8], ResourceError>,
    write: @escaping (_ path: String, _ bytes: [UInt8]) -> ResourceError?,
    options: ReadingOptions = ReadingOptions(),
    readNamed: ((_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>)? = nil, paths: PathNames? = nil
  ) {
    self.read = read
    self.write = write
    self.options = options
    self.readNamed = readNamed ?? { name, folder in read(folder + name) }
    self.paths = paths
  }

  /// `path`, where it is relative, in the folder of the file at `origin`.
  static func path(_ path: String, beside origin: String) -> String {
    guard !path.hasPrefix("/"), let slash = origin.lastIndex(of: "/") else { return path }
    return origin[...slash] + path
  }
}

extension PathNames {
  /// The same, with relative paths in the folder of a file.
  /// - Parameter files: Whether names outside of that folder are seen.
  package func beside(_ origin: String, granting files: Grants.Files = .anywhere) -> PathNames {
    let folder = origin.lastIndex(of: "/").map { String(origin[...$0]) } ?? ""
    return PathNames(
      kind: { kind(FileAccess.path($0, beside: origin)) },
      names: { directory in
        let path = FileAccess.path(directory, beside: origin)
        return files == .anywhere || isBelow(path, folder) ? names(path) : []
      }, isBelow: isBelow)
  }
}

/// How a definition's commands run in a script. They are real, but their output arrives only while the script waits, so
/// that every run is the same.
package struct ScriptCommands {
  /// Runs commands for a script that adds variables to their environment.
  package var run: (_ environment: [(name: String, value: String)]) -> CommandRunner
  /// The environment of a program that is played in place of a form; nil where none may run.
  package var environment: ((_ added: [(name: String, value: String)]) -> [String: String])?
  /// Lets the tasks of the process run as long as a condition holds.
  package var finish: (_ condition: () -> Bool) -> Void

  package init(
    run: @escaping (_ environment: [(name: String, value: String)]) -> CommandRunner,
    environment: ((_ added: [(name: String, value: String)]) -> [String: String])? = nil,
    finish: @escaping (_ condition: () -> Bool) -> Void
  ) {
    self.environment = environment
    self.run = run
    self.finish = finish
  }
}
