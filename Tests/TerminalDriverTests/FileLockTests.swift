import TestSupport
import Testing

@testable import TerminalDriver

@Suite struct FileLockTests {
  private let directory = TemporaryFolder()

  @Test func `one holds a lock, until it is released and its file is gone`() throws {
    let path = directory["a.lock"]
    let lock = try FileLock(path)
    #expect(directory.mode(of: "a.lock") == 0o600)
    #expect(throws: FileLock.Refusal.taken) { try FileLock(path) }
    lock.release()
    lock.release()
    #expect(directory.names == [])
    let other = try FileLock(path)
    #expect(throws: FileLock.Refusal.taken) { try FileLock(path) }
    other.release()
  }

  @Test func `a lock file that somebody left behind holds nobody back`() throws {
    directory.write("a.lock", "")
    try FileLock(directory["a.lock"]).release()
    #expect(directory.names == [])
  }

  @Test func `a lock is waited for as long as patience lasts`() async throws {
    let path = directory["a.lock"]
    let lock = try FileLock(path)
    #expect(throws: FileLock.Refusal.taken) { try FileLock.take(path, within: .zero) }
    let waiting = Task.detached { try FileLock.take(path, within: .seconds(20)) }
    lock.release()
    try await waiting.value.release()
    #expect(directory.names == [])
  }

  @Test func `where no file can be made there is no lock`() {
    #expect(throws: FileLock.Refusal.system(SystemError(number: 2))) { try FileLock(directory["none/a.lock"]) }
  }

  @Test func `folders are made with those above them, for the user alone`() {
    #expect(Folder.make(directory["a"]))
    #expect(directory.mode(of: "a") == 0o700)
    #expect(Folder.make(directory["a"]))
    directory.write("file", "")
    #expect(!Folder.make(directory["file/x"]))
    #expect(!Folder.make("/proc/none/of/this"))
  }
}
