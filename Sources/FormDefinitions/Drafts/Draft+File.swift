internal import Values

/// A draft as a file: one JSON object, fields in alphabetical order.
///
///     {
///       "formline": 1,
///       "form": "/home/ada/signup.yaml",
///       "answers": {"email": "ada@example.com"},
///       "typed": {"birthday": "1815-1"},
///       "focus": "birthday"
///     }
extension Draft {
  /// - Parameter form: The absolute path of the definition; nil when it has none.
  package func bytes(form: String?) -> [UInt8] {
    var members: [AnswerValue.Member] = [.init("formline", .integer(1))]
    if let form { members.append(.init("form", .string(form))) }
    members.append(.init("answers", Self.object(answers)))
    if !typed.isEmpty { members.append(.init("typed", Self.object(typed.mapValues { .string($0) }))) }
    if let focus { members.append(.init("focus", .string(focus))) }
    return Array((AnswerValue.object(members).json.text(.indented) + "\n").utf8)
  }

  private static func object(_ values: [String: AnswerValue]) -> AnswerValue {
    .object(values.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
  }

  /// Reads a file that `bytes(form:)` wrote. What does not fit the definition, which may have changed since, is left
  /// out: answers of another type, unknown fields, fields that are secret now.
  ///
  /// - Returns: The draft and the path of its definition; nil when the bytes are no draft.
  package static func read(_ bytes: [UInt8], for definition: FormDefinition) -> (draft: Draft, form: String?)? {
    guard let root = YAMLReader.read(bytes).root, case .object(let members) = AnswerValue(root),
      members.contains(where: { $0.name == "formline" && $0.value == .integer(1) }),
      let answers = members.first(where: { $0.name == "answers" }), case .object(let answered) = answers.value
    else { return nil }
    var draft = Draft()
    for answer in answered {
      guard let field = definition.field(answer.name), field.isKeptInDrafts,
        case .success(let value) = AnswerConversion.convert(kept(answer.value, of: field), for: field)
      else { continue }
      draft.answers[field.id] = value
    }
    if case .object(let typed)? = members.first(where: { $0.name == "typed" })?.value {
      for entry in typed {
        guard case .string(let text) = entry.value, let field = definition.field(at: entry.name), field.keepsTypedText
        else { continue }
        draft.typed[entry.name] = text
      }
    }
    if case .string(let focus)? = members.first(where: { $0.name == "focus" })?.value,
      definition.field(at: focus)?.isSecret == false
    {
      draft.focus = focus
    }
    var form: String?
    if case .string(let path)? = members.first(where: { $0.name == "form" })?.value { form = path }
    return (draft, form)
  }
}
