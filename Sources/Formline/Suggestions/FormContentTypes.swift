import ViewTree

/// What the other fields of a form contain, by what their text means.
enum FormContentTypes {
  /// The texts of all fields with a content type but one. Costs a walk through the tree: it is for focus and blur, not
  /// for keys.
  static func texts(around control: BoundTextControl) -> [TextContentType: String] {
    var texts: [TextContentType: String] = [:]
    var node: DisplayNode? = control.host.root
    while let current = node {
      if let other = (current as? FocusNode)?.control as? BoundTextControl, other !== control,
        let type = other.contentType
      {
        texts[type] = other.shown
      }
      node = current.next(skippingChildren: false)
    }
    return texts
  }
}

extension BoundTextControl {
  /// What the library itself suggests: the entries of `textInputSuggestions`, else what the content type's sources know.
  func ownSuggestions() -> (any SuggestionList)? {
    if let authored { return authored }
    guard let contentType, !isSecure || contentType == .newPassword else { return nil }
    let query = SuggestionQuery(
      contentType: contentType, text: isSecure ? "" : shown, otherFields: FormContentTypes.texts(around: self),
      facts: environment.facts.facts, hasSeveralLines: buffer.kind == .text)
    return EngineSuggestions(query: query, for: self)
  }

  /// Says below the field what its content type finds wrong with the text, or takes it back. A form from a file does so
  /// itself.
  func lookForProblem() {
    guard let contentType, environment.checksContentTypes else { return foundProblem = nil }
    let environment = environment
    let context = ValidationContext(
      facts: environment.facts.facts, otherFields: FormContentTypes.texts(around: self),
      language: environment.language)
    foundProblem = contentType.problem(in: shown, context: context)
  }
}
