package import DefinedForms
package import FormDefinitions

/// How scripts reach the files beside them. Reading and writing are the caller's, so that a run can be kept in memory.
package struct FileAccess {
  /// The bytes of the file at a path, or why there are none.
  package var read: (_ path: String) -> Result<[UInt8], ResourceError>
  /// Replaces the file at a path; answers why it could not, or nil.
  package var write: (_ path: String, _ bytes: [UInt8]) -> ResourceError?

  /// How definitions are read.
  package var options: ReadingOptions
  /// The bytes of a file that a definition names, from the definition's folder (with its slash; empty for the current).
  package var readNamed: (_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>
  /// What fields for paths see; nil where nothing is known of files.
  package var paths: PathNames?

  package init(
    read: @escaping (_ path: String) -> Result<[UInt8], ResourceError>,
    write: @escaping (_ path: String, _ bytes: [UInt8]) -> ResourceError?,
    options: ReadingOptions = ReadingOptions(),
    readNamed: ((_ name: String, _ folder: String) -> Result<[UInt8], ResourceError>)? = nil, paths: PathNames? = nil
  ) {
    self.read = read
    self.write = write
    self.options = options
    self.readNamed = readNamed ?? { name, folder in read(folder + name) }
    self.paths = paths
  }

  /// `path`, where it is relative, in the folder of the file at `origin`.
  static func path(_ path: String, beside origin: String) -> String {
    guard !path.hasPrefix("/"), let slash = origin.lastIndex(of: "/") else { return path }
    return origin[...slash] + path
  }
}

extension PathNames {
  /// The same, with relative paths in the folder of a file.
  package func beside(_ origin: String) -> PathNames {
    PathNames(
      kind: { kind(FileAccess.path($0, beside: origin)) }, names: { names(FileAccess.path($0, beside: origin)) })
  }
}
