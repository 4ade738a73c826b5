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
navigationViewStyle(_ style: ControlLook)
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
rotationEffect<Angle>(_ angle: Angle)
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
timeZone: Never?
"""

# Views, each with the lists of parameters that it is made with.
VIEWS = """
Image | _ name: String | systemName name: String
AsyncImage | url: (any Sendable)?
ColorPicker | _ title: String, selection: Binding<Color>
MultiDatePicker | _ title: String, selection: Binding<Set<CalendarDate>>
LazyVGrid | columns: [GridItem], @ViewBuilder content: () -> some View
LazyHGrid | rows: [GridItem], @ViewBuilder content: () -> some View
LazyHStack | @ViewBuilder content: () -> some View
ShareLink | item: String
PasteButton | payloadType: Any.Type, onPaste: ([Any]) -> Void
RenameButton |
NavigationSplitView | @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View | @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View
LinearGradient | colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
"""

# What apps conform to.
PROTOCOLS = "PrimitiveButtonStyle ListStyle GroupBoxStyle App Scene"

# Types that signatures name and nothing else does.
HELPERS = """
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
"""


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


def declarations(rows):
    out = ["// Written by generate-declarations.py from Sources/SWIFTUI.md: change those.", "// swift-format-ignore-file", "", "public import Values",
           "public import ViewTree", "", "// What changes nothing in a terminal, and is accepted.", "extension View {"]
    modifiers = [line for line in MODIFIERS.splitlines() if line]
    name_of = lambda signature: re.match(r"\w+", signature)[0]
    for signature in modifiers:
        if rows.get(name_of(signature), ("?",))[0] == "inert":
            out.append(f"  public func {signature} -> Self {{ self }}")
    out += ["}", "", "// What a terminal cannot follow, and why.", "extension View {"]
    for signature in modifiers:
        if rows.get(name_of(signature), ("?",))[0] != "inert":
            out += [f"  {unavailable(name_of(signature), rows)}", f"  public func {signature} -> Self {{ self }}"]
    out += ["}", "", "extension EnvironmentValues {"]
    for line in filter(None, ENVIRONMENT.splitlines()):
        name, kind = line.split(": ")
        out += [f"  {unavailable(name, rows)}",
                f'  public var {name}: {kind} {{ preconditionFailure("{name} is not here") }}']
    out += ["}", ""]
    for line in filter(None, VIEWS.splitlines()):
        name, *parameters = [part.strip() for part in line.split("|")]
        out += [unavailable(name, rows), f"public struct {name}: View {{"]
        out += [f"  public init({list}) {{}}" for list in parameters]
        out += ["  public var body: some View { EmptyView() }", "}", ""]
    for name in PROTOCOLS.split():
        out += [unavailable(name, rows), f"public protocol {name} {{}}"]
    return "\n".join(out) + "\n" + HELPERS


if __name__ == "__main__":
    (HERE / "Declarations.swift").write_text(declarations(table()))
