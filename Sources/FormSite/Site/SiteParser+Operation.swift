import FormDefinitions
import Values

/// The sections of `site.yaml` for its operators.
nonisolated extension SiteParser {
  /// `identify: {certificates: [ca.pub], systemGroups: true, command: [./who.sh]}`
  mutating func parseIdentify(_ node: Node?) {
    guard let node else { return }
    let parts = members(node, of: "'identify'", known: ["certificates", "systemGroups", "command"])
    for (text, node) in texts(parts["certificates"], "'certificates'") {
      settings.identify.certificates.append(text)
      guard PublicKey(text) == nil, let mistake = surroundings.authoritiesMistake(text) else { continue }
      file.report(mistake, help: "name a file within the site with a key a line: ssh-ed25519 AAAA…", at: node)
    }
    if let groups = parts["systemGroups"] {
      if case .bool(let isWanted) = groups.value {
        settings.identify.systemGroups = isWanted
      } else {
        file.report("'systemGroups' must be true or false", help: "write systemGroups: true", at: groups)
      }
    }
    if let command = parts["command"] { settings.identify.command = program(command, example: "./who.sh") }
  }

  /// `forms: {change: {opens: 2026-12-01, closes: 2027-01-31T18:00:00Z, folder: data}}`
  mutating func parseForms(_ node: Node?) {
    guard let node else { return }
    guard let members = node.members else {
      return file.report(
        "'forms' must be a mapping of forms, not \(node.value.kindName)",
        help: "write it like {change: {opens: 2026-12-01}}", at: node)
    }
    for (key, (name, value)) in zip(node.keys, members) {
      _ = form(name, key)
      let parts = self.members(value, of: "a form", known: ["opens", "closes", "folder"])
      var schedule = SiteSettings.Schedule()
      schedule.opens = moment(parts["opens"], "'opens'")
      schedule.closes = moment(parts["closes"], "'closes'")
      if let opens = schedule.opens, let closes = schedule.closes, closes <= opens {
        file.report("the form closes before it opens", help: "exchange 'opens' and 'closes'", at: value)
      }
      settings.schedules[name] = schedule
      guard let node = parts["folder"], let folder = text(node, "'folder'") else { continue }
      if !surroundings.hasFolder(folder) {
        file.report("there is no folder '\(folder)' in the site", help: "write it like data, and make it", at: node)
      }
      settings.folders[name] = folder
    }
  }

  private mutating func moment(_ node: Node?, _ name: String) -> Int64? {
    guard let node else { return nil }
    guard let time = node.writtenText.flatMap({ SiteReader.moment($0, .named(nil)) }) else {
      return file.refuse(
        "\(name) must be a date or a moment", help: "write it like 2026-12-01 or 2026-12-01T18:00:00Z", at: node)
    }
    return time
  }

  mutating func parseLog(_ node: Node?) {
    guard let node, let text = text(node, "'log'") else { return }
    settings.log = text == "journal" ? .journal : .file(text)
  }
}

nonisolated extension SiteReader {
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
