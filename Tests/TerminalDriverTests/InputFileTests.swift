import Dispatch
import Platform
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct InputFileTests {
  private let directory = TemporaryFolder()

  @Test(arguments: [0, 1, 20_000]) func `a file is read whole`(_ lines: Int) throws {
    let text = String(repeating: "line\n", count: lines)
    directory.write("form.yaml", text)
    #expect(try InputFile.read(directory["form.yaml"], limit: 1 << 20) == Array(text.utf8))
  }

  @Test func `a file as large as the limit is read, one byte more is not`() throws {
    directory.write("form.yaml", String(repeating: "x", count: 2048))
    let path = directory["form.yaml"]
    #expect(try InputFile.read(path, limit: 2048).count == 2048)
    expect("cannot read '\(path)': Larger than 2047 bytes", reading: path, limit: 2047)
  }

  @Test func `a file whose size is not known before is read whole`() throws {
    #expect(try !InputFile.read("/proc/self/status", limit: 1 << 20).isEmpty)
  }

  @Test func `errors name the path and the reason`() {
    expect("cannot read '/nowhere/form.yaml': No such file or directory", reading: "/nowhere/form.yaml")
    expect("cannot read '\(directory.path)': Is a directory", reading: directory.path)
    expect("cannot read '/dev/zero': Larger than 1 MiB", reading: "/dev/zero", limit: 1 << 20)
    expect("cannot read '/dev/zero': Larger than 4 KiB", reading: "/dev/zero", limit: 4096)
  }

  @Test func `where only files are allowed, a pipe is refused at once`() {
    mkfifo(directory["pipe"], 0o600)
    let path = directory["pipe"]
    expect("cannot read '\(path)': Not a regular file", reading: path, kinds: .regularFiles)
    expect("cannot read '/dev/zero': Not a regular file", reading: "/dev/zero", kinds: .regularFiles)
    expect("cannot read '-': No such file or directory", reading: "-", kinds: .regularFiles)
  }

  @Test func `a pipe is read to its end, also when its writer comes later`() throws {
    mkfifo(directory["pipe"], 0o600)
    let path = directory["pipe"]
    DispatchQueue(label: "writer").async {
      let writer = open(path, O_WRONLY)
      for piece in ["one ", "two"] {
        write(writer, piece, piece.utf8.count)
      }
      close(writer)
    }
    #expect(String(decoding: try InputFile.read(path, limit: 100), as: UTF8.self) == "one two")
  }

  private func expect(
    _ description: String, reading path: String, limit: Int = 1 << 20, kinds: InputFile.Kinds = .anything
  ) {
    let error = #expect(throws: FileError.self) { try InputFile.read(path, limit: limit, kinds: kinds) }
    #expect(error?.description == description)
  }
}
