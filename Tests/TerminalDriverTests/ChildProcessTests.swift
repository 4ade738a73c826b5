import Platform
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct ChildProcessTests {
  private func run(
    _ arguments: String..., input: String = "", timeout: Duration = .seconds(20), limit: Int = 1 << 20
  ) async -> ChildProcess.Outcome {
    await ChildProcess.run(arguments, input: Array(input.utf8), timeout: timeout, limit: limit)
  }

  private func text(_ outcome: ChildProcess.Outcome) -> String { String(decoding: outcome.output, as: UTF8.self) }

  @Test func `output and exit status are given back`() async {
    let outcome = await run("/bin/sh", "-c", "echo one; echo two; exit 3")
    #expect(outcome.ending == .exited(status: 3))
    #expect(text(outcome) == "one\ntwo\n")
  }

  @Test func `a name without a slash is looked up in PATH`() async {
    #expect(await run("true").ending == .exited(status: 0))
    #expect(await run("no such command").ending == .notStarted(SystemError(number: ENOENT)))
  }

  @Test func `arguments are passed on as they are, never to a shell`() async {
    #expect(text(await run("printf", "%s|", "a b", "$HOME; *", "\"q\"", "")) == "a b|$HOME; *|\"q\"||")
    #expect(await run("true", "a\0b").ending == .notStarted(SystemError(number: EINVAL)))
  }

  @Test(arguments: [0, 1, 70_000, 1_000_000]) func `standard input holds the input, then ends`(_ size: Int) async {
    let input = String(repeating: "x", count: size)
    #expect(text(await run("cat", input: input)) == input)
  }

  @Test func `a command that reads nothing ends in its own way`() async {
    #expect(await run("true", input: String(repeating: "x", count: 1_000_000)).ending == .exited(status: 0))
  }

  @Test func `a command whose time is over is ended, and what it started with it`() async throws {
    let directory = TemporaryFolder()
    let script = "sleep 100 & echo $! > '\(directory["pid"])'; echo begun; wait"
    // Where the machine is busy, the shell may not have come so far.
    for time in [Duration.milliseconds(300), .seconds(3), .seconds(30)] {
      let outcome = await run("/bin/sh", "-c", script, timeout: time)
      #expect(outcome.ending == .timedOut)
      guard text(outcome).isEmpty else {
        #expect(text(outcome) == "begun\n")
        break
      }
    }
    let child = try #require(directory.read("pid").flatMap { pid_t($0.dropLast()) })
    // It is nobody's child here: its end is the reaper's to see.
    let isGone = (0..<100_000).contains { _ in kill(child, 0) != 0 || state(of: child) == "Z" }
    #expect(isGone)
  }

  @Test func `what a command leaves running does not keep it from ending`() async {
    let outcome = await run("/bin/sh", "-c", "sleep 100 & echo done")
    #expect(outcome.ending == .exited(status: 0))
    #expect(text(outcome) == "done\n")
  }

  @Test func `a command that closes its output may go on`() async {
    #expect(await run("/bin/sh", "-c", "exec >&-; exit 4").ending == .exited(status: 4))
  }

  @Test func `a signal is told of`() async {
    #expect(await run("/bin/sh", "-c", "kill -9 $$").ending == .signalled(SIGKILL))
  }

  @Test func `output without end is cut off`() async {
    let outcome = await run("yes", limit: 1_000)
    #expect(outcome.ending == .wroteTooMuch)
    #expect(outcome.output.count < 1_000_000)
  }

  @Test func `cancelling ends the command`() async {
    // Other tests may have the main actor for long.
    let task = Task { await run("sleep", "100000", timeout: .seconds(90_000)) }
    await Task.yield()
    task.cancel()
    #expect(await task.value.ending == .cancelled)
  }

  @Test func `a command has no terminal, no other descriptors and the default signals`() async {
    // A descriptor that is not closed by itself in other processes.
    let descriptor = dup(0)
    defer { close(descriptor) }
    let outcome = await run("/bin/sh", "-c", "ls /proc/self/fd | wc -w; (exec < /dev/tty) 2>/dev/null || echo none")
    // 0, 1, 2 and the one that `ls` reads the directory by.
    #expect(text(outcome).split(separator: "\n").map { $0.drop { $0 == " " } } == ["4", "none"])
    #expect(text(await run("grep", "-E", "^Sig(Ign|Blk)", "/proc/self/status")).contains(try! Regex("SigBlk:\t0+\n")))
  }

  @Test func `runs leave no descriptor open`() async {
    let before = descriptors
    for _ in 0..<40 {
      _ = await run("true", input: "x")
      _ = await run("no such command", input: "x")
      _ = await run("yes", limit: 10)
    }
    // Other tests open some of their own meanwhile.
    #expect(descriptors <= before + 30)
  }

  private var descriptors: Int { Folder.names(in: "/proc/self/fd").count }

  private func state(of process: pid_t) -> Character? {
    guard let bytes = try? InputFile.read("/proc/\(process)/stat", limit: 4096) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.dropFirst().first
  }
}
