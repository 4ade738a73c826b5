// Written by generate-declarations.py from Sources/SWIFTUI.md: change those.
// swift-format-ignore-file

public import ViewTree

// What changes nothing in a terminal, and is accepted.
extension View {
  /// Has no effect: the font is the terminal's.
  public func font(_ font: Font?) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Has no effect: the font is the terminal's, and it shows no pictures.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Has no effect: the font is the terminal's, and it shows no pictures.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Has no effect: every character has its cell.
  public func monospacedDigit() -> Self { self }
  /// Has no effect: every character has its cell.
  public func kerning(_ kerning: Double) -> Self { self }
  /// Has no effect: every character has its cell.
  public func tracking(_ tracking: Double) -> Self { self }
  /// Has no effect: every character has its cell.
  public func baselineOffset(_ offset: Double) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func lineSpacing(_ spacing: Double) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// Has no effect: the font is the terminal's, and it shows no pictures.
  public func allowsTightening(_ flag: Bool) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Has no effect: the font is the terminal's, and it shows no pictures.
  public func imageScale(_ scale: ImageScale) -> Self { self }
  /// Has no effect: few terminals strike through; foregroundStyle colours; text is selected by the terminal.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// Has no effect: nothing corrects what is typed: leave them out.
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  /// Has no effect: nothing corrects what is typed.
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  /// Has no effect: nothing corrects what is typed: leave them out.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  /// Has no effect: a SecureField is never shown.
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func listStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func textEditorStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func datePickerStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func menuStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func controlGroupStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func disclosureGroupStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func groupBoxStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func progressViewStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func gaugeStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func tableStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours; an if hides one.
  public func tabViewStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: offset, frame and the order in a ZStack do it; a terminal has no unsafe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func statusBar(hidden: Bool) -> Self { self }
  /// Has no effect: a preview is a test: FormSession of FormTesting shows the screen. PreviewProvider compiles; #Preview would need a macro, and swift-syntax with it.
  public func previewDevice(_ name: String?) -> Self { self }
  /// Has no effect: a preview is a test: FormSession of FormTesting shows the screen. PreviewProvider compiles; #Preview would need a macro, and swift-syntax with it.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Has no effect: a screen stands alone.
  public func navigationViewStyle(_ style: ControlLook) -> Self { self }
  /// Has no effect: the font is the terminal's.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> Self { self }
  /// Has no effect: terminals report no pointer without buttons; what can be clicked is a control.
  public func hoverEffect(_ effect: HoverEffect) -> Self { self }
  /// Has no effect: a control is a row high, and its keys are readline's.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Has no effect: controls have one look, which a theme colours.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Has no effect: a control is a row high, and its keys are readline's.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Has no effect: labelsHidden, pickerStyle and views in the section do it.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// Has no effect: rows are views with a look of their own.
  public func listRowBackground(_ view: some View) -> Self { self }
  /// Has no effect: rows are views with a look of their own.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  /// Has no effect: rows are views with a look of their own.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  /// Has no effect: rows are views with a look of their own.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
  /// Has no effect: spacing and colours are those of the views in the row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  /// Has no effect: spacing and colours are those of the views in the row.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
  /// Has no effect: spacing and colours are those of the views in the row.
  public func listRowSpacing(_ spacing: Double?) -> Self { self }
  /// Has no effect: spacing and colours are those of the views in the row.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// Has no effect: spacing and colours are those of the views in the row.
  public func listItemTint(_ tint: Color?) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func help(_ text: some LabelText) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityLabel(_ label: some LabelText) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityHint(_ hint: some LabelText) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityValue(_ value: some LabelText) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Has no effect: screen readers read the rows; what helps stands in them.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  /// Has no effect: what is longer than the screen scrolls, by whole rows.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Has no effect: what is longer than the screen scrolls, by whole rows.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  /// Has no effect: rows come into sight whole, and nothing bounces.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self { self }
  /// Has no effect: rows come into sight whole, and nothing bounces.
  public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  /// Has no effect: rows come into sight whole, and nothing bounces.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Has no effect: offset, frame and the order in a ZStack do it; a terminal has no unsafe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
  /// Has no effect: terminals report no pointer without buttons; what can be clicked is a control.
  public func contentShape(_ shape: some Shape) -> Self { self }
  /// Has no effect: cells cannot be scaled, turned or blurred.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// Has no effect: cells cannot be scaled, turned or blurred.
  public func clipped(antialiased: Bool = false) -> Self { self }
  /// Has no effect: cells have corners and are opaque.
  public func cornerRadius(_ radius: Double) -> Self { self }
  /// Has no effect: cells cannot be scaled, turned or blurred.
  public func shadow(color: Color = .standard, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
  /// Has no effect: cells cannot be scaled, turned or blurred.
  public func blur(radius: Double) -> Self { self }
  /// Has no effect: a character has nothing between itself and the next.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Has no effect: the background is the terminal's; a theme keeps to its colours.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// Has no effect: there is nothing to feel or to turn.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours; an if hides one.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: a screen has a title and a bottom row.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Has no effect: a screen has a title and a bottom row.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Has no effect: a form has no window over it; an if brings what is wanted.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Has no effect: a form has no window over it.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Has no effect: a form has no window over it.
  public func presentationBackground(_ color: Color) -> Self { self }
  /// Has no effect: a form has no window over it.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }
  /// Has no effect: terminals report no pointer without buttons; what can be clicked is a control.
  public func hoverEffect() -> Self { self }
  /// Has no effect: the order in a ZStack says what is in front, and cells are opaque.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  /// Has no effect: the order in a ZStack says what is in front, and cells are opaque.
  public func compositingGroup() -> Self { self }
  /// Has no effect: a character has nothing between itself and the next.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
  /// Has no effect: a character has nothing between itself and the next.
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> Self { self }
  /// Has no effect: terminals report no pointer without buttons; what can be clicked is a control.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  /// Has no effect: the order in a ZStack says what is in front, and cells are opaque.
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
  public func rotationEffect(_ angle: Angle) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func rotation3DEffect(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction(_ handler: @escaping () -> Void) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction(named name: some LabelText, _ handler: @escaping () -> Void) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func contextMenu<Preview: View>(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> Preview) -> Self { self }
  @available(*, unavailable, message: "nothing is redacted")
  public func unredacted() -> Self { self }
  @available(*, unavailable, message: "offset, frame and the order in a ZStack do it; a terminal has no unsafe area")
  public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func mask(_ mask: some View) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func visualEffect<Result: View>(_ effect: @escaping (EmptyView, GeometryProxy) -> Result) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole, and nothing bounces")
  public func scrollTransition<Result: View>(_ transition: @escaping (EmptyView, ScrollTransitionPhase) -> Result) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func phaseAnimator<Phase, Result: View>(_ phases: [Phase], @ViewBuilder content: @escaping (EmptyView, Phase) -> Result) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onCopyCommand<Item>(perform action: (() -> [Item])?) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func copyable<Item>(_ items: @autoclosure () -> [Item]) -> Self { self }
  @available(*, unavailable, message: "what is longer than the screen scrolls, by whole rows")
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them")
  public func speechSpellsOutCharacters(_ spellsOut: Bool = true) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func glassEffect() -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func blendMode(_ mode: BlendMode) -> Self { self }
  @available(*, unavailable, message: "the background is the terminal's; a theme keeps to its colours")
  public func colorScheme(_ scheme: ColorScheme) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func contrast(_ amount: Double) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func colorMultiply(_ color: Color) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  @available(*, unavailable, message: "the bottom row is there when it has items, in the theme's colours")
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
  @available(*, unavailable, message: "the font is the terminal's, and it shows no pictures")
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  @available(*, unavailable, message: "a control is a row high, and its keys are readline's")
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  @available(*, unavailable, message: "a control is a row high, and its keys are readline's")
  public func menuOrder(_ order: MenuOrder) -> Self { self }
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
  public var colorScheme: ColorScheme {
    get { preconditionFailure("colorScheme is not here") }
    set {}
  }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var horizontalSizeClass: Never? {
    get { preconditionFailure("horizontalSizeClass is not here") }
    set {}
  }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var verticalSizeClass: Never? {
    get { preconditionFailure("verticalSizeClass is not here") }
    set {}
  }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var scenePhase: Never? {
    get { preconditionFailure("scenePhase is not here") }
    set {}
  }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var openURL: Never? {
    get { preconditionFailure("openURL is not here") }
    set {}
  }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var undoManager: Never? {
    get { preconditionFailure("undoManager is not here") }
    set {}
  }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var modelContext: Never? {
    get { preconditionFailure("modelContext is not here") }
    set {}
  }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var managedObjectContext: Never? {
    get { preconditionFailure("managedObjectContext is not here") }
    set {}
  }
  @available(*, unavailable, message: "a form runs from start to end, and undoing is readline's")
  public var refresh: Never? {
    get { preconditionFailure("refresh is not here") }
    set {}
  }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone")
  public var calendar: Never? {
    get { preconditionFailure("calendar is not here") }
    set {}
  }
  @available(*, unavailable, message: "a search field is a field like others: focused tells and moves it")
  public var isSearching: Bool {
    get { preconditionFailure("isSearching is not here") }
    set {}
  }
  @available(*, unavailable, message: "a search field is a field like others: focused tells and moves it")
  public var dismissSearch: Never? {
    get { preconditionFailure("dismissSearch is not here") }
    set {}
  }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var displayScale: Double {
    get { preconditionFailure("displayScale is not here") }
    set {}
  }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var pixelLength: Double {
    get { preconditionFailure("pixelLength is not here") }
    set {}
  }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var openWindow: Never? {
    get { preconditionFailure("openWindow is not here") }
    set {}
  }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var dismissWindow: Never? {
    get { preconditionFailure("dismissWindow is not here") }
    set {}
  }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone")
  public var timeZone: Never? {
    get { preconditionFailure("timeZone is not here") }
    set {}
  }
}

@available(*, unavailable, message: "a terminal shows no pictures; a Text does it")
public struct Image: View {
  public init(_ name: String) {}
  public init(systemName name: String) {}
  public init(decorative name: String) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a terminal shows no pictures; a Text does it")
public struct AsyncImage: View {
  public init(url: (any Sendable)?) {}
  public init(url: (any Sendable)?, @ViewBuilder content: (Image) -> some View) {}
  public init(url: (any Sendable)?, @ViewBuilder content: (Image) -> some View, @ViewBuilder placeholder: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a form asks for them with a Picker, a text or a Slider")
public struct ColorPicker: View {
  public init(_ title: some LabelText, selection: Binding<Color>, supportsOpacity: Bool = true) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "a form asks for them with a Picker, a text or a Slider")
public struct MultiDatePicker: View {
  public init(_ title: some LabelText, selection: Binding<Set<some Hashable>>) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyVGrid: View {
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyHGrid: View {
  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public struct LazyHStack: View {
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> some View) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "keys of readline and of the terminal do that")
public struct ShareLink: View {
  public init(item: some Any) {}
  public init(_ title: some LabelText, item: some Any) {}
  public init(item: some Any, @ViewBuilder label: () -> some View) {}
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

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct TapGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> TapGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> TapGesture { self }
}

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct LongPressGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> LongPressGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> LongPressGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> LongPressGesture { self }
}

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct DragGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> DragGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> DragGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> DragGesture { self }
}

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct MagnifyGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> MagnifyGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> MagnifyGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> MagnifyGesture { self }
}

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct RotateGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> RotateGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> RotateGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> RotateGesture { self }
}

@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public struct SpatialTapGesture {
  public init() {}
  public func onEnded(_ action: @escaping () -> Void) -> SpatialTapGesture { self }
  public func onEnded(_ action: @escaping (Point) -> Void) -> SpatialTapGesture { self }
  public func onChanged(_ action: @escaping (Point) -> Void) -> SpatialTapGesture { self }
}

@available(*, unavailable, message: "every cell is as large as the next")
@propertyWrapper
public struct ScaledMetric<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "a terminal has no gestures but clicks and the wheel")
@propertyWrapper
public struct GestureState<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "a terminal has one focus, and a screen reader follows its cursor")
@propertyWrapper
public struct AccessibilityFocusState<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it")
@propertyWrapper
public struct Query<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it")
@propertyWrapper
public struct FetchRequest<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "@FocusedValue offers objects as well")
@propertyWrapper
public struct FocusedObject<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct StateObject<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct ObservedObject<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct EnvironmentObject<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol PrimitiveButtonStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ListStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol GroupBoxStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ProgressViewStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol GaugeStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol LabeledContentStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol DisclosureGroupStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol MenuStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ControlGroupStyle {}
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol DatePickerStyle {}
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol App {}
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol Scene {}
@available(*, unavailable, message: "import FormlineCombine, which brings along OpenCombine's")
public protocol ObservableObject {}
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol UIViewRepresentable {}
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol NSViewRepresentable {}

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
