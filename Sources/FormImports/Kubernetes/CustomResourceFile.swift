internal import FormDefinitions
internal import Values

/// The custom resource definitions of a file, or of the files of a folder: of one or several YAML documents, or of a
/// `List`.
struct CustomResourceFile {
  /// A version of a kind of resource that a server answers for.
  struct Version {
    /// Makes the document, with its mistakes so far.
    let file: @Sendable () -> ForeignFile
    let group: String
    let kind: String
    let name: String
    let isNamespaced: Bool
    let isStorage: Bool
    let node: DefinitionNode

    /// As `FILE#KIND/VERSION` names it.
    var title: String { "\(kind)/\(name)" }
  }

  /// The versions that are served; of each kind the one that is stored comes first.
  private(set) var versions: [Version] = []
  /// The documents with mistakes, or the first.
  private(set) var file: ForeignFile

  /// True if the text may define a custom resource, judging by its words.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let word = Array("CustomResourceDefinition".utf8)
    let end = min(bytes.count, 64 << 10)
    var index = 0
    while index + word.count <= end {
      if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return true }
      index += 1
    }
    return false
  }

  init(_ bytes: [UInt8], path: String) { self.init(ForeignFile.documents(bytes, path: path)) }

  /// - Parameter documents: At least one.
  init(_ documents: [ForeignFile]) {
    file = documents[0]
    for document in documents {
      guard let root = document.root else {
        if document.hasErrors { file = document }
        continue
      }
      let nodes = root["items"]?.items ?? [root]
      for node in nodes where node["kind"]?.text == "CustomResourceDefinition" {
        read(node, in: document)
        if versions.isEmpty || document.hasErrors { file = document }
      }
    }
  }

  private mutating func read(_ node: DefinitionNode, in file: ForeignFile) {
    func report(_ message: String, at place: DefinitionNode) { file.report(message, at: place) }
    guard let spec = node["spec"], spec.isObject else {
      return report("a CustomResourceDefinition needs 'spec'", at: node)
    }
    guard let group = spec["group"]?.text else { return report("'spec.group' is missing", at: spec) }
    guard let kind = spec["names"]?["kind"]?.text else { return report("'spec.names.kind' is missing", at: spec) }
    guard let list = spec["versions"]?.items, !list.isEmpty else {
      return report("'spec.versions' is missing", at: spec["versions"] ?? spec)
    }
    let isNamespaced = spec["scope"]?.text != "Cluster"
    var served: [Version] = []
    for version in list where version["served"]?.value == .bool(true) {
      guard let name = version["name"]?.text else {
        report("a version needs 'name'", at: version)
        continue
      }
      served.append(
        Version(
          file: file.copies, group: group, kind: kind, name: name, isNamespaced: isNamespaced,
          isStorage: version["storage"]?.value == .bool(true), node: version))
    }
    if served.isEmpty { report("no version of \(kind) is served", at: spec["versions"] ?? spec) }
    versions += served.filter(\.isStorage) + served.filter { !$0.isStorage }
  }

  /// The versions that a name means: `KIND/VERSION`, or `KIND` for the one that is stored.
  func versions(named name: String?) -> [Version] {
    guard let name else {
      let kinds = Set(versions.map(\.kind))
      return kinds.count == 1 ? Array(versions.prefix(1)) : versions
    }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let ofKind = versions.filter { $0.kind == parts.first }
    return parts.count == 2 ? ofKind.filter { $0.name == parts[1] } : Array(ofKind.prefix(1))
  }
}
