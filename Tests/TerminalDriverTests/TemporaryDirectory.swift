import Glibc
import Testing

@testable import TerminalDriver

/// A directory that exists as long as this does.
nonisolated final class TemporaryDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/formline-test-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for name in names {
      unlink(path + "/" + name)
      rmdir(path + "/" + name)
    }
    rmdir(path)
  }

  /// What is in it, hidden files too, sorted.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      names.append(name)
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  func file(_ name: String) -> String { path + "/" + name }

  func put(_ text: String, in name: String) {
    let bytes = Array(text.utf8)
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  /// The content of a file, or nil when there is none.
  func text(_ name: String) -> String? {
    (try? InputFile.read(file(name), limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(_ name: String) -> UInt32 {
    var status = stat()
    stat(file(name), &status)
    return status.st_mode & 0o7777
  }
}
