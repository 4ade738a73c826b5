import FormDefinitions
import Platform
import Values

/// Reads the sections of `site.yaml`, in the order of what needs what.
nonisolated struct SiteParser {
  let file: ForeignFile
  let forms: [String]
  let surroundings: SiteSurroundings
  var settings = SiteSettings()

  typealias Node = DefinitionNode

  /// A value, if there is one, and what diagnostics call it.
  struct Value {
    var node: Node?
    var name: String
  }

  struct Members<Key: RawRepresentable<String> & Hashable> {
    var nodes: [Key: Node] = [:]

    var isEmpty: Bool { nodes.isEmpty }
    subscript(key: Key) -> Value { Value(node: nodes[key], name: "'\(key.rawValue)'") }
  }

  mutating func parse(_ root: Node) {
    enum Key: String, CaseIterable {
      case site, title, store, durability, connections, people, identify, grants, quotas, hooks
      case recipients, retention, commands, forms, log
    }
    guard root.isObject else {
      return file.report(
        "a site must be a mapping of keys, not \(root.value.kindName)", help: "begin with site: 1", at: root)
    }
    let members = members(root, of: "a site", as: Key.self)
    if let version = members[.site].node {
      if version.value != .integer(1) { file.report("'site' must be 1", help: "write site: 1", at: version) }
    } else {
      file.report("a site needs 'site'", help: "begin with site: 1", at: root)
    }
    settings.title = text(members[.title])
    parseStore(members[.store])
    parseDurability(members[.durability])
    settings.connections = count(members[.connections]) ?? settings.connections
    parsePeople(members[.people])
    parseIdentify(members[.identify])
    for item in list(members[.grants]) { parseGrant(item) }
    parseQuotas(members[.quotas])
    parseRecipients(members[.recipients])
    for item in list(members[.hooks]) { parseHook(item) }
    parseRetention(members[.retention])
    parseForms(members[.forms])
    parseLog(members[.log])
    for (program, node) in texts(members[.commands]) {
      settings.commands.insert(program)
      look(for: program, node)
    }
  }

  /// Reports a program that cannot be started.
  func look(for program: String, _ node: Node) {
    guard let error = surroundings.obstacle(program) else { return }
    let help =
      switch error.number {
      case ENOENT where program.contains("/"): "paths start in the site's folder"
      case ENOENT: "it is in no folder of PATH"
      default: "make it executable: chmod +x \(program.quotedForShell)"
      }
    file.report("'\(program)' cannot be started: \(error.sentence.lowercased())", help: help, at: node)
  }

  private mutating func parseStore(_ value: Value) {
    guard let node = value.node, let text = text(value) else { return }
    if text == "sqlite" { return settings.store = .file }
    guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else {
      let help = "write sqlite, or the URI of a database of PostgreSQL, such as postgresql://db.example.org/forms"
      return file.report("'store' must be sqlite or a URI that begins with postgresql://", help: help, at: node)
    }
    settings.store = .postgres(text)
  }

  private mutating func parseDurability(_ value: Value) {
    guard let node = value.node, let text = text(value) else { return }
    settings.durability = word(text, node, "durability") ?? .local
    if settings.durability == .standby, settings.store == .file {
      file.report("SQLite has no standby", help: "write durability: local, or a 'store' in PostgreSQL", at: node)
    }
  }

  private mutating func parsePeople(_ value: Value) {
    guard let node = value.node else { return }
    guard let people = node.members else {
      return file.report(
        "'people' must be a mapping of names, not \(node.value.kindName)",
        help: "write it like ada: {keys: [\"ssh-ed25519 …\"]}", at: node)
    }
    enum Key: String, CaseIterable { case keys, groups }
    var owners: [String: String] = [:]
    var groups: [(text: String, node: Node)] = []
    for (key, (name, entry)) in zip(node.keys, people) {
      var person = SiteSettings.Person(name: name)
      if !SiteName.isValid(name) {
        file.report("a person's name must be without blanks and colons", help: "write it like ada", at: key)
      }
      let members = members(entry, of: "a person", as: Key.self)
      for (text, node) in texts(members[.keys]) {
        guard let key = PublicKey(text) else {
          file.report(
            "this is no public key of ssh", help: "write the line of a file such as id_ed25519.pub: ssh-ed25519 AAAA…",
            at: node)
          continue
        }
        if let owner = owners.updateValue(name, forKey: key.fingerprint) {
          let whose = owner == name ? "twice the key of '\(name)'" : "the key of '\(owner)' as well"
          file.report("this is \(whose)", help: "a key says who somebody is: give it to one person", at: node)
        }
        person.keys.append(key)
      }
      let own = texts(members[.groups])
      groups += own
      person.groups = own.map(\.text)
      settings.people.append(person)
    }
    let names = Set(settings.people.map(\.name))
    for (name, node) in groups where names.contains(name) {
      file.report(
        "'\(name)' is a person and a group", help: "who is asked must be clear: give the group another name", at: node)
    }
  }

  private mutating func parseGrant(_ node: Node) {
    enum Key: String, CaseIterable { case people, groups, forms, may, of }
    let members = members(node, of: "a grant", as: Key.self)
    guard !members.isEmpty else { return }
    var grant = SiteSettings.Grant()
    let names = settings.people.map(\.name)
    let groups = Set(settings.people.flatMap(\.groups)).sorted()
    for (text, node) in texts(members[.people]) {
      if !names.contains(text), !settings.identify.knowsOthers {
        let help = NearestWord.hint(for: text, among: names) ?? "add them under 'people'"
        file.report("there is no person '\(text)'", help: help, at: node)
      }
      grant.people.append(text)
    }
    for (text, node) in texts(members[.groups]) {
      if !groups.contains(text), !settings.identify.knowsOtherGroups {
        let help = NearestWord.hint(for: text, among: groups)
        file.report("nobody is in the group '\(text)'", help: help ?? "write it under 'groups' of a person", at: node)
      }
      grant.groups.append(text)
    }
    if members[.people].node == nil, members[.groups].node == nil {
      file.report("a grant needs 'people' or 'groups'", help: "add it, as in people: [ada]", at: node)
    }
    if isGiven(members[.forms], in: "a grant", at: node, example: "forms: [change], or forms: \"*\"") {
      let names = texts(members[.forms]).map { asked($0.text, $0.node) }
      grant.forms = names.contains(nil) ? nil : names.compactMap { $0 }
    }
    grant.permissions = words(members[.may], "permission")
    for (text, node) in texts(members[.of]) {
      let known = settings.people.map(\.name) + groups
      if !known.contains(text), !settings.identify.isUsed {
        let help = NearestWord.hint(for: text, among: known)
        file.report("there is no person or group '\(text)'", help: help ?? "add them under 'people'", at: node)
      }
      grant.of.append(text)
    }
    if grant.permissions.contains(.request), grant.of.isEmpty {
      file.report("a grant of 'request' needs 'of'", help: "say who may be asked, as in of: [ops]", at: node)
    }
    _ = isGiven(members[.may], in: "a grant", at: node, example: "may: [fill, see-own]")
    settings.grants.append(grant)
  }

  private mutating func parseQuotas(_ value: Value) {
    guard let node = value.node else { return }
    enum Key: String, CaseIterable {
      case sessions, siteSessions, processes, submissionsAnHour, draftBytes, fieldBytes, keysASecond, cpuSeconds, idle
    }
    let members = members(node, of: "'quotas'", as: Key.self)
    settings.quotas.sessions = count(members[.sessions]) ?? settings.quotas.sessions
    settings.quotas.siteSessions = count(members[.siteSessions])
    settings.quotas.processes = count(members[.processes]) ?? settings.quotas.processes
    settings.quotas.submissionsAnHour = count(members[.submissionsAnHour])
    settings.quotas.idle = duration(members[.idle])
    settings.quotas.draftBytes = bytes(members[.draftBytes])
    settings.quotas.fieldBytes = bytes(members[.fieldBytes]) ?? settings.quotas.fieldBytes
    settings.quotas.keysASecond = count(members[.keysASecond]) ?? settings.quotas.keysASecond
    settings.quotas.cpuSeconds = count(members[.cpuSeconds]) ?? settings.quotas.cpuSeconds
  }

  private mutating func parseRetention(_ value: Value) {
    guard let node = value.node else { return }
    enum Key: String, CaseIterable { case submissions, drafts }
    let spans = members(node, of: "'retention'", as: Key.self)
    settings.retention.submissions = duration(spans[.submissions])
    settings.retention.drafts = duration(spans[.drafts])
  }

  private mutating func parseRecipients(_ value: Value) {
    for (text, node) in texts(value) {
      let isKey = text.hasPrefix("age1") && text.utf8.allSatisfy { $0 >= 0x30 && $0 < 0x7b }
      guard isKey || PublicKey(text) != nil else {
        file.report(
          "this is no recipient of age", help: "write what age-keygen calls the public key: age1…", at: node)
        continue
      }
      settings.recipients.append(text)
    }
  }

  private mutating func parseHook(_ node: Node) {
    enum Key: String, CaseIterable { case name, form, on, command, post, timeout, retries, secrets, headers, sign }
    let members = members(node, of: "a hook", as: Key.self)
    guard !members.isEmpty else { return }
    guard isGiven(members[.name], in: "a hook", at: node, example: "name: ticket"), let name = text(members[.name])
    else { return }
    let place = members[.name].node ?? node
    if !FormName.isPlain(name) {
      file.report(
        "the name of a hook must be of letters, digits, '-' and '_'", help: "write it like ticket", at: place)
    }
    if settings.hooks.contains(where: { $0.name == name }) {
      file.report("there are two hooks '\(name)'", help: "give each a name of its own", at: place)
    }
    guard let target = target(members[.command], members[.post], node) else { return }
    var hook = SiteSettings.Hook(name: name, form: nil, target: target)
    if isGiven(members[.form], in: "a hook", at: node, example: "form: change, or form: \"*\""),
      let form = members[.form].node
    {
      hook.form = text(members[.form]).flatMap { asked($0, form) }
    }
    hook.timeout = duration(members[.timeout]) ?? hook.timeout
    let retries = read(members[.retries], "a whole number from 0 to 1000", help: "write it like 10") { node in
      if case .integer(let count) = node.value, (0...1000).contains(count) { Int(count) } else { nil }
    }
    hook.retries = retries ?? hook.retries
    if let secrets = members[.secrets].node, let text = text(members[.secrets]) {
      hook.secrets = word(text, secrets, "way to give secrets") ?? .none
      if hook.secrets == .sealed, settings.recipients.isEmpty {
        file.report(
          "secrets are sealed for nobody", help: "write who can open them: recipients: [\"age1…\"]", at: secrets)
      }
    }
    if members[.on].node != nil { hook.events = words(members[.on], "event") }
    hook.headers = hookFile(.headers, members[.headers], target)
    hook.sign = hookFile(.sign, members[.sign], target)
    settings.hooks.append(hook)
  }

  private func hookFile(_ kind: HookFile, _ value: Value, _ target: SiteSettings.Hook.Target) -> String? {
    guard let node = value.node, let path = text(value) else { return nil }
    if case .command = target {
      file.report("\(value.name) is for a hook with 'post'", help: "a command gets its environment", at: node)
    } else if let mistake = surroundings.hookFileMistake(path, kind) {
      file.report(mistake, help: "name a file within the site: \(kind.help)", at: node)
    }
    return path
  }

  func program(_ node: Node, example: String) -> [String]? {
    guard let items = node.items, !items.isEmpty else {
      let help = "no shell is involved; write it as a list: [\(example)]"
      return file.refuse("'command' must be a list of a program and its arguments", help: help, at: node)
    }
    let words = items.compactMap { text(Value(node: $0, name: "an argument")) }
    if let program = items[0].text { look(for: program, items[0]) }
    return words.count == items.count ? words : nil
  }

  private func target(_ command: Value, _ post: Value, _ node: Node) -> SiteSettings.Hook.Target? {
    switch (command.node, post.node) {
    case (let command?, nil): return program(command, example: "./hooks/ticket.sh").map { .command($0) }
    case (nil, let place?):
      guard let address = text(post) else { return nil }
      guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
        let help = "write it like https://example.org/in"
        return file.refuse("'post' must be a URL that begins with https://", help: help, at: place)
      }
      // What else a URL should not have, such as `|` or `[` in its query, is sent as it is.
      guard !address.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }),
        let first = address.firstRange(of: "://").flatMap({ address[$0.upperBound...].first }), !":/?#".contains(first)
      else {
        let help = "write it like https://example.org/in"
        return file.refuse("'post' must be a URL, of a host and without blanks", help: help, at: place)
      }
      return .post(address)
    case (nil, nil):
      return file.refuse(
        "a hook needs 'command' or 'post'", help: "add one, as in command: [./hooks/ticket.sh]", at: node)
    case (_, let post?):
      return file.refuse("a hook takes one of 'command' and 'post'", help: "make two hooks of it", at: post)
    }
  }
}
