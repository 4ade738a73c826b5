import ArgumentParser
import FormDefinitions
import TerminalDriver

/// Options for forms of which only a part is asked.
nonisolated struct PartOptions: OptionTable {
  var old: String?
  var only: [String] = []
  var all = false

  static var rows: [CommandRow<Self>] {
    [
      .option(
        "old", "Edit this custom resource; what the form does not know stays as it is. '-' is standard input.",
        value: "file", completion: .file(extensions: ["yaml", "yml", "json"])
      ) { $0.old = $1 }.input,
      .options(
        "only",
        "Of a custom resource or chart, ask for what is required and for these paths, with commas between them.",
        value: "path",
        completion: .words { words, _, prefix in PartCompletion.words(after: words, prefix: prefix) }
      ) { (options, paths: String) in options.only += paths.split(separator: ",").map(String.init) },
      .flag("all", "Of a custom resource or chart, ask for everything.") { $0.all = true },
    ]
  }

  var isGiven: Bool { old != nil || !only.isEmpty || all }
}

/// Completions for `--only` in a shell: the paths that can be opened, one object at a time.
nonisolated private enum PartCompletion {
  static func words(after words: [String], prefix: String) -> [String] {
    guard let path = words.dropFirst(2).first(where: { !$0.hasPrefix("-") && InputFile.exists(at: $0) }),
      let partial = try? FormFile(path, options: ReadingOptions()).readForm().imported?.partial
    else { return [] }
    // Paths before a comma are complete.
    let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
    let begun = prefix.dropFirst(start.count)
    let found = partial.candidates().map(\.path).filter { $0.joined(separator: ".").hasPrefix(begun) }
    // One object at a time, whatever dots its name has.
    let shortest = found.map(\.count).min() ?? 0
    return found.filter { $0.count == shortest || $0.dropLast().joined(separator: ".") == begun }
      .map { start + $0.joined(separator: ".") }
  }
}
