import Foundation
import TestSupport
import Testing

/// Whatever the command writes goes through one place. Under a name that a form gave, a link is replaced, never followed.
@Suite struct WrittenFileTests {
  private let folder = TemporaryFolder()
  private let form: String
  private static let precious = "precious\n"

  init() {
    form = folder.write(
      "form.yaml",
      "formline: 1\nfields: [{id: mail, contentType: email}, {id: code, suggestions: {command: [echo, red]}}]\n")
    folder.write("precious", Self.precious)
  }

  /// Runs the form, leaves its files, puts links to the precious file in their places, and runs it again.
  private func expectLinksReplaced(in kind: String, _ options: String..., keys: [(waitsFor: String, keys: String)])
    throws
  {
    let place = "state/formline/\(kind)"
    func files() -> [String] { folder.names(in: place).filter { !$0.hasPrefix(".") } }
    func run() throws {
      let command = try DrivenCommand(
        [Executable.formline, "run", form, "--inputrc", "none"] + options,
        environment: [
          "TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"], "PATH": "/usr/bin:/bin",
        ])
      for (text, keys) in keys {
        #expect(command.shows(text))
        command.send(keys)
      }
      #expect(command.finish() != nil)
    }
    try run()
    #expect(files() != [])
    for file in files() {
      unlink(folder["\(place)/\(file)"])
      folder.link("\(place)/\(file)", to: folder["precious"])
    }
    try run()
    #expect(folder.read("precious") == Self.precious)
    #expect(
      files().contains { folder.read("\(place)/\($0)")?.contains("ada@example.com") == true || kind == "commands" })
  }

  @Test func `a draft`() throws {
    try expectLinksReplaced(in: "drafts", keys: [("Mail", "ada@example.com"), ("ada@example.com", "\u{3}")])
  }

  @Test func `a history`() throws {
    try expectLinksReplaced(in: "history", keys: [("Mail", "ada@example.com\r\r")])
  }

  @Test func `the commands that a person has allowed`() throws {
    try expectLinksReplaced(in: "commands", "--allow-commands", keys: [("echo", "y"), ("Mail", "\u{3}")])
  }

  /// Where files may be made or opened for writing: nowhere else are links, pipes and half written files thought of.
  private static let writers = [
    "TerminalDriver/Files/AtomicFile.swift", "TerminalDriver/Files/FileCalls.swift",
    "TerminalDriver/Files/FileLock.swift", "FormSite/Site/Site.swift", "FormSite/Site/SiteLog.swift",
    "FormSite/Store/ConnectionLimit.swift",
  ]

  @Test func `no other file of the sources opens files for writing`() throws {
    let sources = URL(filePath: ManualCommandTests.root + "/Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where ["swift", "c", "h"].contains(file.pathExtension) {
      let name = String(file.path(percentEncoded: false).dropFirst(sources.path(percentEncoded: false).count + 1))
      // What only measures, and the build, leave their files to who runs them.
      guard !["formline-bench/", "MessageTables/"].contains(where: name.hasPrefix) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      if text.contains(/O_CREAT|open\([^)]*O_WRONLY|fopen\([^)]*"[wa]|\.write\(to: |createFile\(|\bmkstemp|creat\(/) {
        found.insert(name)
      }
    }
    #expect(found.sorted() == Self.writers.sorted())
  }
}
