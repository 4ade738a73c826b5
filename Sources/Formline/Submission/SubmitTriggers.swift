/// What kind of field a submission comes from.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Triggers from their bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
