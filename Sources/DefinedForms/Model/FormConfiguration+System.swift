import ContentTypes
package import FormDefinitions
import Formline
package import TerminalDriver
import Values

extension FormConfiguration {
  /// What a form knows of the user and the machine at a moment.
  package init(of time: LocalTime, environment: [String: String]) {
    self.init()
    facts = .current(environment: environment, time: time)
    secondsSinceEpoch = time.secondsSinceEpoch
    utcOffset = time.utcOffset
    zone = ReadingContext.system.zone
  }
}

extension FormConfiguration {
  /// What a form that is a view among others knows: the facts that these have.
  init(of facts: SystemFacts) {
    self.init()
    self.facts = facts
    let zone = ZoneRules.named(facts.environment["TZ"])
    self.zone = { zone }
    guard let today = facts.today, let now = facts.now, let instant = zone.instant(at: LocalDateTime(today, now)) else {
      return
    }
    secondsSinceEpoch = instant.seconds
    utcOffset = instant.utcOffset
  }

  /// Lets a form in a program of its own do what it was granted.
  mutating func take(_ grants: Grants) {
    self.grants = grants
    files = .system
    runCommand = grants.commands ? CommandProcesses.runner(environment: nil) : nil
  }
}

nonisolated extension ReadingContext {
  /// The present day and the clock of this process.
  package static var system: ReadingContext {
    let now = LocalTime.now
    return ReadingContext(today: CalendarDate(year: now.year, month: now.month, day: now.day)) {
      ZoneRules.named(ProcessEnvironment.variable("TZ"))
    }
  }
}

extension PathNames {
  /// The files of the system, seen from the working directory.
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

/// The commands of a definition, run as processes.
package enum CommandProcesses {
  /// What a command has written to standard error, on one line.
  private static func message(_ errors: [UInt8]) -> String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let text = lines.map { String($0).trimmed }.filter { !$0.isEmpty }.joined(separator: " ")
    return text.count <= 300 ? text : text.prefix(299) + "…"
  }

  /// Runs commands in the working directory of this process, without a shell. The input is passed as it is, without a
  /// newline.
  /// - Parameter environment: Their environment; nil for that of this process.
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
