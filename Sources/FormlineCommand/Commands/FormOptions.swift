import ArgumentParser
import DefinedForms
import FormModels
import FormDefinitions
import FormImports
import TerminalDriver
import TerminalModel
import Wording

/// What a definition may access. Every command that reads definitions takes these options.
nonisolated struct GrantOptions: OptionTable {
  var allowCommands = false
  var allowFiles = false
  var folder: String?
  var variables: [[String]] = []

  static var rows: [CommandRow<Self>] {
    [
      .flag("allow-commands", "Let the definition run the commands it names.") { $0.allowCommands = true }.asked,
      .flag("allow-files", "Let the definition name files outside its own folder.") { $0.allowFiles = true }.asked,
      .option(
        "folder",
        "The folder whose files a definition from standard input or a program may name; it has none otherwise.",
        value: "dir", completion: .directory
      ) { $0.folder = $1 },
      .options(
        "allow-env",
        "Let the definition read these environment variables, besides LANG, USER, HOME and TERM. May repeat.",
        value: "name,…", reading: Self.names
      ) { $0.variables.append($1) }.asked,
    ]
  }

  /// These options as one value.
  var grants: Grants {
    var grants = Grants()
    grants.commands = allowCommands
    grants.files = allowFiles ? .anywhere : .ownFolder
    grants.folder = folder
    grants.variables = Set(variables.joined())
    return grants
  }

  /// Reading options without a preferred language.
  var reading: ReadingOptions { reading(in: nil) }

  func reading(in language: LanguageTag?) -> ReadingOptions { ReadingOptions(grants: grants, language: language) }

  /// These options as arguments for a worker process.
  var arguments: [String] {
    (allowCommands ? ["--allow-commands"] : []) + (allowFiles ? ["--allow-files"] : [])
      + (folder.map { ["--folder", $0] } ?? [])
      + variables.flatMap { ["--allow-env", $0.joined(separator: ",")] }
  }

  private static func names(_ text: String) throws -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(FieldDefinition.isID) else {
      throw ValidationError("write names of variables separated by commas, such as EDITOR,TEAM.")
    }
    return names
  }
}

/// Options for forms in other file formats.
nonisolated struct ImportFileOptions: OptionTable {
  var kind: ImportedKind?
  var optional = false
  /// The server, task or configuration of an editor's inputs.
  var entry: String?

  static var rows: [CommandRow<Self>] {
    [
      .option("from", "The kind of file, where its content leaves that in doubt.", value: "kind") { $0.kind = $1 },
      .flag("optional", "Require nothing in an issue form, as in private repositories.") { $0.optional = true },
    ]
  }

  /// For commands that write no script: a script names the whole file.
  static func entryRow<Command>(
    in open: @escaping (inout Command, (inout Self) -> Bool) -> Bool
  ) -> [CommandRow<Command>] {
    [
      CommandRow<Self>.option(
        "for", "Of an editor's inputs, take those of this server, task or configuration.", value: "name"
      ) { $0.entry = $1 }.lifted(open)
    ]
  }

  /// These options as one value.
  var options: ImportOptions {
    var options = ImportOptions()
    options.kind = kind
    options.isOptional = optional
    options.entry = entry
    return options
  }
}

extension ImportedKind: ExpressibleByArgument {}

/// The file of a definition, what it is, and what it may access: what commands that read one take first.
nonisolated struct FileOptions {
  var path = ""
  var source = ImportFileOptions()
  var granted = GrantOptions()

  /// - Parameter help: What the command says of the file.
  static func rows<Command>(
    _ help: String, in open: @escaping (inout Command, (inout Self) -> Bool) -> Bool
  ) -> [CommandRow<Command>] {
    let file = CommandRow<Command>.argument("file", help, completion: .definition) { command, path in
      _ = open(&command) {
        $0.path = path
        return true
      }
    }
    .input
    return [file] + ImportFileOptions.rows { command, read in open(&command) { read(&$0.source) } }
      + GrantOptions.rows { command, read in open(&command) { read(&$0.granted) } }
  }

  func file(in language: LanguageTag? = nil) -> FormFile {
    FormFile(path, options: granted.reading(in: language), imports: source.options)
  }

  /// The form that answers are given to. One of which only a part is asked is opened for them.
  /// - Parameters:
  ///   - answers: Keeps what was read of them.
  ///   - namesClosed: True for a form that names what is not asked.
  func form(
    for answers: inout AnswerOptions, in language: LanguageOptions, namesClosed: Bool = false,
    refusing: FormFile.Refusal = .neededSources
  ) throws(CommandFailure) -> (definition: FormDefinition, imported: ImportedForm?) {
    var imports = source.options
    imports.opening.namesClosed = namesClosed
    imports.given = { [answers] in answers.names }
    let reading = granted.reading(in: try language.language())
    func read(_ path: String) throws(CommandFailure) -> (reading: DefinitionReading, imported: ImportedForm?) {
      try FormFile(path, options: reading, imports: imports).readForm()
    }
    var form = try read(path)
    if let choice = form.imported?.choice,
      let name = try answers.takeChoice(of: choice.field, where: choice.opens)
    {
      if let chooser = form.imported?.chooser {
        let isBlank = chooser.entries.contains { $0.name == name && $0.entry == .blank }
        if isBlank {
          let blank = IssueChooser.blank(options: imports, reading: reading)
          form = (blank.reading, blank)
        } else {
          form = try read(path.folderPrefix + name)
        }
      } else {
        form = try read("\(path)#\(name)")
      }
    }
    var (definition, imported) = try FormFile.usable(form.reading, form.imported, refusing: refusing)
    if let partial = imported?.partial {
      try imports.opening.open(&answers, of: partial)
      (definition, imported) = try FormFile.opened(partial, imports.opening)
    }
    LanguageOptions.warn(ifUnknown: language.chosen, to: definition)
    return (definition, imported)
  }
}

extension Grants {
  /// Runs commands in this process's environment; nil if they are not allowed.
  @MainActor var commandRunner: CommandRunner? { commands ? CommandProcesses.runner(environment: nil) : nil }
}

nonisolated struct LanguageOptions: OptionTable {
  var chosen: LanguageTag?
  var catalogs: [String] = []

  static var rows: [CommandRow<Self>] {
    [
      .option(
        "lang", "The language of the form, such as de or pt-BR; by default that of LC_ALL, LC_MESSAGES or LANG.",
        value: "language", completion: .words { _, _, _ in DisplayLanguage.allCases.map(\.rawValue) }, reading: Self.tag
      ) { $0.chosen = $1 }.asked,
      .options(
        "catalog", "Take formline's own words from this catalogue; see 'formline catalog'. May repeat.",
        value: "file", completion: .file(extensions: ["po"])
      ) { $0.catalogs.append($1) }.input.asked,
    ]
  }

  /// The preferred language, nil for none in particular; its catalogue is in use from then on.
  func language() throws(CommandFailure) -> LanguageTag? {
    try CatalogueFiles.use(catalogs, preferred: chosen ?? Self.ofEnvironment, isChosen: chosen != nil)
  }

  static var ofEnvironment: LanguageTag? { LanguageTag(environment: ProcessEnvironment.variable) }

  /// Warns of a requested language that neither the form nor the command supports.
  static func warn(ifUnknown chosen: LanguageTag?, to definition: FormDefinition) {
    guard let chosen, !definition.speaks(chosen) else { return }
    let known = DisplayLanguage.allCases.map(\.rawValue) + definition.translations.map(\.written)
    StandardError.report([
      .warning(
        "nothing in the form is in the language '\(chosen.written)'; there are "
          + Set(known).sorted().joined(separator: ", "))
    ])
  }

  /// Parses a language tag or the name of a locale.
  static func tag(_ text: String) throws -> LanguageTag {
    guard let tag = LanguageTag(locale: text) else {
      throw ValidationError("'\(text)' is not a language; write it like de or pt-BR.")
    }
    return tag
  }
}

nonisolated struct ProblemOptions: OptionTable {
  var format = ProblemFormat.text

  static var rows: [CommandRow<Self>] {
    [
      .option(
        "problems", default: ProblemFormat.text,
        "How problems are reported: as text, or as data, an object a line with path line column id message hint."
      ) { $0.format = $1 }.asked
    ]
  }
}

nonisolated enum ProblemFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  /// One JSON object per line.
  case json
}

nonisolated struct AppearanceOptions: OptionTable {
  /// Where a form is drawn.
  enum Placement: String, EnumerableFlag {
    case inline
    case fullscreen

    static func help(for value: Placement) -> ArgumentHelp? {
      switch value {
      case .inline: "Draw below the prompt and leave a summary."
      case .fullscreen: "Draw on the whole screen."
      }
    }
  }

  var placement = Placement.inline
  var accessible = false
  var noMouse = false
  var bidi = TextOrderChoice.auto
  var color = ColorChoice.auto
  var look = LookOptions()

  static var rows: [CommandRow<Self>] {
    CommandRow.flags(Placement.self) { $0.placement = $1 }.map(\.asked)
    [
      .flag("accessible", "Ask plain questions, one a line, for screen readers and simple terminals.") {
        $0.accessible = true
      }.asked,
      .flag("no-mouse", "Leave the mouse to the terminal, to select and copy text as usual.") { $0.noMouse = true }
        .asked,
      .option(
        "bidi", default: TextOrderChoice.auto,
        "Whether text that is read from the right is ordered here, or by the terminal: auto orders it for a form that has "
          + "such text, unless the terminal is known to do it always.", value: "auto|on|off"
      ) { $0.bidi = $1 }.asked,
      .option("color", default: ColorChoice.auto, "When to use colours.") {
        $0.color = $1
      }.asked,
    ]
    LookOptions.rows { $1(&$0.look) }
  }
}

/// Whether a form orders text in both directions itself, for `--bidi`.
nonisolated enum TextOrderChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, on, off
}

/// The options for what a form looks like.
nonisolated struct LookOptions: OptionTable {
  private var density: FormDefinition.Density?
  /// The maximum number of entries of a list in sight.
  private var listRows: Int?
  private var theme: String?

  static var rows: [CommandRow<Self>] {
    [
      .option(
        "density",
        "How much room fields take: comfortable or compact; by default what the definition says, or what fits."
      ) { (options: inout Self, density: DensityChoice) in options.density = density.density }.asked,
      .option(
        "height", "Show at most this many options of a list at once.", value: "rows", reading: { try Self.listRows($0) }
      ) { $0.listRows = $1 }.asked,
      .option(
        "theme",
        "The look of the form: standard, dark, light, mono, high-contrast, or a file; by default that of FORMLINE_THEME, or "
          + "of ~/.config/formline/theme.yaml.", value: "name|file",
        completion: .words { _, _, prefix in MainActor.assumeIsolated { ThemeChoice.completions(of: prefix) } }
      ) { $0.theme = $1 }.input.asked,
    ]
  }

  private static func listRows(_ text: String) throws -> Int {
    guard let rows = Int(text), 1...1000 ~= rows else { throw ValidationError("'--height' is from 1 to 1000 rows.") }
    return rows
  }

  @MainActor func configure(_ appearance: inout FormAppearance) throws(CommandFailure) {
    appearance.theme = try ThemeChoice(option: theme, environment: ProcessEnvironment.variables).theme()
    appearance.density = density
    appearance.listRows = listRows
  }
}

nonisolated extension ColorChoice: ExpressibleByArgument {}

nonisolated enum DensityChoice: String, ExpressibleByArgument, CaseIterable {
  case comfortable
  case compact

  var density: FormDefinition.Density { self == .comfortable ? .comfortable : .compact }
}

/// A duration: `90s`, `5m`, `1h`, or `90` for seconds.
nonisolated struct TimeLimit: ExpressibleByArgument {
  let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  /// Has the process end after this time, whatever it does then.
  /// - Parameter start: When the time began, on ``MonotonicClock``.
  @MainActor func begin(at start: Int64 = MonotonicClock.now) {
    Watchdog.start(
      limit: start + duration.nanoseconds,
      lastWords: StandardError.text(of: CommandFailure.timeIsUp.problems))
  }

  init?(argument: String) {
    guard let duration = Duration(argument: argument), duration > .zero, duration <= .seconds(86_400) else {
      return nil
    }
    self.duration = duration
  }

  var defaultValueDescription: String { duration.shortText }
}
