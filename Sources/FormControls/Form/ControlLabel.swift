public import ViewTree

/// A text as a label, a title or a prompt: a string, a stored `LocalizedStringKey` or a `Text`. Controls use only its
/// characters; the theme sets the style.
public protocol LabelText {
  /// The characters.
  var labelText: String { get }
  /// The text as a view.
  var labelView: Text { get }
}

extension LabelText {
  public var labelView: Text { Text(verbatim: labelText) }
}

extension String: @MainActor LabelText {
  public var labelText: String { self }
}

extension Substring: @MainActor LabelText {
  public var labelText: String { String(self) }
}

extension LocalizedStringKey: @MainActor LabelText {
  public var labelText: String { plainText }
  public var labelView: Text { Text(self) }
}

extension Text: @MainActor LabelText {
  public var labelText: String { plainText }
  public var labelView: Text { self }
}

extension EmptyView: LabelText {
  public var labelText: String { "" }
}

// In titles that are strings, as in texts.
extension DefaultStringInterpolation {
  /// A number in a `printf` format: `\(share, specifier: "%.2f")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }

  /// An integer in a `printf` format: `\(count, specifier: "%03d")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }
}

/// The label of a control: a text, or views.
package struct ControlLabel: View, Equatable {
  /// The text; empty for views.
  package let title: String
  /// The views; nil for a text.
  let views: LabelViews?

  package init(_ text: some LabelText) {
    title = text.labelText
    views = nil
  }

  /// A label of views, or of the text that they are.
  package init(views label: some View) {
    let text = label as? any LabelText
    title = text?.labelText ?? ""
    views = text == nil ? LabelViews(view: AnyView(RowLabel(content: label))) : nil
  }

  var isEmpty: Bool { title.isEmpty && views == nil }

  package var body: some View { if let views { views.view } else { Text(title) } }

  package static func == (one: ControlLabel, other: ControlLabel) -> Bool {
    one.title == other.title && one.views === other.views
  }
}

/// The views of a label.
final class LabelViews {
  let view: AnyView

  init(view: AnyView) { self.view = view }
}

extension AnyView {
  /// A view, unless it is the `EmptyView` that stands for none.
  package static func unlessEmpty(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
}

/// The views of a label in a row of a form.
private struct RowLabel<Content: View>: View {
  let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content) { self.content = content }

  var body: some View { VStack { content }.textStyle(isEnabled ? theme.label : theme.disabled) }
}
