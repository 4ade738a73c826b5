// Written by generate-declarations.py from Sources/SWIFTUI.md: change those.
// swift-format-ignore-file

public import Values
public import ViewTree

// What changes nothing in a terminal, and is accepted.
extension View {
  public func font(_ font: Font?) -> Self { self }
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func kerning(_ kerning: Double) -> Self { self }
  public func tracking(_ tracking: Double) -> Self { self }
  public func baselineOffset(_ offset: Double) -> Self { self }
  public func lineSpacing(_ spacing: Double) -> Self { self }
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  public func imageScale(_ scale: ImageScale) -> Self { self }
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func listStyle(_ style: ControlLook) -> Self { self }
  public func textEditorStyle(_ style: ControlLook) -> Self { self }
  public func datePickerStyle(_ style: ControlLook) -> Self { self }
  public func menuStyle(_ style: ControlLook) -> Self { self }
  public func controlGroupStyle(_ style: ControlLook) -> Self { self }
  public func disclosureGroupStyle(_ style: ControlLook) -> Self { self }
  public func groupBoxStyle(_ style: ControlLook) -> Self { self }
  public func progressViewStyle(_ style: ControlLook) -> Self { self }
  public func gaugeStyle(_ style: ControlLook) -> Self { self }
  public func tableStyle(_ style: ControlLook) -> Self { self }
  public func tabViewStyle(_ style: ControlLook) -> Self { self }
  public func navigationViewStyle(_ style: ControlLook) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  public func listRowBackground(_ view: some View) -> Self { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  public func listRowSpacing(_ spacing: Double?) -> Self { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  public func listItemTint(_ tint: Color?) -> Self { self }
  public func help(_ text: some LabelText) -> Self { self }
  public func accessibilityLabel(_ label: some LabelText) -> Self { self }
  public func accessibilityHint(_ hint: some LabelText) -> Self { self }
  public func accessibilityValue(_ value: some LabelText) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
  public func contentShape(_ shape: some Shape) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func clipped(antialiased: Bool = false) -> Self { self }
  public func cornerRadius(_ radius: Double) -> Self { self }
  public func shadow(color: Color = .standard, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
  public func blur(radius: Double) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationBackground(_ color: Color) -> Self { self }
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }
  public func hoverEffect() -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> Self { self }
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
}

// What a terminal cannot follow, and why.
extension View {
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<Gesture>(_ gesture: Gesture) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func dropDestination<Payload>(for type: Payload.Type, action: @escaping ([Payload], Point) -> Bool) -> Self { self }
  @available(*, unavailable, message: "nothing is pulled down in a terminal: a toolbar item loads again")
  public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
  @available(*, unavailable, message: "what is not to be seen yet is left out by an if; a SecureField is never shown")
  public func redacted(reason: RedactionReasons) -> Self { self }
  @available(*, unavailable, message: "what is longer than the screen scrolls, by whole rows")
  public func scrollDisabled(_ disabled: Bool) -> Self { self }
  @available(*, unavailable, message: "a text of content type path is completed like one in a shell")
  public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [Any], onCompletion: (Any) -> Void) -> Self { self }
  @available(*, unavailable, message: "a text of content type path is completed like one in a shell")
  public func fileExporter(isPresented: Binding<Bool>, onCompletion: (Any) -> Void) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func onOpenURL<Address>(perform action: @escaping (Address) -> Void) -> Self { self }
  @available(*, unavailable, message: "a Text below the title does it")
  public func navigationSubtitle(_ subtitle: some LabelText) -> Self { self }
  @available(*, unavailable, message: "offset, frame and the order in a ZStack do it; a terminal has no unsafe area")
  public func position(x: Double = 0, y: Double = 0) -> Self { self }
  @available(*, unavailable, message: "a cell is twice as high as wide on every terminal, and there is no unsafe area")
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func scaledToFit() -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func scaledToFill() -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func scaleEffect(_ scale: Double) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func rotationEffect<Angle>(_ angle: Angle) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func mask(@ViewBuilder mask: () -> some View) -> Self { self }
  @available(*, unavailable, message: "a sheet shows it on a screen of its own")
  public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrop<Provider>(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Provider]) -> Bool) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func phaseAnimator<Phase>(_ phases: [Phase]) -> Self { self }
  @available(*, unavailable, message: "offset, frame and the order in a ZStack do it; a terminal has no unsafe area")
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func userActivity<Activity>(_ type: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func onContinueUserActivity<Activity>(_ type: String, perform action: @escaping (Activity) -> Void) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func highPriorityGesture<Gesture>(_ gesture: Gesture) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }
  @available(*, unavailable, message: "a cell is twice as high as wide on every terminal, and there is no unsafe area")
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func brightness(_ amount: Double) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func saturation(_ amount: Double) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func grayscale(_ amount: Double) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func colorInvert() -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func drawingGroup() -> Self { self }
  @available(*, unavailable, message: "spacing and colours are those of the views in the row")
  public func listRowHoverEffect(_ effect: Never?) -> Self { self }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public func sectionActions(@ViewBuilder content: () -> some View) -> Self { self }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "the background is the terminal's; a theme keeps to its colours")
  public var colorScheme: ColorScheme { preconditionFailure("colorScheme is not here") }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var horizontalSizeClass: Never? { preconditionFailure("horizontalSizeClass is not here") }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var verticalSizeClass: Never? { preconditionFailure("verticalSizeClass is not here") }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var scenePhase: Never? { preconditionFailure("scenePhase is not here") }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var openURL: Never? { preconditionFailure("openURL is not here") }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var undoManager: Never? { preconditionFailure("undoManager is not here") }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var modelContext: Never? { preconditionFailure("modelContext is not here") }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var managedObjectContext: Never? { preconditionFailure("managedObjectContext is not here") }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var refresh: Never? { preconditionFailure("refresh is not here") }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone")
  public var calendar: Never? { preconditionFailure("calendar is not here") }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone")
  public var timeZone: Never? { preconditionFailure("timeZone is not here") }
}

@available(*, unavailable, message: "a terminal shows no pictures; a Text does it")
public struct Image: View {
  public init(_ name: String) {}
  public init(systemName name: String) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a terminal shows no pictures; a Text does it")
public struct AsyncImage: View {
  public init(url: (any Sendable)?) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a form asks for them with a Picker, a text or a Slider")
public struct ColorPicker: View {
  public init(_ title: String, selection: Binding<Color>) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a form asks for them with a Picker, a text or a Slider")
public struct MultiDatePicker: View {
  public init(_ title: String, selection: Binding<Set<CalendarDate>>) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyVGrid: View {
  public init(columns: [GridItem], @ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyHGrid: View {
  public init(rows: [GridItem], @ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyHStack: View {
  public init(@ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "keys of readline and of the terminal do that")
public struct ShareLink: View {
  public init(item: String) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "keys of readline and of the terminal do that")
public struct PasteButton: View {
  public init(payloadType: Any.Type, onPaste: ([Any]) -> Void) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "keys of readline and of the terminal do that")
public struct RenameButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a screen covers the one before it, whole")
public struct NavigationSplitView: View {
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View) {}
  public init(@ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "cells are filled by background; they have corners and are opaque")
public struct LinearGradient: View {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol PrimitiveButtonStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ListStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol GroupBoxStyle {}
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol App {}
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol Scene {}

public struct SegmentedPickerStyle { public init() {} }
public struct MenuPickerStyle { public init() {} }
public struct InlinePickerStyle { public init() {} }
public struct WheelPickerStyle { public init() {} }
extension View {
  @available(*, unavailable, message: "write .segmented")
  public func pickerStyle(_ style: SegmentedPickerStyle) -> Self { self }
  @available(*, unavailable, message: "write .menu")
  public func pickerStyle(_ style: MenuPickerStyle) -> Self { self }
  @available(*, unavailable, message: "write .inline")
  public func pickerStyle(_ style: InlinePickerStyle) -> Self { self }
  @available(*, unavailable, message: "write .wheel")
  public func pickerStyle(_ style: WheelPickerStyle) -> Self { self }
}
/// Why a view would be redacted: none is.
public nonisolated enum RedactionReasons: Hashable, Sendable { case placeholder, privacy, invalidated }
/// How a picture would fill its room.
public nonisolated enum ContentMode: Hashable, Sendable { case fit, fill }
/// How a column of a lazy grid would be made: a `Grid` makes its own.
public nonisolated struct GridItem: Sendable {
  public nonisolated struct Size: Sendable {
    public static func flexible(minimum: Double = 1, maximum: Double = .infinity) -> Size { Size() }
    public static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size { Size() }
    public static func fixed(_ size: Double) -> Size { Size() }
  }
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {}
}
