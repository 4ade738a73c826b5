public import Formline
public import Foundation

extension View {
  /// Sets the locale of the views inside, as `.environment(\.locale, Locale(identifier: "de_AT"))`.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LocaleName?>, _ locale: Locale
  ) -> some View {
    environment(keyPath, LocaleName(posix: locale.identifier))
  }

  /// Draws this view to the right of its place and below it, which it keeps. See ``Lengths``.
  public func offset(_ distance: CGSize) -> some View {
    offset(x: Double(distance.width), y: Double(distance.height))
  }
}

extension Timer {
  /// What `publish` would give.
  public struct TimerPublisher {
    /// Would start at the first subscription.
    public func autoconnect() -> TimerPublisher { self }
  }

  /// A publisher of moments.
  @available(
    *, unavailable, message: "a task that sleeps does it, .task { while !Task.isCancelled { … } }, or a TimelineView"
  )
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}

/// A formatter of Foundation, for fields.
public nonisolated struct FormatterFormat<Value: Equatable>: FieldFormat {
  /// The fields of a form read and write on the main actor alone.
  private nonisolated(unsafe) let formatter: Formatter

  init(_ formatter: Formatter) { self.formatter = formatter }

  public func format(_ value: Value, locale: LocaleName?) -> String { formatter.string(for: value) ?? "" }

  public func parse(_ text: String, locale: LocaleName?) -> Value? {
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? Value }
    // Foundation has no other formatters that read, outside of Apple's systems.
    guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
    return Self.value(of: number)
  }

  private static func value(of number: NSNumber) -> Value? {
    switch Value.self {
    case is Int.Type: Int(exactly: number.doubleValue) as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Decimal.Type: number.decimalValue as? Value
    default: number as? Value
    }
  }

  public static func == (one: Self, other: Self) -> Bool { one.formatter === other.formatter }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(formatter)) }
}

extension TextField where Label == Text {
  /// A field that edits a value in the form of a formatter; `format:` says the same in fewer words.
  public init<Value: Equatable>(
    _ title: some LabelText, value: Binding<Value>, formatter: Formatter, prompt: (any LabelText)? = nil
  ) { self.init(title, value: value, format: FormatterFormat<Value>(formatter), prompt: prompt) }
}
