import FormDefinitions
import FormModels
import Platform
import TerminalDriver
import Values

/// The folder of a site that the path fields of a form may reach. Paths are relative to it, and none leads out of it:
/// neither `..` nor a link.
nonisolated struct ReachedFolder: Sendable {
  /// As in site.yaml.
  let name: String
  /// Without links, with a slash at the end.
  private let root: String

  /// Nil if there is no such folder within the site.
  init?(of site: Site, named name: String) {
    guard !name.hasPrefix("/"), let base = InputFile.resolved(site.folder),
      let found = InputFile.resolved("\(site.folder)/\(name)"),
      Folder.exists(at: found), (found + "/").hasPrefix(base + "/")
    else { return nil }
    self.name = name
    root = found + "/"
  }

  /// Where a path leads; nil if that is outside, or nothing is there.
  private func place(_ path: String) -> String? {
    guard !path.hasPrefix("/"), let found = InputFile.resolved(root + path), (found + "/").hasPrefix(root) else {
      return nil
    }
    return found
  }

  /// What path fields see of it.
  @MainActor var names: PathNames {
    let system = PathNames.system
    return PathNames(
      kind: { path in place(path).flatMap(system.kind) }, names: { path in place(path).map(system.names) ?? [] })
  }

  /// True if a path stays in the folder, whether or not something is there.
  func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.hasPrefix("/"), !parts.contains("..") else { return false }
    // What is not there yet is where its nearest folder is.
    var known = parts[...]
    while !known.isEmpty {
      let part = root + known.joined(separator: "/")
      var status = stat()
      guard lstat(part, &status) == 0 else {
        known.removeLast()
        continue
      }
      return InputFile.resolved(part).map { ($0 + "/").hasPrefix(root) } ?? false
    }
    return true
  }

  /// The first path in an answer that leads out of the folder; nil if there is none.
  func outsider(in answer: AnswerValue, of field: FieldDefinition) -> String? {
    if field.type == .path, case .string(let path) = answer { return contains(path) ? nil : path }
    var found: String?
    _ = answer.mappingRows(of: field) { inner, field, _ in
      found = found ?? outsider(in: inner, of: field)
      return inner
    }
    return found
  }
}
