public import ViewTree

/// A choice of one value among the tags of its content.
///
///     Picker("Plan", selection: $plan) {
///       Text("Free").tag(Plan.free)
///       Text("Team").tag(Plan.team)
///     }
///     .pickerStyle(.segmented)
public struct Picker<SelectionValue: Hashable, Content: View>: View {
  private let label: ControlLabel
  let selection: Binding<SelectionValue>
  let content: Content
  private var currentLabel: ControlLabel?
  @Environment(\.pickerStyle) private var style

  /// A picker that sets `selection` to the tag of the chosen view. An image is ignored.
  public init(
    _ title: some LabelText, systemImage name: String? = nil, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = ControlLabel(title)
    self.selection = selection
    self.content = content()
  }

  /// A picker with any label, and possibly with a text for the current choice: in a menu always, in a list while
  /// nothing is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.label = ControlLabel(views: label())
    self.selection = selection
    self.content = content()
    let current = currentValueLabel()
    currentLabel = current is EmptyView ? nil : ControlLabel(views: current)
  }

  /// A picker with any label.
  public init(selection: Binding<SelectionValue>, label: some View, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  public var body: some View {
    let selection = PickerSelection(selection, label: currentLabel)
    FieldRow(label) {
      switch style {
      case .automatic, .inline: StyledPicker<ListPicker, Content>(selection: selection, content: content)
      case .menu: StyledPicker<MenuPicker, Content>(selection: selection, content: content)
      case .segmented: StyledPicker<SegmentedPicker, Content>(selection: selection, content: content)
      }
    }
  }
}

/// The style in which a picker shows its choice.
public enum PickerStyle: Hashable, Sendable {
  /// A list that is open while it has focus.
  case automatic
  /// A list that is always open.
  case inline
  /// One row; Space or Return opens the list below it.
  case menu
  /// All choices in one row; Left and Right choose.
  case segmented

  /// The same as `segmented`: options side by side, as texts.
  public static let palette = segmented
  /// The same as `inline`: a terminal turns no wheel.
  public static let wheel = inline
  /// The same as `inline`.
  public static let radioGroup = inline
  /// The same as `menu`: the list opens below the field.
  public static let navigationLink = menu
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerStyle { .automatic } }

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers inside this view.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment({ $1(&$0.pickerStyle) }, style) }
}

/// A picker in one of its styles, and the tagged views, which are read instead of shown.
struct StyledPicker<Look: PickerLook, Content: View>: View {
  let selection: PickerSelection
  let content: Content
  @Controlled var control: Look.Behaviour

  var body: some View {
    Look(selection: selection, isFocused: control.isFocused, control: control).focusTarget(control)
    PickerContent(content: content, tags: control.tags, selection: selection)
    if let views = selection.label?.views { ReadLabel(views: views, words: control.tags.words) }
  }
}

/// A style of a picker, with its behaviour.
protocol PickerLook: LeafView {
  associatedtype Behaviour: PickerTagsReader

  init(selection: PickerSelection, isFocused: Bool, control: Behaviour)
}

/// The selection of a picker: the current tag, and how to select another one.
package struct PickerSelection {
  package let tag: AnyHashable
  package let choose: (AnyHashable) -> Void
  let type: Any.Type
  /// True if a tag is one of its values.
  let accepts: (AnyHashable) -> Bool
  /// What stands for the choice where it is shown alone, instead of the label of its view.
  let label: ControlLabel?

  package init<Value: Hashable>(_ selection: Binding<Value>, label: ControlLabel? = nil) {
    self.label = label
    tag = Self.tag(selection.wrappedValue)
    type = Value.self
    accepts = { $0.base is Value }
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }

  /// A value as a tag. The tag of an optional is its wrapped value: `.some(1)` is chosen by `1`.
  package static func tag(_ value: some Hashable) -> AnyHashable {
    (value as? any TagThatMayBeMissing)?.presentTag ?? AnyHashable(value)
  }
}

private protocol TagThatMayBeMissing {
  var presentTag: AnyHashable? { get }
}

extension Optional: TagThatMayBeMissing where Wrapped: Hashable {
  fileprivate var presentTag: AnyHashable? { map { AnyHashable($0) } }
}
