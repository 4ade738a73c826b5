/// The variables of git's configuration, read from its files as git-config(1) describes them, without git.
package struct GitConfiguration: Hashable, Sendable {
  /// One variable: `section.subsection.name = value`.
  package struct Entry: Hashable, Sendable {
    /// In lower case.
    package let section: String
    /// As written; nil if there is none.
    package let subsection: String?
    /// In lower case.
    package let name: String
    /// Nil for a name alone, which means true.
    package let value: String?
  }

  /// Every variable in the order of the files; a later one overrides an earlier.
  package var entries: [Entry]
  /// The lines, counted from 1, that are not git's syntax. git refuses such a file; here they are skipped.
  package var malformedLines: [Int]

  /// The last value of a variable; names in lower case. Nil too for a name alone.
  package func value(_ section: String, _ name: String, subsection: String? = nil) -> String? {
    entries.last { $0.section == section && $0.name == name && $0.subsection == subsection }?.value
  }
}
