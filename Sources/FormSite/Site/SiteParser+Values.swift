import FormDefinitions
import Values

/// Single values of `site.yaml`.
nonisolated extension SiteParser {
  /// The members of an object; reports unknown keys.
  func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
    _ node: Node, of owner: String, as type: Key.Type
  ) -> Members<Key> {
    let known = Key.allCases.map(\.rawValue)
    var found = Members<Key>()
    guard let members = node.members else {
      let help = "write it like {\(known[0]): …}"
      file.report("\(owner) must be a mapping of keys, not \(node.value.kindName)", help: help, at: node)
      return found
    }
    for (key, member) in zip(node.keys, members) {
      if let known = Key(rawValue: member.name) {
        found.nodes[known] = member.value
      } else {
        let nearest = NearestWord.hint(for: member.name, among: known)
        file.report(
          "unknown key '\(member.name)' in \(owner)",
          help: nearest ?? "keys of \(owner) are \(known.joined(separator: ", "))", at: key)
      }
    }
    return found
  }

  /// A list of texts; a single text counts as a list of one.
  func texts(_ value: Value) -> [(text: String, node: Node)] {
    guard let node = value.node else { return [] }
    if let text = node.text { return [(text, node)] }
    guard let items = node.items else {
      let found = node.value.kindName
      file.report("\(value.name) must be a list of texts, not \(found)", help: "write it like [a, b]", at: node)
      return []
    }
    return items.compactMap { item in text(Value(node: item, name: "an item of \(value.name)")).map { ($0, item) } }
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ text: String, _ node: Node, _ name: String) -> Word? {
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue)
    let hint = NearestWord.hint(for: text, among: known).map { $0 + " " } ?? ""
    return file.refuse("unknown \(name) '\(text)'", help: hint + known.joined(separator: ", "), at: node)
  }

  func list(_ value: Value) -> [Node] {
    guard let node = value.node else { return [] }
    let found = node.value.kindName
    return read(value, "a list, not \(found)", help: "write a line for each behind '- '", \.items) ?? []
  }

  /// What a value says, if there is one.
  /// - Parameter wanted: What it must be.
  func read<Result>(_ value: Value, _ wanted: String, help: String, _ parse: (Node) -> Result?) -> Result? {
    guard let node = value.node else { return nil }
    return parse(node) ?? file.refuse("\(value.name) must be \(wanted)", help: help, at: node)
  }

  func text(_ value: Value) -> String? {
    if let node = value.node, node.text?.isEmpty ?? false {
      return file.refuse("\(value.name) must not be empty", help: "leave it out, or write something", at: node)
    }
    let found = value.node.map { ", not \($0.value.kindName)" } ?? ""
    return read(value, "text" + found, help: "put it in quotes", \.text)
  }

  func count(_ value: Value) -> Int? {
    read(value, "a whole number from 1 on", help: "write it like 4") { node in
      if case .integer(let number) = node.value, number > 0, number < 1 << 31 { Int(number) } else { nil }
    }
  }

  func duration(_ value: Value) -> Duration? {
    read(value, "a duration", help: "write it like 30s, 12h, 30d or 2y") { $0.writtenText.flatMap(SiteReader.duration) }
  }

  func bytes(_ value: Value) -> Int? {
    read(value, "a number of bytes", help: "write it like 500kB or 1MB") { $0.writtenText.flatMap(SiteReader.bytes) }
  }

  func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(_ value: Value, _ name: String) -> Set<Word> {
    Set(texts(value).compactMap { word($0.text, $0.node, name) })
  }

  /// True if a value is there; reports it otherwise.
  func isGiven(_ value: Value, in owner: String, at node: Node, example: String) -> Bool {
    if value.node == nil { file.report("\(owner) needs \(value.name)", help: "add it, as in \(example)", at: node) }
    return value.node != nil
  }

  /// The name of an existing form; nil for `"*"`.
  func form(_ name: String, _ node: Node) -> String? {
    guard name != "*" else { return nil }
    if !forms.contains(name) {
      let help = NearestWord.hint(for: name, among: forms)
      file.report(
        "there is no form '\(name)'",
        help: help ?? (forms.isEmpty ? "put it into forms/\(name).yaml" : "forms are \(forms.joined(separator: ", "))"),
        at: node)
    }
    return name
  }

  /// The name of a form, or what stands for that of requests that bring their own.
  func asked(_ name: String, _ node: Node) -> String? {
    name == FormName.elicited ? name : form(name, node)
  }
}
