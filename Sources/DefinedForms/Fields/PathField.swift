import FormDefinitions
import FormModels
import Formline
import Values

extension FieldModel {
  /// The path completion of the field; nil if it has none, or the file system is not known.
  var pathCompletion: PathCompletion? {
    guard definition.type == .path, !definition.isSecret, let files = form.inputs.files else { return nil }
    return PathCompletion(files: files, home: form.inputs.facts.homeDirectory, kind: definition.text?.pathKind)
  }
}

/// Completes a path as a shell does: directories end in `/`, hidden names need a leading dot.
package struct PathCompletion {
  /// For any file, as they are on the disk.
  package static var ofFiles: PathCompletion { PathCompletion(files: .system, home: nil, kind: nil) }

  let files: PathNames
  /// What `~` stands for.
  let home: String?
  let kind: TextTraits.PathKind?

  /// The whole path after each possible completion, sorted.
  package func candidates(for text: String) -> [String] {
    if text == "~" { return home == nil ? [] : ["~/"] }
    let head = text.folderOfFile
    let start = String(text.dropFirst(head.count))
    let directory = head.isEmpty ? "." : HomePath.expanded(head, home: home)
    let prefix = head.isEmpty ? "" : directory
    return files.names(directory)
      .filter { $0.hasPrefix(start) && (!$0.hasPrefix(".") || start.hasPrefix(".")) }
      .sorted()
      .compactMap { name in
        let isDirectory = files.kind(prefix + name) == .directory
        if kind == .directory, !isDirectory { return nil }
        return head + name + (isDirectory ? "/" : "")
      }
  }

  /// The longest unambiguous completion of the path; the path itself if there is none.
  func completed(_ text: String) -> String {
    let candidates = candidates(for: text)
    guard var common = candidates.first else { return text }
    for candidate in candidates.dropFirst() {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common.count > text.count ? common : text
  }
}

/// The suggestions of a path field: only on request, since they would read directories on every key.
final class PathSuggestions: SuggestionList {
  private let completion: PathCompletion
  /// True where Tab has no other field to go to: then it lists what is there before anything is typed.
  private let isAlone: Bool

  init(_ completion: PathCompletion, isAlone: Bool) {
    self.completion = completion
    self.isAlone = isAlone
  }

  func ghost(for text: String) -> Substring? { nil }
  func acceptance(of text: String) -> String? { nil }
  func entries(for text: String) -> [PopupEntry] { completion.candidates(for: text).map { PopupEntry($0, source: "") } }
  func completed(_ text: String) -> String? { text.isEmpty && !isAlone ? nil : completion.completed(text) }
}
