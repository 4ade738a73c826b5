internal import FormDefinitions
internal import Values

/// Reads an issue form as a definition (GitHub Docs, "Syntax for GitHub's form schema"; mistakes are worded as in "Common
/// validation errors when creating issue forms").
///
/// | element | field |
/// | --- | --- |
/// | `markdown` | `note` |
/// | `input`, `textarea`, `upload` | `text`, `textarea`, `textarea` of links |
/// | `dropdown` | `select` or `multiselect` |
/// | `checkboxes` | `multiselect` with individually required options |
struct IssueFormReader {
  private let file: ForeignFile
  private let isOptional: Bool
  private var form: IssueForm
  private var names = FieldNames()
  /// The names of answers that a label may not take: the ids, that of the title, and those of earlier labels.
  private var takenNames: Set<String> = []
  /// The ids and labels seen so far.
  private var seenIDs: Set<String> = []
  private var seenLabels: [String: (label: String, hasID: Bool)] = [:]

  private var isGitea: Bool { form.kind == .giteaIssueForm }

  /// - Returns: The form, and its definition; nil if there are mistakes.
  static func read(
    _ root: DefinitionNode, kind: ImportedKind, options: ImportOptions, in file: ForeignFile
  ) -> (IssueForm, DefinitionNode?) {
    let form = IssueForm(kind: kind, asksTitle: options.asksTitle)
    var reader = IssueFormReader(file: file, isOptional: options.isOptional, form: form)
    let tree = reader.definition(of: IssueObject(node: root, file: file))
    return (reader.form, tree)
  }

  private mutating func definition(of root: IssueObject) -> DefinitionNode? {
    readHead(root)
    guard let body = body(of: root), let items = body.items else { return nil }
    let asked = items.filter { $0["type"]?.text != "markdown" }
    takenNames = Set(asked.compactMap { $0["id"]?.writtenText })
    let labels = asked.filter { $0["id"] == nil }.compactMap { $0["attributes"]?["label"]?.text }
    let own = takenNames.union(labels.map(Self.parameterized))
    let title = own.contains("title") ? Self.unused("issue-title", besides: own) : "title"
    takenNames.insert(title)
    let (titleID, titleName) = names.add(title)
    form.titleID = titleID
    form.titleName = titleName ?? titleID
    let fields = items.enumerated().compactMap { index, item in field(item, index) }
    // What is wrong with another element is told at it.
    let isNothingElse = !file.hasErrors || items.allSatisfy { $0["type"]?.text == "markdown" }
    if !form.elements.contains(where: \.isAsked), isNothingElse {
      root.report("body must contain at least one non-markdown field", at: body)
    }
    let titleField = IssueForm.titleField(titleID, titleName, form.title, at: root["title"] ?? root.node)
    return root.node.object([
      "formline": 1, "title": root["name"]?.text.map(DefinitionText.literal),
      "description": root["description"]?.text.flatMap { $0.isEmpty ? nil : DefinitionText.literal($0) },
      "answer": "given", "fields": (form.asksTitle ? [titleField] : []) + fields,
    ])
  }

  private func body(of root: IssueObject) -> DefinitionNode? {
    guard let body = root["body"] else { return root.refuse("required top level key 'body' is missing") }
    if body.items == nil { root.report("'body' must be an array", at: body) }
    if body.items?.isEmpty ?? false { root.report("'body' cannot be empty", at: body) }
    return body.items?.isEmpty == false ? body : nil
  }

  // MARK: The head

  private mutating func readHead(_ root: IssueObject) {
    let isDiscussion = form.kind == .discussionForm
    var known: Set = ["name", "description", "body", "title", "labels", "assignees", "projects", "type"]
    if isDiscussion { known = ["title", "labels", "body"] }
    if isGitea { known.formUnion(["about", "ref", "content"]) }
    root.permit(known)
    if !isDiscussion {
      form.name = root.required("name", "required top level key")
      form.about = (root["description"] ?? root["about"])?.text.flatMap { $0.isEmpty ? nil : $0 }
      if let description = root["description"], description.text == "" {
        root.warn("'description' cannot be empty", at: description)
      } else if form.kind == .issueForm || root["about"] == nil {
        _ = root.required("description", "required top level key")
      }
    }
    form.title = root.optional("title")
    form.type = root.optional("type")
    for key in ["labels", "assignees", "projects"] {
      guard let value = root[key], value.value != .null else { continue }
      if value.items?.isEmpty ?? value.text?.trimmed.isEmpty ?? false {
        root.warn("'\(key)' cannot be empty", at: value)
      } else if value.items == nil, value.text == nil {
        root.warn("'\(key)' must be an array or a string: it is left out", at: value)
      }
      for item in value.items ?? [] where item.text == nil {
        root.warn("'\(key)' must hold strings", at: item)
      }
    }
    form.labels = Self.words(root["labels"])
    form.assignees = Self.words(root["assignees"])
  }

  /// A list of texts, or one text separated by commas.
  private static func words(_ node: DefinitionNode?) -> [String] {
    let words = node?.items?.compactMap(\.writtenText) ?? node?.text?.split(separator: ",").map(String.init) ?? []
    return words.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  // MARK: Elements

  /// The keys of `attributes`, by the type of the element.
  private static let attributes: [String: Set<String>] = [
    "markdown": ["value"], "input": ["label", "description", "placeholder", "value"],
    "textarea": ["label", "description", "placeholder", "value", "render"],
    "dropdown": ["label", "description", "multiple", "options", "default"],
    "checkboxes": ["label", "description", "options"], "upload": ["label", "description"],
  ]

  private mutating func field(_ node: DefinitionNode, _ index: Int) -> DefinitionNode? {
    let element = IssueObject(node: node, place: "body[\(index)]: ", file: file)
    guard node.isObject else { return element.refuse("must be an object, not \(node.value.kindName)") }
    element.permit(["type", "id", "attributes", "validations"] + (isGitea ? ["visible"] : []))
    guard let type = element.required("type", "required key") else { return nil }
    guard let keys = Self.attributes[type] else {
      return element.refuse(
        "'\(type)' is not a valid input type",
        help: "types are markdown, input, textarea, dropdown, checkboxes and upload", at: node["type"])
    }
    guard let attributes = element.object("attributes") else {
      return element.refuse("required key 'attributes' is missing")
    }
    guard attributes.node.isObject else { return element.refuse("'attributes' must be an object", at: attributes.node) }
    attributes.permit(keys.union(isGitea ? ["list", "hide_label"] : []))
    let visible = visibility(of: element, inIssue: type != "markdown")
    if type == "markdown" {
      if let id = node["id"], !isGitea { element.warn("'id' is not a permitted key of markdown", at: id) }
      guard let value = attributes.required("value", "required attribute key") else { return nil }
      if visible.inIssue {
        form.elements.append(.init(kind: .fixed(value), id: "", name: "", label: "", isAsked: false))
      }
      guard visible.inForm else { return nil }
      let text = DefinitionText.markup(value)
      return text.isEmpty ? nil : node.object(["type": "note", "description": text])
    }
    guard let label = attributes.required("label", "required attribute key").map({ String($0.trimmed) }) else {
      return nil
    }
    let secrets = ["password", "passphrase"].filter { label.lowercased().contains($0) }
    if type == "input" || type == "textarea", let word = secrets.first, !isGitea {
      element.warn(
        "label contains forbidden word: '\(word)'", help: "issues are public: ask for no secret",
        at: attributes["label"] ?? attributes.node)
    }
    let (id, name) = identify(element, label, index)
    let count = form.elements.count
    let field = field(type, id: id, name: name, label: label, attributes, element)
    guard form.elements.count > count else { return field }
    form.elements[count].isWritten = visible.inIssue
    if isGitea {
      form.elements[count].hasHeading = !attributes.flag("hide_label")
      form.elements[count].isList = attributes.flag("list")
    }
    guard !visible.inForm else { return field }
    if element.object("validations")?.flag("required") ?? false {
      element.report("can not require a hidden field", at: node["validations"])
    }
    form.elements[count].isAsked = false
    if ["input", "textarea"].contains(type) { form.elements[count].value = attributes["value"]?.text ?? "" }
    return nil
  }

  /// Where Gitea and Forgejo show an element or option: in the form, in the issue, or both.
  private func visibility(of object: IssueObject, inIssue: Bool) -> (inForm: Bool, inIssue: Bool) {
    guard isGitea, let value = object["visible"], value.value != .null else { return (true, inIssue) }
    let places = value.items?.compactMap(\.text) ?? []
    if value.items == nil || places.count != value.items?.count
      || places.contains(where: { !["form", "content"].contains($0) })
    {
      object.report("'visible' must be an array of 'form' and 'content'", at: value)
    }
    return places.isEmpty ? (true, inIssue) : (places.contains("form"), places.contains("content"))
  }

  private mutating func field(
    _ type: String, id: String, name: String?, label: String, _ attributes: IssueObject, _ element: IssueObject
  ) -> DefinitionNode? {
    let validations = element.object("validations")
    for key in validations?.node.keys ?? [] {
      guard let name = key.text, !Self.validations.contains(name) else { continue }
      let help = NearestWord.hint(for: name, among: Self.validations.sorted())
      element.warn("'\(name)' is not a permitted key of validations", help: help, at: key)
    }
    let isRequired = validations?.flag("required") ?? false && !isOptional
    var kind = IssueForm.Element.Kind.text
    var fieldType = type == "input" ? "text" : "textarea"
    var options: [DefinitionNode] = []
    var labels: [String] = []
    var fallback = attributes.optional("value").flatMap { $0.isEmpty ? nil : attributes["value"]?.text($0) }
    switch type {
    case "dropdown":
      let isMultiple = attributes.flag("multiple")
      (kind, fieldType) = isMultiple ? (.choices, "multiselect") : (.choice, "select")
      let all = choices(in: attributes)
      options = all.compactMap { $0 }
      labels = options.compactMap(\.text)
      if case .integer(let index)? = attributes["default"]?.value, all.indices.contains(Int(index)) {
        fallback = all[Int(index)].map { isMultiple ? [$0].node(at: attributes.node) : $0 }
      } else if let chosen = attributes["default"] {
        element.report("'default' must be the index of an option, from 0", at: chosen)
      }
    case "checkboxes":
      (kind, fieldType) = (.checkboxes, "multiselect")
      (options, labels) = boxes(in: attributes)
    default: break
    }
    if type == "dropdown" || type == "checkboxes", options.isEmpty {
      if attributes["options"]?.items?.isEmpty == false, !file.hasErrors {
        attributes.report("'options' cannot be empty", at: attributes["options"])
      }
      return nil
    }
    form.elements.append(
      .init(
        kind: kind, id: id, name: name ?? id, label: label, options: labels, fence: attributes.optional("render"),
        hasOwnID: element["id"] != nil))
    let isNumber = validations?["is_number"]?.value == .bool(true)
    let pattern = isNumber ? "^[+-]?[0-9]+([.][0-9]+)?$" : validations?["regex"]?.text
    let hint = attributes.shown("placeholder")
    let description = attributes.shown("description").map(DefinitionText.markup) ?? ""
    return element.node.object([
      "id": id, "name": name, "type": fieldType, "label": attributes["label"]?.text(label),
      "description": description.isEmpty ? nil : description, "placeholder": fieldType.hasPrefix("text") ? hint : nil,
      "required": isRequired ? true : nil, "default": fallback, "pattern": isGitea && type == "input" ? pattern : nil,
      "options": options.isEmpty ? nil : options.node(at: attributes.node),
    ])
  }

  /// The keys of `validations`; those of Gitea and of uploads included, since GitHub passes over keys that it does not use.
  private static let validations: Set = ["required", "is_number", "regex", "accept"]

  /// The options of a dropdown; nil for one that is empty, which still counts for the index of the default.
  private func choices(in attributes: IssueObject) -> [DefinitionNode?] {
    var seen: Set<String> = []
    return attributes.options.map { option in
      if case .bool = option.value {
        return attributes.refuse(
          "options must not include booleans", help: "wrap values such as 'yes' and 'true' in quotes", at: option)
      }
      guard option.value == .null || option.writtenText != nil else {
        return attributes.refuse("options must be strings", at: option)
      }
      guard let text = option.writtenText.map({ String($0.trimmed) }), !text.isEmpty else {
        attributes.warn("options cannot be empty: this one is left out", at: option)
        return nil
      }
      if option.text == nil { attributes.warn("options must be strings: \(option.takenAs(text))", at: option) }
      if text.lowercased() == "none", !isGitea {
        attributes.report("options must not include the reserved word, none", at: option)
      }
      if !seen.insert(text).inserted { attributes.report("options must be unique", at: option) }
      return option.text(text)
    }
  }

  /// The options of checkboxes.
  /// - Returns: The options in the form, and the labels in the issue.
  private func boxes(in attributes: IssueObject) -> (asked: [DefinitionNode], written: [String]) {
    var seen: Set<String> = []
    var written: [String] = []
    let asked = attributes.options.compactMap { node -> DefinitionNode? in
      let option = IssueObject(node: node, place: attributes.place, file: file)
      guard node.isObject else { return option.refuse("options must be objects with a label") }
      option.permit(isGitea ? ["label", "required", "visible"] : ["label", "required"])
      guard let label = option.required("label", "required key").map({ String($0.trimmed) }) else { return nil }
      if !seen.insert(label).inserted { option.report("checkboxes must have unique labels") }
      let mustBeTicked = option.flag("required") && !isOptional
      let visible = visibility(of: option, inIssue: true)
      if visible.inIssue { written.append(label) }
      guard visible.inForm else {
        if mustBeTicked { option.report("can not require a hidden checkbox") }
        return nil
      }
      return node.object([
        "value": label, "label": DefinitionText.plain(label), "required": mustBeTicked ? true : nil,
      ])
    }
    return (asked, written)
  }

  // MARK: Ids and labels

  private static let forbidden: Set = ["y", "yes", "on", "off", "true", "false", "no", "n"]

  private mutating func identify(
    _ element: IssueObject, _ label: String, _ index: Int
  ) -> (id: String, name: String?) {
    var own = element["id"]?.writtenText
    if let id = own, let idNode = element["id"] {
      if idNode.text == nil { element.report("'id' must be a string", at: idNode) }
      if id.isEmpty || !id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
        element.report("'id' can only contain numbers, letters, -, _", at: idNode)
        own = nil
      } else if !seenIDs.insert(id).inserted {
        file.report("body must have unique ids: '\(id)' is there twice", at: idNode)
      }
      if Self.forbidden.contains(id.lowercased()) { element.warn("'\(id)' is a forbidden key", at: idNode) }
    }
    let likeness = Self.parameterized(label)
    if let earlier = seenLabels[likeness], !(earlier.hasID && own != nil) {
      let message = earlier.label == label ? "body must have unique labels" : "labels are too similar"
      file.report(
        "\(message): '\(label)'", help: "change it, or give both an id",
        at: element["attributes"]?["label"] ?? element.node)
    } else {
      seenLabels[likeness] = (label, own != nil)
    }
    if let own { return names.add(own) }
    let name = Self.unused(likeness.isEmpty ? "field_\(index + 1)" : likeness, besides: takenNames)
    takenNames.insert(name)
    return names.add(name)
  }

  private static func unused(_ name: String, besides taken: Set<String>) -> String {
    var (unused, number) = (name, 2)
    while taken.contains(unused) { (unused, number) = ("\(name)-\(number)", number + 1) }
    return unused
  }

  /// An id made from a label like Rails' `parameterize`: lower case, accents removed; digits and `_` are kept,
  /// everything else becomes `-`.
  private static func parameterized(_ label: String) -> String {
    var plain = ""
    for character in label.lowercased() { plain += latin[character] ?? String(character) }
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }.joined(separator: "-")
  }

  /// ASCII replacements of other letters (I18n, "DEFAULT_APPROXIMATIONS").
  private static let latin: [Character: String] = {
    let letters = [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ðďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "ij": "ĳ", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņň", "ng": "ŋ", "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř",
      "s": "śŝşš", "ss": "ß", "t": "ţťŧ", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "x": "×", "y": "ýÿŷ", "z": "źżž",
    ]
    return Dictionary(letters.flatMap { plain, others in others.map { ($0, plain) } }, uniquingKeysWith: { $1 })
  }()
}
