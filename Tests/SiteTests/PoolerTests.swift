import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// A site that reaches PostgreSQL through PgBouncer, which gives a connection to one session after the other.
@Suite(.serialized, .needs(.PostgreSQL, .pgbouncer)) struct PoolerTests {
  @Test(arguments: Pooler.Mode.allCases)
  func `many sessions share few connections, and nothing of one is seen by another`(mode: Pooler.Mode) async throws {
    let direct = try PostgresServer.makeDatabase()
    let pooler = try #require(try Pooler(mode, before: direct, connections: 3))
    let site = SiteFixture(store: pooler.uri)
    let forms = try (0..<4).map { _ in
      let session = try site.open("ada", "change")
      session.patience = 30_000
      return session
    }
    for (number, form) in forms.enumerated() {
      #expect(form.shows("Change request"))
      form.send("form \(number)")
    }
    // As many again submit at the same time, while those are open.
    nonisolated(unsafe) let shared = site
    let receipts = await withTaskGroup(of: [String].self) { group in
      for process in 0..<4 {
        group.addTask {
          (0..<3).compactMap { round in
            let done = try? shared.serve("bob", "change", input: #"{"summary": "pipe \#(process) \#(round)"}"#)
            return done?.status == 0 ? done?.output : nil
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(receipts.count == 12)
    for form in forms {
      form.send("\u{1b}[21~")
      #expect(form.shows("Submitted. Receipt: "), "\(String(decoding: form.screen.suffix(500), as: UTF8.self))")
      #expect(form.finish() == .exited(status: 0))
    }
    let summaries = try site.exported().compactMap { $0["answers"]?["summary"]?.string }
    let expected =
      forms.indices.map { "form \($0)" } + (0..<4).flatMap { one in (0..<3).map { "pipe \(one) \($0)" } }
    #expect(summaries.sorted() == expected.sorted())
    let verified = try site.own("audit", "verify", "--receipts", "-", input: receipts.joined())
    #expect(verified.status == 0, "\(verified.error)")
    // What a session sets holds for its transaction only: the next one on its connection is not read-only, nor unflushed.
    let settings = try PostgresServer.shared?.sql("SHOW synchronous_commit", in: pooler.uri)
    #expect(settings?.output == "on\n")
  }
}
