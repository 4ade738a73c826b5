package import ContentTypes
package import TerminalDriver

extension SystemFacts {
  /// What the system says of this machine and its user. Files are read when a field asks for them, at most 1 MiB each.
  /// Costs some hundred microseconds, most of them for the user's account.
  package static func current(environment: [String: String], time: LocalTime = .now) -> SystemFacts {
    let account = UserAccount.current
    var facts = SystemFacts(
      loginName: account?.loginName,
      fullName: account.flatMap { fullName(gecos: $0.gecos, loginName: $0.loginName) },
      homeDirectory: environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? account?.homeDirectory,
      workingDirectory: Machine.workingDirectory,
      hostName: Machine.hostName,
      environment: environment,
      timeZone: environment["TZ"] == nil ? Machine.timeZone : nil,
      today: CalendarDate(year: time.year, month: time.month, day: time.day),
      now: ClockTime(hour: time.hour, minute: time.minute),
      readFile: { path in
        guard let bytes = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      },
      listDirectory: { Folder.names(in: $0) })
    facts.mayHang = true
    return facts
  }
}
