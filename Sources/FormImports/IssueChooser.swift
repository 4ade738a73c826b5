package import FormDefinitions
internal import Values
internal import Wording

/// A choice among the issue forms of a folder (GitHub Docs, "Configuring the template chooser"): the forms in the order
/// of their files, an issue without a form, and the links in `config.yml`.
package struct IssueChooser: Sendable {
  package enum Entry: Sendable, Equatable {
    /// Fills in the form in this file.
    case form(file: String)
    /// An issue without a form.
    case blank
    /// Refers to a web page for help.
    case page(address: String)
  }

  /// The id of the only field, named after the parameter in GitHub's URLs.
  package static let field = "template"
  /// The configuration file next to the forms.
  package static let configName = "config.yml"

  package private(set) var entries: [(name: String, entry: Entry)] = []
  /// True if the folder has an issue form, even an invalid one.
  package private(set) var hasForms = false
  /// The files that are left out for their mistakes.
  package private(set) var leftOut: Set<String> = []
  package private(set) var reading: DefinitionReading
  package private(set) var definitionText = ""

  /// - Parameters:
  ///   - folder: The name of the folder in messages.
  ///   - config: `config.yml`, if it exists.
  ///   - isAlone: True to check only the configuration, which may then have no choices.
  ///   - files: The other YAML files, by name. A file with mistakes cannot be chosen, which is a warning.
  package init(
    of folder: String, config: [UInt8]?, files: [(name: String, bytes: [UInt8])], options: ImportOptions,
    reading readingOptions: ReadingOptions, isAlone: Bool = false
  ) {
    let prefix = folder.folderPrefix
    let file = ForeignFile(config ?? Array("{}".utf8), path: config == nil ? folder : prefix + Self.configName)
    reading = file.unread
    guard let root = file.root else { return }
    let language = readingOptions.displayLanguage
    var choices: [DefinitionNode] = []
    var broken: [Diagnostic] = []
    for (name, bytes) in files.sorted(by: { $0.name < $1.name }) {
      guard let form = ImportedForm.read(bytes, path: prefix + name, options: options, reading: readingOptions) else {
        continue
      }
      hasForms = hasForms || form.issue != nil || !form.reading.isUsable
      guard let issue = form.issue, form.reading.isUsable else {
        if !form.reading.isUsable { leftOut.insert(name) }
        broken += form.reading.diagnostics.map(\.asWarning)
        continue
      }
      entries.append((name, .form(file: name)))
      choices.append(root.object(["value": name, "label": issue.name ?? name, "description": issue.about]))
    }
    let (links, allowsBlank) = Self.config(root, file)
    if allowsBlank || isAlone {
      entries.append(("blank", .blank))
      choices.append(root.object(["value": "blank", "label": Message.formBlankIssue.text(in: language)]))
    }
    for link in links where !entries.contains(where: { $0.name == link.name }) {
      entries.append((link.name, .page(address: link.url)))
      let description = link.about.isEmpty ? link.url : "\(link.about) (\(link.url))"
      choices.append(root.object(["value": link.name, "label": link.name, "description": description]))
    }
    guard !choices.isEmpty else {
      file.report("nothing can be chosen here: there is no issue form in the folder", at: root)
      reading = file.unread
      reading.diagnostics += broken
      return
    }
    guard !file.hasErrors else {
      reading = file.unread
      return
    }
    let title = Message.formNewIssue.text(in: language)
    let field = root.object([
      "id": Self.field, "type": "select", "label": title, "required": true, "options": choices,
    ])
    let tree = root.object(["formline": 1, "title": title, "fields": [field]])
    reading = file.reading(of: tree, options: readingOptions)
    reading.diagnostics += broken
    definitionText = tree.definitionText
  }

  /// True if a form is filled in for a choice; one that is left out says itself what is wrong with it.
  func opens(_ name: String) -> Bool {
    leftOut.contains(name)
      || entries.contains { entry in
        if case .page = entry.entry { return false }
        return entry.name == name
      }
  }

  /// True if a file is the configuration of a chooser.
  static func isConfig(_ root: DefinitionNode) -> Bool {
    root["blank_issues_enabled"] != nil || root["contact_links"] != nil
  }

  private static func config(
    _ root: DefinitionNode, _ file: ForeignFile
  ) -> (links: [(name: String, url: String, about: String)], allowsBlank: Bool) {
    for key in root.keys {
      guard let name = key.text, !["blank_issues_enabled", "contact_links"].contains(name) else { continue }
      file.warn("'\(name)' is not a permitted key", at: key)
    }
    let blank = root["blank_issues_enabled"]
    if let blank, blank.value != .bool(true), blank.value != .bool(false) {
      file.report("'blank_issues_enabled' must be a boolean", at: blank)
    }
    let list = root["contact_links"]
    if let list, list.items == nil, list.value != .null { file.report("'contact_links' must be an array", at: list) }
    let links = (list?.items ?? []).compactMap { link -> (name: String, url: String, about: String)? in
      func text(_ key: String) -> String? {
        guard let text = link[key]?.writtenText, !text.trimmed.isEmpty else {
          return file.refuse("contact_links: required key '\(key)' is missing", at: link[key] ?? link)
        }
        return text
      }
      let (name, url, about) = (text("name"), text("url"), text("about"))
      guard let name, let url, let about else { return nil }
      return (name, url, about)
    }
    return (links, blank?.value != .bool(false))
  }

  /// An issue without a form.
  package static func blank(options: ImportOptions, reading: ReadingOptions) -> ImportedForm {
    let name = Message.formBlankIssue.text(in: reading.displayLanguage)
    let file = ForeignFile(Array("{}".utf8), path: name)
    guard let root = file.root else { preconditionFailure("an empty object is one") }
    let (form, tree) = IssueForm.blank(
      at: root, titled: name, label: Message.formIssueText.text(in: reading.displayLanguage),
      asksTitle: options.asksTitle)
    return ImportedForm(
      kind: .issueForm, reading: file.reading(of: tree, options: reading), definitionText: tree.definitionText,
      issue: form)
  }
}
