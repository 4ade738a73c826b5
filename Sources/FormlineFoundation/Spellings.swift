public import Formline
public import Foundation

// Arguments of Foundation's types that SwiftUI takes besides.

extension Text {
  /// A value as a formatter writes it; `format:` says the same in fewer words.
  public nonisolated init<Value>(_ value: Value, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: value) ?? "")
  }

  /// A text of the catalogues, which are the program's: no bundle is asked.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
  ) { self.init(key, tableName: tableName, comment: comment) }

  /// The first and the last day of a range.
  @_disfavoredOverload
  public nonisolated init(_ days: ClosedRange<Date>) {
    self.init(verbatim: "\(DateStyle.date.text(of: days.lowerBound)) – \(DateStyle.date.text(of: days.upperBound))")
  }

  /// The first and the last day of an interval.
  @_disfavoredOverload
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as a formatter writes it.
  public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
    appendInterpolation(Text(value, formatter: formatter))
  }
}

extension DefaultStringInterpolation {
  /// A value as a formatter writes it.
  public nonisolated mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
    appendLiteral(formatter.string(for: value) ?? "")
  }
}

extension StoredProperty {
  /// A moment that may be missing, kept under a key; nothing is kept for nil.
  public init(_ key: String) where Value == Date? {
    self.init(key, initial: nil, decode: { Date(stored: $0) }, encode: { $0?.stored })
  }

  /// A URL that may be missing, kept under a key; nothing is kept for nil.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, decode: { URL(string: $0) }, encode: { $0?.absoluteString })
  }

  /// Bytes that may be missing, kept under a key; nothing is kept for nil.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, decode: { Data(base64Encoded: $0) }, encode: { $0?.base64EncodedString() })
  }

  @available(*, unavailable, message: "run() says where values are kept: leave the store out")
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { preconditionFailure("it is not here") }
}

extension RoundedRectangle {
  /// A rectangle whose outline has round corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: Double(cornerSize.width), style: style)
  }
}

extension View {
  /// Follows the size of this view.
  public func onGeometryChange(
    for type: CGSize.Type, of transform: @escaping (GeometryProxy) -> Size, action: @escaping (CGSize) -> Void
  ) -> some View {
    onGeometryChange(for: Size.self, of: transform) { action(CGSize(width: $0.width, height: $0.height)) }
  }
}

// What a terminal cannot follow, and why: where Foundation's types are needed to say it.

extension View {
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

  @available(
    *, unavailable,
    message:
      "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)"
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: _NotHere, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  @available(
    *, unavailable,
    message:
      "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)"
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: _NotHere, allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
}

extension Color {
  @available(
    *, unavailable, message: "there are no asset catalogues: name a colour, as in Color.teal, or give its parts"
  )
  public init(_ name: String, bundle: Bundle?) { self = .standard }
}

extension FieldFormat where Self == FormatterFormat<PersonNameComponents> {
  @available(*, unavailable, message: "a TextField for each part of the name: text: $name.givenName")
  public static func name(style: _NotHere) -> Self { preconditionFailure("it is not here") }
}

extension FieldFormat {
  @available(*, unavailable, message: "write the value and unit.symbol: Text(\"\\(length.value, format: .number) m\")")
  public static func measurement<Kind: Unit>(
    width: _NotHere, usage: _NotHere = _NotHere(), numberFormatStyle: _NotHere = _NotHere()
  ) -> Self where Self == FormatterFormat<Measurement<Kind>> { preconditionFailure("it is not here") }
}

extension Measurement {
  @available(*, unavailable, message: "write the value and unit.symbol: Text(\"\\(length.value, format: .number) m\")")
  public func formatted(_ style: _NotHere = _NotHere()) -> String { preconditionFailure("it is not here") }
}

extension LayoutSubview {
  @available(*, unavailable, message: "a Layout is written with Point, Size and Rect, whose members are the same")
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

extension ProgressView {
  @available(*, unavailable, message: "write ProgressView(value: progress.fractionCompleted)")
  public init(_ progress: Progress) { preconditionFailure("it is not here") }
}

extension Table {
  @available(*, unavailable, message: "write @State private var order = [TableSortOrder(\\.name)]")
  public init<Selection>(
    _ data: Data, selection: Selection, sortOrder: Binding<[KeyPathComparator<Data.Element>]>,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) { preconditionFailure("it is not here") }

  @available(*, unavailable, message: "write @State private var order = [TableSortOrder(\\.name)]")
  public init(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Data.Element>]>,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) { preconditionFailure("it is not here") }
}

extension String {
  @available(*, unavailable, message: "a Text or a title looks its literal up by itself: write the literal there")
  public init(
    localized key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { preconditionFailure("it is not here") }
}

extension URL {
  @available(*, unavailable, message: "a program in a terminal may read what its user may: leave it out")
  public func startAccessingSecurityScopedResource() -> Bool { true }
  @available(*, unavailable, message: "a program in a terminal may read what its user may: leave it out")
  public func stopAccessingSecurityScopedResource() {}
}

extension NotificationCenter {
  @available(*, unavailable, message: "addObserver(forName:object:queue:using:) tells it, or an @Observable object")
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> _NotHere { _NotHere() }

  @available(*, unavailable, message: "addObserver(forName:object:queue:using:) tells it, or an @Observable object")
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
    preconditionFailure("it is not here")
  }
}

extension AttributedString {
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var backgroundColor: Color? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var font: Font? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var underlineStyle: Text.LineStyle? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var swiftUI: _NotHere {
    get { _NotHere() }
    set {}
  }
  @available(*, unavailable, message: "a Text has markup: Text(\"**bold**\")")
  public init(markdown: String, options: _NotHere) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a Text looks its literal up by itself: write the literal there")
  public init(localized key: String) { preconditionFailure("it is not here") }
}

extension AttributedSubstring {
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var backgroundColor: Color? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var font: Font? {
    get { nil }
    set {}
  }
}

extension AttributeContainer {
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var font: Font? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "texts with looks of their own are added: Text(…) + Text(…).bold()")
  public var kern: Double? {
    get { nil }
    set {}
  }
}
