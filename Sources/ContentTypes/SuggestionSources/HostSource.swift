internal import Values

/// The names of this host.
public struct HostSource: SuggestionSource {
  /// A source; it reads `/etc/hosts` through the facts of a query.
  public init() {}

  /// `host`.
  public var name: String { "host" }

  /// True.
  public var readsFiles: Bool { true }

  /// This host, then what `/etc/hosts` names; its shells; its time zone and the city of that; the user's mail address
  /// here, if the host has a domain.
  public func suggestions(for query: SuggestionQuery) -> [Suggestion] {
    let facts = query.facts
    switch query.contentType {
    case .terminal.hostname:
      return suggest(facts.hostName, "this host") + knownHosts(facts.readFile("/etc/hosts") ?? "")
    case .terminal.timeZone:
      return suggest(facts.zoneName, "this host's time zone")
    case .terminal.shell:
      return lines(facts.readFile("/etc/shells") ?? "").flatMap { suggest(String($0), "/etc/shells") }
    case .emailAddress:
      guard let login = facts.loginName, let host = facts.hostName, host.contains(".") else { return [] }
      return suggest("\(login)@\(host)", "your login on this host")
    case .location, .addressCity:
      return suggest(facts.timeZoneCity, "from the time zone")
    default: return []
    }
  }

  private func knownHosts(_ text: String) -> [Suggestion] {
    lines(text).flatMap { line in
      line.split(whereSeparator: \.isWhitespace).dropFirst().flatMap { suggest(String($0), "/etc/hosts") }
    }
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" }.trimmed }.filter { !$0.isEmpty }
  }
}
