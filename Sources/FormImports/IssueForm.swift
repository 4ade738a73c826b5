internal import FormDefinitions

/// An issue form of GitHub, Gitea or Forgejo, or a discussion form: what its answers need to become an issue.
package struct IssueForm: Sendable {
  /// An element of the form, which becomes a section of the issue.
  package struct Element: Sendable {
    enum Kind: Equatable {
      case text, choice, choices, checkboxes
      /// Fixed text of the form.
      case fixed(String)
    }

    let kind: Kind
    let id: String
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
    /// The text that is written where it is not asked for.
    var value = ""
    var hasHeading = true
    var isWritten = true
    /// True if several options are written as a list.
    var isList = false
  }

  let kind: ImportedKind
  let asksTitle: Bool
  package internal(set) var elements: [Element] = []
  /// The field id of the issue's title, and its answer name.
  var titleID = "title"
  var titleName = "title"
  var title: String?
  /// The name and the description of the form.
  var name: String?
  var about: String?
  var labels: [String] = []
  var assignees: [String] = []
  var type: String?

  /// An issue without a form: a title and a text.
  /// - Parameters:
  ///   - node: The position of the generated definition.
  ///   - label: The label of the text.
  static func blank(
    at node: DefinitionNode, titled name: String, label: String, asksTitle: Bool
  ) -> (form: IssueForm, tree: DefinitionNode) {
    var form = IssueForm(kind: .issueForm, asksTitle: asksTitle)
    form.elements = [Element(kind: .text, id: "body", name: "body", label: label, isWhole: true)]
    let text = node.object(["id": "body", "type": "textarea", "label": label])
    let fields = asksTitle ? [titleField("title", nil, nil, at: node), text] : [text]
    return (form, node.object(["formline": 1, "title": name, "answer": "given", "fields": fields]))
  }

  /// The field for the issue's title.
  static func titleField(_ id: String, _ name: String?, _ title: String?, at node: DefinitionNode) -> DefinitionNode {
    node.object(["id": id, "name": name, "label": "Title", "required": true, "default": title])
  }

  /// True for an answer with the issue's title, which may be given even if the form does not ask for it.
  package func isUnaskedTitle(_ name: String) -> Bool { !asksTitle && name == titleName }
}
