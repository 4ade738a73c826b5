import ArgumentParser
import DefinedForms
import FormDefinitions
import FormImports
import KeyScripts
import TerminalDriver

/// A definition file, read and checked; other formats are imported.
nonisolated struct FormFile {
  /// As the user named it; `-` for standard input.
  let path: String
  private let options: ReadingOptions
  private let imports: ImportOptions
  private let kinds: InputFile.Kinds

  /// The largest definition, answers file or script that is read, in bytes.
  static let limit = DefinitionFile.limit

  /// - Parameter kinds: The kinds of files that are read.
  init(
    _ path: String, options: ReadingOptions, imports: ImportOptions = ImportOptions(),
    kinds: InputFile.Kinds = .anything
  ) {
    self.kinds = kinds
    self.path = path
    self.options = options
    self.imports = imports
  }

  /// The bytes of a definition, an answers file or the like.
  static func bytes(of path: String, kinds: InputFile.Kinds = .anything) throws(CommandFailure) -> [UInt8] {
    try CommandFailure.reading(InputFile.read(path, limit: limit, kinds: kinds))
  }

  /// Refuses standard input to a command that writes scripts.
  static func checkHasName(_ path: String) throws {
    guard path != "-" else {
      throw ValidationError("A script names the file of its form, and standard input has no name.")
    }
  }

  /// Reads the file and reports all its mistakes.
  func read() throws(CommandFailure) -> DefinitionReading { try readForm().reading }

  /// Like `read()`, with the imported form if the file has another format.
  /// - Throws: A file that cannot be read, and the name of a part that is not there.
  func readForm() throws(CommandFailure) -> (reading: DefinitionReading, imported: ImportedForm?) {
    let form = try readAnyForm()
    if form.reading.isUsable { try checkPart(of: form.imported) }
    return form
  }

  /// The failure of `--for` with a form that has no inputs of editors.
  static var entryElsewhere: CommandFailure { CommandFailure(.usage, "'--for' is for inputs of editors") }

  private func checkPart(of imported: ImportedForm?) throws(CommandFailure) {
    if let entry = imports.entry {
      guard let names = imported?.inputs?.entryNames else { throw Self.entryElsewhere }
      guard names.contains(entry) else {
        let known = names.isEmpty ? "none" : names.joined(separator: ", ")
        throw CommandFailure(.usage, "there is no '\(entry)' in the file: it has \(known)")
      }
    }
    // These say themselves which parts they have.
    let hasParts = imported?.kind == .crd || imported?.kind == .openAPI
    guard let part = imports.selector, !hasParts else { return }
    throw CommandFailure(.usage, "'\(path)' has no parts: leave out '#\(part)'")
  }

  private func readAnyForm() throws(CommandFailure) -> (reading: DefinitionReading, imported: ImportedForm?) {
    if Folder.exists(at: path), let chart = try chart(at: path) {
      let form = ImportedForm.chart(chart, options: imports, reading: options)
      return (form.reading, form)
    }
    if Folder.exists(at: path) {
      let files = try filesOfFolder()
      if let form = customResources(in: files) ?? chooser(of: files).map({ ImportedForm($0) }) {
        return (form.reading, form)
      }
    }
    // `FILE#/POINTER` names a part of a schema.
    if path.utf8.contains(UInt8(ascii: "#")), let hash = path.firstRange(of: "#/"), !InputFile.exists(at: path) {
      var imports = imports
      imports.pointer = String(path[path.index(after: hash.lowerBound)...])
      imports.kind = imports.kind ?? .jsonSchema
      return try FormFile(String(path[..<hash.lowerBound]), options: options, imports: imports, kinds: kinds).readForm()
    }
    // `FILE#NAME` names a part of a file that has several.
    if let hash = path.utf8.lastIndex(of: UInt8(ascii: "#")), !InputFile.exists(at: path), path != "#" {
      var imports = imports
      imports.selector = String(path[path.index(after: hash)...])
      return try FormFile(String(path[..<hash]), options: options, imports: imports, kinds: kinds).readForm()
    }
    let bytes = try Self.bytes(of: path, kinds: kinds)
    let name = path == "-" ? "standard input" : path
    if let imported = ImportedForm.read(bytes, path: name, options: imports, reading: options) {
      return (imported.reading, imported)
    }
    let reading = DefinitionReader.read(
      bytes, path: name, options: options, resources: DefinitionFile.resources(of: path, options.grants))
    return (reading, nil)
  }

  /// True for the folder of a Helm chart.
  static func isChart(_ path: String) -> Bool {
    let names = Folder.names(in: path)
    return names.contains("Chart.yaml") || names.contains("values.yaml")
  }

  /// The files that a form at a path is in, without those that they name.
  static func ownFiles(of path: String) -> [String] {
    guard isChart(path) else {
      if InputFile.exists(at: path) { return [path] }
      // `FILE#PART` names a part of a file.
      let hashes = [path.firstRange(of: "#/")?.lowerBound, path.lastIndex(of: "#")].compactMap(\.self)
      return hashes.map { String(path[..<$0]) }
    }
    let prefix = path.folderPrefix
    let files = (try? Folder.files(below: path)) ?? []
    return files.filter { file in
      let isOfChart = !file.dropFirst(prefix.count).contains("/") || file.hasPrefix(prefix + "charts/")
      return isOfChart && ["Chart.yaml", "values.yaml", "values.schema.json"].contains(String(file.fileName))
    }
  }

  /// The files of a Helm chart in a folder; nil if it is none.
  private func chart(at path: String, depth: Int = 0) throws(CommandFailure) -> HelmChartFiles? {
    guard Self.isChart(path) else { return nil }
    let names = Folder.names(in: path)
    var files = HelmChartFiles(path: path)
    func bytes(_ name: String) throws(CommandFailure) -> [UInt8]? {
      guard names.contains(name) else { return nil }
      return try CommandFailure.reading(InputFile.read(name, below: path.folderPrefix, limit: Self.limit))
    }
    files.chart = try bytes("Chart.yaml")
    files.values = try bytes("values.yaml")
    files.schema = try bytes("values.schema.json")
    guard names.contains("charts"), depth < 8 else { return files }
    let folder = path.folderPrefix + "charts"
    for name in Folder.names(in: folder).sorted() where Folder.exists(at: folder.folderPrefix + name) {
      let place = folder.folderPrefix + name
      guard InputFile.isBelow(place, folder: path) else {
        StandardError.report([.warning("'charts/\(name)' leads out of the chart: it is left out")])
        continue
      }
      if let sub = try chart(at: place, depth: depth + 1) { files.subcharts.append((name, sub)) }
    }
    return files
  }

  /// The custom resources that the files of a folder define; nil if they define none.
  func customResources(in files: [NamedFile]) -> ImportedForm? {
    guard imports.kind == nil || imports.kind == .crd else { return nil }
    let files = files.map { (path: path.folderPrefix + $0.name, bytes: $0.bytes) }
    return ImportedForm.customResources(in: files.sorted { $0.path < $1.path }, options: imports, reading: options)
  }

  /// The choice among the forms in a folder of issue forms; nil if the folder has none.
  func chooser(of files: [NamedFile]) -> IssueChooser? {
    var files = files
    let config = files.firstIndex { $0.name == IssueChooser.configName }.map { files.remove(at: $0).bytes }
    let chooser = IssueChooser(of: path, config: config, files: files, options: imports, reading: options)
    return config != nil || chooser.hasForms ? chooser : nil
  }

  typealias NamedFile = (name: String, bytes: [UInt8])

  private static func isYAML(_ name: String) -> Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }

  /// The YAML files of a folder. Warns of those that are left out.
  func filesOfFolder() throws(CommandFailure) -> [NamedFile] {
    var files: [NamedFile] = []
    for name in Folder.names(in: path) where Self.isYAML(name) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try InputFile.read(name, below: path.folderPrefix, limit: Self.limit)
      } catch {
        // The folder may be untrusted, and its links may lead anywhere.
        guard case .outsideFolder = error.reason else { throw CommandFailure(reading: error) }
        StandardError.report([.warning("'\(name)' leads out of the folder: it is left out")])
        continue
      }
      files.append((name, bytes))
    }
    return files
  }

  /// Which sources prevent a form from being used if they are not granted.
  enum Refusal {
    /// Those without which the form cannot be filled in.
    case neededSources
    /// None; the form itself shows what is missing.
    case nothing
  }

  /// The definition, if it has no mistakes and all required grants, and the imported form if the file has another
  /// format. Warns of what the import ignores.
  /// - Throws: Every mistake and missing grant, rendered.
  func form(
    refusing: Refusal = .neededSources
  ) throws(CommandFailure) -> (definition: FormDefinition, imported: ImportedForm?) {
    let (reading, imported) = try readForm()
    return try Self.usable(reading, imported, refusing: refusing)
  }

  /// Like ``form(refusing:)``, of what has been read.
  static func usable(
    _ reading: DefinitionReading, _ imported: ImportedForm?, refusing: Refusal = .neededSources
  ) throws(CommandFailure) -> (definition: FormDefinition, imported: ImportedForm?) {
    let refused = refusing == .nothing ? [] : reading.refusedCommands + reading.refusedHosts
    guard refused.isEmpty, reading.isUsable, let definition = reading.definition else {
      throw failure(reading.diagnostics(with: refused))
    }
    if imported != nil { StandardError.report(reading.diagnostics.map(\.reported)) }
    return (definition, imported)
  }

  /// A form of which another part is asked.
  /// - Throws: Every mistake, rendered.
  static func opened(
    _ partial: PartialForm, _ opening: PartialForm.Opening
  ) throws(CommandFailure) -> (definition: FormDefinition, imported: ImportedForm) {
    let form = partial.opened(opening)
    guard form.reading.isUsable, let definition = form.reading.definition else {
      throw failure(form.reading.diagnostics)
    }
    StandardError.report((form.partial?.warnings ?? []).map { .warning($0) })
    return (definition, form)
  }

  /// The text of the file, its definition, which is to stand alone, and the imported form if it has another format.
  /// - Throws: Every mistake, rendered.
  func source() throws(CommandFailure) -> (text: String, definition: FormDefinition, imported: ImportedForm?) {
    var imports = imports
    imports.standsAlone = true
    let (reading, imported) = try FormFile(path, options: options, imports: imports).readForm()
    guard reading.isUsable, let definition = reading.definition else {
      throw Self.failure(reading.diagnostics)
    }
    StandardError.report(reading.diagnostics.map(\.reported))
    if imported?.choice != nil {
      StandardError.report([.warning("this is the choice among several forms alone: name one of them to have that")])
    }
    return (String(decoding: reading.source.bytes, as: UTF8.self), definition, imported)
  }

  /// A usage error if only grants are missing, since the call gives them.
  private static func failure(_ diagnostics: [Diagnostic]) -> CommandFailure {
    let isRefused = diagnostics.allSatisfy { $0.severity != .error || $0.isRefusal }
    return CommandFailure(isRefused ? .usage : .wrongInput, problems: diagnostics.map(\.reported))
  }
}

nonisolated extension CompletionKind {
  static var definition: CompletionKind {
    .file(extensions: DefinitionFile.endings.map { String($0.dropFirst()) })
  }
}

extension FileAccess {
  /// The files of the system.
  /// - Parameters:
  ///   - kinds: The kinds of files that may be read.
  ///   - grants: What definitions may access.
  static func system(_ kinds: InputFile.Kinds = .regularFiles, granting grants: Grants = Grants()) -> FileAccess {
    func read(
      _ path: String, limit: Int, kinds: InputFile.Kinds, followsLink: Bool = true
    ) -> Result<[UInt8], ResourceError> {
      Result { () throws(FileError) in try InputFile.read(path, limit: limit, kinds: kinds, followsLink: followsLink) }
        .mapError { ResourceError(reason: $0.phrase) }
    }
    return FileAccess(
      read: { read($0, limit: 64 << 20, kinds: kinds) },
      readWritten: { read($0, limit: FormFile.limit, kinds: .regularFiles, followsLink: false) },
      write: { path, bytes in
        do throws(FileError) {
          try AtomicFile.write(bytes, to: path, mode: 0o644)
          return nil
        } catch {
          return ResourceError(reason: error.phrase)
        }
      },
      options: ReadingOptions(grants: grants),
      readNamed: { DefinitionFile.resource($0, beside: $1, grants.files) },
      paths: .system)
  }
}

/// Relative paths, for files that may be moved together with what they name.
nonisolated enum RelativePath {
  /// The path of `file` relative to the folder of `origin`, without following links.
  /// - Parameter workingDirectory: The base of relative paths.
  static func of(_ file: String, from origin: String, in workingDirectory: String) -> String {
    let target = parts(of: file, in: workingDirectory)
    let folder = parts(of: origin, in: workingDirectory).dropLast()
    let shared = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folder.count - shared) + target[shared...]
    return steps.joined(separator: "/")
  }

  /// The absolute path of a file without `.` and `..`, without following links.
  static func absolute(_ path: String, in workingDirectory: String) -> String {
    let path = parts(of: path, in: workingDirectory).reduce(into: "") { $0 += "/" + $1 }
    return path.isEmpty ? "/" : path
  }

  private static func parts(of path: String, in workingDirectory: String) -> [String] {
    let absolute = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    return absolute.split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
  }
}
