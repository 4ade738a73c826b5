import FormDefinitions
import Platform
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
}

nonisolated struct SiteParser {
  let file: ForeignFile
  let forms: [String]
  let surroundings: SiteSurroundings
  var settings = SiteSettings()

  typealias Node = DefinitionNode

  // Shapes.

  /// The members of an object by key; reports unknown keys.
  mutating func members(_ node: Node, of owner: String, known: [String]) -> [String: Node] {
    guard let members = node.members, let keys = node.members.map({ _ in node.keys }) else {
      file.report("\(owner) must be a mapping of keys, not \(node.value.kindName)", help: example(known), at: node)
      return [:]
    }
    var found: [String: Node] = [:]
    for (key, member) in zip(keys, members) {
      if known.contains(member.name) {
        found[member.name] = member.value
      } else {
        let nearest = NearestWord.hint(for: member.name, among: known)
        file.report(
          "unknown key '\(member.name)' in \(owner)",
          help: nearest ?? "keys of \(owner) are \(known.joined(separator: ", "))", at: key)
      }
    }
    return found
  }

  private func example(_ keys: [String]) -> String { "write it like {\(keys[0]): …}" }

  mutating func text(_ node: Node?, _ name: String) -> String? {
    guard let node else { return nil }
    guard let text = node.text, !text.isEmpty else {
      return file.refuse("\(name) must be text, not \(node.value.kindName)", help: "put it in quotes", at: node)
    }
    return text
  }

  /// A list of texts; a single text counts as a list of one.
  mutating func texts(_ node: Node?, _ name: String) -> [(text: String, node: Node)] {
    guard let node else { return [] }
    if let text = node.text { return [(text, node)] }
    guard let items = node.items else {
      file.report("\(name) must be a list of texts, not \(node.value.kindName)", help: "write it like [a, b]", at: node)
      return []
    }
    return items.compactMap { item in text(item, "an item of \(name)").map { ($0, item) } }
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ node: Node, _ name: String, as type: Word.Type
  ) -> Word? {
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let hint = NearestWord.hint(for: text, among: known).map { $0 + " " } ?? ""
    return file.refuse("unknown \(name) '\(text)'", help: hint + known.joined(separator: ", "), at: node)
  }

  mutating func count(_ node: Node?, _ name: String) -> Int? {
    guard let node else { return nil }
    guard case .integer(let number) = node.value, number > 0, number < 1 << 31 else {
      return file.refuse("\(name) must be a whole number from 1 on", help: "write it like 4", at: node)
    }
    return Int(number)
  }

  mutating func duration(_ node: Node?, _ name: String) -> Duration? {
    guard let node else { return nil }
    guard let duration = node.writtenText.flatMap(SiteReader.duration) else {
      return file.refuse("\(name) must be a duration", help: "write it like 30s, 12h, 30d or 2y", at: node)
    }
    return duration
  }

  /// The name of an existing form; nil for `"*"`.
  mutating func form(_ name: String, _ node: Node) -> String? {
    guard name != "*" else { return nil }
    if !forms.contains(name) {
      let help = NearestWord.hint(for: name, among: forms)
      file.report(
        "there is no form '\(name)'",
        help: help ?? (forms.isEmpty ? "put it into forms/\(name).yaml" : "forms are \(forms.joined(separator: ", "))"),
        at: node)
    }
    return name
  }

  /// The name of a form, or what stands for that of requests that bring their own.
  private mutating func asked(_ name: String, _ node: Node) -> String? {
    name == FormName.elicited ? name : form(name, node)
  }

  // Sections of the file.

  mutating func parse(_ root: Node) {
    let keys = [
      "site", "title", "store", "durability", "connections", "people", "identify", "grants", "quotas", "hooks",
      "recipients", "retention", "commands", "forms", "log",
    ]
    guard root.isObject else {
      return file.report(
        "a site must be a mapping of keys, not \(root.value.kindName)", help: "begin with site: 1", at: root)
    }
    let members = members(root, of: "a site", known: keys)
    if let version = members["site"] {
      if version.value != .integer(1) { file.report("'site' must be 1", help: "write site: 1", at: version) }
    } else {
      file.report("a site needs 'site'", help: "begin with site: 1", at: root)
    }
    settings.title = text(members["title"], "'title'")
    parseStore(members["store"])
    parseDurability(members["durability"])
    settings.connections = count(members["connections"], "'connections'") ?? settings.connections
    parsePeople(members["people"])
    parseIdentify(members["identify"])
    for item in list(members["grants"], "'grants'") { parseGrant(item) }
    parseQuotas(members["quotas"])
    parseRecipients(members["recipients"])
    for item in list(members["hooks"], "'hooks'") { parseHook(item) }
    if let node = members["retention"] {
      let spans = self.members(node, of: "'retention'", known: ["submissions", "drafts"])
      settings.retention.submissions = duration(spans["submissions"], "'submissions'")
      settings.retention.drafts = duration(spans["drafts"], "'drafts'")
    }
    parseForms(members["forms"])
    parseLog(members["log"])
    for (program, node) in texts(members["commands"], "'commands'") {
      settings.commands.insert(program)
      look(for: program, node)
    }
  }

  /// Reports a program that cannot be started.
  mutating func look(for program: String, _ node: Node) {
    guard let error = surroundings.obstacle(program) else { return }
    let help =
      switch error.number {
      case ENOENT where program.contains("/"): "paths start in the site's folder"
      case ENOENT: "it is in no folder of PATH"
      default: "make it executable: chmod +x \(program.quotedForShell)"
      }
    file.report("'\(program)' cannot be started: \(error.sentence.lowercased())", help: help, at: node)
  }

  mutating func list(_ node: Node?, _ name: String) -> [Node] {
    guard let node else { return [] }
    if let items = node.items { return items }
    let help = "write a line for each behind '- '"
    file.report("\(name) must be a list, not \(node.value.kindName)", help: help, at: node)
    return []
  }

  private mutating func parseStore(_ node: Node?) {
    guard let node, let text = text(node, "'store'") else { return }
    if text == "sqlite" { return settings.store = .file }
    guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else {
      let help = "write sqlite, or the URI of a database of PostgreSQL, such as postgresql://db.example.org/forms"
      return file.report("'store' must be sqlite or a URI that begins with postgresql://", help: help, at: node)
    }
    settings.store = .postgres(text)
  }

  private mutating func parseDurability(_ node: Node?) {
    guard let node, let text = text(node, "'durability'") else { return }
    settings.durability = word(text, node, "durability", as: SiteSettings.Durability.self) ?? .local
    if settings.durability == .standby, settings.store == .file {
      file.report("SQLite has no standby", help: "write durability: local, or a 'store' in PostgreSQL", at: node)
    }
  }

  private mutating func parsePeople(_ node: Node?) {
    guard let node else { return }
    guard let people = node.members else {
      return file.report(
        "'people' must be a mapping of names, not \(node.value.kindName)",
        help: "write it like ada: {keys: [\"ssh-ed25519 …\"]}", at: node)
    }
    var owners: [String: String] = [:]
    for (key, (name, value)) in zip(node.keys, people) {
      var person = SiteSettings.Person(name: name)
      if !SiteName.isValid(name) {
        file.report("a person's name must be without blanks and colons", help: "write it like ada", at: key)
      }
      let members = members(value, of: "a person", known: ["keys", "groups"])
      for (text, node) in texts(members["keys"], "'keys'") {
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
      person.groups = texts(members["groups"], "'groups'").map(\.text)
      settings.people.append(person)
    }
  }

  private mutating func parseGrant(_ node: Node) {
    let members = members(node, of: "a grant", known: ["people", "groups", "forms", "may", "of"])
    guard !members.isEmpty else { return }
    var grant = SiteSettings.Grant()
    let names = settings.people.map(\.name)
    let groups = Set(settings.people.flatMap(\.groups)).sorted()
    for (text, node) in texts(members["people"], "'people'") {
      if !names.contains(text), !settings.identify.knowsOthers {
        let help = NearestWord.hint(for: text, among: names) ?? "add them under 'people'"
        file.report("there is no person '\(text)'", help: help, at: node)
      }
      grant.people.append(text)
    }
    for (text, node) in texts(members["groups"], "'groups'") {
      if !groups.contains(text), !settings.identify.knowsOtherGroups {
        let help = NearestWord.hint(for: text, among: groups)
        file.report("nobody is in the group '\(text)'", help: help ?? "write it under 'groups' of a person", at: node)
      }
      grant.groups.append(text)
    }
    if members["people"] == nil, members["groups"] == nil {
      file.report("a grant needs 'people' or 'groups'", help: "add it, as in people: [ada]", at: node)
    }
    if let forms = members["forms"] {
      let names = texts(forms, "'forms'").map { asked($0.text, $0.node) }
      grant.forms = names.contains(nil) ? nil : names.compactMap { $0 }
    } else {
      file.report("a grant needs 'forms'", help: "add it, as in forms: [change], or forms: \"*\"", at: node)
    }
    for (text, node) in texts(members["may"], "'may'") {
      if let permission = word(text, node, "permission", as: SiteSettings.Permission.self) {
        grant.permissions.insert(permission)
      }
    }
    for (text, node) in texts(members["of"], "'of'") {
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
    if members["may"] == nil {
      file.report("a grant needs 'may'", help: "add it, as in may: [fill, see-own]", at: node)
    }
    settings.grants.append(grant)
  }

  private mutating func parseQuotas(_ node: Node?) {
    guard let node else { return }
    let known = [
      "sessions", "siteSessions", "processes", "submissionsAnHour", "draftBytes", "fieldBytes", "keysASecond",
      "cpuSeconds", "idle",
    ]
    let members = members(node, of: "'quotas'", known: known)
    settings.quotas.sessions = count(members["sessions"], "'sessions'") ?? settings.quotas.sessions
    settings.quotas.siteSessions = count(members["siteSessions"], "'siteSessions'")
    settings.quotas.processes = count(members["processes"], "'processes'") ?? settings.quotas.processes
    settings.quotas.submissionsAnHour = count(members["submissionsAnHour"], "'submissionsAnHour'")
    settings.quotas.idle = duration(members["idle"], "'idle'")
    settings.quotas.draftBytes = bytes(members["draftBytes"], "'draftBytes'")
    settings.quotas.fieldBytes = bytes(members["fieldBytes"], "'fieldBytes'") ?? settings.quotas.fieldBytes
    settings.quotas.keysASecond = count(members["keysASecond"], "'keysASecond'") ?? settings.quotas.keysASecond
    settings.quotas.cpuSeconds = count(members["cpuSeconds"], "'cpuSeconds'") ?? settings.quotas.cpuSeconds
  }

  private mutating func bytes(_ node: Node?, _ name: String) -> Int? {
    guard let node else { return nil }
    guard let count = node.writtenText.flatMap(SiteReader.bytes) else {
      return file.refuse("\(name) must be a number of bytes", help: "write it like 500kB or 1MB", at: node)
    }
    return count
  }

  private mutating func parseRecipients(_ node: Node?) {
    for (text, node) in texts(node, "'recipients'") {
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
    let known = ["name", "form", "on", "command", "post", "timeout", "retries", "secrets", "headers", "sign"]
    let members = members(node, of: "a hook", known: known)
    guard !members.isEmpty else { return }
    guard let name = text(members["name"], "'name'") else {
      if members["name"] == nil { file.report("a hook needs 'name'", help: "add it, as in name: ticket", at: node) }
      return
    }
    if !FormName.isPlain(name) {
      file.report(
        "the name of a hook must be of letters, digits, '-' and '_'", help: "write it like ticket",
        at: members["name"] ?? node)
    }
    if settings.hooks.contains(where: { $0.name == name }) {
      file.report("there are two hooks '\(name)'", help: "give each a name of its own", at: members["name"] ?? node)
    }
    guard let target = target(members, node) else { return }
    var hook = SiteSettings.Hook(name: name, form: nil, target: target)
    if let form = members["form"] {
      hook.form = text(form, "'form'").flatMap { asked($0, form) }
    } else {
      file.report("a hook needs 'form'", help: "add it, as in form: change, or form: \"*\"", at: node)
    }
    hook.timeout = duration(members["timeout"], "'timeout'") ?? hook.timeout
    if let retries = members["retries"] {
      if case .integer(let count) = retries.value, (0...1000).contains(count) {
        hook.retries = Int(count)
      } else {
        file.report("'retries' must be a whole number from 0 to 1000", help: "write it like 10", at: retries)
      }
    }
    if let secrets = members["secrets"], let text = text(secrets, "'secrets'") {
      hook.secrets = word(text, secrets, "way to give secrets", as: SiteSettings.Hook.Secrets.self) ?? .none
      if hook.secrets == .sealed, settings.recipients.isEmpty {
        file.report(
          "secrets are sealed for nobody", help: "write who can open them: recipients: [\"age1…\"]", at: secrets)
      }
    }
    if members["on"] != nil { hook.events = [] }
    for (text, node) in texts(members["on"], "'on'") {
      if let event = word(text, node, "event", as: HookEvent.self) { hook.events.insert(event) }
    }
    hook.headers = hookFile(.headers, members, target)
    hook.sign = hookFile(.sign, members, target)
    settings.hooks.append(hook)
  }

  private mutating func hookFile(
    _ kind: HookFile, _ members: [String: Node], _ target: SiteSettings.Hook.Target
  ) -> String? {
    let name = "'\(kind.rawValue)'"
    guard let node = members[kind.rawValue], let path = text(node, name) else { return nil }
    if case .command = target {
      file.report("\(name) is for a hook with 'post'", help: "a command gets its environment", at: node)
    } else if let mistake = surroundings.hookFileMistake(path, kind) {
      file.report(mistake, help: "name a file within the site: \(kind.help)", at: node)
    }
    return path
  }

  /// A program and its arguments.
  mutating func program(_ node: Node, example: String) -> [String]? {
    guard let items = node.items, !items.isEmpty else {
      let help = "no shell is involved; write it as a list: [\(example)]"
      return file.refuse("'command' must be a list of a program and its arguments", help: help, at: node)
    }
    let words = items.compactMap { text($0, "an argument") }
    if let program = items[0].text { look(for: program, items[0]) }
    return words.count == items.count ? words : nil
  }

  private mutating func target(_ members: [String: Node], _ node: Node) -> SiteSettings.Hook.Target? {
    switch (members["command"], members["post"]) {
    case (let command?, nil): return program(command, example: "./hooks/ticket.sh").map { .command($0) }
    case (nil, let post?):
      guard let address = text(post, "'post'") else { return nil }
      guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
        let help = "write it like https://example.org/in"
        return file.refuse("'post' must be a URL that begins with https://", help: help, at: post)
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
