import Glibc

/// A text in a file of its own for another program to change, in a folder that nobody else can look into.
nonisolated package final class TemporaryText {
  /// The path of the file.
  package let path: String
  private let folder: String

  /// Makes the file, below `folder`.
  package init(_ text: String, in folder: String) throws(FileError) {
    var template = Array((folder + "/formline-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(.write, .file(folder), .system(.current)) }
    self.folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = self.folder + "/text.txt"
    try AtomicFile.write(Array(text.utf8), to: path, flushing: .later)
  }

  /// What is in the file now, at most `limit` bytes.
  package func read(limit: Int) throws(FileError) -> [UInt8] {
    try InputFile.read(path, limit: limit, kinds: .regularFiles)
  }

  /// With the file goes what the program has left beside it, such as a copy of the text as it was.
  deinit {
    for name in Folder.names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }
}
