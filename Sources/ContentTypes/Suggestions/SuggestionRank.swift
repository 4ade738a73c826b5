/// How near a source is to what the person wants; lesser ranks are offered first.
public enum SuggestionRank: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// What was answered to this very field of this form.
  case fieldHistory
  /// What was answered to other fields of the type.
  case typeHistory
  /// What the author of the form wrote down.
  case author
  /// What follows from the other fields of this form.
  case form
  /// What the system knows about its user.
  case system
  /// What is the same for everybody.
  case list

  /// Offered earlier is less.
  public static func < (left: SuggestionRank, right: SuggestionRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
