#!/usr/bin/env python3
"""Writes Declarations.swift: what SwiftUI offers and a terminal cannot follow, as declarations.

Sources/SWIFTUI.md says of each name whether it is here. One that is `inert` there is accepted and gives back its view;
one that is not here is declared as unavailable, with the table's reason as the compiler's message. The signatures are
below, and none is missing: the script stops at a name without one. A test holds the file and the table together; run
this script after a change of either.
"""
import pathlib
import re

HERE = pathlib.Path(__file__).parent
TABLE = HERE.parents[1] / "SWIFTUI.md"

# What is accepted, with its signature.
INERT = """
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
previewLayout(_ layout: PreviewLayout)
previewInterfaceOrientation(_ orientation: InterfaceOrientation)
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
listSectionSpacing(_ spacing: Double)
listItemTint(_ tint: Color?)
help(_ text: some LabelText)
accessibilityLabel(_ label: some LabelText)
accessibilityHint(_ hint: some LabelText)
accessibilityValue(_ value: some LabelText)
accessibilityIdentifier(_ identifier: String)
accessibilityHidden(_ hidden: Bool)
accessibilityLabel<Label: View>(@ViewBuilder content: (EmptyView) -> Label)
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
contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape)
clipShape(_ shape: some Shape)
clipped(antialiased: Bool = false)
cornerRadius(_ radius: Double)
shadow(color: Color = .standard, radius: Double, x: Double = 0, y: Double = 0)
blur(radius: Double)
contentTransition(_ transition: ContentTransition)
preferredColorScheme(_ scheme: ColorScheme?)
sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool)
sensoryFeedback<Trigger: Equatable>(trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?)
toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
toolbarBackground(_ color: Color, for bars: ToolbarPlacement...)
toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
toolbarTitleDisplayMode(_ mode: TitleDisplayMode)
navigationBarTitleDisplayMode(_ mode: TitleDisplayMode)
presentationDetents(_ detents: Set<PresentationDetent>)
presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
presentationDragIndicator(_ visibility: Visibility)
presentationBackground(_ color: Color)
presentationCornerRadius(_ radius: Double?)
hoverEffect()
statusBarHidden(_ hidden: Bool = true)
compositingGroup()
symbolEffect(_ effect: SymbolEffect, isActive: Bool = true)
symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value)
allowsHitTesting(_ enabled: Bool)
zIndex(_ value: Double)
"""

# What is refused, each with the lists of arguments that SwiftUI takes. The compiler gives the reason only where all the
# rest of an expression has a type; so nearly anything fits:
#   title   an argument of any type; `_` has no label       title.  a member such as `.local`, or a literal
#   title*  either                                          act{}   a closure; of two values: act{2}
#   view{v} a closure that makes views; of a value: {v1}    ?       at the end: may be left out
#   list[]  a list of members                               it=Type of that type, as where `.constant(…)` is written
REFUSED = """
onTapGesture | count? perform{} | count? coordinateSpace.? perform{1}
onLongPressGesture | minimumDuration? maximumDistance? perform{} onPressingChanged{Bool}? | minimumDuration? maximumDistance? pressing{Bool} perform{}
onLongTouchGesture | minimumDuration? perform{} onTouchingChanged{Bool}?
gesture | _* including.? | _* isEnabled | _* name isEnabled?
simultaneousGesture | _* including.? | _* isEnabled
highPriorityGesture | _* including.? | _* isEnabled
onHover | perform{Bool}
contextMenu | menuItems{v} | menuItems{v} preview{v} | forSelectionType menu{v1} primaryAction{1}? | _
draggable | _ | _ preview{v}
dropDestination | for action{2} isTargeted{Bool}? | for isEnabled? action{2}
onDrop | of* isTargeted=Binding<Bool>? perform{1} | of* isTargeted=Binding<Bool>? perform{2} | of* delegate
onDrag | _{} | _{} preview{v}
defersSystemGestures | on.
defaultHoverEffect | _.
hoverEffectDisabled | _?
pointerStyle | _*
pointerVisibility | _.
onPencilDoubleTap | perform{1}
onPencilSqueeze | perform{1}
springLoadingBehavior | _.
digitalCrownRotation | _ | _ from through by? sensitivity.? isContinuous? isHapticFeedbackEnabled? | _ onChange{1} onIdle{}?
onCommand | _ perform{}
onDeleteCommand | perform{} | perform
onPasteCommand | of* perform{1} | of* validator{1} perform{1}
onCopyCommand | perform{} | perform
onCutCommand | perform{} | perform
onPlayPauseCommand | perform{} | perform
onInterruptibleCommand | _ perform{}
copyable | _
cuttable | for action{}
pasteDestination | for action{1} validator{1}?
importsItemProviders | _* onImport{1}
exportsItemProviders | _* onExport{}
itemProvider | _{}
onModifierKeysChanged | mask.? initial? _{2}
modifierKeyAlternate | _. _{v}
typeSelectEquivalent | _
selectionDisabled | _?
findNavigator | isPresented=Binding<Bool>
findDisabled | _?
replaceDisabled | _?
toolbarRole | _.
toolbarTitleMenu | content{v}
toolbarForegroundStyle | _. for.
toolbarItemHidden | _?
tabBarMinimizeBehavior | _.
navigationDocument | _ | _ preview*
navigationLinkIndicatorVisibility | _.
navigationSubtitle | _
navigationTransition | _.
navigationBarItems | leading | trailing | leading trailing
navigationSplitViewStyle | _.
navigationSplitViewColumnWidth | _ | min? ideal max?
indexViewStyle | _.
matchedTransitionSource | id in | id in configuration{1}
badgeProminence | _.
renameAction | _{} | _
accessibilityDefaultFocus | _ _*
accessibilityFocused | _ | _ equals*
accessibilityAction | _{} | named _{} | _. _{} | action{} label{v}
accessibilityActions | _{v} | category. _{v}
accessibilityAdjustableAction | _{1}
accessibilityScrollAction | _{1}
accessibilityRotor | _* entries{v} | _ entries entryLabel | _ entries entryID entryLabel
accessibilityRotorEntry | id in
accessibilityShowsLargeContentViewer | | _{v}
accessibilityChildren | children{v}
accessibilityRepresentation | representation{v}
accessibilityInputLabels | _
accessibilityLabeledPair | role. id in
accessibilityLinkedGroup | id in
accessibilityTextContentType | _.
accessibilityCustomContent | _* _ importance.?
accessibilityRespondsToUserInteraction | _?
accessibilityIgnoresInvertColors | _?
accessibilityDirectTouch | _? options.?
accessibilityZoomAction | _{1}
accessibility | label? value? hint? hidden? identifier? sortPriority? | addTraits. | removeTraits. | inputLabels
speechSpellsOutCharacters | _?
speechAdjustedPitch | _
speechAlwaysIncludesPunctuation | _?
speechAnnouncementsQueued | _?
refreshable | action{} | action
redacted | reason.
unredacted |
invalidatableContent | _?
contentCaptureProtected | _?
scrollDisabled | _
scrollTargetBehavior | _*
scrollEdgeEffectStyle | _. for.
scrollInputBehavior | _. for.
scrollIndicatorsFlash | onAppear | trigger
onScrollTargetVisibilityChange | idType threshold? _{1}
fileImporter | isPresented=Binding<Bool> allowedContentTypes. onCompletion{1} | isPresented=Binding<Bool> allowedContentTypes onCompletion{1} | isPresented=Binding<Bool> allowedContentTypes. allowsMultipleSelection onCompletion{1} onCancellation{}? | isPresented=Binding<Bool> allowedContentTypes allowsMultipleSelection onCompletion{1} onCancellation{}?
fileExporter | isPresented=Binding<Bool> onCompletion{1} | isPresented=Binding<Bool> document contentType. defaultFilename? onCompletion{1} | isPresented=Binding<Bool> document? contentTypes. defaultFilename? onCompletion{1} onCancellation{}? | isPresented=Binding<Bool> documents contentType. onCompletion{1} | isPresented=Binding<Bool> item contentTypes. defaultFilename? onCompletion{1} onCancellation{}?
fileMover | isPresented=Binding<Bool> file onCompletion{1} | isPresented=Binding<Bool> files onCompletion{1} | isPresented=Binding<Bool> file onCompletion{1} onCancellation{}
fileDialogMessage | _
fileDialogConfirmationLabel | _
fileDialogDefaultDirectory | _
fileDialogBrowserOptions | _.
fileDialogCustomizationID | _
fileDialogURLEnabled | _
fileExporterFilenameLabel | _
photosPicker | isPresented=Binding<Bool> selection matching.? | isPresented=Binding<Bool> selection maxSelectionCount? selectionBehavior.? matching.? preferredItemEncoding.? photoLibrary.?
onOpenURL | perform{1} | perform
onContinueUserActivity | _ perform{1} | _ perform
userActivity | _ isActive? _{1} | _ element _{2}
handlesExternalEvents | preferring allowing
defaultAppStorage | _*
focusedObject | _
focusedSceneObject | _
focusEffectDisabled | _?
containerValue | _ _*
anchorPreference | key value. transform{1}
transformAnchorPreference | key value. transform{2}
position | _ | x? y?
aspectRatio | _? contentMode. | _
safeAreaPadding | _? | _. _?
safeAreaBar | edge. alignment.? spacing? content{v}
scenePadding | _.? | _. edges.
contentMargins | _ for.? | _. _ for.?
persistentSystemOverlays | _.
backgroundExtensionEffect | | isEnabled
layoutDirectionBehavior | _.
flipsForRightToLeftLayoutDirection | _
scaledToFit |
scaledToFill |
scaleEffect | _ anchor.? | x? y? anchor.?
rotationEffect | _* anchor.?
rotation3DEffect | _* axis anchor.? anchorZ? perspective?
transformEffect | _*
projectionEffect | _*
mask | _ | alignment.? _{v}
drawingGroup | opaque? colorMode.?
glassEffect | | _. in*?
containerBackground | _. for. | for. alignment.? content{v}
containerShape | _*
backgroundStyle | _.
brightness | _
contrast | _
saturation | _
grayscale | _
hueRotation | _*
colorInvert |
colorMultiply | _*
luminanceToAlpha |
blendMode | _.
colorScheme | _.
matchedGeometryEffect | id in properties.? anchor.? isSource?
windowDismissBehavior | _.
labelsVisibility | _.
labeledContentStyle | _*
horizontalRadioGroupLayout |
sectionActions | content{v}
buttonRepeatBehavior | _.
menuOrder | _.
lineHeight | _.
textScale | _. isEnabled?
textVariant | _.
textRenderer | _
typesettingLanguage | _. isEnabled? | _ isEnabled?
textInputFormattingControlVisibility | _. for.
writingToolsAffordanceVisibility | _.
textSelectionAffinity | _.
writingDirection | strategy.
dialogIcon | _*
dialogSeverity | _.
dialogSuppressionToggle | isSuppressed=Binding<Bool> | _ isSuppressed=Binding<Bool>
dialogPreventsAppTermination | _
dismissalConfirmationDialog | _ shouldPresent actions{v} | _ shouldPresent actions{v} message{v}
actionSheet | isPresented=Binding<Bool> content{} | item content{1}
inspector | isPresented=Binding<Bool> content{v}
inspectorColumnWidth | _ | min? ideal max?
presentationBackgroundInteraction | _.
presentationCompactAdaptation | _. | horizontal. vertical.
presentationContentInteraction | _.
presentationSizing | _.
symbolVariant | _.
symbolRenderingMode | _.
searchToolbarBehavior | _.
searchPresentationToolbarBehavior | _.
searchDictationBehavior | _.
searchSelection | _
buttonSizing | _.
sliderThumbVisibility | _.
tableColumnHeaders | _.
menuActionDismissBehavior | _.
paletteSelectionEffect | _.
labelIconToTitleSpacing | _
labelReservedIconWidth | _
alternatingRowBackgrounds | _.?
listRowHoverEffect | _.
listSectionMargins | _. _?
listSectionIndexVisibility | _.
sectionIndexLabel | _
"""

# Refused too, where the types of closures matter.
REFUSED_AS_WRITTEN = """
phaseAnimator<Phase, Result: View>(_ phases: [Phase], @ViewBuilder content: @escaping (EmptyView, Phase) -> Result, animation: @escaping (Phase) -> Animation? = { _ in nil })
phaseAnimator<Phase, Result: View, Trigger>(_ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (EmptyView, Phase) -> Result, animation: @escaping (Phase) -> Animation? = { _ in nil })
keyframeAnimator<Value, Result: View, Path>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (EmptyView, Value) -> Result, @ViewBuilder keyframes: @escaping (Value) -> Path)
keyframeAnimator<Value, Result: View, Path, Trigger>(initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (EmptyView, Value) -> Result, @ViewBuilder keyframes: @escaping (Value) -> Path)
visualEffect<Result: View>(_ effect: @escaping (EmptyView, GeometryProxy) -> Result)
scrollTransition<Result: View>(_ transition: @escaping (EmptyView, _NotHere) -> Result)
scrollTransition<Result: View>(_ configuration: _NotHere, axis: _NotHere = _NotHere(), transition: @escaping (EmptyView, _NotHere) -> Result)
scrollTransition<Result: View>(topLeading: _NotHere, bottomTrailing: _NotHere, axis: _NotHere = _NotHere(), transition: @escaping (EmptyView, _NotHere) -> Result)
containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double)
containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center)
onContinuousHover(coordinateSpace: _NotHere = _NotHere(), perform action: @escaping (_HoverPhase) -> Void)
"""

# What is here with other arguments: an extension, then signatures and why.
OVERLOADS = """
extension Text
@_disfavoredOverload init<Picture: _Refused>(_ picture: Picture) | a terminal shows no pictures: leave it out
init<Interval>(timerInterval: Interval, pauseTime: _NotHere = _NotHere(), countsDown: Bool = true, showsHours: Bool = true) | a TimelineView with a Text(date, style: .timer) counts
extension Button where Label == Text
init<Title, Picture: _Refused>(_ title: Title, image: Picture, role: ButtonRole? = nil, action: @escaping () -> Void) | a terminal shows no pictures: leave the image out
extension Color
init<Other: _Refused>(_ color: Other) | write Color(.label), without the name of the type
func resolve<Environment>(in environment: Environment) -> _NotHere | a terminal has the colours of its palette: write the parts, as in Color(red: 0.2, green: 0.4, blue: 0.6)
func mix(with color: Color, by share: Double) -> Color | a terminal has the colours of its palette: write the parts, as in Color(red: 0.2, green: 0.4, blue: 0.6)
extension AnyTransition
static var scale: AnyTransition { .identity } | cells cannot be scaled: .opacity, .slide, .move(edge:) and .push(from:) are here
static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition | cells cannot be scaled: .opacity, .slide, .move(edge:) and .push(from:) are here
static var blurReplace: AnyTransition { .identity } | cells cannot be blurred: .opacity is here
func animation(_ animation: Animation?) -> AnyTransition | withAnimation, or .animation(_:value:) around it, says how
extension Animation
func repeatForever(autoreverses: Bool = true) -> Animation | nothing moves for ever in a form: a ProgressView waits, and a TimelineView shows the time
func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation | what moves in a form goes one way, once
static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation | thirty frames a second show .linear, .easeIn, .easeOut, .easeInOut and .spring
static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation | write .spring(duration:bounce:)
extension View
func animation(_ animation: Animation?) -> Self | say of which value: .animation(_:value:)
func animation<Result: View>(_ animation: Animation?, @ViewBuilder body: (EmptyView) -> Result) -> Self | say of which value: .animation(_:value:)
func searchable<Tokens, Token: View>(text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil, @ViewBuilder token: (Tokens.Element) -> Token) -> Self where Tokens: RandomAccessCollection | a search is a text: searchScopes chooses among kinds
func searchable<Tokens, Token: View>(text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil, @ViewBuilder token: (Tokens.Element) -> Token) -> Self where Tokens: RandomAccessCollection | a search is a text: searchScopes chooses among kinds
func onReceive<Publisher>(_ publisher: Publisher, perform action: @escaping (_NotHere) -> Void) -> Self | import FormlineCombine
func onReceive<Publisher, Value>(_ publisher: Publisher, perform action: @escaping (Value) -> Void) -> Self | import FormlineCombine
func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> Self | controls have one look, which a theme colours
func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> Self | a ButtonStyle of the app's own says how a button looks
func textFieldStyle(_ style: _NotHere) -> Self | controls have one look, which a theme colours
extension TextField
init<Title, Selection>(_ title: Title, text: Binding<String>, selection: Selection, prompt: (any LabelText)? = nil, axis: Axis = .horizontal) where Label == Text | what is selected and edited is readline's business
extension TextEditor
init<Selection>(text: Binding<String>, selection: Selection) | what is selected and edited is readline's business
extension ProgressView
init<Interval>(timerInterval: Interval, countsDown: Bool = true) | a TimelineView around ProgressView(value:) counts
init<Interval, Label: View>(timerInterval: Interval, countsDown: Bool = true, @ViewBuilder label: () -> Label) | a TimelineView around ProgressView(value:) counts
extension Shape
func fill(_ style: _NotHere) -> ShapeFill | cells are filled with one Color
func trim(from start: Double = 0, to end: Double = 1) -> ShapeFill | figures are made of cells, whole: a Gauge or a ProgressView shows a part
func inset(by length: Double) -> ShapeFill | figures are made of cells: padding does it
extension NavigationLink where Label == Text
init<Title>(_ title: Title, destination: Destination, isActive: Binding<Bool>) | navigationDestination(isPresented:) shows it
init<Title, Tag>(_ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>) | NavigationLink(_:value:) and navigationDestination(for:) show it
extension NavigationLink
init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) | navigationDestination(isPresented:) shows it
init<Tag>(destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label) | NavigationLink(value:) and navigationDestination(for:) show it
extension Table
init<Row, Rows: View>(of type: Row.Type, @TableColumnBuilder<Row> columns: () -> Columns, @ViewBuilder rows: () -> Rows) where Data == [Row] | a row of a Table is an element of its collection: Table(items) { … }
init<Row, Rows: View, Selection>(of type: Row.Type, selection: Selection, @TableColumnBuilder<Row> columns: () -> Columns, @ViewBuilder rows: () -> Rows) where Data == [Row] | a row of a Table is an element of its collection: Table(items) { … }
init(_ data: Data, children: KeyPath<Data.Element, Data?>, @TableColumnBuilder<Data.Element> columns: () -> Columns) | a List(_:children:) shows a tree; the rows of a Table stand side by side
init<Selection>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Selection, @TableColumnBuilder<Data.Element> columns: () -> Columns) | a List(_:children:) shows a tree; the rows of a Table stand side by side
extension HorizontalAlignment
static var listRowSeparatorLeading: HorizontalAlignment { .leading } | rows have no separators: leave it out
static var listRowSeparatorTrailing: HorizontalAlignment { .leading } | rows have no separators: leave it out
"""

# On rows alone.
REFUSED_OF_ROWS = """
onInsert | of* perform{2}
"""

# What FormlineFoundation refuses with its own types.
DISFAVORED = "fileImporter fileExporter onOpenURL onContinueUserActivity userActivity"

# Values of the environment, with their types; without one, it takes part in every expression.
ENVIRONMENT = """
accessibilityDifferentiateWithoutColor: Bool
accessibilityInvertColors: Bool
accessibilityReduceTransparency: Bool
accessibilityShowButtonShapes: Bool
accessibilitySwitchControlEnabled: Bool
accessibilityVoiceOverEnabled: Bool
appearsActive: Bool
backgroundStyle
calendar
colorScheme: ColorScheme
colorSchemeContrast
controlActiveState
defaultMinListHeaderHeight: Double?
defaultMinListRowHeight: Double
dismissSearch
dismissWindow
displayScale: Double
horizontalSizeClass
isLuminanceReduced: Bool
isSearching: Bool
labelsVisibility
legibilityWeight
managedObjectContext
modelContext
openSettings
openURL
openWindow
pixelLength: Double
refresh
rename
requestReview
scenePhase
springLoadingBehavior
supportsMultipleWindows: Bool
symbolRenderingMode
symbolVariants
timeZone
undoManager
verticalSizeClass
windowDismissBehavior
"""

# Values and views: all are one type, whose initializers these are.
TYPES = """
Image AsyncImage ColorPicker MultiDatePicker LazyVGrid LazyHGrid LazyHStack ShareLink SharePreview PasteButton
RenameButton NavigationSplitView NavigationSplitViewVisibility LinearGradient RadialGradient AngularGradient
EllipticalGradient MeshGradient Gradient GlassEffectContainer TapGesture SpatialTapGesture LongPressGesture DragGesture
MagnifyGesture RotateGesture MagnificationGesture RotationGesture AnyGesture HSplitView VSplitView TabSection HelpLink
SettingsLink PhotosPicker PhotosPickerItem LocalizedStringResource WebView ToolbarSpacer ToolbarTitleMenu TableRow DisclosureTableRow
PhaseAnimator KeyframeAnimator KeyframeTrack LinearKeyframe SpringKeyframe CubicKeyframe MoveKeyframe SubscriptionView
TextFieldLink ViewSpacing LayoutProperties GridLayout OpenURLAction DismissSearchAction RefreshAction RenameAction
TextSelection TextInputAutocapitalization ContainerValues UnitCurve Spring AnimationCompletionCriteria TransitionPhase
Path AnyShape UnevenRoundedRectangle ContainerRelativeShape ImageRenderer ImageResource Angle GridItem
UTType NSItemProvider UIImage UIColor UIApplication UIPasteboard UIViewController UIView UIScreen UIDevice
UINotificationFeedbackGenerator UIImpactFeedbackGenerator UISelectionFeedbackGenerator NSImage NSColor NSView
NSApplication NSPasteboard NSViewController
ActionSheet WindowGroup Window Settings DocumentGroup MenuBarExtra CommandMenu CommandGroup AccessibilityNotification
AccessibilityRotorEntry Anchor GraphicsContext
"""

# Those that are given types.
GENERIC = "Anchor"

# The arguments that they are made with, beside what follows.
INITIALIZERS = """
_* bundle.? variableValue? | _* bundle.? label
systemName variableValue?
decorative bundle.?
uiImage | nsImage | cgImage scale orientation.? label?
url* scale? | url* scale? content{v1} placeholder{v} | url* scale? transaction? content{vPhase}
_ selection=Binding<Color> supportsOpacity? | selection=Binding<Color> supportsOpacity? label{v} | _ selection
_ selection in | selection label{v} | selection in label{v}
columns[] alignment.? spacing? pinnedViews.? content{v}
rows[] alignment.? spacing? pinnedViews.? content{v}
alignment.? spacing? pinnedViews.? content{v}
item subject? message? preview? | item subject? message? preview? label{v} | items subject? message? preview{1}? | items subject? message? label{v} | _ item subject? message? preview? | _ items
_ image* icon*?
payloadType onPaste{1} | supportedContentTypes. payloadAction{1} | supportedContentTypes. validator{1}? payloadAction{1}
columnVisibility=Binding<_NotHere>? preferredCompactColumn=Binding<_NotHere>? sidebar{v} detail{v} | columnVisibility=Binding<_NotHere>? preferredCompactColumn=Binding<_NotHere>? sidebar{v} content{v} detail{v}
colors startPoint.? endPoint.? | gradient startPoint.? endPoint.? | stops startPoint.? endPoint.? | colors. startPoint.? endPoint.? | stops. startPoint.? endPoint.?
colors. center.? startRadius? endRadius? | gradient center.? startRadius? endRadius? | colors. center.? angle | gradient center.? startAngle.? endAngle.? | gradient center.? angle.
colors. center.? startRadiusFraction? endRadiusFraction?
width height points colors. | width height points colors
color location | color. location
minimumDuration? maximumDistance? | minimumDistance? coordinateSpace.? | count? coordinateSpace.? | minimumScaleDelta? | minimumAngleDelta.?
_ content{v}
_ selection matching.? preferredItemEncoding.? photoLibrary.? | _ selection maxSelectionCount? selectionBehavior.? matching.? photoLibrary.?
selection matching.? preferredItemEncoding.? photoLibrary.? label{v} | selection maxSelectionCount? selectionBehavior.? matching.? photoLibrary.? label{v}
_. | _ isExpanded=Binding<Bool> content{v}
 initialValue repeating? trigger? content{v1} keyframes{1}
_ duration | _ duration timingCurve.? | _ duration spring?
_ prompt* | _ prompt* label{v}
interpretedSyntax. | range | insertionPoint | _{1} | languageCode. script.? region.? | roundedRect cornerRadius
topLeadingRadius? bottomLeadingRadius? bottomTrailingRadius? topTrailingRadius? style.?
content | name bundle. | degrees | radians
_. spacing? alignment.?
filenameExtension | mimeType | data | named | object | contentsOf | style.
red green blue alpha
title message? buttons.? | title message? buttons
_ id content{v} | id content{v} | newDocument editor{v1} | _ systemImage content{v} | replacing. addition{v} | after. addition{v} | before. addition{v}
_ id in?
duration? bounce? blendDuration? | response dampingRatio
"""

# What apps conform to, with the types that they would be given.
PROTOCOLS = """
PrimitiveButtonStyle: Configuration
ListStyle: Configuration
GroupBoxStyle: Configuration
ProgressViewStyle: Configuration
GaugeStyle: Configuration
LabeledContentStyle: Configuration
DisclosureGroupStyle: Configuration
MenuStyle: Configuration
ControlGroupStyle: Configuration
DatePickerStyle: Configuration
TableStyle: Configuration
TextEditorStyle: Configuration
App
Scene
ObservableObject
UIViewRepresentable: Context UIViewType Coordinator
NSViewRepresentable: Context NSViewType Coordinator
UIViewControllerRepresentable: Context UIViewControllerType Coordinator
NSViewControllerRepresentable: Context NSViewControllerType Coordinator
UIApplicationDelegate
Gesture
Transition: Content
Keyframes
CustomAnimation
DynamicViewContent
AnimatableModifier: Content
Transferable
TransferRepresentation
FileDocument: ReadConfiguration WriteConfiguration
ReferenceFileDocument: ReadConfiguration WriteConfiguration
DropDelegate
TableRowContent
Commands
"""

# Property wrappers, with the arguments of their attributes.
WRAPPERS = """
ScaledMetric | relativeTo.
PhysicalMetric | from.
GestureState | reset{2} | resetTransaction
AccessibilityFocusState | for.
Query | _ | filter sort order.? | sort order.? | filter. sort order.?
FetchRequest | sortDescriptors predicate? | sortDescriptors. predicate?
SectionedFetchRequest | sectionIdentifier sortDescriptors
FocusedObject |
AnimatableIgnored |
UIApplicationDelegateAdaptor | _
NSApplicationDelegateAdaptor | _
WKApplicationDelegateAdaptor | _
WKExtensionDelegateAdaptor | _
"""

# Builders are that of views.
BUILDERS = "TableRowBuilder SceneBuilder CommandsBuilder"

# Macros, with what they are attached to. The named implementation is never reached.
MACROS = """
Entry | @attached(peer) | () | ObservationIgnoredMacro
Previewable | @attached(peer) | () | ObservationIgnoredMacro
Model | @attached(peer) | () | ObservationIgnoredMacro
Preview | @freestanding(declaration) | (_ name: String? = nil, traits: _NotHere..., body: @escaping @MainActor () -> any View) | ObservableMacro
"""

# Of Swift itself, or of Foundation: refused where they are used.
ELSEWHERE = "Observable ObservationIgnored AttributedString"

# Property wrappers of FormlineCombine.
IMPORTED = "StateObject ObservedObject EnvironmentObject Published"

# Members of what is refused that have no dot before them only in SwiftUI.
MEMBERS = """
abbreviated measurement narrow success failure empty warning error inlineOnlyPreservingWhitespace inlineOnly full degrees radians rect appLibrary handled systemAction inline rich 
accessoryBar active adaptive all always angular any anyOf arrow automatic avoidHidingContent background balanced
bezier blank bottom bottomBar bottomLeading bottomTrailing bounce bounds browser capsule cancel card cell center circle
clear click color colorBurn colorDodge columnResize commaSeparatedText common compact complete containerRelative content
contentSize copy critical current customized cut darken decrement default delayed dark destination destructive detailOnly
difference disabled discarded display doubleColumn draw easeIn easeInOut easeOut editor elevated enabled exact exclusion
exact expanded extraLarge fileURL fill firstTextBaseline fit fixed flac flexible folder form forward frame fraction
fullScreenCover general german gif gmt grabActive grabIdle gregorian handled hardLight header headerProminence
heic hidden hiddenTitleBar hierarchical high highlight horizontal html hue icon identity image images immediate inactive
increased increment inline inset interactive interactiveSpring italic item jpeg json keyboard label landscapeLeft
landscapeRight large largeTitle leading left lift light lighten limitBehavior linear linearGradient link livePhotos
local locale logo low loose lowerBound luminosity magicTap main medium menu mini minX mp3 movie monochrome
multicolor multiply named navigation navigationBar navigationStack never none normal notDetermined off on opacity
option ordered ordinaryText original outward overlay page paging palette paste pdf phone placeholder plain plainText
png point popover portrait portraitUpsideDown position precise preferred prefersTabBar primary primaryAction priority
privacy proportional prominent push quickTimeMovie radialGradient rectSelection rectangle rectangularSelection reduced
regular removal replace rich right rotate round rowResize rtf saturation scalable scale screen screenshots scroll
scrollContent scrollIndicators search secondary secondaryAction sectionHeaders sectionFooters select selection sheet
shared shell sidebar size sizeDependent sizeThatFits sizeThatFitsLayout slash slideshow small soft softLight spatialVideos
spreadsheet square square stack standard strong subviews swiftUI systemAction tail tabBar template text textOrder
tight title top topLeading topTrailing trailing triggered underPageBackground unspecified upperBound url utf8PlainText
variableBlur vertical video videos view viewAligned visible wheel white wide window windowToolbar xml zero zip zoom zoomIn
zoomOut escape source sourceCode leadingEdge bold body caption caption2 footnote headline title2 title3 subheadline
callout largeTitle black blue brown cyan gray green indigo mint orange pink purple red teal yellow
"""

# What the declarations above speak of. SwiftUI's types of styles of pickers, each with the style and what to write.
PICKER_STYLES = [
    ("Segmented", "segmented", "write .segmented"), ("Menu", "menu", "write .menu"), ("Inline", "inline", "write .inline"),
    ("Wheel", "wheel", "write .wheel"), ("Default", "automatic", "write .automatic, or leave it out"),
]
PICKER_STYLE = """/// SwiftUI's name of `PickerStyle.{style}`.
public struct {name}PickerStyle {{
  /// A value to name the style with.
  public init() {{}}
}}"""
PICKER_STYLE_TAKEN = """  @available(*, unavailable, message: "{hint}")
  public func pickerStyle(_ style: {name}PickerStyle) -> Self {{ self }}"""


def picker_styles(template):
    return "\n".join(template.format(name=name, style=style, hint=hint) for name, style, hint in PICKER_STYLES)


HELPERS = f"""
{picker_styles(PICKER_STYLE)}
extension View {{
{picker_styles(PICKER_STYLE_TAKEN)}
""" + """  /// A value that is not here cannot be set; its name says why.
  @available(*, unavailable, message: "what is said of the value is why")
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, _NotHere>, _ value: Value) -> Self { self }
}
/// What refused declarations alone are given.
public protocol _Refused {}
extension _NotHere: _Refused {
  public typealias Announcement = _NotHere
  public func onChanged(_ action: (_NotHere) -> Void) -> _NotHere { self }
  public func onEnded(_ action: (_NotHere) -> Void) -> _NotHere { self }
  public func onEnded(_ action: () -> Void) -> _NotHere { self }
  public func updating<State>(_ state: State, body: (_NotHere, inout _NotHere, inout _NotHere) -> Void) -> _NotHere { self }
  public init(_ action: (_NotHere) -> _NotHere) { self.init() }
  public static func flexible(minimum: Double, maximum: Double = 0) -> _NotHere { _NotHere() }
  public static func adaptive(minimum: Double, maximum: Double = 0) -> _NotHere { _NotHere() }
  @MainActor public init<Phase, Content: View>(_ phases: [Phase], @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = { _ in nil }) { self.init() }
}
/// How far a picture would be.
public enum _ImagePhase {
  case empty, success(_NotHere), failure(any Error)
  public var image: _NotHere? { nil }
  public var error: (any Error)? { nil }
}
@available(*, unavailable, message: "a DisplayNode draws: a Canvas is what it draws on")
extension Canvas: View {
  public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: (inout _NotHere, _NotHere) -> Void) {
    preconditionFailure("it is not here")
  }
  public var body: some View { EmptyView() }
}
/// Where a pointer without buttons would be.
public enum _HoverPhase { case active(Point), ended }
@available(*, unavailable)
extension App { public static func main() {} }
@available(*, unavailable)
extension _NotHere: Scene, Gesture, Transition, Keyframes, CustomAnimation, TransferRepresentation, TableRowContent, Commands {}
/// What the pointer would do over a view.
public nonisolated enum HoverEffect: Hashable, Sendable {
  /// Has no effect.
  case automatic, highlight, lift
}
"""


def table():
    rows = {}
    for line in TABLE.read_text().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 5 and cells[2] in ("yes", "inert", "no"):
            for name in re.findall(r"`[@#]?(\w+)`", cells[1]):
                rows[name] = (cells[2], cells[3].replace("`", ""))
    return rows


class Table:
    """The reasons, and which of them have been given."""

    def __init__(self):
        self.rows = table()
        self.given = set(ELSEWHERE.split())

    def unavailable(self, name):
        state, note = self.rows.get(name, (None, None))
        if state != "no":
            raise SystemExit(f"SWIFTUI.md says '{state}' of {name}, which is declared as unavailable")
        self.given.add(name)
        return '@available(*, unavailable, message: "%s")' % note.replace('"', '\\"')

    def check(self):
        missing = [name for name, row in self.rows.items() if row[0] == "no" and name not in self.given]
        if missing:
            raise SystemExit("SWIFTUI.md has these as 'no', and none is declared: " + " ".join(missing))


def entries(text):
    """The lines of a list: a name, and what follows it."""
    for line in filter(None, text.splitlines()):
        name, *shapes = [part.strip() for part in line.split("|")]
        yield name, shapes or [""]


def signatures(shape):
    """The generic parameters and the parameters of a shape, for each way of reading its `*`."""
    ways = [([], [])]
    for word in shape.split():
        label, star, kind, optional = re.fullmatch(r"(\w+)(\*?)(\.|\[\]|\{\w*\}|=[^ ?]+)?(\??)", word).groups()
        grown = []
        for generics, parameters in ways:
            for way in ["", "."] if star else [kind or ""]:
                letter = "ABCDEFGHIJK"[len(generics)]
                name = f"{label} {'p' if label == '_' else 'q'}{len(parameters)}"
                added = []
                if way == ".":
                    parameter = f"{name}: _NotHere" + (" = _NotHere()" if optional else "")
                elif way.startswith("="):
                    parameter = f"{name}: {way[1:]}" + ("? = nil" if optional else "")
                elif way == "[]":
                    parameter = f"{name}: [_NotHere]"
                elif way == "":
                    added = [letter]
                    parameter = f"{name}: {letter}" + (" = _NotHere()" if optional else "")
                else:
                    makes_views = "v" in way
                    count = int(re.sub(r"\D", "", way) or 0)
                    named = way.strip("{v}").replace("Phase", "_ImagePhase")
                    values = ", ".join(["_NotHere"] * count) or named
                    if optional:
                        parameter = f"{name}: (({values}) -> Void)? = nil"
                    elif makes_views:
                        added = [f"{letter}: View"]
                        parameter = f"@ViewBuilder {name}: ({values}) -> {letter}"
                    else:
                        added = [letter]
                        parameter = f"{name}: ({values}) async throws -> {letter}"
                grown.append((generics + added, parameters + [parameter]))
        ways = grown
    for generics, parameters in ways:
        yield (f"<{', '.join(generics)}>" if generics else ""), f"({', '.join(parameters)})"


def refused(table, text, kept):
    for name, shapes in entries(text):
        takes_closures = any(shape.endswith(("}", "}?")) for shape in shapes)
        for shape in shapes:
            # A closure is meant for a closure before it is anything.
            is_second = name in DISFAVORED.split() or (takes_closures and "{" not in shape.split(" ")[-1])
            for generics, parameters in signatures(shape):
                yield f"  {table.unavailable(name)}" + (" @_disfavoredOverload" if is_second else "")
                yield f"  public func {name}{generics}{parameters} -> {kept} {{ self }}"


def public(signature):
    return re.sub(r"^(@\w+ )?", r"\1public ", signature)


def overloads(text):
    """Extensions with what is refused, each with its own reason."""
    is_open = False
    for line in filter(None, text.splitlines()):
        if line.startswith("extension "):
            if is_open:
                yield "}"
            is_open = True
            yield line + " {"
            continue
        signature, note = line.rsplit(" | ", 1)
        body = "" if signature.endswith("}") else ' { preconditionFailure("it is not here") }'
        yield f'  @available(*, unavailable, message: "{note}")'
        yield f"  {public(signature)}{body}"
    yield "}"


def wrapper(message, name, shapes):
    made = [f"  public init{generics}{parameters} {{}}" for shape in shapes for generics, parameters in signatures(shape)
            if parameters != "()"]
    made += [f"  public init{generics}(wrappedValue: Value, {parameters[1:]} {{}}" for shape in shapes
             for generics, parameters in signatures(shape) if parameters != "()"]
    return [message, "@propertyWrapper", f"public struct {name}<Value> {{", "  public init() {}",
            "  public init(wrappedValue: Value) {}", *made,
            f'  public var wrappedValue: Value {{ get {{ preconditionFailure("{name} is not here") }} nonmutating set {{}} }}',
            f'  public var projectedValue: Binding<Value> {{ preconditionFailure("{name} is not here") }}', "}", ""]


def not_here():
    """The type of all that is refused: any member of it and any call is of a type that fits, so that an expression with
    it has no other error than the reason."""
    members = sorted(set(MEMBERS.split()))
    out = ["/// What stands for a value of SwiftUI that is not here. Only refused declarations speak of it.",
           "@dynamicMemberLookup", "@dynamicCallable", "public nonisolated struct _NotHere: Hashable, Sendable {", "  public init() {}"]
    seen = set()
    for line in filter(None, INITIALIZERS.splitlines()):
        for shape in line.split("|"):
            for generics, parameters in signatures(shape):
                # What differs in nothing but which argument is left out is the same to the caller.
                key = re.sub(r"[pq]\d+", "", generics + parameters)
                if key in seen:
                    continue
                seen.add(key)
                # A closure behind the parentheses may be taken for any argument at the end.
                last = shape.split()[-1:] and shape.split()[-1]
                rank = "" if last and "{" in last else "@_disfavoredOverload "
                failing = "?" if last in ("filenameExtension", "mimeType", "data", "named") else ""
                out.append(f"  {rank}@MainActor public init{failing}{generics}{parameters} {{ self.init() }}")
    out += [f"  public static var `{name}`: _NotHere {{ _NotHere() }}" for name in members]
    out += ["  public subscript(dynamicMember name: String) -> _NotHere { get { self } nonmutating set {} }",
            "  public subscript(index: some Any) -> _NotHere { get { self } nonmutating set {} }",
            "  public subscript<Value>(dynamicMember name: String) -> Value {",
            '    get { preconditionFailure("it is not here") }', "    nonmutating set {}", "  }",
            "  public subscript<Value>(index: some Any) -> Value {",
            '    get { preconditionFailure("it is not here") }', "    nonmutating set {}", "  }",
            "  @discardableResult",
            "  @_disfavoredOverload",
            "  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, _NotHere>) -> _NotHere { self }",
            "  @discardableResult",
            "  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _NotHere { self }",
            "  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {",
            '    preconditionFailure("it is not here")', "  }", "}", ""]
    literals = [("StringInterpolation", "stringLiteral: String"), ("IntegerLiteral", "integerLiteral: Int"),
                ("FloatLiteral", "floatLiteral: Double"), ("BooleanLiteral", "booleanLiteral: Bool"),
                ("NilLiteral", "nilLiteral: ()"), ("ArrayLiteral", "arrayLiteral: _NotHere..."),
                ("DictionaryLiteral", "dictionaryLiteral: (_NotHere, _NotHere)...")]
    for protocol, parameter in literals:
        out.append(f"nonisolated extension _NotHere: ExpressibleBy{protocol} {{ public init({parameter}) {{ self.init() }} }}")
    out += ["extension _NotHere: View { public var body: some View { EmptyView() } }", ""]
    return out


def declarations():
    rows = Table()
    out = ["// Written by generate-declarations.py from Sources/SWIFTUI.md: change those.", "// swift-format-ignore-file", "",
           "public import ViewTree", "", "// What changes nothing in a terminal, and is accepted.", "extension View {"]
    for signature in filter(None, INERT.splitlines()):
        name = re.match(r"\w+", signature)[0]
        if rows.rows.get(name, ("?",))[0] != "inert":
            raise SystemExit(f"SWIFTUI.md does not say 'inert' of {name}")
        out += [f"  /// Has no effect: {rows.rows[name][1]}.", f"  public func {signature} -> Self {{ self }}"]
    out += ["}", "", "// What a terminal cannot follow, and why.", "extension View {"]
    out += refused(rows, REFUSED, "Self")
    for signature in filter(None, REFUSED_AS_WRITTEN.splitlines()):
        name = re.match(r"\w+", signature)[0]
        out += [f"  {rows.unavailable(name)}", f"  public func {signature} -> Self {{ self }}"]
    out += ["}", "", *overloads(OVERLOADS), "", "extension ForEach {", *refused(rows, REFUSED_OF_ROWS, "Self"), "}", "", "extension EnvironmentValues {"]
    for line in filter(None, ENVIRONMENT.splitlines()):
        name, _, kind = line.partition(": ")
        out += [f"  {rows.unavailable(name)}",
                f'  public var {name}: {kind or "_NotHere"} {{ get {{ preconditionFailure("{name} is not here") }} set {{}} }}']
    out += ["}", ""]
    out += not_here()
    for name in TYPES.split():
        types = "<Value>" if name in GENERIC.split() else ""
        out += [rows.unavailable(name), f"public typealias {name}{types} = _NotHere"]
    for name in BUILDERS.split():
        out += [rows.unavailable(name), f"public typealias {name} = ViewBuilder"]
    for name, shapes in entries(WRAPPERS):
        out += wrapper(rows.unavailable(name), name, shapes)
    for name in IMPORTED.split():
        is_here = rows.rows[name][0] == "yes"
        reason = '@available(*, unavailable, message: "import FormlineCombine")' if is_here else rows.unavailable(name)
        out += wrapper(reason, name, [""])
    for line in filter(None, PROTOCOLS.splitlines()):
        name, _, types = line.partition(":")
        given = " ".join(f"typealias {type} = _NotHere" + ";" for type in types.split())[:-1]
        out += [rows.unavailable(name), f"public protocol {name} {{ {given} }}" if given else f"public protocol {name} {{}}"]
    for name, (attached, parameters, implementation) in entries(MACROS):
        out += [rows.unavailable(name), attached,
                f'public macro {name}{parameters} = #externalMacro(module: "ObservationMacros", type: "{implementation}")']
    rows.check()
    return "\n".join(out) + "\n" + HELPERS


if __name__ == "__main__":
    (HERE / "Declarations.swift").write_text(declarations())
