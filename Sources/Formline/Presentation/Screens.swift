import AttributeGraph
public import ViewTree
import Wording

extension View {
  /// Covers the form with another screen while a condition is true. Esc, the Back item of the bottom row and `dismiss`
  /// inside it end it. Focus then returns to where it was, and the covered views have kept their state.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { screen(while: isPresented, ended: onDismiss, content: content) }

  /// Covers the form with a screen about an item, while there is one.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { screen(of: item, id: { $0.id }, ended: onDismiss, content: content) }

  /// The same as a sheet, which covers everything in a terminal.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { screen(while: isPresented, ended: onDismiss, content: content) }

  /// The same as a sheet, which covers everything in a terminal.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { screen(of: item, id: { $0.id }, ended: onDismiss, content: content) }

  /// The same as a sheet.
  public func popover(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View
  ) -> some View { screen(while: isPresented, content: content) }

  /// The same as a sheet.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { screen(of: item, id: { $0.id }, content: content) }

  /// Prevents Esc and the Back item from ending the screen that contains this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(ScreenTraits.self) { if isDisabled { $0.insert(.held) } }
  }

  /// Hides the Back item of the screen that contains this view. Esc still goes back.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    transformPreference(ScreenTraits.self) { if hides { $0.insert(.backHidden) } }
  }

  func screen<Content: View>(
    _ place: PresentationPlace = .screen, while isPresented: Binding<Bool>, ended: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        place: place, presented: { isPresented.wrappedValue ? Screen(content: content()) : nil },
        end: { isPresented.wrappedValue = false }, ended: ended))
  }

  func screen<Item, ID: Hashable, Content: View>(
    _ place: PresentationPlace = .screen, of item: Binding<Item?>, id: @escaping (Item) -> ID,
    ended: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        place: place, presented: { item.wrappedValue.map { Screen(content: content($0)).id(id($0)) } },
        end: { item.wrappedValue = nil }, ended: ended))
  }
}

/// A screen over the form.
struct Screen<Content: View>: View {
  let content: Content
  @Presented private var layer: PresentedLayer?
  @State private var traits: ScreenTraits = []
  @Environment(\.language) private var language

  init(content: Content) { self.content = content }

  var body: some View {
    let end = layer?.end ?? {}
    VStack { content }
      .onPreferenceChange(ScreenTraits.self) {
        traits = $0
        layer?.isHeld = $0.contains(.held)
      }
      .environment(\.dismiss, DismissAction(end))
      .environment(\.isPresented, true)
      .toolbar {
        if traits.isEmpty {
          Button(Message.formBackItem.text(in: language), role: .cancel, action: end).keyboardShortcut(.cancelAction)
        }
      }
      .modifier(LayerScope(isScreen: true))
  }
}

/// The presented layer that contains a view.
@propertyWrapper
private struct Presented: DynamicProperty {
  var wrappedValue: PresentedLayer?

  static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(layer: inputs.trait(PresentedLayer.self)), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    let layer: PresentedLayer?

    func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      field.assumingMemoryBound(to: Presented.self).pointee.wrappedValue = layer
    }
  }
}

/// What the views on a screen say about leaving it.
private struct ScreenTraits: OptionSet, PreferenceKey {
  let rawValue: Int
  static let held = ScreenTraits(rawValue: 1)
  static let backHidden = ScreenTraits(rawValue: 2)

  static var defaultValue: ScreenTraits { [] }
  static func reduce(value: inout ScreenTraits, nextValue: () -> ScreenTraits) { value.formUnion(nextValue()) }
}

private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True if the view is on a screen over the form.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is on a screen over the form, and how to end that; SwiftUI's older form.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, end: dismiss))
  }
}

/// Ends a screen; the older form of `dismiss`.
public struct PresentationMode {
  /// True on a screen over the form.
  public let isPresented: Bool
  let end: DismissAction

  /// Ends the screen, or the form if there is none.
  public func dismiss() { end() }
}
