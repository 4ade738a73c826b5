internal import ContentTypes
internal import Expressions

extension FieldValidation {
  static func textProblems(_ text: String, _ traits: TextTraits) -> [String] {
    var problems: [String] = []
    let count = text.count
    if let minimum = traits.minLength, count < minimum { problems.append(ValidationText.tooShort(minimum, count)) }
    if let maximum = traits.maxLength, count > maximum { problems.append(ValidationText.tooLong(maximum, count)) }
    if let mask = traits.mask, !mask.matches(text) { problems.append(ValidationText.mask(mask.source)) }
    if let pattern = traits.pattern, !pattern.matchesAnywhere(in: text) {
      problems.append(ValidationText.pattern(pattern.source))
    }
    if let format = traits.format, let problem = format.problem(in: text) { problems.append(problem) }
    if let problem = traits.contentType?.problem(in: text) { problems.append(problem) }
    return problems
  }
}
