import FormDefinitions
import Values

/// The sections of `site.yaml` for its operators.
nonisolated extension SiteParser {
  /// `identify: {certificates: [ca.pub], systemGroups: true, command: [./who.sh]}`
  mutating func parseIdentify(_ value: Value) {
    guard let node = value.node else { return }
    enum Key: String, CaseIterable { case certificates, systemGroups, command }
    let parts = members(node, of: "'identify'", as: Key.self)
    for (text, node) in texts(parts[.certificates]) {
      settings.identify.certificates.append(text)
      guard PublicKey(text) == nil, let mistake = surroundings.authoritiesMistake(text) else { continue }
      file.report(mistake, help: "name a file within the site with a key a line: ssh-ed25519 AAAA…", at: node)
    }
    let groups = read(parts[.systemGroups], "true or false", help: "write systemGroups: true") { node in
      if case .bool(let isWanted) = node.value { isWanted } else { nil }
    }
    settings.identify.systemGroups = groups ?? false
    if let command = parts[.command].node { settings.identify.command = program(command, example: "./who.sh") }
  }

  /// `forms: {change: {opens: 2026-12-01, closes: 2027-01-31T18:00:00Z, folder: data}}`
  mutating func parseForms(_ value: Value) {
    guard let node = value.node else { return }
    guard let members = node.members else {
      return file.report(
        "'forms' must be a mapping of forms, not \(node.value.kindName)",
        help: "write it like {change: {opens: 2026-12-01}}", at: node)
    }
    enum Key: String, CaseIterable { case opens, closes, folder }
    for (key, (name, entry)) in zip(node.keys, members) {
      _ = form(name, key)
      let parts = self.members(entry, of: "a form", as: Key.self)
      var schedule = SiteSettings.Schedule()
      schedule.opens = moment(parts[.opens])
      schedule.closes = moment(parts[.closes])
      if let opens = schedule.opens, let closes = schedule.closes, closes <= opens {
        file.report("the form closes before it opens", help: "exchange 'opens' and 'closes'", at: entry)
      }
      settings.schedules[name] = schedule
      guard let node = parts[.folder].node, let folder = text(parts[.folder]) else { continue }
      if !surroundings.hasFolder(folder) {
        file.report("there is no folder '\(folder)' in the site", help: "write it like data, and make it", at: node)
      }
      settings.folders[name] = folder
    }
  }

  private func moment(_ value: Value) -> Int64? {
    read(value, "a date or a moment", help: "write it like 2026-12-01 or 2026-12-01T18:00:00Z") { node in
      node.writtenText.flatMap { SiteReader.moment($0, .named(nil)) }
    }
  }

  mutating func parseLog(_ value: Value) {
    guard let text = text(value) else { return }
    settings.log = text == "journal" ? .journal : .file(text)
    guard let node = value.node, case .file? = settings.log, !surroundings.hasFolderOfLog(text) else { return }
    file.report("there is no folder for '\(text)'", help: "make it, or write log: journal", at: node)
  }
}
