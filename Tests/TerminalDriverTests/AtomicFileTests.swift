import Platform
import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct AtomicFileTests {
  private let directory = TemporaryFolder()

  private func write(_ text: String, to name: String) throws(FileError) {
    try AtomicFile.write(Array(text.utf8), to: directory[name], links: .followed)
  }

  @Test func `a new file is readable by its owner only`() throws {
    try write("answers\n", to: "a.json")
    #expect(directory.read("a.json") == "answers\n")
    #expect(directory.mode(of: "a.json") == 0o600)
    #expect(directory.names == ["a.json"])
  }

  @Test func `an existing file is replaced, mode included`() throws {
    directory.write("a.json", "old and longer")
    try write("new", to: "a.json")
    #expect(directory.read("a.json") == "new")
    #expect(directory.mode(of: "a.json") == 0o600)
  }

  @Test func `the mode does not depend on the mask`() throws {
    let mask = umask(0o777)
    defer { umask(mask) }
    try AtomicFile.write([], to: directory["a"], mode: 0o640)
    #expect(directory.mode(of: "a") == 0o640)
  }

  @Test func `a name of the greatest length can be written`() throws {
    let name = String(repeating: "n", count: 255)
    try write("x", to: name)
    #expect(directory.names == [name])
  }

  @Test(arguments: ["existing", "new"]) func `a symbolic link stays and its target is replaced`(_ target: String) throws
  {
    directory.write("existing", "old")
    symlink(target, directory["link"])
    try write("answers", to: "link")
    #expect(directory.read(target) == "answers")
    #expect(WriteTarget(path: directory["link"]) == .file(directory[target]))
    #expect(directory.names == Set(["existing", "link", target]).sorted())
  }

  @Test("under a name that comes from a file, a link is replaced and its target stays", arguments: ["existing", "new"])
  func replacedLink(target: String) throws {
    directory.write("existing", "old")
    directory.link("link", to: target)
    try AtomicFile.write(Array("screen".utf8), to: directory["link"])
    #expect(directory.read("link") == "screen")
    #expect(directory.read("existing") == "old")
    #expect(directory.names == ["existing", "link"])
    #expect(throws: FileError.self) {
      directory.link("other", to: "existing")
      _ = try InputFile.read(directory["other"], limit: 100, followsLink: false)
    }
  }

  @Test func `a pipe under such a name is replaced without waiting for its reader`() throws {
    mkfifo(directory["pipe"], 0o600)
    try AtomicFile.write([0x61], to: directory["pipe"])
    #expect(directory.read("pipe") == "a")
  }

  @Test func `a pipe that nobody reads is given up after a second`() {
    mkfifo(directory["pipe"], 0o600)
    var waited: Int32 = 0
    var calls = FileCalls.system
    calls.pause = { waited += $0 }
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: directory["pipe"], mode: 0o600, links: .followed, calls: calls)
    }
    #expect(error?.description == "cannot write '\(directory["pipe"])': No process reads from this pipe")
    #expect(waited == 1000)
  }

  @Test func `a circle of links is an error`() throws {
    symlink("b", directory["a"])
    symlink("a", directory["b"])
    expect("Too many levels of symbolic links", writingTo: directory["a"])
  }

  @Test func `a device is written to, not replaced`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null", links: .followed)
    #expect(WriteTarget(path: "/dev/null") == .stream("/dev/null"))
  }

  @Test func `a pipe is written to, not replaced`() throws {
    mkfifo(directory["pipe"], 0o600)
    let reader = open(directory["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("answers", to: "pipe")
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, 16) == 7)
    #expect(WriteTarget(path: directory["pipe"]) == .stream(directory["pipe"]))
  }

  @Test(
    arguments: [
      ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/9", 9), ("/proc/self/fd/12", 12),
    ] as [(String, Int32)])
  func `the name of a descriptor means the descriptor`(_ path: String, _ descriptor: Int32) {
    #expect(WriteTarget(path: path) == .descriptor(descriptor))
  }

  @Test func `errors name the path as given and the system's reason`() throws {
    expect("Is a directory", writingTo: directory.path)
    expect("No such file or directory", writingTo: directory["missing/a.json"])
    expect("No space left on device", writingTo: "/dev/full")
    directory.write("file", "")
    expect("Not a directory", writingTo: directory["file/a.json"])
    expect("File name too long", writingTo: directory[String(repeating: "n", count: 256)])
    expect("No such file or directory", writingTo: "")
    #expect(directory.names == ["file"])
  }

  private func expect(_ reason: String, writingTo path: String) {
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path, links: .followed) }
    #expect(error?.description == "cannot write '\(path)': \(reason)")
  }

  @Test func `what killed writers have left is removed, and nothing else`() throws {
    for name in ["a.json", ".a.json.17", ".a.json.4000000000", ".a.json.1a", ".a.json.", ".b.json.17", "a.json.17"] {
      directory.write(name, "")
    }
    AtomicFile.removeLeftovers(of: directory["a.json"])
    #expect(directory.names == [".a.json.", ".a.json.1a", ".b.json.17", "a.json", "a.json.17"])
  }

  @Test(arguments: [nil, "old"]) func `whichever system call fails, the file is the old one or the new one`(
    _ old: String?
  ) throws {
    let content = [UInt8](repeating: 0x6e, count: 10_000)
    for failing in 1... {
      let directory = TemporaryFolder()
      if let old {
        directory.write("a.json", old)
      }
      let failures = FailingCalls(nth: failing)
      do throws(FileError) {
        try AtomicFile.write(content, to: directory["a.json"], mode: 0o600, links: .replaced, calls: failures.calls)
        #expect(directory.read("a.json")?.utf8.count == content.count)
        #expect(directory.names == ["a.json"])
        if !failures.hasFailed {
          #expect(failing > 5)
          return
        }
      } catch {
        #expect(error.description == "cannot write '\(directory["a.json"])': No space left on device")
        #expect(directory.read("a.json") == old)
        #expect(directory.names == (old == nil ? [] : ["a.json"]))
      }
    }
  }
}
