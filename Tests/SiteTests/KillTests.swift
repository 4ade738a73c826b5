import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// The process is killed before each of its system calls between the moment when the answers are known and its end.
@Suite(.serialized) struct KillTests {
  nonisolated(unsafe) private static let folder = TemporaryFolder()

  /// Compiled for the tests by the compiler that comes with Swift.
  private static let killer: String? = {
    let source = #filePath.dropLast("KillTests.swift".count) + "Support/kill-at-call.c"
    let program = folder["kill-at-call"]
    let compiler = try? DetachedCommand(
      executable: "/usr/bin/env", ["clang", "-o", program, String(source)],
      environment: ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"])
    return compiler?.status == 0 ? program : nil
  }()

  /// Every how manieth call is tried: all of them by `make long`, which takes minutes.
  private static let stride = FuzzEffort.factor > 1 ? 1 : 9

  @Test(arguments: StoreTests.Kind.allCases)
  func `nothing is lost after the receipt, and nothing is doubled or half-stored`(kind: StoreTests.Kind) throws {
    let killer = try #require(Self.killer)
    let store = kind == .sqlite ? "sqlite" : try PostgresServer.makeDatabase()
    let site = SiteFixture(
      "hooks:\n  - {name: ticket, form: change, command: [./hooks/ticket.sh]}", store: store)
    _ = try site.submit(#"{"summary": "first"}"#)
    var ids: [String] = []
    var receipts = 0
    var call = 1
    while true {
      let id = TimeOrderedID.make()
      let environment = site.environment(of: "bob", "change --id \(id)")
      let killed = try DetachedCommand(
        executable: killer, [String(call), Executable.site, "serve", site.path], input: #"{"summary": "x"}"#,
        environment: environment)
      guard killed.status == 0 else {
        #expect(killed.status == 1)
        break
      }
      let again = try site.serve("bob", "change --id \(id)", input: #"{"summary": "x"}"#)
      #expect(again.status == 0, "\(again.error)")
      if killed.output.contains(id) {
        receipts += 1
        #expect(again.output.contains("Submitted before"))
      }
      ids.append(id)
      call += Self.stride
    }
    #expect(ids.count > 10)
    let stored = try site.exported().dropFirst()
    // The one that was not killed is the last.
    #expect(stored.dropLast().map { $0["id"] } == ids.map { .string($0) })
    #expect(stored.allSatisfy { $0["answers"] == ["summary": "x", "risk": "low"] })
    #expect(try site.own("audit", "verify").status == 0)
    chmod(
      site.folder.write("hooks/ticket.sh", "#!/bin/sh\ncat > /dev/null; echo $FORMLINE_IDEMPOTENCY_KEY >> log\n"), 0o755
    )
    #expect(try site.own("deliver").status == 0)
    #expect((site.folder.read("log") ?? "").split(separator: "\n").count == ids.count + 2)
    print("\(kind): killed \(ids.count) times, \(receipts) after the receipt")
  }

  /// SQLite's own flush is not used: see `SQLiteDatabase`.
  @Test(.needs(.strace))
  func `a receipt is printed after the log was flushed, a repeated one too`() throws {
    let site = SiteFixture()
    let id = TimeOrderedID.make()
    for receipt in ["Submitted", "Submitted before"] {
      let traced = try DetachedCommand(
        executable: "/usr/bin/strace",
        ["-f", "-y", "-o", site.folder["calls"], "-e", "trace=pwrite64,fdatasync,fsync,write", Executable.site]
          + ["serve", site.path],
        input: #"{"summary": "x"}"#, environment: site.environment(of: "bob", "change --id \(id)"))
      #expect(traced.status == 0 && traced.output.contains(receipt), "\(traced.error)")
      let calls = (site.folder.read("calls") ?? "").split(separator: "\n")
      let before = calls.prefix { !$0.contains("\"\(receipt)") }
      #expect(before.count < calls.count)
      let logged = before.filter { $0.contains("formline.db-wal") }
      #expect(logged.contains { $0.contains("pwrite64(") })
      #expect(logged.last?.contains("sync(") == true)
    }
  }
}
