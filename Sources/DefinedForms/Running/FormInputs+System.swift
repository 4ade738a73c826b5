import ContentTypes
package import FormDefinitions
package import FormModels
import Formline
package import TerminalDriver
package import Values

extension FormInputs {
  /// The user's and the machine's facts at a given time.
  package init(of time: LocalTime, environment: [String: String]) {
    self.init()
    facts = .current(environment: environment, time: time)
    clock = FormClock(
      secondsSinceEpoch: time.secondsSinceEpoch, utcOffset: time.utcOffset, zone: ReadingContext.system.zone)
  }

  /// The inputs of an embedded form, from the facts of the enclosing views.
  init(of facts: SystemFacts) {
    self.init()
    self.facts = facts
    let zone = ZoneRules.named(facts.environment["TZ"])
    clock.zone = { zone }
    guard let today = facts.today, let now = facts.now, let instant = zone.instant(at: LocalDateTime(today, now)) else {
      return
    }
    clock.secondsSinceEpoch = instant.seconds
    clock.utcOffset = instant.utcOffset
  }

  /// Enables what was granted to a form embedded in a program.
  mutating func take(_ grants: Grants) {
    self.grants = grants
    files = .system
    sources.run = grants.commands ? CommandProcesses.runner(environment: nil) : nil
  }
}

nonisolated extension ReadingContext {
  package static var system: ReadingContext {
    ReadingContext(now: LocalTime.now.local) { ZoneRules.named(ProcessEnvironment.variable("TZ")) }
  }
}

nonisolated extension LocalTime {
  /// The date and time; nil outside the years 1 to 9999.
  package var local: LocalDateTime? { Instant(seconds: secondsSinceEpoch, utcOffset: utcOffset)?.local }
}

extension PathNames {
  /// The file system, relative to the working directory.
  package static let system = PathNames(
    kind: { path in
      switch Folder.entry(at: path) {
      case .file: .file
      case .directory: .directory
      case .other: .other
      case nil: nil
      }
    }, names: { Folder.names(in: $0) }, isBelow: { InputFile.isBelow($0, folder: $1) })
}

/// Runs the commands of a definition as processes.
package enum CommandProcesses {
  /// A command's standard error, joined to one line.
  private static func message(_ errors: [UInt8]) -> String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let text = lines.map { String($0).trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
    return text.count <= 300 ? text : text.prefix(299) + "…"
  }

  /// Runs commands in this process's working directory, without a shell. The input is passed unchanged, without a
  /// newline.
  /// - Parameter environment: Their environment; nil to inherit that of this process.
  package static func runner(environment: [String: String]?) -> CommandRunner {
    { command, input in
      let outcome = await ChildProcess.run(
        command.arguments, environment: environment, input: input, timeout: command.timeout)
      return switch outcome.ending {
      case .exited(let status): .exited(status: status, output: outcome.output, message: message(outcome.errors))
      case .timedOut: .timedOut
      case .signalled(let signal): .failed(reason: "'\(command.arguments[0])' was ended by signal \(signal)")
      case .wroteTooMuch: .failed(reason: "'\(command.arguments[0])' printed too much")
      case .cancelled: .failed(reason: "'\(command.arguments[0])' was stopped")
      case .notStarted(let error): .failed(reason: "'\(command.arguments[0])': \(error.sentence)")
      }
    }
  }
}

extension ZoneRules {
  /// The time zone named by `TZ`: a zone such as `Asia/Tokyo` or a POSIX rule. Nil stands for the machine's zone; UTC
  /// is the fallback if there is none or the name is unknown.
  nonisolated package static func named(_ variable: String?) -> ZoneRules {
    guard let variable else { return read(at: "/etc/localtime") ?? .utc }
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return .utc }
    let path = name.hasPrefix("/") ? name : "/usr/share/zoneinfo/" + name
    return read(at: path) ?? ZoneRules(posix: name) ?? .utc
  }

  nonisolated private static func read(at path: String) -> ZoneRules? {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles) else { return nil }
    return ZoneRules(file: bytes)
  }
}
