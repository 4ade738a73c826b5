import Platform

/// A folder that exists as long as this does, with everything in it.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array("/tmp/formline-test-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "no temporary folder can be made")
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The path of a file or folder in it.
  package subscript(_ name: String) -> String { path + "/" + name }

  /// Writes a file; its path is given back.
  @discardableResult
  package func write(_ name: String, _ text: String) -> String { write(name, Array(text.utf8)) }

  /// Writes a file of any bytes; its path is given back.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) -> String {
    let descriptor = open(self[name], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    precondition(Platform.write(descriptor, bytes, bytes.count) == bytes.count, "a temporary file cannot be written")
    close(descriptor)
    return self[name]
  }

  /// Makes a folder inside.
  package func makeFolder(_ name: String) { mkdir(self[name], 0o755) }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) { symlink(target, self[name]) }

  /// What is in it, hidden files too, sorted.
  package var names: [String] { Self.names(path) }

  /// What is in a folder inside, hidden files too, sorted; empty if there is no such folder.
  package func names(in folder: String) -> [String] { Self.names(self[folder]) }

  /// The content of a file, or nil when there is none.
  package func read(_ name: String) -> String? { Self.content(of: self[name]) }

  /// The content of a file anywhere, or nil when there is none.
  package static func content(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file anywhere, or nil when there is none.
  package static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Platform.read(descriptor, &piece, piece.count)
      guard count > 0 else { return content }
      content += piece[..<count]
    }
  }

  /// The permissions of a file or folder.
  package func mode(of name: String) -> UInt32 {
    var status = stat()
    stat(self[name], &status)
    return status.st_mode & 0o7777
  }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  private static func remove(_ path: String) {
    chmod(path, 0o700)
    for name in names(path) where unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
    rmdir(path)
  }
}
