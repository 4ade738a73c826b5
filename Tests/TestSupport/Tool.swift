import Platform
package import Testing

/// A program of others that some tests compare with, or look through. `.ci/packages` says which package has it.
package enum Tool: String {
  case tmux, strace, prove, sshd, ip, PostgreSQL, age, sqlite3, jq, go, node, python3, man, lowdown, zsh, fish, z3,
    pgbouncer
  case nssExtrausers = "libnss-extrausers", unicodeData = "unicode-data"

  private var paths: [String] {
    switch self {
    case .sshd, .pgbouncer: ["/usr/sbin/\(rawValue)"]
    case .PostgreSQL: (14...20).reversed().map { "/usr/lib/postgresql/\($0)/bin/initdb" }
    case .age: ["/usr/bin/age-keygen"]
    case .nssExtrausers: ["/usr/lib/libnss_extrausers.so.2"]
    case .unicodeData: ["/usr/share/unicode/BidiTest.txt"]
    case .tmux: ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    default: ["/usr/bin/\(rawValue)"]
    }
  }

  /// Where it is installed.
  package var path: String? { paths.first { access($0, F_OK) == 0 } }

  /// Whether tests that need it run: where it is installed, and in continuous integration, where its absence is a
  /// failure and not a reason to skip.
  private var isExpected: Bool { getenv("CI") != nil || path != nil }

  /// Ends the test, or the one of its cases that needs the tool, where it is missing: no failure, and `make test` names
  /// it. The line is what the runner says of a whole test; of a case it says nothing.
  package func require() throws {
    guard !isExpected else { return }
    let name = Test.current.map { $0.displayName ?? $0.name } ?? "a test"
    print("➜ Test \"\(name)\" skipped: \"needs \(rawValue)\"")
    try Test.cancel("needs \(rawValue)")
  }

  fileprivate static func missing(of tools: [Tool]) -> String {
    tools.filter { !$0.isExpected }.map(\.rawValue).joined(separator: ", ")
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out where a tool is missing. `make test` says at its end which ones that were.
  package static func needs(_ tools: Tool...) -> Self {
    let missing = Tool.missing(of: tools)
    return .enabled(if: missing.isEmpty, "needs \(missing)")
  }

  /// Leaves a test out where mounts of its own are not allowed, as in many containers.
  package static var needsOwnMounts: Self {
    .enabled(if: getenv("CI") != nil || OwnMounts.areAllowed, "needs mounts of its own")
  }
}

/// Mounts that only one command sees.
package enum OwnMounts {
  /// What a command begins with that gets them: root needs no other user for it.
  package static let launcher = ["/usr/bin/unshare", geteuid() == 0 ? "--mount" : "-rm"]

  fileprivate static let areAllowed =
    (try? DetachedCommand(executable: launcher[0], [launcher[1], "true"]).status) == 0
}
