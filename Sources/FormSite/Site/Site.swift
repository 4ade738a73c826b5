import DefinedForms
import FormConversations
package import FormDefinitions
import Platform
import TerminalDriver
import Values
import Wording

/// A site: a folder with `site.yaml` and definitions in `forms/`.
nonisolated package struct Site: Sendable {
  /// The absolute path, without a trailing slash.
  let folder: String
  /// The path as given by the caller.
  let path: String
  package private(set) var settings: SiteSettings
  /// The names of the forms in the folder, sorted.
  let forms: [String]
  /// The mistakes in `site.yaml` and in file names.
  package var diagnostics: [Diagnostic] { mistakes + misnamed }
  /// `site.yaml`, and its mistakes that do not depend on the machine.
  private var source: [UInt8]
  /// Since when site.yaml has mistakes and an earlier one is used; nil if it has none.
  private(set) var failsSince: String?
  private var mistakes: [Diagnostic]
  private let misnamed: [Diagnostic]

  /// The largest `site.yaml` or definition that is read, in bytes.
  static let limit = 5 << 20

  /// Reads `site.yaml`; its mistakes do not throw.
  package init(reading path: String) throws(SiteFailure) {
    self.path = path
    folder = Self.absolute(path)
    guard Folder.exists(at: folder) else { throw SiteFailure(.notFound, "there is no folder '\(path)'") }
    do throws(FileError) {
      source = try InputFile.read(folder + "/site.yaml", limit: Self.limit, kinds: .regularFiles)
    } catch {
      if error.isMissing {
        throw SiteFailure(.notFound, "'\(path)' is not a site: there is no site.yaml in it")
      }
      throw SiteFailure(reading: error)
    }
    let names = Folder.names(in: folder + "/forms").filter { Self.stem(of: $0) != nil }
    forms = Set(names.compactMap(Self.stem).filter(FormName.isValid)).sorted()
    (settings, mistakes) = SiteReader.read(source, path: path.folderPrefix + "site.yaml", forms: forms)
    misnamed = names.filter { Self.stem(of: $0).map { !FormName.isValid($0) } ?? false }.sorted().map { name in
      Diagnostic(
        severity: .error, path: path.folderPrefix + "forms/" + name, line: 1, column: 1,
        message: "no form can have this name", excerpt: nil,
        help: "use letters, digits, '-' and '_', and no word of the service: "
          + OriginalCommand.words.joined(separator: ", "))
    }
  }

  /// Reads a site to be served. If `site.yaml` has mistakes, the last one that had none is used.
  /// - Returns: Nil if none was without mistakes so far.
  package init?(serving path: String) throws(SiteFailure) {
    try self.init(reading: path)
    let good = folder + "/.formline/site.yaml"
    let known = try? InputFile.read(good, limit: Self.limit, kinds: .regularFiles)
    guard diagnostics.contains(where: { $0.severity == .error }) else {
      if known != source, let file = stateFile("site.yaml") {
        try? AtomicFile.write(source, to: file)
        giveToOwner(file)
      }
      if access(folder + "/.formline/failing", F_OK) == 0 { AtomicFile.remove(folder + "/.formline/failing") }
      return
    }
    guard let known, !known.isEmpty else { return nil }
    source = known
    (settings, mistakes) = SiteReader.read(known, path: path.folderPrefix + "site.yaml", forms: forms)
    failsSince = noteFailing()
  }

  /// When site.yaml was first seen with mistakes.
  private func noteFailing() -> String {
    let now = SiteClock.text(SiteClock.now)
    guard let file = stateFile("failing") else { return now }
    if let known = try? InputFile.read(file, limit: 100), !known.isEmpty {
      return String(decoding: known, as: UTF8.self)
    }
    try? AtomicFile.write(Array(now.utf8), to: file, flushing: .later)
    giveToOwner(file)
    return now
  }

  /// Why a form cannot be filled in now; nil if it can.
  func closing(of form: String, in store: SiteStore) throws(StoreError) -> Message? {
    let now = SiteClock.now
    func text(_ time: Int64) -> String { SiteClock.text(time / 1000 * 1000).replacing(".000Z", with: "Z") }
    if let schedule = settings.schedules[form] {
      if let opens = schedule.opens, opens > now { return .siteFormClosedUntil(form: form, time: text(opens)) }
      if let closes = schedule.closes, closes <= now { return .siteFormClosed(form: form) }
    }
    guard let until = try store.closing(of: form) else { return nil }
    guard let end = Instant(rfc3339: until).map({ $0.seconds * 1000 }) else { return .siteFormClosed(form: form) }
    return end > now ? .siteFormClosedUntil(form: form, time: text(end)) : nil
  }

  /// Every mistake in `site.yaml` and in the forms, and everything in them that is not on this machine.
  package func allDiagnostics() throws(SiteFailure) -> [Diagnostic] {
    let surroundings = SiteSurroundings(
      obstacle: { ChildProcess.obstacle(to: $0, in: folder) },
      authoritiesMistake: { path in
        do throws(Authorities.Mistake) {
          _ = try Authorities.read(path, in: folder)
          return nil
        } catch {
          return error.reason
        }
      }, hookFileMistake: { $1.mistake(in: $0, of: folder) }, hasFolder: { ReachedFolder(of: self, named: $0) != nil },
      hasFolderOfLog: { SiteLog.hasFolder(of: $0, in: folder) })
    let (_, found) = SiteReader.read(
      source, path: path.folderPrefix + "site.yaml", forms: forms, surroundings: surroundings)
    var all = found + misnamed
    for form in forms {
      if let file = file(of: form), let obstacle = obstacle(toReading: file) {
        all.append(obstacle)
      } else {
        all += try read(form).diagnostics
      }
    }
    return all
  }

  /// Reads a site; throws if `site.yaml` has mistakes.
  package init(at path: String) throws(SiteFailure) {
    try self.init(reading: path)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw SiteFailure(.wrongInput, problems: errors.map { $0.report(color: StandardErrorOutput.isTerminal) })
    }
  }

  /// The name of a definition file without its extension; nil for other files.
  private static func stem(of file: String) -> String? {
    DefinitionFile.endings.first(where: file.hasSuffix).map { String(file.dropLast($0.utf8.count)) }
  }

  private static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : (Machine.workingDirectory ?? "") + "/" + path
    return InputFile.resolved(whole) ?? whole
  }

  func openStore(_ waits: StoreWaits = StoreWaits()) throws(StoreError) -> SiteStore {
    try waits.during { () throws(StoreError) in try SiteStore(openDatabase(), waits: waits) }
  }

  private func openDatabase() throws(StoreError) -> any Database {
    switch settings.store {
    case .file: try openFile()
    case .postgres(let uri):
      try PostgresDatabase(uri: uri, connections: connectionLimit, needsStandby: settings.durability == .standby)
    }
  }

  private func openFile() throws(StoreError) -> any Database {
    var status = stat()
    let isNew = lstat(storeFile, &status) != 0
    defer { if isNew { giveToOwner(storeFile) } }
    return try SQLiteDatabase(path: storeFile)
  }

  /// Nil if this account cannot write in the site's folder.
  var connectionLimit: ConnectionLimit? {
    guard settings.store != .file else { return nil }
    return stateFile("connections").flatMap { ConnectionLimit(path: $0, count: settings.connections) }
  }

  /// The path of a file of the service's own, in a hidden folder of the site that is left out of git.
  func stateFile(_ name: String) -> String? {
    let state = folder + "/.formline"
    if mkdir(state, 0o700) == 0 {
      giveToOwner(state)
      try? AtomicFile.write(Array("*\n".utf8), to: state + "/.gitignore", flushing: .later)
      giveToOwner(state + "/.gitignore")
    }
    let path = "\(state)/\(name)"
    let file = Platform.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    close(file)
    giveToOwner(path)
    return path
  }

  /// What root creates belongs to the owner of the site's folder, whose account serves the forms.
  func giveToOwner(_ path: String) {
    var status = stat()
    guard geteuid() == 0, stat(folder, &status) == 0 else { return }
    lchown(path, status.st_uid, status.st_gid)
  }

  private var storeFile: String { folder + "/formline.db" }

  /// Opens the store without creating it or its tables.
  /// - Returns: What its receipts mean, if there is one, and what there is not yet, a sentence each.
  package func checkStore() throws(SiteFailure) -> (receipts: String?, missing: String?) {
    // A link that leads nowhere is a mistake.
    var status = stat()
    if settings.store == .file, lstat(storeFile, &status) != 0, errno == ENOENT {
      return (nil, "there is no formline.db yet; the first command that needs it creates it")
    }
    let (tables, durability) = try StorePatience(isForOwner: true).stored { () throws(StoreError) in
      try SilenceLimit.during { () throws(StoreError) in try look(into: openDatabase()) }
    }
    let isEmpty = tables.level == 0 && tables.oldest == 0
    return (
      durability.sentence,
      isEmpty ? "the database has no tables yet; the first command that needs them creates them" : nil
    )
  }

  private func look(
    into database: any Database
  ) throws(StoreError) -> (tables: (oldest: Int64, level: Int64), durability: StoreDurability) {
    let tables = try SiteStore.version(of: database)
    try SiteStore.checkVersion(tables.oldest)
    try database.begin(.reading)
    try database.checkDurability()
    let durability = try database.durability()
    try database.commit()
    // Tables of an earlier version are changed first.
    guard tables.level >= Schema.level else { return (tables, durability) }
    do throws(StoreError) {
      try database.begin(.passing)
      try database.checkWriting()
      try database.commit()
      try checkSpace()
    } catch {
      // It was looked for a primary.
      throw error.kind == .wrongHost ? StoreError(kind: .readOnly, detail: error.detail) : error
    }
    return (tables, durability)
  }

  /// The bytes that are free on the disk with the site's folder; nil if that is not known.
  var freeBytes: Int64? {
    var space = statvfs()
    return statvfs(folder, &space) == 0 ? Int64(space.f_bavail) * Int64(space.f_frsize) : nil
  }

  /// SQLite's log may have room of its own for a while.
  private func checkSpace() throws(StoreError) {
    guard settings.store == .file, let freeBytes, freeBytes < 1 << 20 else { return }
    throw StoreError(kind: .full, detail: "less than 1 MB of disk are free")
  }

  // Forms.

  /// The file of a form, relative to the folder, or what is there in its place; nil if there is nothing.
  private func file(of form: String) -> String? {
    let names = DefinitionFile.endings.map { "forms/\(form)\($0)" }
    return names.first { Folder.entry(at: "\(folder)/\($0)") == .file }
      ?? names.first { InputFile.exists(at: "\(folder)/\($0)") }
  }

  private func bytes(of file: String) throws(FileError) -> [UInt8] {
    try InputFile.read(file, below: folder + "/", limit: Self.limit)
  }

  /// Why the file of a form cannot be read; nil if it can.
  private func obstacle(toReading file: String) -> Diagnostic? {
    do throws(FileError) {
      _ = try bytes(of: file)
      return nil
    } catch {
      let reason = if case .outsideFolder = error.reason { "it is outside the site" } else { error.phrase }
      return Diagnostic(
        severity: .error, path: path.folderPrefix + file, line: 1, column: 1,
        message: "the form cannot be read: \(reason)", excerpt: nil, help: nil)
    }
  }

  func hasForm(_ name: String) -> Bool { FormName.isValid(name) && file(of: name) != nil }

  func read(_ form: String) throws(SiteFailure) -> SiteForm {
    guard FormName.isValid(form), let file = file(of: form) else {
      throw SiteFailure(.notFound, "there is no form '\(form)' in forms/")
    }
    guard let bytes = try? bytes(of: file) else {
      let problem = obstacle(toReading: file)?.report(color: StandardErrorOutput.isTerminal)
      throw SiteFailure(.wrongInput, problems: [problem].compactMap(\.self))
    }
    let named = Guarded<[String: String]>([:])
    let reading = DefinitionReader.read(bytes, path: path.folderPrefix + file, options: Self.reading()) { name in
      let outside = ResourceError(reason: "it is outside the site")
      // File names are relative to forms/.
      guard !name.hasPrefix("/") else { return .failure(outside) }
      do throws(FileError) {
        let bytes = try InputFile.read("forms/" + name, below: folder + "/", limit: 64 << 20)
        named.withLock { $0[name] = String(decoding: bytes, as: UTF8.self) }
        return .success(bytes)
      } catch {
        if case .outsideFolder = error.reason { return .failure(outside) }
        return .failure(ResourceError(reason: error.phrase))
      }
    }
    let files = named.withLock { $0 }.sorted { $0.key < $1.key }
    return SiteForm(
      name: form, reading: reading, bytes: bytes,
      files: .object(files.map { JSONValue.Member(name: $0.key, value: .string($0.value)) }), settings: settings)
  }

  /// Grants everything: commands are checked by name after reading, files when they are read.
  static func reading(in language: LanguageTag? = nil) -> ReadingOptions {
    ReadingOptions(grants: Grants(commands: true, files: .anywhere), language: language)
  }
}

/// Names of forms, which are file names and also words of `SSH_ORIGINAL_COMMAND`.
nonisolated enum FormName {
  /// What stands for a form's name where a request brings its own.
  static let elicited = "elicit"

  /// True for letters, digits, `-` and `_`, except for names of commands.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: "-") && isPlain(name)
      && !OriginalCommand.words.contains(name) && name != elicited
  }

  /// True for what submissions can be of.
  static func hasSubmissions(_ name: String) -> Bool { isValid(name) || name == elicited }

  /// True for letters, digits, `-` and `_`.
  static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}

/// A definition in the folder of a site, checked for use there.
nonisolated struct SiteForm {
  let name: String
  let reading: DefinitionReading
  let bytes: [UInt8]
  /// The contents of the files that it names.
  let files: JSONValue
  let settings: SiteSettings

  /// Every mistake, and everything in it that a served form may not use.
  var diagnostics: [Diagnostic] {
    var found = reading.diagnostics(with: reading.refusedHosts)
    guard let definition = reading.definition else { return found }
    for (field, command) in definition.commands where !settings.commands.contains(command.arguments[0]) {
      let program = command.arguments[0]
      found.append(
        reading.mistake(
          "the form may not run '\(program)'", help: "site.yaml grants it by commands: [\(program)]", at: field.range))
    }
    for field in Self.all(definition.fields) where field.type == .path && settings.folders[name] == nil {
      found.append(
        reading.mistake(
          "'\(field.id)' is a path, but people who fill in the form have no files on this machine",
          help: "ask for a text, or grant a folder of the site in site.yaml: forms: {\(name): {folder: data}}",
          at: field.range))
    }
    return found
  }

  /// The definition, if it has no errors.
  func definition() throws(SiteFailure) -> FormDefinition {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let definition = reading.definition else {
      throw SiteFailure(.wrongInput, problems: errors.map { $0.report(color: StandardErrorOutput.isTerminal) })
    }
    return definition
  }

  private static func all(_ fields: [FieldDefinition]) -> [FieldDefinition] {
    fields.flatMap { [$0] + all($0.list?.fields ?? []) }
  }

  /// Identifies the contents: the digest of the definition as compact JSON with sorted keys, and of the files that it
  /// names. Comments, quoting and YAML style make no difference.
  var hash: String {
    let value = ForeignFile(yaml: bytes, path: "").root?.value.json ?? .null
    return Digest.text(of: JSONValue.array([value, files]).bytes(.compact))
  }
}

nonisolated extension FormVersion {
  /// The definition as published, or the request that brought it.
  /// - Parameter asker: Who asks, as the form of a request says.
  func read(in language: LanguageTag?, askedBy asker: String? = nil) -> FormDefinition? {
    if form == FormName.elicited {
      return try? ElicitationRequest.read(Array(definition.utf8), server: asker, language: language).definition
    }
    let files = (try? JSONParser.parse(files)) ?? .null
    let reading = DefinitionReader.read(
      Array(definition.utf8), path: "\(form).yaml", options: Site.reading(in: language)
    ) { name in
      if case .string(let text)? = files[name] { return .success(Array(text.utf8)) }
      return .failure(ResourceError(reason: "it was not published"))
    }
    return reading.isUsable ? reading.definition : nil
  }
}
