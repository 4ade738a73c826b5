import ArgumentParser
import FormDefinitions
import TerminalDriver
import TerminalModel
import Wording

/// `formline catalog new LANGUAGE`, `formline catalog check FILE`
struct CatalogCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Translate formline's own words: write a catalogue to fill in, or check one.",
    discussion: """
      A catalogue is a file that translators' programs read (gettext PO). 'formline run --catalog FILE' uses it, and
      FORMLINE_CATALOGS=FOLDER the one in the folder that is named for the form's language:

        formline catalog new pl
        formline catalog check pl.po
        formline run --catalog pl.po signup.yaml
      """,
    subcommands: [CatalogNewCommand.self, CatalogCheckCommand.self])

  static func run(_ words: [String]) throws {
    switch words.first {
    case "new": try CatalogNewCommand.run(Array(words.dropFirst()))
    case "check": try CatalogCheckCommand.run(Array(words.dropFirst()))
    default:
      var command = try parsed(words)
      try command.run()
    }
  }

  func perform() throws(CommandFailure) {
    throw CommandFailure(
      .usage, problems: [ReportedProblem("no command was given", text: RootCommand.helpMessage(for: Self.self))])
  }
}

/// `formline catalog new LANGUAGE [--to FILE]`
struct CatalogNewCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a catalogue to fill in.",
    discussion: """
      Each message has its English text, where it is seen, and what is inserted; what is built in already is filled in.

      Exit status: 0 written, 64 wrong usage, 74 the file cannot be written, or is there already.
      """)

  static let parent: String? = "catalog"

  var language: LanguageTag?
  var file: String?

  static var rows: [CommandRow<Self>] {
    [
      .argument("language", "The language, such as pl or pt-BR.", reading: LanguageOptions.tag) { $0.language = $1 },
      .option("to", "The file; LANGUAGE.po by default; - is standard output.", value: "file") { $0.file = $1 },
    ]
  }

  @MainActor func perform() throws(CommandFailure) {
    guard let language else { preconditionFailure("the row is required") }
    let path = file ?? language.fileNames[0] + ".po"
    if path != OutputFile.standardOutput, InputFile.exists(at: path) {
      throw CommandFailure(
        .unwritable, "'\(path)' is there already: '--to' names another file, or '-' for standard output")
    }
    try OutputFile.checkWritable(path)
    try OutputFile.write(Catalogue.new(for: language), to: path, links: .kept)
    if path == OutputFile.standardOutput { return }
    try StandardOutput.print(
      "\(path) is written; 'formline catalog check \(path)' says what is missing, 'formline run --catalog \(path)' uses it\n"
    )
  }
}

struct CatalogCheckCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is missing in a catalogue, or does not fit its place.",
    discussion: """
      Exit status: 0 nothing, 1 something is missing or wrong, 64 wrong usage, 66 the file cannot be read.
      """)

  static let parent: String? = "catalog"

  var files: [String] = []
  var problems = ProblemOptions()

  static var rows: [CommandRow<Self>] {
    [
      .arguments("files", "Catalogues.", completion: .file(extensions: ["po"])) {
        $0.files.append($1)
      }.input
    ]
    ProblemOptions.rows { $1(&$0.problems) }
  }

  func perform() throws(CommandFailure) {
    var found: [ReportedProblem] = []
    for path in files {
      do throws(CommandFailure) {
        let (text, named) = try CatalogueFiles.read(path)
        let check = CatalogueCheck(text, language: named, columns: { TextWidth.columns(of: $0) })
        found += check.problems.map { CatalogueFiles.reported($0, in: path) }
      } catch {
        guard error.status == .wrongInput else { throw error }
        found += error.problems
      }
    }
    if problems.format == .json {
      try StandardOutput.print(ReportedProblem.jsonLines(found))
    } else if found.isEmpty {
      try StandardOutput.print(
        "\(files.count) \(files.count == 1 ? "catalogue" : "catalogues") checked, nothing is missing\n")
    } else {
      StandardError.report(found)
    }
    if !found.isEmpty { throw CommandFailure(.failure) }
  }
}
