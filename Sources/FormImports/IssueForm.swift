internal import FormDefinitions
internal import Values

/// An issue form of GitHub, Gitea or Forgejo, or a discussion form, as a definition (GitHub Docs, "Syntax for GitHub's
/// form schema"; mistakes are worded as in "Common validation errors when creating issue forms").
///
/// | element | field |
/// | --- | --- |
/// | `markdown` | `note` |
/// | `input`, `textarea`, `upload` | `text`, `textarea`, `textarea` of links |
/// | `dropdown` | `select` or `multiselect` |
/// | `checkboxes` | `multiselect` with individually required options |
package struct IssueForm: Sendable {
  /// An element of the form, which becomes a section of the issue.
  package struct Element: Sendable {
    enum Kind: Equatable {
      case text, choice, choices, checkboxes
      /// Fixed text of the form.
      case fixed(String)
    }

    let kind: Kind
    /// The id of its field.
    let id: String
    /// The name of the answer.
    let name: String
    let label: String
    /// The options shown in the issue.
    var options: [String] = []
    /// The language of the code fence around its text.
    var fence: String?
    /// True if its text is the whole issue, without a heading.
    var isWhole = false
    /// True if the form gives an id, which a link to the form can use.
    var hasOwnID = true
    /// True if it is shown in the form.
    var isAsked = true
    /// True if its section has a heading.
    var hasHeading = true
    /// True if it is written to the issue.
    var isWritten = true
    /// True if several options are written as a list.
    var isList = false
  }

  let kind: ImportedKind
  package private(set) var elements: [Element] = []
  /// The field id of the issue's title, and its answer name.
  private(set) var titleID = "title"
  private var titleName = "title"
  /// True if the form asks for the title.
  private let asksTitle: Bool
  private(set) var title: String?
  /// The name and the description of the form.
  private(set) var name: String?
  private(set) var about: String?
  private(set) var labels: [String] = []
  private(set) var assignees: [String] = []
  private(set) var type: String?
  /// The definition; nil if there are mistakes.
  private(set) var tree: DefinitionNode?

  private let isOptional: Bool
  var names = FieldNames()
  /// The ids and labels seen so far.
  var seenIDs: Set<String> = []
  var seenLabels: [String: (label: String, hasID: Bool)] = [:]

  init(_ root: DefinitionNode, kind: ImportedKind, options: ImportOptions, in file: inout ForeignFile) {
    self.kind = kind
    isOptional = options.isOptional
    asksTitle = options.asksTitle
    readHead(root, &file)
    guard let body = Self.body(of: root, &file), let items = body.items else { return }
    let hasTitleOfItsOwn = items.contains { $0["id"]?.text == "title" }
    let (titleID, titleName) = names.add(hasTitleOfItsOwn ? "issue-title" : "title")
    self.titleID = titleID
    self.titleName = titleName ?? titleID
    let fields = items.enumerated().compactMap { index, item in field(item, index, &file) }
    if !elements.contains(where: \.isAsked) {
      file.report("body must contain at least one non-markdown field", at: body)
    }
    let heading = root["title"] ?? root
    let titleField = Self.titleField(titleID, titleName, title, at: heading)
    tree = root.object([
      "formline": root.number(1), "title": root["name"]?.text.map { root.text(DefinitionText.literal($0)) },
      "description": root["description"]?.text.flatMap { $0.isEmpty ? nil : root.text(DefinitionText.literal($0)) },
      "answer": root.text("given"), "fields": root.list((options.asksTitle ? [titleField] : []) + fields),
    ])
  }

  /// An issue without a form: a title and a text.
  /// - Parameters:
  ///   - node: The position of the generated definition.
  ///   - label: The label of the text.
  init(blankAt node: DefinitionNode, titled name: String, label: String, options: ImportOptions) {
    kind = .issueForm
    isOptional = options.isOptional
    asksTitle = options.asksTitle
    elements = [Element(kind: .text, id: "body", name: "body", label: label, isWhole: true)]
    let fields = [
      options.asksTitle ? Self.titleField("title", nil, at: node) : nil,
      node.object(["id": node.text("body"), "type": node.text("textarea"), "label": node.text(label)]),
    ]
    tree = node.object([
      "formline": node.number(1), "title": node.text(name), "answer": node.text("given"),
      "fields": node.list(fields.compactMap { $0 }),
    ])
  }

  /// The field for the issue's title.
  private static func titleField(_ id: String, _ name: String?, _ title: String? = nil, at node: DefinitionNode)
    -> DefinitionNode
  {
    node.object([
      "id": node.text(id), "name": name.map { node.text($0) }, "label": node.text("Title"),
      "required": node.flag(true), "default": title.map { node.text($0) },
    ])
  }

  /// True for an answer with the issue's title, which may be given even if the form does not ask for it.
  package func isUnaskedTitle(_ name: String) -> Bool { !asksTitle && name == titleName }

  private static func body(of root: DefinitionNode, _ file: inout ForeignFile) -> DefinitionNode? {
    guard let body = root["body"] else {
      file.report("required top level key 'body' is missing", at: root)
      return nil
    }
    if body.items == nil { file.report("'body' must be an array", at: body) }
    if body.items?.isEmpty ?? false { file.report("'body' cannot be empty", at: body) }
    return body.items?.isEmpty == false ? body : nil
  }

  // MARK: The head

  private mutating func readHead(_ root: DefinitionNode, _ file: inout ForeignFile) {
    let isDiscussion = kind == .discussionForm
    var known: Set = ["name", "description", "body", "title", "labels", "assignees", "projects", "type"]
    if isDiscussion { known = ["title", "labels", "body"] }
    if kind == .giteaIssueForm { known.formUnion(["about", "ref", "content"]) }
    permit(known, in: root, "", &file)
    if !isDiscussion {
      name = required("name", in: root, "required top level key", "", &file)
      about = (root["description"] ?? root["about"])?.text.flatMap { $0.isEmpty ? nil : $0 }
      if root["description"]?.text == "" {
        file.warn("'description' cannot be empty", at: root["description"] ?? root)
      } else if kind == .issueForm || root["about"] == nil {
        _ = required("description", in: root, "required top level key", "", &file)
      }
    }
    title = optional("title", in: root, "", &file)
    type = optional("type", in: root, "", &file)
    for key in ["labels", "assignees", "projects"] {
      guard let value = root[key], value.items?.isEmpty ?? value.text?.trimmed.isEmpty ?? false else { continue }
      file.warn("'\(key)' cannot be empty", at: value)
    }
    labels = Self.words(root["labels"])
    assignees = Self.words(root["assignees"])
  }

  /// A list of texts, or one text separated by commas.
  private static func words(_ node: DefinitionNode?) -> [String] {
    let words = node?.items?.compactMap(\.writtenText) ?? node?.text?.split(separator: ",").map(String.init) ?? []
    return words.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  // MARK: Elements

  private mutating func field(_ node: DefinitionNode, _ index: Int, _ file: inout ForeignFile) -> DefinitionNode? {
    let place = "body[\(index)]: "
    guard node.members != nil else {
      file.report("\(place)must be an object, not \(node.kindName)", at: node)
      return nil
    }
    let isGitea = kind == .giteaIssueForm
    let elementKeys: Set = ["type", "id", "attributes", "validations"]
    permit(elementKeys.union(isGitea ? ["visible"] : []), in: node, place, &file)
    guard let type = required("type", in: node, "required key", place, &file) else { return nil }
    let keys: Set<String>
    switch type {
    case "markdown": keys = ["value"]
    case "input": keys = ["label", "description", "placeholder", "value"]
    case "textarea": keys = ["label", "description", "placeholder", "value", "render"]
    case "dropdown": keys = ["label", "description", "multiple", "options", "default"]
    case "checkboxes": keys = ["label", "description", "options"]
    case "upload": keys = ["label", "description"]
    default:
      file.report(
        "\(place)'\(type)' is not a valid input type",
        help: "types are markdown, input, textarea, dropdown, checkboxes and upload", at: node["type"] ?? node)
      return nil
    }
    guard let attributes = node["attributes"] else {
      file.report("\(place)required key 'attributes' is missing", at: node)
      return nil
    }
    guard attributes.members != nil else {
      file.report("\(place)'attributes' must be an object", at: attributes)
      return nil
    }
    permit(keys.union(isGitea ? ["list", "hide_label"] : []), in: attributes, place, &file)
    let visible = visibility(of: node, inIssue: type != "markdown", place, &file)
    if type == "markdown" {
      if let id = node["id"], !isGitea { file.warn("\(place)'id' is not a permitted key of markdown", at: id) }
      guard let value = required("value", in: attributes, "required attribute key", place, &file) else { return nil }
      if visible.inIssue {
        var fixed = Element(kind: .fixed(value), id: "", name: "", label: "")
        fixed.isAsked = false
        elements.append(fixed)
      }
      guard visible.inForm else { return nil }
      let text = DefinitionText.markup(value)
      return text.isEmpty ? nil : node.object(["type": node.text("note"), "description": node.text(text)])
    }
    guard let label = required("label", in: attributes, "required attribute key", place, &file) else { return nil }
    if type == "input" || type == "textarea", let word = Self.forbiddenWord(in: label), !isGitea {
      file.warn(
        "\(place)label contains forbidden word: '\(word)'", help: "issues are public: ask for no secret",
        at: attributes["label"] ?? attributes)
    }
    let (id, name) = identify(node, label, index, place, &file)
    let count = elements.count
    let field = field(type, id: id, name: name, label: label, attributes, node, place, &file)
    guard elements.count > count else { return field }
    elements[count].isWritten = visible.inIssue
    if isGitea {
      elements[count].hasHeading = !flag("hide_label", in: attributes, place, &file)
      elements[count].isList = flag("list", in: attributes, place, &file)
    }
    guard !visible.inForm else { return field }
    if flag("required", in: node["validations"], place, &file) {
      file.report("\(place)can not require a hidden field", at: node["validations"] ?? node)
    }
    elements[count].isAsked = false
    return nil
  }

  /// Where Gitea and Forgejo show an element or option: in the form, in the issue, or both.
  private func visibility(
    of node: DefinitionNode, inIssue: Bool, _ place: String, _ file: inout ForeignFile
  ) -> (inForm: Bool, inIssue: Bool) {
    guard kind == .giteaIssueForm, let value = node["visible"], value.value != .null else { return (true, inIssue) }
    let places = value.items?.compactMap(\.text) ?? []
    if value.items == nil || places.count != value.items?.count
      || places.contains(where: { !["form", "content"].contains($0) })
    {
      file.report("\(place)'visible' must be an array of 'form' and 'content'", at: value)
    }
    return places.isEmpty ? (true, inIssue) : (places.contains("form"), places.contains("content"))
  }

  private mutating func field(
    _ type: String, id: String, name: String?, label: String, _ attributes: DefinitionNode, _ node: DefinitionNode,
    _ place: String, _ file: inout ForeignFile
  ) -> DefinitionNode? {
    let isRequired = flag("required", in: node["validations"], place, &file) && !isOptional
    var kind = Element.Kind.text
    var fieldType = type == "input" ? "text" : "textarea"
    var options: [DefinitionNode] = []
    var labels: [String] = []
    var fallback = optional("value", in: attributes, place, &file).flatMap { value in
      value.isEmpty ? nil : attributes["value"]?.text(value)
    }
    switch type {
    case "dropdown":
      let isMultiple = flag("multiple", in: attributes, place, &file)
      (kind, fieldType) = isMultiple ? (.choices, "multiselect") : (.choice, "select")
      options = choices(in: attributes, place, &file)
      if case .integer(let index)? = attributes["default"]?.value, options.indices.contains(Int(index)) {
        fallback = isMultiple ? attributes.list([options[Int(index)]]) : options[Int(index)]
      } else if let chosen = attributes["default"] {
        file.report("\(place)'default' must be the index of an option, from 0", at: chosen)
      }
    case "checkboxes":
      (kind, fieldType) = (.checkboxes, "multiselect")
      (options, labels) = boxes(in: attributes, place, &file)
    default: break
    }
    if type == "dropdown" { labels = options.compactMap(\.text) }
    if type == "dropdown" || type == "checkboxes", options.isEmpty { return nil }
    var element = Element(kind: kind, id: id, name: name ?? id, label: label, options: labels)
    element.fence = optional("render", in: attributes, place, &file)
    element.hasOwnID = node["id"] != nil
    elements.append(element)
    let validations = node["validations"]
    let pattern =
      validations?["is_number"]?.value == .bool(true)
      ? validations?.text("^[+-]?[0-9]+([.][0-9]+)?$") : validations?["regex"]?.text.map { node.text($0) }
    let hint = attributes["placeholder"]?.writtenText.flatMap { $0.isEmpty ? nil : $0 }
    let description = attributes["description"]?.writtenText.map(DefinitionText.markup) ?? ""
    return node.object([
      "id": node.text(id), "name": name.map { node.text($0) }, "type": node.text(fieldType),
      "label": attributes["label"]?.text(label), "description": description.isEmpty ? nil : node.text(description),
      "placeholder": fieldType.hasPrefix("text") ? hint.map { node.text($0) } : nil,
      "required": isRequired ? node.flag(true) : nil, "default": fallback,
      "pattern": self.kind == .giteaIssueForm && type == "input" ? pattern : nil,
      "options": options.isEmpty ? nil : attributes.list(options),
    ])
  }

  /// The options of a dropdown.
  private func choices(
    in attributes: DefinitionNode, _ place: String, _ file: inout ForeignFile
  ) -> [DefinitionNode] {
    var seen: Set<String> = []
    return optionNodes(in: attributes, place, &file).compactMap { option in
      if case .bool = option.value {
        file.report(
          "\(place)options must not include booleans", help: "wrap values such as 'yes' and 'true' in quotes",
          at: option)
        return nil
      }
      guard let text = option.writtenText, !text.isEmpty else {
        file.report("\(place)options must be strings", at: option)
        return nil
      }
      if option.text == nil { file.warn("\(place)options must be strings: \(option.takenAs(text))", at: option) }
      if text.lowercased() == "none", kind != .giteaIssueForm {
        file.report("\(place)options must not include the reserved word, none", at: option)
      }
      if !seen.insert(text).inserted { file.report("\(place)options must be unique", at: option) }
      return option.text(text)
    }
  }

  /// The options of checkboxes.
  /// - Returns: The options in the form, and the labels in the issue.
  private func boxes(
    in attributes: DefinitionNode, _ place: String, _ file: inout ForeignFile
  ) -> (asked: [DefinitionNode], written: [String]) {
    var seen: Set<String> = []
    var written: [String] = []
    let asked = optionNodes(in: attributes, place, &file).compactMap { option -> DefinitionNode? in
      guard option.members != nil else {
        file.report("\(place)options must be objects with a label", at: option)
        return nil
      }
      permit(
        kind == .giteaIssueForm ? ["label", "required", "visible"] : ["label", "required"], in: option, place, &file)
      guard let label = required("label", in: option, "required key", place, &file) else { return nil }
      if !seen.insert(label).inserted { file.report("\(place)checkboxes must have unique labels", at: option) }
      let mustBeTicked = flag("required", in: option, place, &file) && !isOptional
      let visible = visibility(of: option, inIssue: true, place, &file)
      if visible.inIssue { written.append(label) }
      guard visible.inForm else {
        if mustBeTicked { file.report("\(place)can not require a hidden checkbox", at: option) }
        return nil
      }
      return option.object([
        "value": option.text(label), "label": option.text(DefinitionText.plain(label)),
        "required": mustBeTicked ? option.flag(true) : nil,
      ])
    }
    return (asked, written)
  }

  private func optionNodes(
    in attributes: DefinitionNode, _ place: String, _ file: inout ForeignFile
  ) -> [DefinitionNode] {
    guard let options = attributes["options"] else {
      file.report("\(place)required attribute key 'options' is missing", at: attributes)
      return []
    }
    guard let items = options.items else {
      file.report("\(place)'options' must be an array", at: options)
      return []
    }
    if items.isEmpty { file.report("\(place)'options' cannot be empty", at: options) }
    return items
  }
}
