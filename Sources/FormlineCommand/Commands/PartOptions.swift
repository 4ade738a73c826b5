import ArgumentParser

/// Options for forms of which only a part is asked.
nonisolated struct PartOptions: OptionTable {
  var old: String?
  var only: [String] = []
  var all = false
  var entry: String?

  static var rows: [CommandRow<Self>] {
    [
      .option(
        "old", "Edit this custom resource; what the form does not know stays as it is. '-' is standard input.",
        value: "file", completion: .file(extensions: ["yaml", "yml", "json"])
      ) { $0.old = $1 },
      .options(
        "only",
        "Of a custom resource or chart, ask for what is required and for these paths, with commas between them.",
        value: "path"
      ) { (options, paths: String) in options.only += paths.split(separator: ",").map(String.init) },
      .flag("all", "Of a custom resource or chart, ask for everything.") { $0.all = true },
      .option("for", "Of an editor's inputs, ask for those of this server, task or configuration.", value: "name") {
        $0.entry = $1
      },
    ]
  }

  var isGiven: Bool { old != nil || !only.isEmpty || all }
}
