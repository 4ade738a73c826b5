package import ContentTypes
package import DefinedForms
package import FormModels
package import FormDefinitions
import Formline
package import Values
package import Wording

/// A script's environment, independent of the machine: a fixed user and time, and the script's `Env` and `Now` lines.
nonisolated package struct ScriptEnvironment: Sendable {
  package var variables: [String: String]

  /// The time of the clocks.
  package let moment: Instant
  /// The person's time zone: that of `TZ`, or UTC.
  package let zone: ZoneRules

  /// `HOME=/home/user`, `USER=user`, `LANG=C.UTF-8`, and `variables`; the last of a name wins.
  package init(adding variables: [(name: String, value: String)] = [], at moment: Instant = .scriptStart) {
    self.variables = ["HOME": "/home/user", "USER": "user", "LANG": "C.UTF-8"]
    for (name, value) in variables { self.variables[name] = value }
    zone = self.variables["TZ"].map { ZoneRules.named($0) } ?? .utc
    let offset = zone.utcOffset(atEpoch: moment.seconds)
    self.moment = Instant(seconds: moment.seconds, utcOffset: offset, isUTC: zone.isUTC) ?? moment
  }

  package init(of script: KeyScript) { self.init(adding: script.environment, at: script.moment) }

  /// Facts for suggestions: the environment, no files, and the date of the virtual clock.
  package var facts: SystemFacts {
    let local = moment.local
    return SystemFacts(
      loginName: variables["USER"], homeDirectory: variables["HOME"], environment: variables,
      today: local.date, now: ClockTime(hour: local.time.hour, minute: local.time.minute))
  }

  /// The language selected by the variables; nil for none in particular.
  package var language: LanguageTag? { LanguageTag(environment: { variables[$0] }) }

  /// The context for parsing the script's answers.
  package var reading: ReadingContext {
    ReadingContext(now: moment.local) { [zone] in zone }
  }

  @MainActor package var configuration: FormConfiguration {
    var configuration = replacingMachine(in: FormConfiguration())
    configuration.appearance.theme = variables["FORMLINE_THEME"].flatMap(Theme.named) ?? .standard
    return configuration
  }

  /// The configuration with everything that depends on the machine and its user replaced by this environment.
  @MainActor package func replacingMachine(in configuration: FormConfiguration) -> FormConfiguration {
    var configuration = configuration
    configuration.inputs.facts = facts
    configuration.inputs.clock.secondsSinceEpoch = moment.seconds
    configuration.inputs.clock.utcOffset = moment.utcOffset
    configuration.inputs.clock.zone = { [zone] in zone }
    configuration.inputs.grants = Grants(variables: Set(variables.keys))
    configuration.memory.history = nil
    return configuration
  }

  /// The variables that describe the terminal: by default, the virtual one is an xterm with all colours.
  package var terminalVariables: [String: String] {
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(variables) { $1 }
  }
}

nonisolated extension Instant {
  /// The default time of scripts: 2026-01-01T00:00:00Z.
  package static let scriptStart = Instant.epoch.adding(seconds: 1_767_225_600)
}

/// Access to files near scripts; the caller does the I/O, so that a run can be kept in memory.
package struct FileAccess {
  /// The bytes of the file at a path, or why there are none.
  package var read: (_ path: String) -> Result<[UInt8], ResourceError>
  /// Like `read`, for a file that `write` wrote: never through a symbolic link.
  package var readWritten: (_ path: String) -> Result<[UInt8], ResourceError>
  /// Replaces the file at a path, never what a link there leads to; returns the error, if any.
  package var write: (_ path: String, _ bytes: [UInt8]) -> ResourceError?

  /// How to read definitions.
  package var options: ReadingOptions
  /// Reads a file named by a definition, relative to its folder (with a trailing slash; empty for the current one).
  package var readNamed: (_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>
  /// The file system for path fields; nil if there is none.
  package var paths: PathNames?

  package init(
    read: @escaping (_ path: String) -> Result<[UInt8], ResourceError>,
    readWritten: ((_ path: String) -> Result<[UInt8], ResourceError>)? = nil,
    write: @escaping (_ path: String, _ bytes: [UInt8]) -> ResourceError?,
    options: ReadingOptions = ReadingOptions(),
    readNamed: ((_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>)? = nil, paths: PathNames? = nil
  ) {
    self.read = read
    self.readWritten = readWritten ?? read
    self.write = write
    self.options = options
    self.readNamed = readNamed ?? { name, folder in read(folder + name) }
    self.paths = paths
  }

  /// `path`, if relative, resolved against the folder of the file at `origin`.
  static func path(_ path: String, beside origin: String) -> String {
    path.hasPrefix("/") ? path : origin.folderOfFile + path
  }
}

extension PathNames {
  /// The same names, with relative paths resolved against the folder of a file.
  /// - Parameter files: Whether names outside that folder are visible.
  package func beside(_ origin: String, granting files: Grants.Files = .anywhere) -> PathNames {
    PathNames(
      kind: { kind(FileAccess.path($0, beside: origin)) },
      names: { directory in
        let path = FileAccess.path(directory, beside: origin)
        return files == .anywhere || isBelow(path, origin.folderOfFile) ? names(path) : []
      }, isBelow: isBelow)
  }
}

/// Runs a definition's commands in a script. They are real processes, but their output arrives only when the script
/// waits, so that every run is the same.
package struct ScriptCommands {
  /// Makes a runner for a script that adds variables to the commands' environment.
  package var run: (_ environment: [(name: String, value: String)]) -> CommandRunner
  /// The environment of a program in place of a form; nil if none may run.
  package var environment: ((_ added: [(name: String, value: String)]) -> [String: String])?
  /// Runs the process's tasks while a condition holds.
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
