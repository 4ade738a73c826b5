import Platform
import TestSupport
import Values

/// A site in a folder of its own, with two people who may fill in its forms, one of whom may do more, and a third whom
/// nobody knows.
struct SiteFixture {
  let folder = TemporaryFolder()

  /// Public keys that were made for the tests.
  static let keys = [
    "ada": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFg19SrxFLAfPo5EmpRFhEHGF68cnOdJhpoyfV6/TBaG",
    "bob": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEqlrpdFimzEQxVGMbGIJNrpTSkvEtg7vQ6deXjxf++P",
    "eve": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFEqjLCXmECFLCwW2PSXYPhse1QIRwkYrrdN9m9fgrZu",
  ]
  /// As `ssh-keygen -l` shows it.
  static let adasFingerprint = "SHA256:aHqRtwmH5UGA4etSptDoWCPq6/ctLiiGxZc8T/jNWRo"

  static let change = """
    formline: 1
    title: Change request
    fields:
      - {id: summary, required: true}
      - {id: risk, type: select, options: [low, high], default: low}
      - {id: token, type: password}

    """

  /// - Parameters:
  ///   - rest: More of `site.yaml`.
  ///   - store: What `store` says.
  init(_ rest: String = "", store: String = "sqlite", change: String = Self.change) {
    for name in ["forms", "hooks"] { folder.makeFolder(name) }
    folder.write("forms/change.yaml", change)
    folder.write("forms/incident.yaml", "formline: 1\ntitle: Incident\nfields: [{id: what, required: true}]\n")
    folder.write(
      "site.yaml",
      """
      site: 1
      title: Platform team
      store: \(store)
      people:
        ada: {keys: ["\(Self.keys["ada"] ?? "") ada@laptop"], groups: [ops]}
        bob: {keys: ["\(Self.keys["bob"] ?? "")"], groups: [ops]}
      grants:
        - {groups: [ops], forms: [change], may: [fill, see-own]}
        - {people: [ada], forms: "*", may: [fill, see-all, amend, publish, export]}
      \(rest)

      """)
    for (person, key) in Self.keys { folder.write("\(person).auth", "publickey \(key)\n") }
  }

  var path: String { folder.path }

  /// The variables that sshd sets for somebody's session.
  func environment(of person: String, _ command: String, _ more: [String: String] = [:]) -> [String: String] {
    [
      "SSH_USER_AUTH": folder["\(person).auth"], "SSH_CONNECTION": "192.0.2.7 50000 192.0.2.1 22",
      "SSH_ORIGINAL_COMMAND": command, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
    ].merging(more) { $1 }
  }

  /// What somebody's `ssh forms@host COMMAND < INPUT` does.
  func serve(_ person: String, _ command: String, input: String = "") throws -> DetachedCommand {
    try DetachedCommand(
      executable: Executable.site, ["serve", path], input: input, environment: environment(of: person, command))
  }

  /// What somebody's `ssh -t forms@host COMMAND` does, on a terminal.
  func open(_ person: String, _ command: String, _ more: [String: String] = [:]) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.site, "serve", path], environment: environment(of: person, command, more), output: .terminal,
      error: .terminal)
  }

  /// Submits a form; gives the submission's id.
  func submit(_ answers: String, to form: String = "change", as person: String = "bob") throws -> String {
    let served = try serve(person, form, input: answers)
    guard served.status == 0 else { throw Unsubmitted(status: served.status, error: served.error) }
    return String(served.output.split(separator: " ").last?.dropLast() ?? "")
  }

  struct Unsubmitted: Error {
    let status: Int32
    let error: String
  }

  /// What an owner's `formline site COMMAND SITE …` does.
  func own(_ command: String, _ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(
      executable: Executable.site, [command, path] + arguments, input: input,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
  }

  /// Everything that was submitted in a form.
  func exported(_ form: String = "change") throws -> [JSONValue] {
    try own("export", form).output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
  }

  /// Runs SQL on the database of the site, past the service.
  @discardableResult
  func sql(_ statement: String) throws -> DetachedCommand {
    try Tool.sqlite3.require()
    return try DetachedCommand(
      executable: "/usr/bin/env", ["sqlite3", folder["formline.db"], statement], environment: ["PATH": "/usr/bin:/bin"])
  }
}
