import FormTesting
import Glibc
import TerminalDriver

/// `formline test --watch`: the scripts again whenever a file near them changes.
struct TestWatch {
  /// What the command names.
  let paths: [String]
  let options: ScriptPool.Options
  /// The scripts that are there now.
  let scripts: () throws(CommandFailure) -> [String]

  /// Goes on until a signal ends it.
  func run() throws(CommandFailure) -> Never {
    let pool = try ScriptPool(options)
    var reason: String?
    while true {
      // Made before anything is looked for, so that nothing that changes meanwhile is missed.
      let watch = try self.watch(folders(of: try self.scripts()))
      let scripts = try self.scripts()
      let report = try pool.run(scripts.map { ScriptPool.Job(path: $0) })
      let isTerminal = isatty(STDOUT_FILENO) == 1
      let header = (isTerminal ? "\u{1b}[H\u{1b}[2J" : "") + (reason.map { "\($0) has changed\n\n" } ?? "")
      try StandardOutput.print(header + report.text(.pretty))
      switch watch.wait(where: { !$0.hasPrefix(".") && !$0.hasSuffix("~") }) {
      case .changed(let files): reason = files.count == 1 ? files[0] : "\(files[0]) and \(files.count - 1) more"
      case .signal(let signal): throw CommandFailure(.signal(signal))
      }
    }
  }

  private func watch(_ folders: [String]) throws(CommandFailure) -> FolderWatch {
    do throws(SystemError) {
      return try FolderWatch(folders)
    } catch {
      throw CommandFailure(.failure, "changes cannot be watched: \(error.sentence)")
    }
  }

  /// The folders of the scripts and of their forms, and all those below the folders that were named.
  private func folders(of scripts: [String]) -> [String] {
    var folders = Set(paths.filter { Folder.exists(at: $0) }.flatMap { [$0] + Folder.folders(below: $0) })
    for script in scripts {
      folders.insert(Self.folder(of: script))
      guard let bytes = try? InputFile.read(script, limit: FormFile.limit, kinds: .regularFiles),
        let form = KeyScript.parse(String(decoding: bytes, as: UTF8.self), path: script).script.form
      else { continue }
      folders.insert(Self.folder(of: form.hasPrefix("/") ? form : Self.folder(of: script) + "/" + form))
    }
    return folders.sorted()
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
