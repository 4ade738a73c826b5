import Platform
import TestSupport
import Testing
import Values

/// A machine with an sshd, its site on it.
struct SshHost {
  private let folder = TemporaryFolder()
  private let demonstration: DrivenCommand
  /// The words of the command that logs in.
  let ssh: [String]
  let site: String
  /// What a command begins with that runs on the machine's network.
  private let entrance: [String]

  /// - Parameters:
  ///   - isApart: True for a machine of its own as far as the kernel can tell: with a network, processes and a name that
  ///     are not this one's. All of them have one name, as containers may have.
  ///   - store: What `store` says.
  init(isApart: Bool = false, store: String? = nil) throws {
    let root = #filePath.dropLast("Tests/SiteTests/Support/SshHost.swift".count)
    let programs = String(Executable.formline.dropLast("formline".count))
    let note = "printf '%s\\n' \"$SSH\" \"$SITE\" > \"$TMPDIR/new\"; mv \"$TMPDIR/new\" \"$TMPDIR/ready\"; sleep 3600"
    let words = ["\(root).ci/site-demo", programs, "--once", "sh", "-c", note]
    let prepare = "hostname host && ip link set lo up && echo $$ > \"$TMPDIR/machine\""
    let machine = [
      "/usr/bin/env", "unshare", "--uts", "--ipc", "--net", "sh", "-c",
      "\(prepare) && exec unshare --pid --fork --kill-child --mount-proc \"$@\"", "sh",
    ]
    var environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "TMPDIR": folder.path, "TERM": "xterm-256color",
    ]
    environment["STORE"] = store
    demonstration = try DrivenCommand(isApart ? machine + words : words, environment: environment)
    demonstration.patience = 90_000
    let folder = folder
    let ready = demonstration.waits { folder.read("ready") != nil }
    try #require(ready, "\(String(decoding: demonstration.standardError, as: UTF8.self))")
    let lines = (folder.read("ready") ?? "\n").split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    ssh = lines[0].split(separator: " ").map(String.init)
    site = lines[1]
    let process = folder.read("machine")?.trimmed ?? ""
    entrance = ["/usr/bin/env"] + (isApart ? ["nsenter", "--net=/proc/\(process)/ns/net"] : [])
  }

  func waits(until condition: () -> Bool) -> Bool { demonstration.waits(until: condition) }

  /// The words that log in with a key that was made here; nil for the one that the demonstration has made.
  private func words(_ key: String?) -> [String] {
    entrance + [ssh[0]] + (key.map { ["-i", folder[$0]] } ?? []) + ssh.dropFirst()
  }

  func log(
    in command: String, as key: String? = nil, terminal: String = "xterm-256color"
  ) throws -> DrivenCommand {
    var words = words(key)
    words.insert("-tt", at: entrance.count + 1)
    let session = try DrivenCommand(
      words + [command], environment: ["PATH": "/usr/bin:/bin", "TERM": terminal], output: .terminal, error: .terminal)
    session.patience = 30_000
    return session
  }

  /// What `ssh HOST COMMAND < INPUT` does.
  func pipe(_ input: String, into command: String, as key: String? = nil) throws -> DetachedCommand {
    let words = words(key)
    return try DetachedCommand(
      executable: words[0], words.dropFirst() + [command], input: input, environment: ["PATH": "/usr/bin:/bin"])
  }

  /// A command without a terminal that goes on.
  func start(_ command: String, as key: String? = nil) throws -> DrivenCommand {
    let session = try DrivenCommand(
      words(key) + [command], environment: ["PATH": "/usr/bin:/bin"], input: .closed)
    session.patience = 30_000
    return session
  }

  /// Where keys are made.
  var keys: String { folder.path }

  /// A new key; gives the line of its public half.
  func makeKey(_ name: String) throws -> String {
    _ = try DetachedCommand(
      executable: "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", folder[name]])
    return (folder.read("\(name).pub") ?? "").trimmed.description
  }

  /// Certifies a key. ssh finds the certificate beside it.
  func certify(_ key: String, as principals: String, by authority: String) throws {
    _ = try DetachedCommand(
      executable: "/usr/bin/ssh-keygen",
      ["-q", "-s", folder[authority], "-I", "id", "-n", principals, folder["\(key).pub"]])
  }

  /// What an owner's `formline site COMMAND SITE …` does.
  func own(_ command: String, _ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(
      executable: Executable.site, [command, site] + arguments, input: input, environment: ["PATH": "/usr/bin:/bin"])
  }

  /// Replaces the site's people, what they may, and what follows.
  func configure(_ rest: String) {
    let store = TemporaryFolder.content(of: "\(site)/site.yaml")?.split(separator: "\n").first {
      $0.hasPrefix("store:")
    }
    write("site.yaml", "site: 1\ntitle: Platform team\n\(store ?? "store: sqlite")\n\(rest)\n")
  }

  /// Adds a line to `site.yaml`.
  func append(_ line: String) throws {
    write("site.yaml", try #require(TemporaryFolder.content(of: "\(site)/site.yaml")) + line)
  }

  /// Writes a file of the site.
  func write(_ name: String, _ text: String, mode: mode_t = 0o600) {
    let path = "\(site)/\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    defer { close(file) }
    #expect(Platform.write(file, text, text.utf8.count) == text.utf8.count)
  }

  func exported() throws -> [JSONValue] {
    try DetachedCommand(
      executable: Executable.site, ["export", site, "change"], environment: ["PATH": "/usr/bin:/bin"]
    ).output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
  }

  /// What the store has of the one draft that is open.
  func draftedSummary() throws -> String? {
    let drafted = try DetachedCommand(
      executable: "/usr/bin/env", ["sqlite3", "\(site)/formline.db", "SELECT answers FROM draft"],
      environment: ["PATH": "/usr/bin:/bin"])
    guard let draft = try? JSONParser.parse(drafted.output), case .string(let text)? = draft["answers"]?["summary"]
    else { return nil }
    return text
  }
}
