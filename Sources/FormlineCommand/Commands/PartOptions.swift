import ArgumentParser

/// Options for forms of which only a part is asked.
struct PartOptions: ParsableArguments {
  @Option(
    name: .customLong("old"),
    help: ArgumentHelp(
      "Edit this custom resource; what the form does not know stays as it is. '-' is standard input.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var old: String?

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Of a custom resource or chart, ask for what is required and for these paths, with commas between them.",
      valueName: "path"))
  var only: [String] = []

  @Flag(name: .customLong("all"), help: "Of a custom resource or chart, ask for everything.")
  var all = false

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Of an editor's inputs, ask for those of this server, task or configuration.", valueName: "name")
  )
  var entry: String?

  /// The options as given, without the property wrappers that the parser needs.
  nonisolated struct Values {
    var old: String?
    var only: [String] = []
    var all = false
    var entry: String?

    var isGiven: Bool { old != nil || !only.isEmpty || all }
  }

  var values: Values {
    let paths = only.flatMap { $0.split(separator: ",").map(String.init) }
    return Values(old: old, only: paths, all: all, entry: entry)
  }
}
