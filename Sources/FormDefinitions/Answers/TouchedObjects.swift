/// The objects of nested answers in which somebody has answered something. Where nobody has, defaults are left out, too:
/// see `FieldDefinition.defaultWith`.
package struct TouchedObjects {
  private var paths: Set<[String]> = []

  package init() {}

  /// Takes a field into account.
  /// - Parameter isOwn: True if the value was given or edited, and is no default.
  package mutating func take(_ field: FieldDefinition, _ value: AnswerValue, isOwn: Bool) {
    guard field.isInAnswers, isOwn || field.defaultWith == nil, !field.isUnanswered(by: value) else { return }
    touch(field.answerPath.dropLast())
  }

  /// Takes the object at a path and those around it.
  package mutating func touch(_ path: ArraySlice<String>) {
    var path = path
    while !path.isEmpty, paths.insert(Array(path)).inserted { path = path.dropLast() }
  }

  package func contains(_ path: [String]) -> Bool { paths.contains(path) }

  package func leavesOut(_ field: FieldDefinition, isOwn: Bool) -> Bool {
    guard !isOwn, let object = field.defaultWith else { return false }
    return !paths.contains(object)
  }
}

extension ListTraits {
  /// True if rows have defaults that may be left out.
  package var hasDefaultsWithObjects: Bool { fields.contains { $0.defaultWith != nil } }
}
