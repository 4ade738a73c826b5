import ViewTree

extension EditFilter {
  /// Raises letters as they are typed; the same filter for the same rule. Nil where none are raised.
  package static func raising(_ capitalization: Capitalization) -> EditFilter? { filters[capitalization] }

  private static let filters: [Capitalization: EditFilter] = {
    var filters: [Capitalization: EditFilter] = [:]
    for rule in Capitalization.allCases where rule != .never {
      var room = ""
      filters[rule] = EditFilter { before, after in rule.raised(after, from: before, in: &room) }
    }
    return filters
  }()
}

extension Capitalization {
  /// Raises the character that was just typed. What is pasted, or changed in another way, stays as it is: so a letter
  /// that must be small can be made so.
  ///
  /// - Parameter room: A string of which nobody holds a copy any more; a text with a raised letter is made in its memory.
  package func raised(
    _ after: EditFilter.Line, from before: EditFilter.Line, in room: inout String
  ) -> EditFilter.Line {
    guard let typed = after.character(typedSince: before) else { return after }
    let head = Substring(after.text.utf8.prefix(after.point))
    let raised = raised(typed, after: head.dropLast())
    guard raised != typed else { return after }
    room.removeAll(keepingCapacity: true)
    room.append(contentsOf: head.dropLast())
    room.append(raised)
    let point = room.utf8.count
    room.append(contentsOf: Substring(after.text.utf8.dropFirst(after.point)))
    return .init(text: room, point: point)
  }
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: Capitalization? { nil }
}

extension EnvironmentValues {
  /// Which letters fields inside raise while they are typed; nil where their content types decide.
  package var textInputAutocapitalization: Capitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Says which letters fields inside this view raise while they are typed, whatever their content type. Nil leaves it
  /// to the content type.
  public func textInputAutocapitalization(_ capitalization: Capitalization?) -> some View {
    environment(\.textInputAutocapitalization, capitalization)
  }
}
