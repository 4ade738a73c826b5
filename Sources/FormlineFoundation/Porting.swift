public import Formline
public import Foundation

extension EnvironmentValues {
  /// The locale of numbers and dates in fields inside; it takes the place of Formline's, which is its name alone.
  @_disfavoredOverload
  public var locale: Locale {
    get { localeName.map { Locale(identifier: $0.tag) } ?? .current }
    set { localeName = LocaleName(posix: newValue.identifier) }
  }
}

extension View {
  /// Sets the locale of the views inside by its name in Formline.
  @_disfavoredOverload
  public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Locale>, _ locale: LocaleName?) -> some View {
    environment({ $1(&$0.localeName) }, locale)
  }

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
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text).flatMap { $0 as? Value } }
    // Foundation has no other formatters that read, outside of Apple's systems.
    guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
    return Self.value(of: number)
  }

  private static func value(of number: NSNumber) -> Value? {
    switch Value.self {
    case let type as any FixedWidthInteger.Type: whole(type, of: number) as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Decimal.Type: number.decimalValue as? Value
    default: number as? Value
    }
  }

  /// Large integers are exact as such, and fractions are none.
  private static func whole<Whole: FixedWidthInteger>(_ type: Whole.Type, of number: NSNumber) -> Whole? {
    let whole = number.int64Value
    return Double(whole) == number.doubleValue ? Whole(exactly: whole) : Whole(exactly: number.doubleValue)
  }

  public static func == (one: Self, other: Self) -> Bool { one.formatter === other.formatter }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(formatter)) }
}

extension TextField where Label == Text {
  /// A field that edits a value in the form of a formatter; `format:` says the same in fewer words.
  public init<Value: Equatable>(
    _ title: some LabelText, value: Binding<Value>, formatter: Formatter, prompt: (any LabelText)? = nil
  ) { self.init(title, value: value, format: FormatterFormat<Value>(formatter), prompt: prompt) }

  /// A field that edits a value in the form of a formatter, which may be missing.
  public init<Value: Equatable>(
    _ title: some LabelText, value: Binding<Value?>, formatter: Formatter, prompt: (any LabelText)? = nil
  ) { self.init(title, value: value, format: FormatterFormat<Value>(formatter), prompt: prompt) }
}
