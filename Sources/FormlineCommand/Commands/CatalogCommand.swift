import ArgumentParser
import FormDefinitions
import TerminalDriver
import TerminalModel
import Wording

/// `formline catalog new LANGUAGE`, `formline catalog check FILE`
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Say what forms say in another language: write a catalogue to fill in, check it.",
    discussion: """
      A catalogue is a file that translators' programs read (gettext PO). 'formline run --catalog FILE' uses it, and
      FORMLINE_CATALOGS=FOLDER the one in the folder that is named for the form's language:

        formline catalog new pl
        formline catalog check pl.po
        formline run --catalog pl.po signup.yaml
      """,
    subcommands: [CatalogNewCommand.self, CatalogCheckCommand.self])
}

/// `formline catalog new LANGUAGE [--to FILE]`
struct CatalogNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a catalogue to fill in.",
    discussion: """
      Each message has its English text, where it is seen, and what is inserted; what is built in already is filled in.

      Exit status: 0 written, 64 wrong usage, 74 the file cannot be written, or is there already.
      """)

  @Argument(
    help: "The language, such as pl or pt-BR.",
    transform: { text in
      guard let tag = LanguageTag(locale: text) else {
        throw ValidationError("'\(text)' is not a language; write it like pl or pt-BR.")
      }
      return tag
    })
  var language: LanguageTag

  @Option(name: .customLong("to"), help: ArgumentHelp("The file; LANGUAGE.po by default.", valueName: "file"))
  var file: String?

  func run() throws { try MainActor.assumeIsolated { try perform() } }

  @MainActor private func perform() throws(CommandFailure) {
    let path = file ?? language.fileNames[0] + ".po"
    if InputFile.exists(at: path) { throw CommandFailure(.unwritable, "'\(path)' is there already") }
    try OutputFile.checkWritable(path)
    try OutputFile.write(Catalogue.new(for: language), to: path)
    try StandardOutput.print(
      "\(path) is written; 'formline catalog check \(path)' says what is missing, 'formline run --catalog \(path)' uses it\n"
    )
  }
}

/// `formline catalog check FILE…`
struct CatalogCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is missing in a catalogue, or does not fit its place.",
    discussion: """
      Exit status: 0 nothing, 1 something is missing or wrong, 64 wrong usage, 66 the file cannot be read.
      """)

  @Argument(help: "Catalogues.", completion: .file(extensions: ["po"]))
  var files: [String]

  @OptionGroup var problems: ProblemOptions

  func run() throws {
    var found: [ReportedProblem] = []
    for path in files {
      let (text, named) = try CatalogueFiles.read(path)
      let check = CatalogueCheck(text, language: named, columns: { TextWidth.columns(of: $0) })
      found += check.problems.map { CatalogueFiles.reported($0, in: path) }
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
