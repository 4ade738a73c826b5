/// An answer as it was given, which is written like that unless somebody changes it.
package struct VerbatimAnswer: Sendable {
  package let path: [String]
  package var value: AnswerValue
  /// The field that shows it, if any.
  package let field: String?
  /// True if the form's own schema accepts it: the field, which may be stricter, has nothing to say.
  package let fits: Bool
  /// True if it may hold a secret that no field is for.
  package var mayHoldSecret = false

  package init(_ value: AnswerValue, at path: [String], of field: String? = nil, fits: Bool = false) {
    (self.path, self.value, self.field, self.fits) = (path, value, field, fits)
  }
}

extension FormDefinition {
  /// A value of the form's own format as answers: cut at the fields, and where there are none, whole.
  package func verbatim(_ value: AnswerValue, by verdict: SchemaVerdict) -> [VerbatimAnswer] {
    let fields = Dictionary(
      fields.filter(\.hasAnswer).map { ($0.answerPath, $0) }, uniquingKeysWith: { first, _ in first })
    let objects = Set(fields.keys.flatMap { path in (1..<max(1, path.count)).map { Array(path.prefix($0)) } })
    func cut(_ value: AnswerValue, at path: [String]) -> [VerbatimAnswer] {
      if let field = fields[path] {
        return [VerbatimAnswer(value, at: path, of: field.id, fits: verdict.fits(path))]
      }
      guard path.isEmpty || objects.contains(path), case .object(let members) = value, !members.isEmpty else {
        return path.isEmpty ? [] : [VerbatimAnswer(value, at: path)]
      }
      return members.flatMap { cut($0.value, at: path + [$0.name]) }
    }
    return cut(value, at: [])
  }
}

extension FieldDefinition {
  /// True for a secret text that the field holds as it was given: of a secret there are as few copies as can be.
  package func holdsAsGiven(_ value: AnswerValue) -> Bool {
    guard isSecret, [.text, .password, .textarea].contains(type), case .string(let text) = value else { return false }
    return !text.isEmpty && AnswerConversion.entered(text, in: self) == text
  }

  /// What the field shows of a value that is written as it was given, whether the field can hold it or not; nil for
  /// nothing.
  package func shown(of given: AnswerValue) -> AnswerValue? {
    let value = unnamed(given, withStrangers: true)
    return try? AnswerConversion.convert(value, for: inEnglish, SchemaVerdict.accepting, at: []).get()
  }
}
