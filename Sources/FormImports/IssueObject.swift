internal import FormDefinitions
internal import Values

/// An object of an issue form, which reports mistakes in its keys.
struct IssueObject {
  let node: DefinitionNode
  /// The beginning of every message: `body[2]: ` for what belongs to an element.
  var place = ""
  let file: ForeignFile

  subscript(key: String) -> DefinitionNode? { node[key] }

  func object(_ key: String) -> IssueObject? { node[key].map { IssueObject(node: $0, place: place, file: file) } }

  func report(_ message: String, help: String? = nil, at node: DefinitionNode? = nil) {
    file.report(place + message, help: help, at: node ?? self.node)
  }

  func refuse<Value>(_ message: String, help: String? = nil, at node: DefinitionNode? = nil) -> Value? {
    report(message, help: help, at: node)
    return nil
  }

  func warn(_ message: String, help: String? = nil, at node: DefinitionNode) {
    file.warn(place + message, help: help, at: node)
  }

  func permit(_ keys: some Collection<String>) {
    for key in node.keys {
      guard let name = key.text, !keys.contains(name) else { continue }
      report("'\(name)' is not a permitted key", at: key)
    }
  }

  func required(_ key: String, _ what: String) -> String? {
    guard let value = node[key] else { return refuse("\(what) '\(key)' is missing") }
    guard let text = value.text else { return refuse("'\(key)' must be a string", at: value) }
    guard !text.trimmed.isEmpty else { return refuse("'\(key)' cannot be empty", at: value) }
    return text
  }

  func optional(_ key: String) -> String? {
    guard let value = node[key], value.value != .null else { return nil }
    guard let written = value.writtenText else { return refuse("'\(key)' must be a string", at: value) }
    if value.text == nil { warn("'\(key)' must be a string: \(value.takenAs(written))", at: value) }
    return written.isEmpty ? nil : written
  }

  /// A text that is only shown, so that mistakes in it are warnings.
  func shown(_ key: String) -> String? {
    guard let value = node[key], value.value != .null else { return nil }
    guard let text = value.writtenText else {
      warn("'\(key)' must be a string: it is left out", at: value)
      return nil
    }
    if value.text == nil { warn("'\(key)' must be a string: \(value.takenAs(text))", at: value) }
    guard !text.trimmed.isEmpty else {
      warn("'\(key)' cannot be empty", at: value)
      return nil
    }
    return text
  }

  func flag(_ key: String) -> Bool {
    guard let value = node[key] else { return false }
    guard case .bool(let flag) = value.value else {
      report("'\(key)' must be a boolean", at: value)
      return false
    }
    return flag
  }

  var options: [DefinitionNode] {
    guard let options = node["options"] else {
      report("required attribute key 'options' is missing")
      return []
    }
    guard let items = options.items else {
      report("'options' must be an array", at: options)
      return []
    }
    if items.isEmpty { report("'options' cannot be empty", at: options) }
    return items
  }
}

extension DefinitionNode {
  /// A warning about a value that the original format reads as text.
  func takenAs(_ text: String) -> String {
    sourceText == text ? "\(text) is taken as text" : "\(sourceText ?? "") is taken as the number \(text)"
  }
}
