public import Formline
public import Foundation

/// A format of Foundation, for fields and texts.
public nonisolated struct FoundationFormat<Style: ParseableFormatStyle & Sendable>: FieldFormat
where Style.FormatOutput == String, Style.FormatInput: Equatable {
  public typealias Value = Style.FormatInput
  let style: Style

  public func format(_ value: Value, locale: LocaleName?) -> String { style.format(value) }

  public func parse(_ text: String, locale: LocaleName?) -> Value? { try? style.parseStrategy.parse(text) }
}

/// Addresses of the web, as texts. Written `.url`.
public nonisolated struct URLFormat: FieldFormat {
  public func format(_ value: URL, locale: LocaleName?) -> String { value.absoluteString }

  public func parse(_ text: String, locale: LocaleName?) -> URL? {
    URL(string: text.trimmingCharacters(in: .whitespaces))
  }
}

extension FieldFormat where Self == URLFormat {
  /// An address of the web.
  public nonisolated static var url: Self { Self() }
}

// What both Formline and Foundation have a format for is Formline's: it knows what people mean.
extension TextField where Label == Text {
  /// A field that edits a value in a format of Foundation, such as `.number.precision(.fractionLength(2))`, `.url` or a
  /// format of dates.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle & Sendable>(
    _ title: some LabelText, value: Binding<Style.FormatInput>, format: Style, prompt: (any LabelText)? = nil
  ) where Style.FormatOutput == String, Style.FormatInput: Equatable {
    self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
  }

  /// A field that edits a value in a format of Foundation, which may be missing.
  @_disfavoredOverload
  public init<Style: ParseableFormatStyle & Sendable>(
    _ title: some LabelText, value: Binding<Style.FormatInput?>, format: Style, prompt: (any LabelText)? = nil
  ) where Style.FormatOutput == String, Style.FormatInput: Equatable {
    self.init(title, value: value, format: FoundationFormat(style: format), prompt: prompt)
  }
}

extension Text {
  /// A value in a format of Foundation.
  @_disfavoredOverload
  public nonisolated init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String { self.init(verbatim: format.format(value)) }

  /// A text with attributes, of which the characters are taken. A literal is none: it has markup.
  @_disfavoredOverload
  public nonisolated init(_ text: AttributedString) { self.init(verbatim: String(text.characters)) }
}

extension LabeledContent where Content == Text {
  /// A row with a label and a value in a format of Foundation.
  @_disfavoredOverload
  public init<Style: FormatStyle>(_ title: some LabelText, value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String { self.init(title) { Text(value, format: format) } }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format of Foundation.
  public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String { appendInterpolation(Text(value, format: format)) }

  /// A moment.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}

// In titles that are strings, as in texts.
extension DefaultStringInterpolation {
  /// A value in a format of Foundation.
  public nonisolated mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String { appendLiteral(format.format(value)) }

  /// A moment.
  public nonisolated mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendLiteral(style.text(of: date))
  }
}

extension Link {
  /// A link to a URL.
  public init(_ title: some LabelText, destination: URL) { self.init(title, destination: destination.absoluteString) }

  /// A link to a URL, with what a label says.
  public init(destination: URL, @ViewBuilder label: () -> some View) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

extension Date {
  private static var kept: Date.ISO8601FormatStyle {
    .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted)
  }

  /// A moment from the text that it is kept as; earlier versions kept some without fractions of a second.
  init?(stored text: String) {
    guard let date = (try? Date(text, strategy: Self.kept)) ?? (try? Date(text, strategy: .iso8601)) else { return nil }
    self = date
  }

  /// The text that a moment is kept as.
  var stored: String { formatted(Self.kept) }
}

// Kept as texts: a moment as ISO 8601, bytes in base 64.
extension StoredProperty {
  /// A moment, kept under a key.
  public init(wrappedValue: Date, _ key: String) where Value == Date {
    self.init(key, initial: wrappedValue, decode: { Date(stored: $0) }, encode: \.stored)
  }

  /// A URL, kept under a key.
  public init(wrappedValue: URL, _ key: String) where Value == URL {
    self.init(key, initial: wrappedValue, decode: { URL(string: $0) }, encode: { $0.absoluteString })
  }

  /// Bytes, kept under a key.
  public init(wrappedValue: Data, _ key: String) where Value == Data {
    self.init(
      key, initial: wrappedValue, decode: { Data(base64Encoded: $0) }, encode: { $0.base64EncodedString() })
  }
}

extension View {
  /// Says what has failed, in its own words, while a condition is true and something has.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View {
    let actions = actions()
    return alert(error?.errorDescription ?? "", isPresented: isPresented, presenting: error) { _ in actions }
  }

  /// Says what has failed, in its own words, with a message.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    alert(
      error?.errorDescription ?? "", isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

/// Foundation's: it takes the place of Formline's, which is the same without Foundation.
public typealias IndexSet = Foundation.IndexSet

extension ForEach where ID: Hashable, Content: View {
  /// Lets rows be taken away; see `onDelete(perform:)` of Formline.
  @_disfavoredOverload
  public func onDelete(
    perform action: ((Foundation.IndexSet) -> Void)?
  ) -> ForEach<Data, ID, EditedRow<Content>> {
    let plain: ((Formline.IndexSet) -> Void)? = action.map { act in { act(Foundation.IndexSet($0)) } }
    return onDelete(perform: plain)
  }

  /// Lets rows be taken away, by an action of the main actor; see `onDelete(perform:)` of Formline.
  @_disfavoredOverload
  public func onDelete(
    perform action: (@MainActor (Foundation.IndexSet) -> Void)?
  ) -> ForEach<Data, ID, EditedRow<Content>> {
    let plain: ((Formline.IndexSet) -> Void)? = action.map { act in { act(Foundation.IndexSet($0)) } }
    return onDelete(perform: plain)
  }

  /// Lets rows be moved, by an action of the main actor; see `onMove(perform:)` of Formline.
  @_disfavoredOverload
  public func onMove(
    perform action: (@MainActor (Foundation.IndexSet, Int) -> Void)?
  ) -> ForEach<Data, ID, EditedRow<Content>> {
    let plain: ((Formline.IndexSet, Int) -> Void)? = action.map { act in { act(Foundation.IndexSet($0), $1) } }
    return onMove(perform: plain)
  }

  /// Lets rows be moved; see `onMove(perform:)` of Formline.
  @_disfavoredOverload
  public func onMove(
    perform action: ((Foundation.IndexSet, Int) -> Void)?
  ) -> ForEach<Data, ID, EditedRow<Content>> {
    let plain: ((Formline.IndexSet, Int) -> Void)? = action.map { act in { act(Foundation.IndexSet($0), $1) } }
    return onMove(perform: plain)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  @_disfavoredOverload
  public nonisolated mutating func remove(atOffsets offsets: Foundation.IndexSet) {
    remove(atOffsets: Formline.IndexSet(offsets.map { $0 }))
  }

  /// Moves the elements at some offsets before the one at another offset, or to the end.
  @_disfavoredOverload
  public nonisolated mutating func move(fromOffsets source: Foundation.IndexSet, toOffset destination: Int) {
    move(fromOffsets: Formline.IndexSet(source.map { $0 }), toOffset: destination)
  }
}
