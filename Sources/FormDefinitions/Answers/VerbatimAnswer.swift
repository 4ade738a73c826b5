internal import Values

/// An answer as it was given, which is written like that unless somebody changes it.
package struct VerbatimAnswer: Sendable {
  package let path: [String]
  package var value: AnswerValue
  /// The field that shows it, if any.
  package var field: String?
  /// True if the form's own schema accepts it: the field, which may be stricter, has nothing to say.
  package let fits: Bool
  /// True if it may hold a secret that no field is for.
  package var mayHoldSecret = false
  /// What its list showed of it, once somebody has changed rows: then only what is still as it was shown is written as it
  /// was given. Its elements, and those of the value, stand where their rows are now. Nil while nobody has changed
  /// anything.
  package var shown: AnswerValue?

  package init(_ value: AnswerValue, at path: [String], of field: String? = nil, fits: Bool = false) {
    (self.path, self.value, self.field, self.fits) = (path, value, field, fits)
  }
}

extension FormDefinition {
  /// A value of the form's own format as answers: cut at the fields, and where there are none, whole.
  package func verbatim(_ value: AnswerValue, by verdict: SchemaVerdict) -> [VerbatimAnswer] {
    let fields = Dictionary(firstOfEach: fields.filter(\.hasAnswer).map { ($0.answerPath, $0) })
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

extension AnswerValue {
  /// This value, with those parts as they were given that are as they were shown.
  package func restored(from shown: AnswerValue, as given: AnswerValue) -> AnswerValue {
    // Nothing is null, or an empty text or list.
    if self == shown || isEmpty && shown.isEmpty { return given }
    switch (self, shown, given) {
    case (.object(let own), .object(let before), .object(let raw)):
      let (shown, given) = (before.byName, raw.byName)
      let names = Set(own.map(\.name))
      let kept = own.map { member in
        guard let given = given[member.name] else { return member }
        // An object in which nothing was shown was not shown either.
        return Member(member.name, member.value.restored(from: shown[member.name] ?? .object([]), as: given))
      }
      // What was given and shown as nothing, if at all, nobody can have taken away.
      return .object(kept + raw.filter { shown[$0.name]?.isEmpty ?? true && !names.contains($0.name) })
    case (.list(let own), .list(let before), .list(let raw)) where before.count == raw.count:
      if own.count == before.count {
        return .list(own.indices.map { own[$0].restored(from: before[$0], as: raw[$0]) })
      }
      return .list(Self.restored(own, from: before, as: raw))
    case (.list(let own), .list(let before), .list(let raw)):
      // Of several choices, those that cannot be shown stay.
      var shown = before[...]
      let hidden = raw.filter { item in
        if shown.first == item { shown.removeFirst(); return false }
        return true
      }
      return .list(own + hidden)
    default: return isSame(as: shown) ? given : self
    }
  }

  /// Whole items are found in order from both ends, those between by what they showed.
  private static func restored(
    _ items: [AnswerValue], from shown: [AnswerValue], as given: [AnswerValue]
  ) -> [AnswerValue] {
    let most = min(items.count, shown.count)
    let start = (0..<most).first { items[$0] != shown[$0] } ?? most
    let end = (0..<most - start).first { items[items.count - 1 - $0] != shown[shown.count - 1 - $0] } ?? most - start
    var free = Dictionary(grouping: start..<shown.count - end) { shown[$0] }.mapValues { Array($0.reversed()) }
    return items.indices.map { index in
      if index < start { return given[index] }
      if index >= items.count - end { return given[index + shown.count - items.count] }
      return free[items[index]]?.popLast().map { given[$0] } ?? items[index]
    }
  }
}

extension [AnswerValue.Member] {
  fileprivate var byName: [String: AnswerValue] { Dictionary(firstOfEach: map { ($0.name, $0.value) }) }
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
