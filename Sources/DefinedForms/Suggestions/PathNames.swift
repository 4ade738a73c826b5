/// What fields for paths know of the file system: names, and what they lead to. Nothing is read of any file.
package struct PathNames {
  /// What a path leads to, links followed.
  package enum Kind: Sendable {
    case file, directory
    /// A device, a socket, a pipe.
    case other
  }

  /// What is at a path, relative to where the form runs; nil if nothing is.
  package var kind: (_ path: String) -> Kind?
  /// The names in a directory, unordered, without `.` and `..`; none if it cannot be read.
  package var names: (_ directory: String) -> [String]

  package init(kind: @escaping (_ path: String) -> Kind?, names: @escaping (_ directory: String) -> [String]) {
    self.kind = kind
    self.names = names
  }
}
