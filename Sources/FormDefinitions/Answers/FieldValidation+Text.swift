internal import ContentTypes
internal import Expressions
internal import Wording

extension FieldValidation {
  static func textProblems(_ text: String, _ traits: TextTraits, _ field: FieldDefinition) -> [Phrase] {
    var problems: [Phrase] = []
    let count = text.count
    if let minimum = traits.minLength, count < minimum { problems.append(.tooShort(minimum: minimum, count: count)) }
    if let maximum = traits.maxLength, count > maximum { problems.append(.tooLong(maximum: maximum, count: count)) }
    if let mask = traits.mask, !mask.matches(text) { problems.append(.wrongMask(mask.source)) }
    if let pattern = traits.pattern, !pattern.matchesAnywhere(in: text) {
      problems.append(.wrongPattern(pattern.source))
    }
    if let format = traits.format, let problem = format.problem(in: text, field.language) { problems.append(problem) }
    // Neither the present day nor a country: an answer may be of another time and place, and rules may say more.
    let context = ValidationContext(language: field.language)
    if let type = traits.contentType, let problem = type.problem(in: text, context: context) {
      // Types that are secret quote nothing of what was typed; others may.
      problems.append(field.isSecret && !type.isSecret ? .notValid(field.label) : .own(problem))
    }
    return problems
  }
}
