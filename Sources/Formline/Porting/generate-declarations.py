#!/usr/bin/env python3
"""Writes Declarations.swift: what SwiftUI offers and a terminal cannot follow, as declarations.

Sources/SWIFTUI.md says of each name whether it is here. One that is `inert` there is accepted and gives back its view;
one that is not here is declared as unavailable, with the table's reason as the compiler's message. The signatures are
below. A test holds the file and the table together; run this script after a change of either.
"""
import pathlib
import re

HERE = pathlib.Path(__file__).parent
TABLE = HERE.parents[1] / "SWIFTUI.md"

MODIFIERS = """
font(_ font: Font?)
fontWeight(_ weight: Font.Weight?)
fontDesign(_ design: Font.Design?)
fontWidth(_ width: Font.Width?)
monospaced(_ isActive: Bool = true)
monospacedDigit()
kerning(_ kerning: Double)
tracking(_ tracking: Double)
baselineOffset(_ offset: Double)
lineSpacing(_ spacing: Double)
minimumScaleFactor(_ factor: Double)
allowsTightening(_ flag: Bool)
dynamicTypeSize(_ size: DynamicTypeSize)
imageScale(_ scale: ImageScale)
textSelection(_ selectability: TextSelectability)
autocorrectionDisabled(_ disable: Bool = true)
disableAutocorrection(_ disable: Bool?)
writingToolsBehavior(_ behavior: WritingToolsBehavior)
privacySensitive(_ sensitive: Bool = true)
listStyle(_ style: ControlLook)
textEditorStyle(_ style: ControlLook)
datePickerStyle(_ style: ControlLook)
menuStyle(_ style: ControlLook)
controlGroupStyle(_ style: ControlLook)
disclosureGroupStyle(_ style: ControlLook)
groupBoxStyle(_ style: ControlLook)
progressViewStyle(_ style: ControlLook)
gaugeStyle(_ style: ControlLook)
tableStyle(_ style: ControlLook)
tabViewStyle(_ style: ControlLook)
edgesIgnoringSafeArea(_ edges: Edge.Set)
navigationBarHidden(_ hidden: Bool)
statusBar(hidden: Bool)
previewDevice(_ name: String?)
previewDisplayName(_ name: String?)
navigationViewStyle(_ style: ControlLook)
dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>)
hoverEffect(_ effect: HoverEffect)
controlSize(_ size: ControlSize)
buttonBorderShape(_ shape: ButtonBorderShape)
menuIndicator(_ visibility: Visibility)
headerProminence(_ prominence: Prominence)
listRowBackground(_ view: some View)
listRowInsets(_ insets: EdgeInsets?)
listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
listRowSpacing(_ spacing: Double?)
listSectionSpacing(_ spacing: ListSectionSpacing)
listItemTint(_ tint: Color?)
help(_ text: some LabelText)
accessibilityLabel(_ label: some LabelText)
accessibilityHint(_ hint: some LabelText)
accessibilityValue(_ value: some LabelText)
accessibilityIdentifier(_ identifier: String)
accessibilityHidden(_ hidden: Bool)
accessibilityAddTraits(_ traits: AccessibilityTraits)
accessibilityRemoveTraits(_ traits: AccessibilityTraits)
accessibilityElement(children: AccessibilityChildBehavior = .ignore)
accessibilityHeading(_ level: AccessibilityHeadingLevel)
accessibilitySortPriority(_ priority: Double)
scrollContentBackground(_ visibility: Visibility)
scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
scrollClipDisabled(_ disabled: Bool = true)
scrollTargetLayout(isEnabled: Bool = true)
ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
contentShape(_ shape: some Shape)
clipShape(_ shape: some Shape)
clipped(antialiased: Bool = false)
cornerRadius(_ radius: Double)
shadow(color: Color = .standard, radius: Double, x: Double = 0, y: Double = 0)
blur(radius: Double)
contentTransition(_ transition: ContentTransition)
preferredColorScheme(_ scheme: ColorScheme?)
sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
toolbarBackground(_ color: Color, for bars: ToolbarPlacement...)
toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
toolbarTitleDisplayMode(_ mode: TitleDisplayMode)
navigationBarTitleDisplayMode(_ mode: TitleDisplayMode)
presentationDetents(_ detents: Set<PresentationDetent>)
presentationDragIndicator(_ visibility: Visibility)
presentationBackground(_ color: Color)
presentationCornerRadius(_ radius: Double?)
hoverEffect()
statusBarHidden(_ hidden: Bool = true)
compositingGroup()
symbolEffect(_ effect: SymbolEffect, isActive: Bool = true)
symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value)
onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void)
gesture<Gesture>(_ gesture: Gesture)
onHover(perform action: @escaping (Bool) -> Void)
contextMenu(@ViewBuilder menuItems: () -> some View)
draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload)
dropDestination<Payload>(for type: Payload.Type, action: @escaping ([Payload], Point) -> Bool)
allowsHitTesting(_ enabled: Bool)
refreshable(action: @escaping @Sendable () async -> Void)
redacted(reason: RedactionReasons)
scrollDisabled(_ disabled: Bool)
fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [Any], onCompletion: (Any) -> Void)
fileExporter(isPresented: Binding<Bool>, onCompletion: (Any) -> Void)
onOpenURL<Address>(perform action: @escaping (Address) -> Void)
navigationSubtitle(_ subtitle: some LabelText)
zIndex(_ value: Double)
position(x: Double = 0, y: Double = 0)
aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode)
scaledToFit()
scaledToFill()
scaleEffect(_ scale: Double)
rotationEffect(_ angle: Angle)
rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double))
accessibilityAction(_ handler: @escaping () -> Void)
accessibilityAction(named name: some LabelText, _ handler: @escaping () -> Void)
contextMenu<Preview: View>(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> Preview)
unredacted()
containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center)
mask(_ mask: some View)
visualEffect<Result: View>(_ effect: @escaping (EmptyView, GeometryProxy) -> Result)
scrollTransition<Result: View>(_ transition: @escaping (EmptyView, ScrollTransitionPhase) -> Result)
persistentSystemOverlays(_ visibility: Visibility)
handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
phaseAnimator<Phase, Result: View>(_ phases: [Phase], @ViewBuilder content: @escaping (EmptyView, Phase) -> Result)
onDeleteCommand(perform action: (() -> Void)?)
onCopyCommand<Item>(perform action: (() -> [Item])?)
copyable<Item>(_ items: @autoclosure () -> [Item])
scrollTargetBehavior(_ behavior: ScrollTargetBehavior)
labelsVisibility(_ visibility: Visibility)
speechSpellsOutCharacters(_ spellsOut: Bool = true)
glassEffect()
blendMode(_ mode: BlendMode)
colorScheme(_ scheme: ColorScheme)
contrast(_ amount: Double)
colorMultiply(_ color: Color)
toolbarRole(_ role: ToolbarRole)
toolbarTitleMenu(@ViewBuilder content: () -> some View)
presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
symbolVariant(_ variant: SymbolVariants)
buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior)
menuOrder(_ order: MenuOrder)
mask(@ViewBuilder mask: () -> some View)
inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View)
onDrop<Provider>(of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Provider]) -> Bool)
onDrag<Provider>(_ data: @escaping () -> Provider)
matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true)
phaseAnimator<Phase>(_ phases: [Phase])
containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
userActivity<Activity>(_ type: String, isActive: Bool = true, _ update: @escaping (Activity) -> Void)
onContinueUserActivity<Activity>(_ type: String, perform action: @escaping (Activity) -> Void)
simultaneousGesture<Gesture>(_ gesture: Gesture)
highPriorityGesture<Gesture>(_ gesture: Gesture)
contentMargins(_ edges: Edge.Set = .all, _ length: Double?)
safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil)
scenePadding(_ edges: Edge.Set = .all)
brightness(_ amount: Double)
saturation(_ amount: Double)
grayscale(_ amount: Double)
colorInvert()
drawingGroup()
listRowHoverEffect(_ effect: Never?)
sectionActions(@ViewBuilder content: () -> some View)
"""

# On the environment: the type of the value.
ENVIRONMENT = """
colorScheme: ColorScheme
horizontalSizeClass: Never?
verticalSizeClass: Never?
scenePhase: Never?
openURL: Never?
undoManager: Never?
modelContext: Never?
managedObjectContext: Never?
refresh: Never?
calendar: Never?
isSearching: Bool
dismissSearch: Never?
displayScale: Double
pixelLength: Double
openWindow: Never?
dismissWindow: Never?
timeZone: Never?
"""

# Views, each with the lists of parameters that it is made with.
VIEWS = """
Image | _ name: String | systemName name: String | decorative name: String
AsyncImage | url: (any Sendable)? | url: (any Sendable)?, @ViewBuilder content: (Image) -> some View | url: (any Sendable)?, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View
ColorPicker | _ title: some LabelText, selection: Binding<Color>, supportsOpacity: Bool = true
MultiDatePicker | _ title: some LabelText, selection: Binding<Set<some Hashable>>
LazyVGrid | columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
LazyHGrid | rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
LazyHStack | alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View
ShareLink | item: some Any | _ title: some LabelText, item: some Any | item: some Any, @ViewBuilder label: () -> some View
PasteButton | payloadType: Any.Type, onPaste: ([Any]) -> Void
RenameButton |
NavigationSplitView | @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View | @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
LinearGradient | colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
"""

# What apps conform to.
PROTOCOLS = """PrimitiveButtonStyle ListStyle GroupBoxStyle ProgressViewStyle GaugeStyle LabeledContentStyle DisclosureGroupStyle
MenuStyle ControlGroupStyle DatePickerStyle App Scene ObservableObject UIViewRepresentable NSViewRepresentable"""

# Types that signatures name and nothing else does.
HELPERS = """
/// SwiftUI's name of `PickerStyle.segmented`.
public struct SegmentedPickerStyle {
  /// A value to name the style with.
  public init() {}
}
/// SwiftUI's name of `PickerStyle.menu`.
public struct MenuPickerStyle {
  /// A value to name the style with.
  public init() {}
}
/// SwiftUI's name of `PickerStyle.inline`.
public struct InlinePickerStyle {
  /// A value to name the style with.
  public init() {}
}
/// SwiftUI's name of `PickerStyle.wheel`.
public struct WheelPickerStyle {
  /// A value to name the style with.
  public init() {}
}
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
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A reason that never holds.
  public static let placeholder = RedactionReasons(rawValue: 1), privacy = RedactionReasons(rawValue: 2)
  /// A reason that never holds.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
/// An angle; nothing is turned.
public nonisolated struct Angle: Hashable, Sendable {
  /// No turn.
  public static let zero = Angle()
  /// An angle in degrees, of which nothing is kept.
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
  /// An angle in radians, of which nothing is kept.
  public static func radians(_ radians: Double) -> Angle { Angle() }
}
/// The way of a row into sight.
public nonisolated struct ScrollTransitionPhase: Hashable, Sendable {
  /// True: a row is in sight or it is not.
  public var isIdentity: Bool { true }
  /// 0, as for a row in sight.
  public var value: Double { 0 }
}
/// Where scrolling would end.
public nonisolated enum ScrollTargetBehavior: Hashable, Sendable {
  /// Has no effect: scrolling ends at a whole row.
  case paging, viewAligned
}
/// How layers would be mixed.
public nonisolated enum BlendMode: Hashable, Sendable {
  /// Has no effect: cells are opaque.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Has no effect: cells are opaque.
  case exclusion, hue, saturation, color, luminosity
}
/// What a toolbar would be for.
public nonisolated enum ToolbarRole: Hashable, Sendable {
  /// Has no effect.
  case automatic, browser, editor, navigationStack
}
/// How a screen over another would be shown.
public nonisolated enum PresentationAdaptation: Hashable, Sendable {
  /// Has no effect.
  case automatic, none, popover, sheet, fullScreenCover
}
/// Whether what is below a screen would take input.
public nonisolated enum PresentationBackgroundInteraction: Hashable, Sendable {
  /// Has no effect.
  case automatic, enabled, disabled
}
/// Which form of a symbol would be shown.
public nonisolated enum SymbolVariants: Hashable, Sendable {
  /// Has no effect.
  case none, fill, circle, square, rectangle, slash
}
/// Whether a button that is held would repeat.
public nonisolated enum ButtonRepeatBehavior: Hashable, Sendable {
  /// Has no effect.
  case automatic, enabled, disabled
}
/// The order of a menu.
public nonisolated enum MenuOrder: Hashable, Sendable {
  /// Has no effect.
  case automatic, fixed, priority
}
/// What the pointer would do over a view.
public nonisolated enum HoverEffect: Hashable, Sendable {
  /// Has no effect.
  case automatic, highlight, lift
}

@available(*, unavailable)
extension Image {
  public func resizable() -> Image { self }
  public func renderingMode(_ mode: RenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: RenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public nonisolated enum RenderingMode: Sendable { case original, template, monochrome, hierarchical, palette, multicolor }
  public nonisolated enum Interpolation: Sendable { case none, low, medium, high }
}
/// How a picture would fill its room.
public nonisolated enum ContentMode: Hashable, Sendable {
  /// Has no effect.
  case fit, fill
}
/// How a column of a lazy grid would be made: a `Grid` makes its own.
public nonisolated struct GridItem: Sendable {
  /// How wide a column would be, in cells.
  public nonisolated struct Size: Sendable {
    /// A width between two bounds.
    public static func flexible(minimum: Double = 1, maximum: Double = .infinity) -> Size { Size() }
    /// As many columns as find room.
    public static func adaptive(minimum: Double, maximum: Double = .infinity) -> Size { Size() }
    /// A fixed width.
    public static func fixed(_ size: Double) -> Size { Size() }
  }
  /// Describes a column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {}
}
"""


# Gestures.
GESTURES = "TapGesture LongPressGesture DragGesture MagnifyGesture RotateGesture SpatialTapGesture"

# Property wrappers.
WRAPPERS = "ScaledMetric GestureState AccessibilityFocusState Query FetchRequest FocusedObject"

# Property wrappers of FormlineCombine.
IMPORTED = "StateObject ObservedObject EnvironmentObject Published"


def wrapper(name, message):
    return [
        f'@available(*, unavailable, message: "{message}")', "@propertyWrapper", f"public struct {name}<Value> {{",
        "  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }", "  public var wrappedValue: Value",
        "  public var projectedValue: Binding<Value> { .constant(wrappedValue) }", "}", ""]


def table():
    rows = {}
    for line in TABLE.read_text().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 5 and cells[2] in ("yes", "inert", "no"):
            for name in re.findall(r"`@?(\w+)`", cells[1]):
                rows[name] = (cells[2], cells[3].replace("`", ""))
    return rows


def unavailable(name, rows):
    state, note = rows.get(name, (None, None))
    if state != "no":
        raise SystemExit(f"SWIFTUI.md says '{state}' of {name}, which is declared as unavailable")
    return '@available(*, unavailable, message: "%s")' % note.replace('"', '\\"')


def without_effect(name, rows):
    return f"Has no effect: {rows[name][1]}."


def declarations(rows):
    out = ["// Written by generate-declarations.py from Sources/SWIFTUI.md: change those.", "// swift-format-ignore-file", "",
           "public import ViewTree", "", "// What changes nothing in a terminal, and is accepted.", "extension View {"]
    modifiers = [line for line in MODIFIERS.splitlines() if line]
    name_of = lambda signature: re.match(r"\w+", signature)[0]
    for signature in modifiers:
        if rows.get(name_of(signature), ("?",))[0] == "inert":
            out += [f"  /// {without_effect(name_of(signature), rows)}", f"  public func {signature} -> Self {{ self }}"]
    out += ["}", "", "// What a terminal cannot follow, and why.", "extension View {"]
    for signature in modifiers:
        if rows.get(name_of(signature), ("?",))[0] != "inert":
            out += [f"  {unavailable(name_of(signature), rows)}", f"  public func {signature} -> Self {{ self }}"]
    out += ["}", "", "extension EnvironmentValues {"]
    for line in filter(None, ENVIRONMENT.splitlines()):
        name, kind = line.split(": ")
        out += [f"  {unavailable(name, rows)}",
                f'  public var {name}: {kind} {{', f'    get {{ preconditionFailure("{name} is not here") }}', '    set {}', '  }']
    out += ["}", ""]
    for line in filter(None, VIEWS.splitlines()):
        name, *parameters = [part.strip() for part in line.split("|")]
        out += [unavailable(name, rows), f"public struct {name}: View {{"]
        out += [f"  public init({list}) {{}}" for list in parameters]
        out += ["  public var body: some View { EmptyView() }", "}", ""]
    for name in GESTURES.split():
        out += [unavailable(name, rows), f"public struct {name} {{",
                "  public init() {}", f"  public func onEnded(_ action: @escaping () -> Void) -> {name} {{ self }}",
                f"  public func onEnded(_ action: @escaping (Point) -> Void) -> {name} {{ self }}",
                f"  public func onChanged(_ action: @escaping (Point) -> Void) -> {name} {{ self }}", "}", ""]
    for name in WRAPPERS.split():
        out += wrapper(name, re.search('"(.*)"', unavailable(name, rows))[1])
    for name in IMPORTED.split():
        out += wrapper(name, "import FormlineCombine")
    for name in PROTOCOLS.split():
        out += [unavailable(name, rows), f"public protocol {name} {{}}"]
    return "\n".join(out) + "\n" + HELPERS


if __name__ == "__main__":
    (HERE / "Declarations.swift").write_text(declarations(table()))
