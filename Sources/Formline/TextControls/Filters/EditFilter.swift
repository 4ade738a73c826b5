package import ViewTree

/// What makes of an edit by the person what a field takes: the separators of a mask, capital letters.
package final class EditFilter {
  /// A text, and point in it as a UTF-8 offset.
  package struct Line: Equatable {
    package var text: String
    package var point: Int

    package init(text: String, point: Int) {
      self.text = text
      self.point = point
    }
  }

  private let filter: (_ before: Line, _ after: Line) -> Line

  /// - Parameter filter: Given the line before and after an edit, what the edit shall come to. It is not asked about
  ///   what undo brings back.
  package init(_ filter: @escaping (_ before: Line, _ after: Line) -> Line) { self.filter = filter }

  func line(for after: Line, from before: Line) -> Line { filter(before, after) }
}

private struct EditFilterKey: EnvironmentKey {
  static var defaultValue: EditFilter? { nil }
}

extension EnvironmentValues {
  /// What changes edits in fields inside on their way.
  package var editFilter: EditFilter? {
    get { self[EditFilterKey.self] }
    set { self[EditFilterKey.self] = newValue }
  }
}
