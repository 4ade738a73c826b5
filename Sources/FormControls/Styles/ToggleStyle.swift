public import ViewTree

/// An app's own look of toggles. Space and a press of the mouse turn a toggle on and off, unless the style has controls
/// of its own for that.
///
///     struct Lamp: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack {
///           Text(configuration.isOn ? "●" : "○")
///           configuration.label
///         }
///       }
///     }
@MainActor
public protocol ToggleStyle {
  /// The view of a toggle.
  associatedtype Body: View
  /// Makes the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public typealias Label = StyledPart

  /// The label.
  public let label: Label
  /// Whether the toggle is on; a style may set it.
  @Binding public var isOn: Bool
  /// False: a toggle has one value.
  public var isMixed: Bool { false }
}

extension Toggle {
  /// A toggle from the parts that a style was given, in the look around the style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Shows the toggles inside this view as a style of the app's makes them.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { ownStyle((any ToggleStyle).self, style) }
}

extension ToggleStyle {
  fileprivate func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledContent(self, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A toggle as a style makes it, with the keys of a toggle.
struct StyledToggle: View {
  let label: ControlLabel
  @Binding var isOn: Bool
  @Controlled var control: ToggleControl
  @Environment({ $0[style: (any ToggleStyle).self] }) private var style
  @Environment(\.theme) private var theme

  var body: some View {
    control.isOn = $isOn
    control.isStyled = true
    let isFocused = control.isFocused
    return HStack(spacing: 0) {
      Text(isFocused ? "› " : "  ").textStyle(theme.pointer)
      style?.view(of: ToggleStyleConfiguration(label: StyledPart(view: AnyView(label)), isOn: $isOn))
        .ownStyle((any ToggleStyle).self, nil)
    }
    .focusTarget(control)
  }
}
