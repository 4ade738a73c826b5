public import ViewTree

private struct ProblemKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// What the app says is wrong with the field.
  package var problem: String? {
    get { self[ProblemKey.self] }
    set { self[ProblemKey.self] = newValue }
  }
}

extension View {
  /// Says below a field what is wrong with it, in the colour of errors, as is said of a text that its content type
  /// rejects; nothing for nil. What the library has found wrong by itself goes before. Leaving is never prevented.
  ///
  ///     DatePicker("Until", selection: $end).problem(end < start ? "The end is before the start" : nil)
  public func problem(_ sentence: String?) -> some View { environment(\.problem, sentence) }
}
