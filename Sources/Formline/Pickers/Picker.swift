public import ViewTree

/// A choice of one value among those its content is tagged with.
///
///     Picker("Plan", selection: $plan) {
///       Text("Free").tag(Plan.free)
///       Text("Team").tag(Plan.team)
///     }
///     .pickerStyle(.segmented)
public struct Picker<SelectionValue: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<SelectionValue>
  let content: Content
  @Environment(\.pickerStyle) private var style

  /// A picker that sets `selection` to the tag of the chosen view.
  public init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  /// A picker with a text as its label.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, label: () -> Text) {
    self.init(label().plainText, selection: selection, content: content)
  }

  public var body: some View {
    let selection = PickerSelection(selection)
    FieldRow(title) {
      switch style.kind {
      case .list, .inline: StyledPicker<ListPicker, Content>(selection: selection, content: content)
      case .menu: StyledPicker<MenuPicker, Content>(selection: selection, content: content)
      case .segmented: StyledPicker<SegmentedPicker, Content>(selection: selection, content: content)
      }
    }
  }
}

/// How a picker shows its choice.
public struct PickerStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case list, inline, menu, segmented }

  let kind: Kind

  /// A list that is open while it has focus.
  public static let automatic = PickerStyle(kind: .list)
  /// A list that is always open.
  public static let inline = PickerStyle(kind: .inline)
  /// One row; Space or Return opens the list below it.
  public static let menu = PickerStyle(kind: .menu)
  /// All choices in one row; Left and Right choose.
  public static let segmented = PickerStyle(kind: .segmented)
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how pickers inside this view show their choice.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
