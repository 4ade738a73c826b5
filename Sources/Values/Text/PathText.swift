/// Paths of files and folders, as they are written.
extension String {
  /// The path of a folder as the beginning of the paths below it: with a slash at its end. Empty for the current folder.
  package var folderPrefix: String { isEmpty || hasSuffix("/") ? self : self + "/" }

  /// The beginning of a file's path that is its folder, slash included; empty for the current folder.
  package var folderOfFile: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
