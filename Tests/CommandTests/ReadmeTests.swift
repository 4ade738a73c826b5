import Foundation
import TestSupport
import Testing

/// The commands in README.md do what it says: every block marked `sh` is run. Those marked `console` need a person.
@Suite struct ReadmeTests {
  nonisolated static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The blocks marked `sh`, in order.
  nonisolated static let blocks: [String] = {
    var blocks: [String] = []
    var block: String?
    let readme = (try? String(contentsOfFile: root + "/README.md", encoding: .utf8)) ?? ""
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```sh" {
        block = ""
      } else if line == "```", let whole = block {
        blocks.append(whole)
        block = nil
      } else {
        block?.append(line + "\n")
      }
    }
    return blocks
  }()

  @Test func `there are commands to run`() {
    #expect(Self.blocks.count >= 2)
  }

  @Test(arguments: blocks)
  func `every command works as it stands`(block: String) throws {
    let binaries = Executable.formline.dropLast("/formline".count)
    let shell = try DetachedCommand(
      executable: "/bin/sh", ["-euc", "cd \"$0\"\n" + block, Self.root],
      environment: ["PATH": "\(binaries):/usr/bin:/bin", "TERM": "xterm-256color"])
    #expect(shell.status == 0, "\(shell.error)")
  }

  @Test func `answers that are given come out, and those that are missing are named`() throws {
    let first = try #require(Self.blocks.first)
    let binaries = Executable.formline.dropLast("/formline".count)
    let shell = try DetachedCommand(
      executable: "/bin/sh", ["-euc", "cd \"$0\"\n" + first, Self.root], environment: ["PATH": "\(binaries):/usr/bin"])
    #expect(
      shell.output == """
        {"score": 10, "liked": [], "quote": true, "name": "Ada"}
        score: 3
        missing: Sleep
        the answers were not complete: status 2

        """)
    #expect(shell.error.contains("score"))
  }
}
