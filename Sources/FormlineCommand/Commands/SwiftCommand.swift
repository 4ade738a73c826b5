import ArgumentParser
import DefinedForms
import FormDefinitions
import TerminalDriver
import Values

/// `formline swift FILE`
struct SwiftCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Print a form as Swift: its fields as an enum, its answers as a structure, and a function that asks.",
    discussion: """
      The structure is called as the file is: signup.yaml makes 'Signup', with 'Signup.Field' for a focus state and \
      'Signup.run()' for the answers. It needs nothing but 'import DefinedForms'; the definition is a part of it.

      Exit status: 0 printed, or still right (--check); 1 no longer right; 64 wrong usage, or a file or a variable is not \
      granted, 65 wrong definition, 66 unreadable file, 74 not written. Commands need no grant here: the form runs them.
      """)

  var file = ""
  var name: String?
  var check: String?
  var to: String?
  var source = ImportFileOptions()
  var granted = GrantOptions()

  static var rows: [CommandRow<Self>] {
    [
      .argument("file", "The form's definition.", completion: .definition) { $0.file = $1 }.input,
      .option("name", "The name of the structure; by default that of the file.") {
        $0.name = $1
      },
      .option(
        "check", "Print nothing, and say whether this file, written earlier, is still what the definition gives.",
        value: "swift-file", completion: .file(extensions: ["swift"])
      ) { $0.check = $1 }.input,
      .option("to", "Where to write; by default standard output.", completion: .file(extensions: ["swift"])) {
        $0.to = $1
      },
    ]
    ImportFileOptions.rows { $1(&$0.source) }
    GrantOptions.rows { $1(&$0.granted) }
  }

  func checkOptions() throws {
    if check != nil, to != nil { throw ValidationError("'--check' writes nothing: leave out '--to'.") }
  }

  func perform() throws(CommandFailure) {
    let form = FormFile(file, options: granted.reading, imports: source.options)
    let (text, definition, imported) = try form.source()
    try OutputFile.check(to, by: "--to")
    let base = file == "-" ? "standard input" : String(file.fileName)
    let written = try check.map { path throws(CommandFailure) in
      String(decoding: try FormFile.bytes(of: path), as: UTF8.self)
    }
    let stem = base.firstIndex(of: ".").map { String(base[..<$0]) } ?? base
    let own = imported.map(\.definitionText) ?? text
    let printed = SwiftForm(definition, text: own, name: name ?? written.flatMap(Self.structure) ?? stem)
    let swift = printed.source(of: base)
    guard let check else {
      return try OutputFile.write(swift, to: to ?? OutputFile.standardOutput)
    }
    guard let written, written != swift else { return try StandardOutput.print("\(check) is what \(base) gives\n") }
    let (old, new) = (Self.lines(written), Self.lines(swift))
    let line = zip(old, new).prefix { $0 == $1 }.count + 1
    throw CommandFailure(
      .failure,
      "\(check) is no longer what \(base) gives: line \(line) differs; 'formline swift \(file) --to \(check)' writes it anew"
    )
  }

  /// The name of the structure in an existing file.
  private static func structure(in swift: String) -> String? {
    let start = "nonisolated struct "
    guard let line = lines(swift).first(where: { $0.hasPrefix(start) }) else { return nil }
    let name = line.dropFirst(start.count).prefix { $0 != ":" }
    return name.isEmpty ? nil : String(name)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
