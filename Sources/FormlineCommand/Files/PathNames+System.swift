import DefinedForms
import TerminalDriver

extension PathNames {
  /// The files of the system, seen from the working directory.
  static let system = PathNames(
    kind: { path in
      switch Folder.entry(at: path) {
      case .file: .file
      case .directory: .directory
      case .other: .other
      case nil: nil
      }
    }, names: { Folder.names(in: $0) })
}
