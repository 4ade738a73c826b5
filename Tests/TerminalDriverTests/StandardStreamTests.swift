import Platform
import TestSupport
import Testing

@testable import TerminalDriver

/// Every test runs in a process of its own, for the standard streams are its own then.
@Suite struct StandardStreamTests {
  @Test func `a full disk is an error`() async {
    await #expect(processExitsWith: .success) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      let error = #expect(throws: FileError.self) { try StandardOutput.write([1]) }
      #expect(error?.description == "cannot write standard output: No space left on device")
    }
  }

  @Test func `a pipe nobody reads is an error, not the end`() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      let error = #expect(throws: FileError.self) { try StandardOutput.write([1]) }
      #expect(error?.description == "cannot write standard output: Broken pipe")
    }
  }

  @Test func `a closed stream is an error, even with nothing to write`() async {
    await #expect(processExitsWith: .success) {
      // Not merely closed: another thread of the test library might open a file under its number. Writing to what is
      // open for reading only fails in the same way, and without anything to write only closing does.
      dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      let error = #expect(throws: FileError.self) { try StandardOutput.write([1]) }
      #expect(error?.description == "cannot write standard output: Bad file descriptor")
      close(STDOUT_FILENO)
      let emptyError = #expect(throws: FileError.self) { try StandardOutput.write([]) }
      #expect(emptyError?.description == "cannot write standard output: Bad file descriptor")
    }
  }

  @Test func `the number of a closed stream is not given to another file, and using it fails`() async {
    await #expect(processExitsWith: .success) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      StandardStreams.reserve()
      #expect(open("/dev/null", O_RDWR) > STDERR_FILENO)
      #expect(throws: FileError.self) { try StandardOutput.write([1]) }
      let error = #expect(throws: FileError.self) { try InputFile.read("-", limit: 10) }
      #expect(error?.description == "cannot read standard input: Bad file descriptor")
    }
  }

  @Test func `a terminal opened while a stream is closed does not take its number`() async throws {
    let person = try PseudoTerminal()
    await #expect(processExitsWith: .success) { [path = person.path as String] in
      close(STDIN_FILENO)
      let terminal = try await Terminal(path: path)
      #expect(await terminal.descriptor > STDERR_FILENO)
    }
    withExtendedLifetime(person) {}
  }
}
