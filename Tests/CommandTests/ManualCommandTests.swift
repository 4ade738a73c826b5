import Foundation
import TestSupport
import Testing

/// The commands in README.md and the manual do what is said of them: every block marked `sh` is run. Those marked
/// `console` need a person.
@Suite struct ManualCommandTests {
  nonisolated static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  nonisolated private static let blocksOfReadme = blocks(of: root + "/README.md")

  nonisolated private static let blocks: [String] = {
    let manual = root + "/Sources/Formline/Formline.docc"
    let articles = (try? FileManager.default.contentsOfDirectory(atPath: manual))?.filter { $0.hasSuffix(".md") } ?? []
    return blocksOfReadme + articles.sorted().flatMap { blocks(of: "\(manual)/\($0)") }
  }()

  /// The blocks of a file that are marked `sh`, in order.
  nonisolated private static func blocks(of path: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
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
  }

  @Test func `there are commands to run`() {
    #expect(Self.blocksOfReadme.count >= 1)
    #expect(Self.blocks.count > Self.blocksOfReadme.count)
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
    let first = try #require(Self.blocksOfReadme.first)
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

  /// Groff warns of what it cannot set: unknown fonts, words wider than the line, macros that are not there.
  @Test(.needs(.lowdown, .man))
  func `the manual's pages are set without warnings, and name the pages that links lead to`() throws {
    let folder = TemporaryFolder()
    let script = """
      make --no-print-directory -C "$0" man PREFIX="$PWD/page" >make.txt
      for page in page/share/man/man?/*; do
        for width in 60 80; do MANROFFSEQ= MANWIDTH=$width man --warnings -l "$page"; done
      done
      """
    let pages = try DetachedCommand(
      executable: "/bin/sh", ["-euc", script, Self.root],
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"], folder: folder)
    #expect(pages.status == 0)
    #expect(pages.error == "")
    #expect(pages.output.contains("see formline-keys(5)"))
    #expect(!pages.output.contains("doc:"))
  }
}
