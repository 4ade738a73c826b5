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
  /// Has no effect: a SecureField shows dots.
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
  /// Has no effect: a preview is a test: FormSession of FormTesting shows the screen. PreviewProvider compiles; #Preview would need a macro, and swift-syntax with it.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// Has no effect: a preview is a test: FormSession of FormTesting shows the screen. PreviewProvider compiles; #Preview would need a macro, and swift-syntax with it.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
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
  public func listSectionSpacing(_ spacing: Double) -> Self { self }
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
  public func accessibilityLabel<Label: View>(@ViewBuilder content: (EmptyView) -> Label) -> Self { self }
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
  /// Has no effect: terminals report no pointer without buttons; what can be clicked is a control.
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> Self { self }
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
  /// Has no effect: there is nothing to feel or to turn.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool) -> Self { self }
  /// Has no effect: there is nothing to feel or to turn.
  public func sensoryFeedback<Trigger: Equatable>(trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarBackground(_ color: Color, for bars: ToolbarPlacement...) -> Self { self }
  /// Has no effect: the bottom row is there when it has items, in the theme's colours.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
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
  /// Has no effect: a form has no window over it; an if brings what is wanted.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> Self { self }
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
  public func onTapGesture<A, B>(count q0: A = _NotHere(), perform q1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onTapGesture<A, B>(count q0: A = _NotHere(), coordinateSpace q1: _NotHere = _NotHere(), perform q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onLongPressGesture<A, B, C>(minimumDuration q0: A = _NotHere(), maximumDistance q1: B = _NotHere(), perform q2: () async throws -> C, onPressingChanged q3: ((Bool) -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onLongPressGesture<A, B, C, D>(minimumDuration q0: A = _NotHere(), maximumDistance q1: B = _NotHere(), pressing q2: (Bool) async throws -> C, perform q3: () async throws -> D) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onLongTouchGesture<A, B>(minimumDuration q0: A = _NotHere(), perform q1: () async throws -> B, onTouchingChanged q2: ((Bool) -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<A>(_ p0: A, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture(_ p0: _NotHere, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<A, B>(_ p0: A, isEnabled q1: B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<A>(_ p0: _NotHere, isEnabled q1: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<A, B, C>(_ p0: A, name q1: B, isEnabled q2: C = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func gesture<A, B>(_ p0: _NotHere, name q1: A, isEnabled q2: B = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func simultaneousGesture<A>(_ p0: A, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func simultaneousGesture(_ p0: _NotHere, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func simultaneousGesture<A, B>(_ p0: A, isEnabled q1: B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func simultaneousGesture<A>(_ p0: _NotHere, isEnabled q1: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func highPriorityGesture<A>(_ p0: A, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func highPriorityGesture(_ p0: _NotHere, including q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func highPriorityGesture<A, B>(_ p0: A, isEnabled q1: B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func highPriorityGesture<A>(_ p0: _NotHere, isEnabled q1: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onHover<A>(perform q0: (Bool) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func contextMenu<A: View>(@ViewBuilder menuItems q0: () -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func contextMenu<A: View, B: View>(@ViewBuilder menuItems q0: () -> A, @ViewBuilder preview q1: () -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func contextMenu<A, B: View>(forSelectionType q0: A, @ViewBuilder menu q1: (_NotHere) -> B, primaryAction q2: ((_NotHere) -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control") @_disfavoredOverload
  public func contextMenu<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control") @_disfavoredOverload
  public func draggable<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func draggable<A, B: View>(_ p0: A, @ViewBuilder preview q1: () -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func dropDestination<A, B>(for q0: A, action q1: (_NotHere, _NotHere) async throws -> B, isTargeted q2: ((Bool) -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func dropDestination<A, B, C>(for q0: A, isEnabled q1: B = _NotHere(), action q2: (_NotHere, _NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrop<A, B>(of q0: A, isTargeted q1: Binding<Bool>? = nil, perform q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrop<A>(of q0: _NotHere, isTargeted q1: Binding<Bool>? = nil, perform q2: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrop<A, B>(of q0: A, isTargeted q1: Binding<Bool>? = nil, perform q2: (_NotHere, _NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrop<A>(of q0: _NotHere, isTargeted q1: Binding<Bool>? = nil, perform q2: (_NotHere, _NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control") @_disfavoredOverload
  public func onDrop<A, B>(of q0: A, delegate q1: B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control") @_disfavoredOverload
  public func onDrop<A>(of q0: _NotHere, delegate q1: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrag<A>(_ p0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onDrag<A, B: View>(_ p0: () async throws -> A, @ViewBuilder preview q1: () -> B) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func defersSystemGestures(on q0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func defaultHoverEffect(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func hoverEffectDisabled<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func pointerStyle<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func pointerStyle(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func pointerVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onPencilDoubleTap<A>(perform q0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onPencilSqueeze<A>(perform q0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func springLoadingBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "there is nothing to feel or to turn") @_disfavoredOverload
  public func digitalCrownRotation<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "there is nothing to feel or to turn") @_disfavoredOverload
  public func digitalCrownRotation<A, B, C, D, E, F>(_ p0: A, from q1: B, through q2: C, by q3: D = _NotHere(), sensitivity q4: _NotHere = _NotHere(), isContinuous q5: E = _NotHere(), isHapticFeedbackEnabled q6: F = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "there is nothing to feel or to turn")
  public func digitalCrownRotation<A, B>(_ p0: A, onChange q1: (_NotHere) async throws -> B, onIdle q2: (() -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onCommand<A, B>(_ p0: A, perform q1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onDeleteCommand<A>(perform q0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's") @_disfavoredOverload
  public func onDeleteCommand<A>(perform q0: A) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onPasteCommand<A, B>(of q0: A, perform q1: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onPasteCommand<A>(of q0: _NotHere, perform q1: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onPasteCommand<A, B, C>(of q0: A, validator q1: (_NotHere) async throws -> B, perform q2: (_NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onPasteCommand<A, B>(of q0: _NotHere, validator q1: (_NotHere) async throws -> A, perform q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func onCopyCommand<A>(perform q0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's") @_disfavoredOverload
  public func onCopyCommand<A>(perform q0: A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func onCutCommand<A>(perform q0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control") @_disfavoredOverload
  public func onCutCommand<A>(perform q0: A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func onPlayPauseCommand<A>(perform q0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control") @_disfavoredOverload
  public func onPlayPauseCommand<A>(perform q0: A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func onInterruptibleCommand<A, B>(_ p0: A, perform q1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func copyable<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func cuttable<A, B>(for q0: A, action q1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "deleting, copying and pasting are readline's")
  public func pasteDestination<A, B>(for q0: A, action q1: (_NotHere) async throws -> B, validator q2: ((_NotHere) -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func importsItemProviders<A, B>(_ p0: A, onImport q1: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func importsItemProviders<A>(_ p0: _NotHere, onImport q1: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func exportsItemProviders<A, B>(_ p0: A, onExport q1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func exportsItemProviders<A>(_ p0: _NotHere, onExport q1: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "cutting and pasting are readline's, and a terminal has no remote control")
  public func itemProvider<A>(_ p0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "terminals tell of no modifier without a key")
  public func onModifierKeysChanged<A, B>(mask q0: _NotHere = _NotHere(), initial q1: A = _NotHere(), _ p2: (_NotHere, _NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "terminals tell of no modifier without a key")
  public func modifierKeyAlternate<A: View>(_ p0: _NotHere, @ViewBuilder _ p1: () -> A) -> Self { self }
  @available(*, unavailable, message: "typing filters a list")
  public func typeSelectEquivalent<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "typing filters a list")
  public func selectionDisabled<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "typing filters a list")
  public func findNavigator(isPresented q0: Binding<Bool>) -> Self { self }
  @available(*, unavailable, message: "searching a text is readline's")
  public func findDisabled<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "searching a text is readline's")
  public func replaceDisabled<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func toolbarRole(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the bottom row is there when it has items, in the theme's colours")
  public func toolbarTitleMenu<A: View>(@ViewBuilder content q0: () -> A) -> Self { self }
  @available(*, unavailable, message: "the bottom row is there when it has items, in the theme's colours; an if hides one")
  public func toolbarForegroundStyle(_ p0: _NotHere, for q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the bottom row is there when it has items, in the theme's colours; an if hides one")
  public func toolbarItemHidden<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "the bottom row is there when it has items, in the theme's colours; an if hides one")
  public func tabBarMinimizeBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func navigationDocument<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func navigationDocument<A, B>(_ p0: A, preview q1: B) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func navigationDocument<A>(_ p0: A, preview q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func navigationLinkIndicatorVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a Text below the title does it")
  public func navigationSubtitle<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole")
  public func navigationTransition(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "toolbar has the items")
  public func navigationBarItems<A>(leading q0: A) -> Self { self }
  @available(*, unavailable, message: "toolbar has the items")
  public func navigationBarItems<A>(trailing q0: A) -> Self { self }
  @available(*, unavailable, message: "toolbar has the items")
  public func navigationBarItems<A, B>(leading q0: A, trailing q1: B) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole")
  public func navigationSplitViewStyle(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole")
  public func navigationSplitViewColumnWidth<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole")
  public func navigationSplitViewColumnWidth<A, B, C>(min q0: A = _NotHere(), ideal q1: B, max q2: C = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "pages have a row of their titles")
  public func indexViewStyle(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole") @_disfavoredOverload
  public func matchedTransitionSource<A, B>(id q0: A, in q1: B) -> Self { self }
  @available(*, unavailable, message: "a screen covers the one before it, whole")
  public func matchedTransitionSource<A, B, C>(id q0: A, in q1: B, configuration q2: (_NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a screen has a title and a bottom row")
  public func badgeProminence(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a TextField does it")
  public func renameAction<A>(_ p0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "a TextField does it") @_disfavoredOverload
  public func renameAction<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a screen reader follows the cursor: defaultFocus sets it")
  public func accessibilityDefaultFocus<A, B>(_ p0: A, _ p1: B) -> Self { self }
  @available(*, unavailable, message: "a screen reader follows the cursor: defaultFocus sets it")
  public func accessibilityDefaultFocus<A>(_ p0: A, _ p1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "focus is always to be seen, and there is one")
  public func accessibilityFocused<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "focus is always to be seen, and there is one")
  public func accessibilityFocused<A, B>(_ p0: A, equals q1: B) -> Self { self }
  @available(*, unavailable, message: "focus is always to be seen, and there is one")
  public func accessibilityFocused<A>(_ p0: A, equals q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction<A>(_ p0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction<A, B>(named q0: A, _ p1: () async throws -> B) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction<A>(_ p0: _NotHere, _ p1: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAction<A, B: View>(action q0: () async throws -> A, @ViewBuilder label q1: () -> B) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityActions<A: View>(@ViewBuilder _ p0: () -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityActions<A: View>(category q0: _NotHere, @ViewBuilder _ p1: () -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityAdjustableAction<A>(_ p0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityScrollAction<A>(_ p0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityRotor<A, B: View>(_ p0: A, @ViewBuilder entries q1: () -> B) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityRotor<A: View>(_ p0: _NotHere, @ViewBuilder entries q1: () -> A) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them") @_disfavoredOverload
  public func accessibilityRotor<A, B, C>(_ p0: A, entries q1: B, entryLabel q2: C) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them") @_disfavoredOverload
  public func accessibilityRotor<A, B, C, D>(_ p0: A, entries q1: B, entryID q2: C, entryLabel q3: D) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityRotorEntry<A, B>(id q0: A, in q1: B) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them") @_disfavoredOverload
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityShowsLargeContentViewer<A: View>(@ViewBuilder _ p0: () -> A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityChildren<A: View>(@ViewBuilder children q0: () -> A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityRepresentation<A: View>(@ViewBuilder representation q0: () -> A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityInputLabels<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityLabeledPair<A, B>(role q0: _NotHere, id q1: A, in q2: B) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityLinkedGroup<A, B>(id q0: A, in q1: B) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityTextContentType(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityCustomContent<A, B>(_ p0: A, _ p1: B, importance q2: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityCustomContent<A>(_ p0: _NotHere, _ p1: A, importance q2: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityRespondsToUserInteraction<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityIgnoresInvertColors<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibilityDirectTouch<A>(_ p0: A = _NotHere(), options q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "keys do what can be done, and F1 lists them")
  public func accessibilityZoomAction<A>(_ p0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibility<A, B, C, D, E, F>(label q0: A = _NotHere(), value q1: B = _NotHere(), hint q2: C = _NotHere(), hidden q3: D = _NotHere(), identifier q4: E = _NotHere(), sortPriority q5: F = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibility(addTraits q0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibility(removeTraits q0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them: leave it out")
  public func accessibility<A>(inputLabels q0: A) -> Self { self }
  @available(*, unavailable, message: "screen readers read the rows; what helps stands in them")
  public func speechSpellsOutCharacters<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "the screen reader decides how it speaks")
  public func speechAdjustedPitch<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "the screen reader decides how it speaks")
  public func speechAlwaysIncludesPunctuation<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "the screen reader decides how it speaks")
  public func speechAnnouncementsQueued<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "nothing is pulled down in a terminal: a toolbar item loads again")
  public func refreshable<A>(action q0: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "nothing is pulled down in a terminal: a toolbar item loads again") @_disfavoredOverload
  public func refreshable<A>(action q0: A) -> Self { self }
  @available(*, unavailable, message: "what is not to be seen yet is left out by an if; a SecureField shows dots")
  public func redacted(reason q0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "nothing is redacted")
  public func unredacted() -> Self { self }
  @available(*, unavailable, message: "a SecureField is never shown")
  public func invalidatableContent<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a SecureField is never shown")
  public func contentCaptureProtected<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "what is longer than the screen scrolls, by whole rows")
  public func scrollDisabled<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "what is longer than the screen scrolls, by whole rows")
  public func scrollTargetBehavior<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "what is longer than the screen scrolls, by whole rows")
  public func scrollTargetBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole; onScrollVisibilityChange tells of each")
  public func scrollEdgeEffectStyle(_ p0: _NotHere, for q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole; onScrollVisibilityChange tells of each")
  public func scrollInputBehavior(_ p0: _NotHere, for q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole; onScrollVisibilityChange tells of each")
  public func scrollIndicatorsFlash<A>(onAppear q0: A) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole; onScrollVisibilityChange tells of each")
  public func scrollIndicatorsFlash<A>(trigger q0: A) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole; onScrollVisibilityChange tells of each")
  public func onScrollTargetVisibilityChange<A, B, C>(idType q0: A, threshold q1: B = _NotHere(), _ p2: (_NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileImporter<A>(isPresented q0: Binding<Bool>, allowedContentTypes q1: _NotHere, onCompletion q2: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileImporter<A, B>(isPresented q0: Binding<Bool>, allowedContentTypes q1: A, onCompletion q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileImporter<A, B>(isPresented q0: Binding<Bool>, allowedContentTypes q1: _NotHere, allowsMultipleSelection q2: A, onCompletion q3: (_NotHere) async throws -> B, onCancellation q4: (() -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileImporter<A, B, C>(isPresented q0: Binding<Bool>, allowedContentTypes q1: A, allowsMultipleSelection q2: B, onCompletion q3: (_NotHere) async throws -> C, onCancellation q4: (() -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileExporter<A>(isPresented q0: Binding<Bool>, onCompletion q1: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileExporter<A, B, C>(isPresented q0: Binding<Bool>, document q1: A, contentType q2: _NotHere, defaultFilename q3: B = _NotHere(), onCompletion q4: (_NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileExporter<A, B, C>(isPresented q0: Binding<Bool>, document q1: A = _NotHere(), contentTypes q2: _NotHere, defaultFilename q3: B = _NotHere(), onCompletion q4: (_NotHere) async throws -> C, onCancellation q5: (() -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileExporter<A, B>(isPresented q0: Binding<Bool>, documents q1: A, contentType q2: _NotHere, onCompletion q3: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "a text of content type filePath is completed like one in a shell: a TextField with .textContentType(.filePath)") @_disfavoredOverload
  public func fileExporter<A, B, C>(isPresented q0: Binding<Bool>, item q1: A, contentTypes q2: _NotHere, defaultFilename q3: B = _NotHere(), onCompletion q4: (_NotHere) async throws -> C, onCancellation q5: (() -> Void)? = nil) -> Self { self }
  @available(*, unavailable, message: "moving files is the shell's work")
  public func fileMover<A, B>(isPresented q0: Binding<Bool>, file q1: A, onCompletion q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "moving files is the shell's work")
  public func fileMover<A, B>(isPresented q0: Binding<Bool>, files q1: A, onCompletion q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "moving files is the shell's work")
  public func fileMover<A, B, C>(isPresented q0: Binding<Bool>, file q1: A, onCompletion q2: (_NotHere) async throws -> B, onCancellation q3: () async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogMessage<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogConfirmationLabel<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogDefaultDirectory<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogBrowserOptions(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogCustomizationID<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileDialogURLEnabled<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func fileExporterFilenameLabel<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a terminal shows no pictures: a TextField with .textContentType(.filePath) asks for the file")
  public func photosPicker<A>(isPresented q0: Binding<Bool>, selection q1: A, matching q2: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal shows no pictures: a TextField with .textContentType(.filePath) asks for the file")
  public func photosPicker<A, B>(isPresented q0: Binding<Bool>, selection q1: A, maxSelectionCount q2: B = _NotHere(), selectionBehavior q3: _NotHere = _NotHere(), matching q4: _NotHere = _NotHere(), preferredItemEncoding q5: _NotHere = _NotHere(), photoLibrary q6: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func onOpenURL<A>(perform q0: (_NotHere) async throws -> A) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func onOpenURL<A>(perform q0: A) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func onContinueUserActivity<A, B>(_ p0: A, perform q1: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func onContinueUserActivity<A, B>(_ p0: A, perform q1: B) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func userActivity<A, B, C>(_ p0: A, isActive q1: B = _NotHere(), _ p2: (_NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to") @_disfavoredOverload
  public func userActivity<A, B, C>(_ p0: A, element q1: B, _ p2: (_NotHere, _NotHere) async throws -> C) -> Self { self }
  @available(*, unavailable, message: "a program in a terminal is started, not sent to")
  public func handlesExternalEvents<A, B>(preferring q0: A, allowing q1: B) -> Self { self }
  @available(*, unavailable, message: "run() says where values are kept")
  public func defaultAppStorage<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "run() says where values are kept")
  public func defaultAppStorage(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "focusedValue(_:) takes observable objects, which @FocusedValue(Type.self) asks for")
  public func focusedObject<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "focusedSceneValue takes objects")
  public func focusedSceneObject<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "focus is always to be seen, and there is one")
  public func focusEffectDisabled<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "subviews carry what layoutValue says")
  public func containerValue<A, B>(_ p0: A, _ p1: B) -> Self { self }
  @available(*, unavailable, message: "subviews carry what layoutValue says")
  public func containerValue<A>(_ p0: A, _ p1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "GeometryReader tells a view its size; places are the layout's own")
  public func anchorPreference<A, B>(key q0: A, value q1: _NotHere, transform q2: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "GeometryReader tells a view its size; places are the layout's own")
  public func transformAnchorPreference<A, B>(key q0: A, value q1: _NotHere, transform q2: (_NotHere, _NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "offset, and the alignment of a ZStack or of a frame, say where a view is")
  public func position<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "offset, and the alignment of a ZStack or of a frame, say where a view is")
  public func position<A, B>(x q0: A = _NotHere(), y q1: B = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a cell is about twice as high as wide: frame says how many there are")
  public func aspectRatio<A>(_ p0: A = _NotHere(), contentMode q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a cell is about twice as high as wide: frame says how many there are")
  public func aspectRatio<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func safeAreaPadding<A>(_ p0: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func safeAreaPadding<A>(_ p0: _NotHere, _ p1: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func safeAreaBar<A, B: View>(edge q0: _NotHere, alignment q1: _NotHere = _NotHere(), spacing q2: A = _NotHere(), @ViewBuilder content q3: () -> B) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func scenePadding(_ p0: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func scenePadding(_ p0: _NotHere, edges q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func contentMargins<A>(_ p0: A, for q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func contentMargins<A>(_ p0: _NotHere, _ p1: A, for q2: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func persistentSystemOverlays(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func backgroundExtensionEffect() -> Self { self }
  @available(*, unavailable, message: "a terminal has no unsafe area: padding does it")
  public func backgroundExtensionEffect<A>(isEnabled q0: A) -> Self { self }
  @available(*, unavailable, message: "the whole screen has one direction")
  public func layoutDirectionBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func flipsForRightToLeftLayoutDirection<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func scaledToFit() -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func scaledToFill() -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func scaleEffect<A>(_ p0: A, anchor q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func scaleEffect<A, B>(x q0: A = _NotHere(), y q1: B = _NotHere(), anchor q2: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func rotationEffect<A>(_ p0: A, anchor q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func rotationEffect(_ p0: _NotHere, anchor q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func rotation3DEffect<A, B, C, D>(_ p0: A, axis q1: B, anchor q2: _NotHere = _NotHere(), anchorZ q3: C = _NotHere(), perspective q4: D = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func rotation3DEffect<A, B, C>(_ p0: _NotHere, axis q1: A, anchor q2: _NotHere = _NotHere(), anchorZ q3: B = _NotHere(), perspective q4: C = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func transformEffect<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func transformEffect(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func projectionEffect<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled or turned")
  public func projectionEffect(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred") @_disfavoredOverload
  public func mask<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "cells cannot be scaled, turned or blurred")
  public func mask<A: View>(alignment q0: _NotHere = _NotHere(), @ViewBuilder _ p1: () -> A) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func drawingGroup<A>(opaque q0: A = _NotHere(), colorMode q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func glassEffect() -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func glassEffect<A>(_ p0: _NotHere, in q1: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func glassEffect(_ p0: _NotHere, in q1: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque") @_disfavoredOverload
  public func containerBackground(_ p0: _NotHere, for q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func containerBackground<A: View>(for q0: _NotHere, alignment q1: _NotHere = _NotHere(), @ViewBuilder content q2: () -> A) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func containerShape<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func containerShape(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func backgroundStyle(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func brightness<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func contrast<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func saturation<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func grayscale<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func hueRotation<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func hueRotation(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func colorInvert() -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func colorMultiply<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func colorMultiply(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func luminanceToAlpha() -> Self { self }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public func blendMode(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the background is the terminal's; a theme keeps to its colours")
  public func colorScheme(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func matchedGeometryEffect<A, B, C>(id q0: A, in q1: B, properties q2: _NotHere = _NotHere(), anchor q3: _NotHere = _NotHere(), isSource q4: C = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public func windowDismissBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public func labelsVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func labeledContentStyle<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func labeledContentStyle(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public func horizontalRadioGroupLayout() -> Self { self }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public func sectionActions<A: View>(@ViewBuilder content q0: () -> A) -> Self { self }
  @available(*, unavailable, message: "a button is pressed once, and a menu stands in the order that it is written in: leave it out")
  public func buttonRepeatBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a button is pressed once, and a menu stands in the order that it is written in: leave it out")
  public func menuOrder(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the font is the terminal's")
  public func lineHeight(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "every character has its cell")
  public func textScale<A>(_ p0: _NotHere, isEnabled q1: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "every character has its cell")
  public func textVariant(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "every character has its cell")
  public func textRenderer<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func typesettingLanguage<A>(_ p0: _NotHere, isEnabled q1: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func typesettingLanguage<A, B>(_ p0: A, isEnabled q1: B = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func textInputFormattingControlVisibility(_ p0: _NotHere, for q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func writingToolsAffordanceVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func textSelectionAffinity(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "texts have no formats, run from left to right, and are selected by the terminal")
  public func writingDirection(strategy q0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words")
  public func dialogIcon<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words")
  public func dialogIcon(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func dialogSeverity(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words")
  public func dialogSuppressionToggle(isSuppressed q0: Binding<Bool>) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words")
  public func dialogSuppressionToggle<A>(_ p0: A, isSuppressed q1: Binding<Bool>) -> Self { self }
  @available(*, unavailable, message: "a question stands below the form, in words, and a path is a text")
  public func dialogPreventsAppTermination<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "interactiveDismissDisabled keeps a screen, and a confirmationDialog asks")
  public func dismissalConfirmationDialog<A, B, C: View>(_ p0: A, shouldPresent q1: B, @ViewBuilder actions q2: () -> C) -> Self { self }
  @available(*, unavailable, message: "interactiveDismissDisabled keeps a screen, and a confirmationDialog asks")
  public func dismissalConfirmationDialog<A, B, C: View, D: View>(_ p0: A, shouldPresent q1: B, @ViewBuilder actions q2: () -> C, @ViewBuilder message q3: () -> D) -> Self { self }
  @available(*, unavailable, message: "confirmationDialog asks it")
  public func actionSheet<A>(isPresented q0: Binding<Bool>, content q1: () async throws -> A) -> Self { self }
  @available(*, unavailable, message: "confirmationDialog asks it")
  public func actionSheet<A, B>(item q0: A, content q1: (_NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "a sheet shows it on a screen of its own")
  public func inspector<A: View>(isPresented q0: Binding<Bool>, @ViewBuilder content q1: () -> A) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func inspectorColumnWidth<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func inspectorColumnWidth<A, B, C>(min q0: A = _NotHere(), ideal q1: B, max q2: C = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationBackgroundInteraction(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationCompactAdaptation(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationCompactAdaptation(horizontal q0: _NotHere, vertical q1: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationContentInteraction(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a form has no window over it")
  public func presentationSizing(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the font is the terminal's, and it shows no pictures")
  public func symbolVariant(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "the font is the terminal's, and it shows no pictures")
  public func symbolRenderingMode(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a search field is a field like others")
  public func searchToolbarBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a search field is a field like others")
  public func searchPresentationToolbarBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a search field is a field like others")
  public func searchDictationBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "a search field is a field like others")
  public func searchSelection<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func buttonSizing(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func sliderThumbVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func tableColumnHeaders(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func menuActionDismissBehavior(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func paletteSelectionEffect(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func labelIconToTitleSpacing<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func labelReservedIconWidth<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "spacing and colours are those of the views in the row")
  public func alternatingRowBackgrounds(_ p0: _NotHere = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "spacing and colours are those of the views in the row")
  public func listRowHoverEffect(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "spacing and colours are those of the views in the row")
  public func listSectionMargins<A>(_ p0: _NotHere, _ p1: A = _NotHere()) -> Self { self }
  @available(*, unavailable, message: "typing filters a list")
  public func listSectionIndexVisibility(_ p0: _NotHere) -> Self { self }
  @available(*, unavailable, message: "typing filters a list")
  public func sectionIndexLabel<A>(_ p0: A) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func phaseAnimator<Phase, Result: View>(_ phases: [Phase], @ViewBuilder content: @escaping (EmptyView, Phase) -> Result, animation: @escaping (Phase) -> Animation? = { _ in nil }) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func phaseAnimator<Phase, Result: View, Trigger>(_ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (EmptyView, Phase) -> Result, animation: @escaping (Phase) -> Animation? = { _ in nil }) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func keyframeAnimator<Value, Result: View, Path>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (EmptyView, Value) -> Result, @ViewBuilder keyframes: @escaping (Value) -> Path) -> Self { self }
  @available(*, unavailable, message: "a character has nothing between itself and the next")
  public func keyframeAnimator<Value, Result: View, Path, Trigger>(initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (EmptyView, Value) -> Result, @ViewBuilder keyframes: @escaping (Value) -> Path) -> Self { self }
  @available(*, unavailable, message: "cells have corners and are opaque")
  public func visualEffect<Result: View>(_ effect: @escaping (EmptyView, GeometryProxy) -> Result) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole, and nothing bounces")
  public func scrollTransition<Result: View>(_ transition: @escaping (EmptyView, _NotHere) -> Result) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole, and nothing bounces")
  public func scrollTransition<Result: View>(_ configuration: _NotHere, axis: _NotHere = _NotHere(), transition: @escaping (EmptyView, _NotHere) -> Result) -> Self { self }
  @available(*, unavailable, message: "rows come into sight whole, and nothing bounces")
  public func scrollTransition<Result: View>(topLeading: _NotHere, bottomTrailing: _NotHere, axis: _NotHere = _NotHere(), transition: @escaping (EmptyView, _NotHere) -> Result) -> Self { self }
  @available(*, unavailable, message: "frame(maxWidth: .infinity) takes all the room; GeometryReader knows how much there is")
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self { self }
  @available(*, unavailable, message: "frame(maxWidth: .infinity) takes all the room; GeometryReader knows how much there is")
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (Double, Axis) -> Double) -> Self { self }
  @available(*, unavailable, message: "frame(maxWidth: .infinity) takes all the room; GeometryReader knows how much there is")
  public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center) -> Self { self }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public func onContinuousHover(coordinateSpace: _NotHere = _NotHere(), perform action: @escaping (_HoverPhase) -> Void) -> Self { self }
}

extension Text {
  @available(*, unavailable, message: "a terminal shows no pictures: leave it out")
  @_disfavoredOverload public init<Picture: _Refused>(_ picture: Picture) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a TimelineView with a Text(date, style: .timer) counts")
  public init<Interval>(timerInterval: Interval, pauseTime: _NotHere = _NotHere(), countsDown: Bool = true, showsHours: Bool = true) { preconditionFailure("it is not here") }
}
extension Button where Label == Text {
  @available(*, unavailable, message: "a terminal shows no pictures: leave the image out")
  public init<Title, Picture: _Refused>(_ title: Title, image: Picture, role: ButtonRole? = nil, action: @escaping () -> Void) { preconditionFailure("it is not here") }
}
extension Color {
  @available(*, unavailable, message: "write Color(.label), without the name of the type")
  public init<Other: _Refused>(_ color: Other) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a terminal has the colours of its palette: write the parts, as in Color(red: 0.2, green: 0.4, blue: 0.6)")
  public func resolve<Environment>(in environment: Environment) -> _NotHere { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a terminal has the colours of its palette: write the parts, as in Color(red: 0.2, green: 0.4, blue: 0.6)")
  public func mix(with color: Color, by share: Double) -> Color { preconditionFailure("it is not here") }
}
extension AnyTransition {
  @available(*, unavailable, message: "cells cannot be scaled: .opacity, .slide, .move(edge:) and .push(from:) are here")
  public static var scale: AnyTransition { .identity }
  @available(*, unavailable, message: "cells cannot be scaled: .opacity, .slide, .move(edge:) and .push(from:) are here")
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "cells cannot be blurred: .opacity is here")
  public static var blurReplace: AnyTransition { .identity }
  @available(*, unavailable, message: "withAnimation, or .animation(_:value:) around it, says how")
  public func animation(_ animation: Animation?) -> AnyTransition { preconditionFailure("it is not here") }
}
extension Animation {
  @available(*, unavailable, message: "nothing moves for ever in a form: a ProgressView waits, and a TimelineView shows the time")
  public func repeatForever(autoreverses: Bool = true) -> Animation { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "what moves in a form goes one way, once")
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "thirty frames a second show .linear, .easeIn, .easeOut, .easeInOut and .spring")
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "write .spring(duration:bounce:)")
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { preconditionFailure("it is not here") }
}
extension View {
  @available(*, unavailable, message: "say of which value: .animation(_:value:)")
  public func animation(_ animation: Animation?) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "say of which value: .animation(_:value:)")
  public func animation<Result: View>(_ animation: Animation?, @ViewBuilder body: (EmptyView) -> Result) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a search is a text: searchScopes chooses among kinds")
  public func searchable<Tokens, Token: View>(text: Binding<String>, tokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil, @ViewBuilder token: (Tokens.Element) -> Token) -> Self where Tokens: RandomAccessCollection { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a search is a text: searchScopes chooses among kinds")
  public func searchable<Tokens, Token: View>(text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil, @ViewBuilder token: (Tokens.Element) -> Token) -> Self where Tokens: RandomAccessCollection { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "import FormlineCombine")
  public func onReceive<Publisher>(_ publisher: Publisher, perform action: @escaping (_NotHere) -> Void) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "import FormlineCombine")
  public func onReceive<Publisher, Value>(_ publisher: Publisher, perform action: @escaping (Value) -> Void) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a ButtonStyle of the app's own says how a button looks")
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> Self { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "controls have one look, which a theme colours")
  public func textFieldStyle(_ style: _NotHere) -> Self { preconditionFailure("it is not here") }
}
extension TextField {
  @available(*, unavailable, message: "what is selected and edited is readline's business")
  public init<Title, Selection>(_ title: Title, text: Binding<String>, selection: Selection, prompt: (any LabelText)? = nil, axis: Axis = .horizontal) where Label == Text { preconditionFailure("it is not here") }
}
extension TextEditor {
  @available(*, unavailable, message: "what is selected and edited is readline's business")
  public init<Selection>(text: Binding<String>, selection: Selection) { preconditionFailure("it is not here") }
}
extension ProgressView {
  @available(*, unavailable, message: "a TimelineView around ProgressView(value:) counts")
  public init<Interval>(timerInterval: Interval, countsDown: Bool = true) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a TimelineView around ProgressView(value:) counts")
  public init<Interval, Label: View>(timerInterval: Interval, countsDown: Bool = true, @ViewBuilder label: () -> Label) { preconditionFailure("it is not here") }
}
extension Shape {
  @available(*, unavailable, message: "cells are filled with one Color")
  public func fill(_ style: _NotHere) -> ShapeFill { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "figures are made of cells, whole: a Gauge or a ProgressView shows a part")
  public func trim(from start: Double = 0, to end: Double = 1) -> ShapeFill { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "figures are made of cells: padding does it")
  public func inset(by length: Double) -> ShapeFill { preconditionFailure("it is not here") }
}
extension NavigationLink where Label == Text {
  @available(*, unavailable, message: "navigationDestination(isPresented:) shows it")
  public init<Title>(_ title: Title, destination: Destination, isActive: Binding<Bool>) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "NavigationLink(_:value:) and navigationDestination(for:) show it")
  public init<Title, Tag>(_ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>) { preconditionFailure("it is not here") }
}
extension NavigationLink {
  @available(*, unavailable, message: "navigationDestination(isPresented:) shows it")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "NavigationLink(value:) and navigationDestination(for:) show it")
  public init<Tag>(destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label) { preconditionFailure("it is not here") }
}
extension Table {
  @available(*, unavailable, message: "a row of a Table is an element of its collection: Table(items) { … }")
  public init<Row, Rows: View>(of type: Row.Type, @TableColumnBuilder<Row> columns: () -> Columns, @ViewBuilder rows: () -> Rows) where Data == [Row] { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a row of a Table is an element of its collection: Table(items) { … }")
  public init<Row, Rows: View, Selection>(of type: Row.Type, selection: Selection, @TableColumnBuilder<Row> columns: () -> Columns, @ViewBuilder rows: () -> Rows) where Data == [Row] { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a List(_:children:) shows a tree; the rows of a Table stand side by side")
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @TableColumnBuilder<Data.Element> columns: () -> Columns) { preconditionFailure("it is not here") }
  @available(*, unavailable, message: "a List(_:children:) shows a tree; the rows of a Table stand side by side")
  public init<Selection>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Selection, @TableColumnBuilder<Data.Element> columns: () -> Columns) { preconditionFailure("it is not here") }
}
extension HorizontalAlignment {
  @available(*, unavailable, message: "rows have no separators: leave it out")
  public static var listRowSeparatorLeading: HorizontalAlignment { .leading }
  @available(*, unavailable, message: "rows have no separators: leave it out")
  public static var listRowSeparatorTrailing: HorizontalAlignment { .leading }
}

extension ForEach {
  @available(*, unavailable, message: "buttons or keys in the row change the collection")
  public func onInsert<A, B>(of q0: A, perform q1: (_NotHere, _NotHere) async throws -> B) -> Self { self }
  @available(*, unavailable, message: "buttons or keys in the row change the collection")
  public func onInsert<A>(of q0: _NotHere, perform q1: (_NotHere, _NotHere) async throws -> A) -> Self { self }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilityDifferentiateWithoutColor: Bool { get { preconditionFailure("accessibilityDifferentiateWithoutColor is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilityInvertColors: Bool { get { preconditionFailure("accessibilityInvertColors is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilityReduceTransparency: Bool { get { preconditionFailure("accessibilityReduceTransparency is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilityShowButtonShapes: Bool { get { preconditionFailure("accessibilityShowButtonShapes is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilitySwitchControlEnabled: Bool { get { preconditionFailure("accessibilitySwitchControlEnabled is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var accessibilityVoiceOverEnabled: Bool { get { preconditionFailure("accessibilityVoiceOverEnabled is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var appearsActive: Bool { get { preconditionFailure("appearsActive is not here") } set {} }
  @available(*, unavailable, message: "foregroundStyle and background say which colour it is")
  public var backgroundStyle: _NotHere { get { preconditionFailure("backgroundStyle is not here") } set {} }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone: Calendar.current and TimeZone.current are these")
  public var calendar: _NotHere { get { preconditionFailure("calendar is not here") } set {} }
  @available(*, unavailable, message: "the background is the terminal's; a theme keeps to its colours")
  public var colorScheme: ColorScheme { get { preconditionFailure("colorScheme is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var colorSchemeContrast: _NotHere { get { preconditionFailure("colorSchemeContrast is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var controlActiveState: _NotHere { get { preconditionFailure("controlActiveState is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var defaultMinListHeaderHeight: Double? { get { preconditionFailure("defaultMinListHeaderHeight is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var defaultMinListRowHeight: Double { get { preconditionFailure("defaultMinListRowHeight is not here") } set {} }
  @available(*, unavailable, message: "a search field is a field like others: focused tells and moves it")
  public var dismissSearch: _NotHere { get { preconditionFailure("dismissSearch is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var dismissWindow: _NotHere { get { preconditionFailure("dismissWindow is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var displayScale: Double { get { preconditionFailure("displayScale is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var horizontalSizeClass: _NotHere { get { preconditionFailure("horizontalSizeClass is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var isLuminanceReduced: Bool { get { preconditionFailure("isLuminanceReduced is not here") } set {} }
  @available(*, unavailable, message: "a search field is a field like others: focused tells and moves it")
  public var isSearching: Bool { get { preconditionFailure("isSearching is not here") } set {} }
  @available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
  public var labelsVisibility: _NotHere { get { preconditionFailure("labelsVisibility is not here") } set {} }
  @available(*, unavailable, message: "terminals do not tell; nothing is said by colour alone, and formline run --accessible asks in lines")
  public var legibilityWeight: _NotHere { get { preconditionFailure("legibilityWeight is not here") } set {} }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var managedObjectContext: _NotHere { get { preconditionFailure("managedObjectContext is not here") } set {} }
  @available(*, unavailable, message: "there is no Core Data; an object in the environment does it")
  public var modelContext: _NotHere { get { preconditionFailure("modelContext is not here") } set {} }
  @available(*, unavailable, message: "F1 has the help, and a terminal shows neither settings nor pages of the web")
  public var openSettings: _NotHere { get { preconditionFailure("openSettings is not here") } set {} }
  @available(*, unavailable, message: "what opens a link is the terminal: a Link shows it one")
  public var openURL: _NotHere { get { preconditionFailure("openURL is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var openWindow: _NotHere { get { preconditionFailure("openWindow is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var pixelLength: Double { get { preconditionFailure("pixelLength is not here") } set {} }
  @available(*, unavailable, message: "nothing is pulled down in a terminal: a toolbar item loads again")
  public var refresh: _NotHere { get { preconditionFailure("refresh is not here") } set {} }
  @available(*, unavailable, message: "a TextField does it")
  public var rename: _NotHere { get { preconditionFailure("rename is not here") } set {} }
  @available(*, unavailable, message: "F1 has the help, and a terminal shows neither settings nor pages of the web")
  public var requestReview: _NotHere { get { preconditionFailure("requestReview is not here") } set {} }
  @available(*, unavailable, message: "a form runs from start to end: what comes before and after stands around run()")
  public var scenePhase: _NotHere { get { preconditionFailure("scenePhase is not here") } set {} }
  @available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
  public var springLoadingBehavior: _NotHere { get { preconditionFailure("springLoadingBehavior is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var supportsMultipleWindows: Bool { get { preconditionFailure("supportsMultipleWindows is not here") } set {} }
  @available(*, unavailable, message: "the font is the terminal's, and it shows no pictures")
  public var symbolRenderingMode: _NotHere { get { preconditionFailure("symbolRenderingMode is not here") } set {} }
  @available(*, unavailable, message: "the font is the terminal's, and it shows no pictures")
  public var symbolVariants: _NotHere { get { preconditionFailure("symbolVariants is not here") } set {} }
  @available(*, unavailable, message: "dates are of the Gregorian calendar and the process's time zone: Calendar.current and TimeZone.current are these")
  public var timeZone: _NotHere { get { preconditionFailure("timeZone is not here") } set {} }
  @available(*, unavailable, message: "undoing is a key of readline")
  public var undoManager: _NotHere { get { preconditionFailure("undoManager is not here") } set {} }
  @available(*, unavailable, message: "GeometryReader and ViewThatFits know how many cells there are, and a cell is a cell")
  public var verticalSizeClass: _NotHere { get { preconditionFailure("verticalSizeClass is not here") } set {} }
  @available(*, unavailable, message: "there is one window, the terminal's")
  public var windowDismissBehavior: _NotHere { get { preconditionFailure("windowDismissBehavior is not here") } set {} }
}

/// What stands for a value of SwiftUI that is not here. Only refused declarations speak of it.
@dynamicMemberLookup
@dynamicCallable
public nonisolated struct _NotHere: Hashable, Sendable {
  public init() {}
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, bundle q1: _NotHere = _NotHere(), variableValue q2: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(_ p0: _NotHere, bundle q1: _NotHere = _NotHere(), variableValue q2: A = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, bundle q1: _NotHere = _NotHere(), label q2: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(_ p0: _NotHere, bundle q1: _NotHere = _NotHere(), label q2: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(systemName q0: A, variableValue q1: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(decorative q0: A, bundle q1: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(uiImage q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(nsImage q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(cgImage q0: A, scale q1: B, orientation q2: _NotHere = _NotHere(), label q3: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(url q0: A, scale q1: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(url q0: _NotHere, scale q1: A = _NotHere()) { self.init() }
  @MainActor public init<A, B, C: View, D: View>(url q0: A, scale q1: B = _NotHere(), @ViewBuilder content q2: (_NotHere) -> C, @ViewBuilder placeholder q3: () -> D) { self.init() }
  @MainActor public init<A, B: View, C: View>(url q0: _NotHere, scale q1: A = _NotHere(), @ViewBuilder content q2: (_NotHere) -> B, @ViewBuilder placeholder q3: () -> C) { self.init() }
  @MainActor public init<A, B, C, D: View>(url q0: A, scale q1: B = _NotHere(), transaction q2: C = _NotHere(), @ViewBuilder content q3: (_ImagePhase) -> D) { self.init() }
  @MainActor public init<A, B, C: View>(url q0: _NotHere, scale q1: A = _NotHere(), transaction q2: B = _NotHere(), @ViewBuilder content q3: (_ImagePhase) -> C) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, selection q1: Binding<Color>, supportsOpacity q2: B = _NotHere()) { self.init() }
  @MainActor public init<A, B: View>(selection q0: Binding<Color>, supportsOpacity q1: A = _NotHere(), @ViewBuilder label q2: () -> B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, selection q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(_ p0: A, selection q1: B, in q2: C) { self.init() }
  @MainActor public init<A, B: View>(selection q0: A, @ViewBuilder label q1: () -> B) { self.init() }
  @MainActor public init<A, B, C: View>(selection q0: A, in q1: B, @ViewBuilder label q2: () -> C) { self.init() }
  @MainActor public init<A, B: View>(columns q0: [_NotHere], alignment q1: _NotHere = _NotHere(), spacing q2: A = _NotHere(), pinnedViews q3: _NotHere = _NotHere(), @ViewBuilder content q4: () -> B) { self.init() }
  @MainActor public init<A, B: View>(rows q0: [_NotHere], alignment q1: _NotHere = _NotHere(), spacing q2: A = _NotHere(), pinnedViews q3: _NotHere = _NotHere(), @ViewBuilder content q4: () -> B) { self.init() }
  @MainActor public init<A, B: View>(alignment q0: _NotHere = _NotHere(), spacing q1: A = _NotHere(), pinnedViews q2: _NotHere = _NotHere(), @ViewBuilder content q3: () -> B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C, D>(item q0: A, subject q1: B = _NotHere(), message q2: C = _NotHere(), preview q3: D = _NotHere()) { self.init() }
  @MainActor public init<A, B, C, D, E: View>(item q0: A, subject q1: B = _NotHere(), message q2: C = _NotHere(), preview q3: D = _NotHere(), @ViewBuilder label q4: () -> E) { self.init() }
  @MainActor public init<A, B, C>(items q0: A, subject q1: B = _NotHere(), message q2: C = _NotHere(), preview q3: ((_NotHere) -> Void)? = nil) { self.init() }
  @MainActor public init<A, B, C, D: View>(items q0: A, subject q1: B = _NotHere(), message q2: C = _NotHere(), @ViewBuilder label q3: () -> D) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C, D, E>(_ p0: A, item q1: B, subject q2: C = _NotHere(), message q3: D = _NotHere(), preview q4: E = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, items q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(_ p0: A, image q1: B, icon q2: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, image q1: B, icon q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, image q1: _NotHere, icon q2: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(_ p0: A, image q1: _NotHere, icon q2: _NotHere = _NotHere()) { self.init() }
  @MainActor public init<A, B>(payloadType q0: A, onPaste q1: (_NotHere) async throws -> B) { self.init() }
  @MainActor public init<A>(supportedContentTypes q0: _NotHere, payloadAction q1: (_NotHere) async throws -> A) { self.init() }
  @MainActor public init<A>(supportedContentTypes q0: _NotHere, validator q1: ((_NotHere) -> Void)? = nil, payloadAction q2: (_NotHere) async throws -> A) { self.init() }
  @MainActor public init<A: View, B: View>(columnVisibility q0: Binding<_NotHere>? = nil, preferredCompactColumn q1: Binding<_NotHere>? = nil, @ViewBuilder sidebar q2: () -> A, @ViewBuilder detail q3: () -> B) { self.init() }
  @MainActor public init<A: View, B: View, C: View>(columnVisibility q0: Binding<_NotHere>? = nil, preferredCompactColumn q1: Binding<_NotHere>? = nil, @ViewBuilder sidebar q2: () -> A, @ViewBuilder content q3: () -> B, @ViewBuilder detail q4: () -> C) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(colors q0: A, startPoint q1: _NotHere = _NotHere(), endPoint q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(gradient q0: A, startPoint q1: _NotHere = _NotHere(), endPoint q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(stops q0: A, startPoint q1: _NotHere = _NotHere(), endPoint q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init(colors q0: _NotHere, startPoint q1: _NotHere = _NotHere(), endPoint q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init(stops q0: _NotHere, startPoint q1: _NotHere = _NotHere(), endPoint q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(colors q0: _NotHere, center q1: _NotHere = _NotHere(), startRadius q2: A = _NotHere(), endRadius q3: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(gradient q0: A, center q1: _NotHere = _NotHere(), startRadius q2: B = _NotHere(), endRadius q3: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(colors q0: _NotHere, center q1: _NotHere = _NotHere(), angle q2: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(gradient q0: A, center q1: _NotHere = _NotHere(), startAngle q2: _NotHere = _NotHere(), endAngle q3: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(gradient q0: A, center q1: _NotHere = _NotHere(), angle q2: _NotHere) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(colors q0: _NotHere, center q1: _NotHere = _NotHere(), startRadiusFraction q2: A = _NotHere(), endRadiusFraction q3: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(width q0: A, height q1: B, points q2: C, colors q3: _NotHere) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C, D>(width q0: A, height q1: B, points q2: C, colors q3: D) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(color q0: A, location q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(color q0: _NotHere, location q1: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(minimumDuration q0: A = _NotHere(), maximumDistance q1: B = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(minimumDistance q0: A = _NotHere(), coordinateSpace q1: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(count q0: A = _NotHere(), coordinateSpace q1: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(minimumScaleDelta q0: A = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init(minimumAngleDelta q0: _NotHere = _NotHere()) { self.init() }
  @MainActor public init<A, B: View>(_ p0: A, @ViewBuilder content q1: () -> B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, selection q1: B, matching q2: _NotHere = _NotHere(), preferredItemEncoding q3: _NotHere = _NotHere(), photoLibrary q4: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(_ p0: A, selection q1: B, maxSelectionCount q2: C = _NotHere(), selectionBehavior q3: _NotHere = _NotHere(), matching q4: _NotHere = _NotHere(), photoLibrary q5: _NotHere = _NotHere()) { self.init() }
  @MainActor public init<A, B: View>(selection q0: A, matching q1: _NotHere = _NotHere(), preferredItemEncoding q2: _NotHere = _NotHere(), photoLibrary q3: _NotHere = _NotHere(), @ViewBuilder label q4: () -> B) { self.init() }
  @MainActor public init<A, B, C: View>(selection q0: A, maxSelectionCount q1: B = _NotHere(), selectionBehavior q2: _NotHere = _NotHere(), matching q3: _NotHere = _NotHere(), photoLibrary q4: _NotHere = _NotHere(), @ViewBuilder label q5: () -> C) { self.init() }
  @_disfavoredOverload @MainActor public init(_ p0: _NotHere) { self.init() }
  @MainActor public init<A, B: View>(_ p0: A, isExpanded q1: Binding<Bool>, @ViewBuilder content q2: () -> B) { self.init() }
  @MainActor public init<A, B, C, D: View, E>(initialValue q0: A, repeating q1: B = _NotHere(), trigger q2: C = _NotHere(), @ViewBuilder content q3: (_NotHere) -> D, keyframes q4: (_NotHere) async throws -> E) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, duration q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, duration q1: B, timingCurve q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(_ p0: A, duration q1: B, spring q2: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(_ p0: A, prompt q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(_ p0: A, prompt q1: _NotHere) { self.init() }
  @MainActor public init<A, B, C: View>(_ p0: A, prompt q1: B, @ViewBuilder label q2: () -> C) { self.init() }
  @MainActor public init<A, B: View>(_ p0: A, prompt q1: _NotHere, @ViewBuilder label q2: () -> B) { self.init() }
  @_disfavoredOverload @MainActor public init(interpretedSyntax q0: _NotHere) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(range q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(insertionPoint q0: A) { self.init() }
  @MainActor public init<A>(_ p0: (_NotHere) async throws -> A) { self.init() }
  @_disfavoredOverload @MainActor public init(languageCode q0: _NotHere, script q1: _NotHere = _NotHere(), region q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(roundedRect q0: A, cornerRadius q1: B) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C, D>(topLeadingRadius q0: A = _NotHere(), bottomLeadingRadius q1: B = _NotHere(), bottomTrailingRadius q2: C = _NotHere(), topTrailingRadius q3: D = _NotHere(), style q4: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(content q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(name q0: A, bundle q1: _NotHere) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(degrees q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(radians q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(_ p0: _NotHere, spacing q1: A = _NotHere(), alignment q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init?<A>(filenameExtension q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init?<A>(mimeType q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init?<A>(data q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init?<A>(named q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(object q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init<A>(contentsOf q0: A) { self.init() }
  @_disfavoredOverload @MainActor public init(style q0: _NotHere) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C, D>(red q0: A, green q1: B, blue q2: C, alpha q3: D) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(title q0: A, message q1: B = _NotHere(), buttons q2: _NotHere = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(title q0: A, message q1: B = _NotHere(), buttons q2: C) { self.init() }
  @MainActor public init<A, B, C: View>(_ p0: A, id q1: B, @ViewBuilder content q2: () -> C) { self.init() }
  @MainActor public init<A, B: View>(id q0: A, @ViewBuilder content q1: () -> B) { self.init() }
  @MainActor public init<A, B: View>(newDocument q0: A, @ViewBuilder editor q1: (_NotHere) -> B) { self.init() }
  @MainActor public init<A, B, C: View>(_ p0: A, systemImage q1: B, @ViewBuilder content q2: () -> C) { self.init() }
  @MainActor public init<A: View>(replacing q0: _NotHere, @ViewBuilder addition q1: () -> A) { self.init() }
  @MainActor public init<A: View>(after q0: _NotHere, @ViewBuilder addition q1: () -> A) { self.init() }
  @MainActor public init<A: View>(before q0: _NotHere, @ViewBuilder addition q1: () -> A) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(_ p0: A, id q1: B, in q2: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B, C>(duration q0: A = _NotHere(), bounce q1: B = _NotHere(), blendDuration q2: C = _NotHere()) { self.init() }
  @_disfavoredOverload @MainActor public init<A, B>(response q0: A, dampingRatio q1: B) { self.init() }
  public static var `abbreviated`: _NotHere { _NotHere() }
  public static var `accessoryBar`: _NotHere { _NotHere() }
  public static var `active`: _NotHere { _NotHere() }
  public static var `adaptive`: _NotHere { _NotHere() }
  public static var `all`: _NotHere { _NotHere() }
  public static var `always`: _NotHere { _NotHere() }
  public static var `angular`: _NotHere { _NotHere() }
  public static var `any`: _NotHere { _NotHere() }
  public static var `anyOf`: _NotHere { _NotHere() }
  public static var `appLibrary`: _NotHere { _NotHere() }
  public static var `arrow`: _NotHere { _NotHere() }
  public static var `automatic`: _NotHere { _NotHere() }
  public static var `avoidHidingContent`: _NotHere { _NotHere() }
  public static var `background`: _NotHere { _NotHere() }
  public static var `balanced`: _NotHere { _NotHere() }
  public static var `bezier`: _NotHere { _NotHere() }
  public static var `black`: _NotHere { _NotHere() }
  public static var `blank`: _NotHere { _NotHere() }
  public static var `blue`: _NotHere { _NotHere() }
  public static var `body`: _NotHere { _NotHere() }
  public static var `bold`: _NotHere { _NotHere() }
  public static var `bottom`: _NotHere { _NotHere() }
  public static var `bottomBar`: _NotHere { _NotHere() }
  public static var `bottomLeading`: _NotHere { _NotHere() }
  public static var `bottomTrailing`: _NotHere { _NotHere() }
  public static var `bounce`: _NotHere { _NotHere() }
  public static var `bounds`: _NotHere { _NotHere() }
  public static var `brown`: _NotHere { _NotHere() }
  public static var `browser`: _NotHere { _NotHere() }
  public static var `callout`: _NotHere { _NotHere() }
  public static var `cancel`: _NotHere { _NotHere() }
  public static var `capsule`: _NotHere { _NotHere() }
  public static var `caption`: _NotHere { _NotHere() }
  public static var `caption2`: _NotHere { _NotHere() }
  public static var `card`: _NotHere { _NotHere() }
  public static var `cell`: _NotHere { _NotHere() }
  public static var `center`: _NotHere { _NotHere() }
  public static var `circle`: _NotHere { _NotHere() }
  public static var `clear`: _NotHere { _NotHere() }
  public static var `click`: _NotHere { _NotHere() }
  public static var `color`: _NotHere { _NotHere() }
  public static var `colorBurn`: _NotHere { _NotHere() }
  public static var `colorDodge`: _NotHere { _NotHere() }
  public static var `columnResize`: _NotHere { _NotHere() }
  public static var `commaSeparatedText`: _NotHere { _NotHere() }
  public static var `common`: _NotHere { _NotHere() }
  public static var `compact`: _NotHere { _NotHere() }
  public static var `complete`: _NotHere { _NotHere() }
  public static var `containerRelative`: _NotHere { _NotHere() }
  public static var `content`: _NotHere { _NotHere() }
  public static var `contentSize`: _NotHere { _NotHere() }
  public static var `copy`: _NotHere { _NotHere() }
  public static var `critical`: _NotHere { _NotHere() }
  public static var `current`: _NotHere { _NotHere() }
  public static var `customized`: _NotHere { _NotHere() }
  public static var `cut`: _NotHere { _NotHere() }
  public static var `cyan`: _NotHere { _NotHere() }
  public static var `dark`: _NotHere { _NotHere() }
  public static var `darken`: _NotHere { _NotHere() }
  public static var `decrement`: _NotHere { _NotHere() }
  public static var `default`: _NotHere { _NotHere() }
  public static var `degrees`: _NotHere { _NotHere() }
  public static var `delayed`: _NotHere { _NotHere() }
  public static var `destination`: _NotHere { _NotHere() }
  public static var `destructive`: _NotHere { _NotHere() }
  public static var `detailOnly`: _NotHere { _NotHere() }
  public static var `difference`: _NotHere { _NotHere() }
  public static var `disabled`: _NotHere { _NotHere() }
  public static var `discarded`: _NotHere { _NotHere() }
  public static var `display`: _NotHere { _NotHere() }
  public static var `doubleColumn`: _NotHere { _NotHere() }
  public static var `draw`: _NotHere { _NotHere() }
  public static var `easeIn`: _NotHere { _NotHere() }
  public static var `easeInOut`: _NotHere { _NotHere() }
  public static var `easeOut`: _NotHere { _NotHere() }
  public static var `editor`: _NotHere { _NotHere() }
  public static var `elevated`: _NotHere { _NotHere() }
  public static var `empty`: _NotHere { _NotHere() }
  public static var `enabled`: _NotHere { _NotHere() }
  public static var `error`: _NotHere { _NotHere() }
  public static var `escape`: _NotHere { _NotHere() }
  public static var `exact`: _NotHere { _NotHere() }
  public static var `exclusion`: _NotHere { _NotHere() }
  public static var `expanded`: _NotHere { _NotHere() }
  public static var `extraLarge`: _NotHere { _NotHere() }
  public static var `failure`: _NotHere { _NotHere() }
  public static var `fileURL`: _NotHere { _NotHere() }
  public static var `fill`: _NotHere { _NotHere() }
  public static var `firstTextBaseline`: _NotHere { _NotHere() }
  public static var `fit`: _NotHere { _NotHere() }
  public static var `fixed`: _NotHere { _NotHere() }
  public static var `flac`: _NotHere { _NotHere() }
  public static var `flexible`: _NotHere { _NotHere() }
  public static var `folder`: _NotHere { _NotHere() }
  public static var `footnote`: _NotHere { _NotHere() }
  public static var `form`: _NotHere { _NotHere() }
  public static var `forward`: _NotHere { _NotHere() }
  public static var `fraction`: _NotHere { _NotHere() }
  public static var `frame`: _NotHere { _NotHere() }
  public static var `full`: _NotHere { _NotHere() }
  public static var `fullScreenCover`: _NotHere { _NotHere() }
  public static var `general`: _NotHere { _NotHere() }
  public static var `german`: _NotHere { _NotHere() }
  public static var `gif`: _NotHere { _NotHere() }
  public static var `gmt`: _NotHere { _NotHere() }
  public static var `grabActive`: _NotHere { _NotHere() }
  public static var `grabIdle`: _NotHere { _NotHere() }
  public static var `gray`: _NotHere { _NotHere() }
  public static var `green`: _NotHere { _NotHere() }
  public static var `gregorian`: _NotHere { _NotHere() }
  public static var `handled`: _NotHere { _NotHere() }
  public static var `hardLight`: _NotHere { _NotHere() }
  public static var `header`: _NotHere { _NotHere() }
  public static var `headerProminence`: _NotHere { _NotHere() }
  public static var `headline`: _NotHere { _NotHere() }
  public static var `heic`: _NotHere { _NotHere() }
  public static var `hidden`: _NotHere { _NotHere() }
  public static var `hiddenTitleBar`: _NotHere { _NotHere() }
  public static var `hierarchical`: _NotHere { _NotHere() }
  public static var `high`: _NotHere { _NotHere() }
  public static var `highlight`: _NotHere { _NotHere() }
  public static var `horizontal`: _NotHere { _NotHere() }
  public static var `html`: _NotHere { _NotHere() }
  public static var `hue`: _NotHere { _NotHere() }
  public static var `icon`: _NotHere { _NotHere() }
  public static var `identity`: _NotHere { _NotHere() }
  public static var `image`: _NotHere { _NotHere() }
  public static var `images`: _NotHere { _NotHere() }
  public static var `immediate`: _NotHere { _NotHere() }
  public static var `inactive`: _NotHere { _NotHere() }
  public static var `increased`: _NotHere { _NotHere() }
  public static var `increment`: _NotHere { _NotHere() }
  public static var `indigo`: _NotHere { _NotHere() }
  public static var `inline`: _NotHere { _NotHere() }
  public static var `inlineOnly`: _NotHere { _NotHere() }
  public static var `inlineOnlyPreservingWhitespace`: _NotHere { _NotHere() }
  public static var `inset`: _NotHere { _NotHere() }
  public static var `interactive`: _NotHere { _NotHere() }
  public static var `interactiveSpring`: _NotHere { _NotHere() }
  public static var `italic`: _NotHere { _NotHere() }
  public static var `item`: _NotHere { _NotHere() }
  public static var `jpeg`: _NotHere { _NotHere() }
  public static var `json`: _NotHere { _NotHere() }
  public static var `keyboard`: _NotHere { _NotHere() }
  public static var `label`: _NotHere { _NotHere() }
  public static var `landscapeLeft`: _NotHere { _NotHere() }
  public static var `landscapeRight`: _NotHere { _NotHere() }
  public static var `large`: _NotHere { _NotHere() }
  public static var `largeTitle`: _NotHere { _NotHere() }
  public static var `leading`: _NotHere { _NotHere() }
  public static var `leadingEdge`: _NotHere { _NotHere() }
  public static var `left`: _NotHere { _NotHere() }
  public static var `lift`: _NotHere { _NotHere() }
  public static var `light`: _NotHere { _NotHere() }
  public static var `lighten`: _NotHere { _NotHere() }
  public static var `limitBehavior`: _NotHere { _NotHere() }
  public static var `linear`: _NotHere { _NotHere() }
  public static var `linearGradient`: _NotHere { _NotHere() }
  public static var `link`: _NotHere { _NotHere() }
  public static var `livePhotos`: _NotHere { _NotHere() }
  public static var `local`: _NotHere { _NotHere() }
  public static var `locale`: _NotHere { _NotHere() }
  public static var `logo`: _NotHere { _NotHere() }
  public static var `loose`: _NotHere { _NotHere() }
  public static var `low`: _NotHere { _NotHere() }
  public static var `lowerBound`: _NotHere { _NotHere() }
  public static var `luminosity`: _NotHere { _NotHere() }
  public static var `magicTap`: _NotHere { _NotHere() }
  public static var `main`: _NotHere { _NotHere() }
  public static var `measurement`: _NotHere { _NotHere() }
  public static var `medium`: _NotHere { _NotHere() }
  public static var `menu`: _NotHere { _NotHere() }
  public static var `minX`: _NotHere { _NotHere() }
  public static var `mini`: _NotHere { _NotHere() }
  public static var `mint`: _NotHere { _NotHere() }
  public static var `monochrome`: _NotHere { _NotHere() }
  public static var `movie`: _NotHere { _NotHere() }
  public static var `mp3`: _NotHere { _NotHere() }
  public static var `multicolor`: _NotHere { _NotHere() }
  public static var `multiply`: _NotHere { _NotHere() }
  public static var `named`: _NotHere { _NotHere() }
  public static var `narrow`: _NotHere { _NotHere() }
  public static var `navigation`: _NotHere { _NotHere() }
  public static var `navigationBar`: _NotHere { _NotHere() }
  public static var `navigationStack`: _NotHere { _NotHere() }
  public static var `never`: _NotHere { _NotHere() }
  public static var `none`: _NotHere { _NotHere() }
  public static var `normal`: _NotHere { _NotHere() }
  public static var `notDetermined`: _NotHere { _NotHere() }
  public static var `off`: _NotHere { _NotHere() }
  public static var `on`: _NotHere { _NotHere() }
  public static var `opacity`: _NotHere { _NotHere() }
  public static var `option`: _NotHere { _NotHere() }
  public static var `orange`: _NotHere { _NotHere() }
  public static var `ordered`: _NotHere { _NotHere() }
  public static var `ordinaryText`: _NotHere { _NotHere() }
  public static var `original`: _NotHere { _NotHere() }
  public static var `outward`: _NotHere { _NotHere() }
  public static var `overlay`: _NotHere { _NotHere() }
  public static var `page`: _NotHere { _NotHere() }
  public static var `paging`: _NotHere { _NotHere() }
  public static var `palette`: _NotHere { _NotHere() }
  public static var `paste`: _NotHere { _NotHere() }
  public static var `pdf`: _NotHere { _NotHere() }
  public static var `phone`: _NotHere { _NotHere() }
  public static var `pink`: _NotHere { _NotHere() }
  public static var `placeholder`: _NotHere { _NotHere() }
  public static var `plain`: _NotHere { _NotHere() }
  public static var `plainText`: _NotHere { _NotHere() }
  public static var `png`: _NotHere { _NotHere() }
  public static var `point`: _NotHere { _NotHere() }
  public static var `popover`: _NotHere { _NotHere() }
  public static var `portrait`: _NotHere { _NotHere() }
  public static var `portraitUpsideDown`: _NotHere { _NotHere() }
  public static var `position`: _NotHere { _NotHere() }
  public static var `precise`: _NotHere { _NotHere() }
  public static var `preferred`: _NotHere { _NotHere() }
  public static var `prefersTabBar`: _NotHere { _NotHere() }
  public static var `primary`: _NotHere { _NotHere() }
  public static var `primaryAction`: _NotHere { _NotHere() }
  public static var `priority`: _NotHere { _NotHere() }
  public static var `privacy`: _NotHere { _NotHere() }
  public static var `prominent`: _NotHere { _NotHere() }
  public static var `proportional`: _NotHere { _NotHere() }
  public static var `purple`: _NotHere { _NotHere() }
  public static var `push`: _NotHere { _NotHere() }
  public static var `quickTimeMovie`: _NotHere { _NotHere() }
  public static var `radialGradient`: _NotHere { _NotHere() }
  public static var `radians`: _NotHere { _NotHere() }
  public static var `rect`: _NotHere { _NotHere() }
  public static var `rectSelection`: _NotHere { _NotHere() }
  public static var `rectangle`: _NotHere { _NotHere() }
  public static var `rectangularSelection`: _NotHere { _NotHere() }
  public static var `red`: _NotHere { _NotHere() }
  public static var `reduced`: _NotHere { _NotHere() }
  public static var `regular`: _NotHere { _NotHere() }
  public static var `removal`: _NotHere { _NotHere() }
  public static var `replace`: _NotHere { _NotHere() }
  public static var `rich`: _NotHere { _NotHere() }
  public static var `right`: _NotHere { _NotHere() }
  public static var `rotate`: _NotHere { _NotHere() }
  public static var `round`: _NotHere { _NotHere() }
  public static var `rowResize`: _NotHere { _NotHere() }
  public static var `rtf`: _NotHere { _NotHere() }
  public static var `saturation`: _NotHere { _NotHere() }
  public static var `scalable`: _NotHere { _NotHere() }
  public static var `scale`: _NotHere { _NotHere() }
  public static var `screen`: _NotHere { _NotHere() }
  public static var `screenshots`: _NotHere { _NotHere() }
  public static var `scroll`: _NotHere { _NotHere() }
  public static var `scrollContent`: _NotHere { _NotHere() }
  public static var `scrollIndicators`: _NotHere { _NotHere() }
  public static var `search`: _NotHere { _NotHere() }
  public static var `secondary`: _NotHere { _NotHere() }
  public static var `secondaryAction`: _NotHere { _NotHere() }
  public static var `sectionFooters`: _NotHere { _NotHere() }
  public static var `sectionHeaders`: _NotHere { _NotHere() }
  public static var `select`: _NotHere { _NotHere() }
  public static var `selection`: _NotHere { _NotHere() }
  public static var `shared`: _NotHere { _NotHere() }
  public static var `sheet`: _NotHere { _NotHere() }
  public static var `shell`: _NotHere { _NotHere() }
  public static var `sidebar`: _NotHere { _NotHere() }
  public static var `size`: _NotHere { _NotHere() }
  public static var `sizeDependent`: _NotHere { _NotHere() }
  public static var `sizeThatFits`: _NotHere { _NotHere() }
  public static var `sizeThatFitsLayout`: _NotHere { _NotHere() }
  public static var `slash`: _NotHere { _NotHere() }
  public static var `slideshow`: _NotHere { _NotHere() }
  public static var `small`: _NotHere { _NotHere() }
  public static var `soft`: _NotHere { _NotHere() }
  public static var `softLight`: _NotHere { _NotHere() }
  public static var `source`: _NotHere { _NotHere() }
  public static var `sourceCode`: _NotHere { _NotHere() }
  public static var `spatialVideos`: _NotHere { _NotHere() }
  public static var `spreadsheet`: _NotHere { _NotHere() }
  public static var `square`: _NotHere { _NotHere() }
  public static var `stack`: _NotHere { _NotHere() }
  public static var `standard`: _NotHere { _NotHere() }
  public static var `strong`: _NotHere { _NotHere() }
  public static var `subheadline`: _NotHere { _NotHere() }
  public static var `subviews`: _NotHere { _NotHere() }
  public static var `success`: _NotHere { _NotHere() }
  public static var `swiftUI`: _NotHere { _NotHere() }
  public static var `systemAction`: _NotHere { _NotHere() }
  public static var `tabBar`: _NotHere { _NotHere() }
  public static var `tail`: _NotHere { _NotHere() }
  public static var `teal`: _NotHere { _NotHere() }
  public static var `template`: _NotHere { _NotHere() }
  public static var `text`: _NotHere { _NotHere() }
  public static var `textOrder`: _NotHere { _NotHere() }
  public static var `tight`: _NotHere { _NotHere() }
  public static var `title`: _NotHere { _NotHere() }
  public static var `title2`: _NotHere { _NotHere() }
  public static var `title3`: _NotHere { _NotHere() }
  public static var `top`: _NotHere { _NotHere() }
  public static var `topLeading`: _NotHere { _NotHere() }
  public static var `topTrailing`: _NotHere { _NotHere() }
  public static var `trailing`: _NotHere { _NotHere() }
  public static var `triggered`: _NotHere { _NotHere() }
  public static var `underPageBackground`: _NotHere { _NotHere() }
  public static var `unspecified`: _NotHere { _NotHere() }
  public static var `upperBound`: _NotHere { _NotHere() }
  public static var `url`: _NotHere { _NotHere() }
  public static var `utf8PlainText`: _NotHere { _NotHere() }
  public static var `variableBlur`: _NotHere { _NotHere() }
  public static var `vertical`: _NotHere { _NotHere() }
  public static var `video`: _NotHere { _NotHere() }
  public static var `videos`: _NotHere { _NotHere() }
  public static var `view`: _NotHere { _NotHere() }
  public static var `viewAligned`: _NotHere { _NotHere() }
  public static var `visible`: _NotHere { _NotHere() }
  public static var `warning`: _NotHere { _NotHere() }
  public static var `wheel`: _NotHere { _NotHere() }
  public static var `white`: _NotHere { _NotHere() }
  public static var `wide`: _NotHere { _NotHere() }
  public static var `window`: _NotHere { _NotHere() }
  public static var `windowToolbar`: _NotHere { _NotHere() }
  public static var `xml`: _NotHere { _NotHere() }
  public static var `yellow`: _NotHere { _NotHere() }
  public static var `zero`: _NotHere { _NotHere() }
  public static var `zip`: _NotHere { _NotHere() }
  public static var `zoom`: _NotHere { _NotHere() }
  public static var `zoomIn`: _NotHere { _NotHere() }
  public static var `zoomOut`: _NotHere { _NotHere() }
  public subscript(dynamicMember name: String) -> _NotHere { get { self } nonmutating set {} }
  public subscript(index: some Any) -> _NotHere { get { self } nonmutating set {} }
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { preconditionFailure("it is not here") }
    nonmutating set {}
  }
  public subscript<Value>(index: some Any) -> Value {
    get { preconditionFailure("it is not here") }
    nonmutating set {}
  }
  @discardableResult
  @_disfavoredOverload
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, _NotHere>) -> _NotHere { self }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _NotHere { self }
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value {
    preconditionFailure("it is not here")
  }
}

nonisolated extension _NotHere: ExpressibleByStringInterpolation { public init(stringLiteral: String) { self.init() } }
nonisolated extension _NotHere: ExpressibleByIntegerLiteral { public init(integerLiteral: Int) { self.init() } }
nonisolated extension _NotHere: ExpressibleByFloatLiteral { public init(floatLiteral: Double) { self.init() } }
nonisolated extension _NotHere: ExpressibleByBooleanLiteral { public init(booleanLiteral: Bool) { self.init() } }
nonisolated extension _NotHere: ExpressibleByNilLiteral { public init(nilLiteral: ()) { self.init() } }
nonisolated extension _NotHere: ExpressibleByArrayLiteral { public init(arrayLiteral: _NotHere...) { self.init() } }
nonisolated extension _NotHere: ExpressibleByDictionaryLiteral { public init(dictionaryLiteral: (_NotHere, _NotHere)...) { self.init() } }
extension _NotHere: View { public var body: some View { EmptyView() } }

@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias Image = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias AsyncImage = _NotHere
@available(*, unavailable, message: "a Picker of the colours that there are asks for one, or a TextField for its name")
public typealias ColorPicker = _NotHere
@available(*, unavailable, message: "a List with a DatePicker for each day asks for many")
public typealias MultiDatePicker = _NotHere
@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public typealias LazyVGrid = _NotHere
@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public typealias LazyHGrid = _NotHere
@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public typealias LazyHStack = _NotHere
@available(*, unavailable, message: "keys of readline and of the terminal do that")
public typealias ShareLink = _NotHere
@available(*, unavailable, message: "nothing is dragged or shared out of a terminal: texts are copied by it")
public typealias SharePreview = _NotHere
@available(*, unavailable, message: "keys of readline and of the terminal do that")
public typealias PasteButton = _NotHere
@available(*, unavailable, message: "keys of readline and of the terminal do that")
public typealias RenameButton = _NotHere
@available(*, unavailable, message: "a screen covers the one before it, whole")
public typealias NavigationSplitView = _NotHere
@available(*, unavailable, message: "a screen covers the one before it, whole")
public typealias NavigationSplitViewVisibility = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias LinearGradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias RadialGradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias AngularGradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias EllipticalGradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias MeshGradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias Gradient = _NotHere
@available(*, unavailable, message: "cells are filled by background with one Color; they have corners and are opaque")
public typealias GlassEffectContainer = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias TapGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias SpatialTapGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias LongPressGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias DragGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias MagnifyGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias RotateGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias MagnificationGesture = _NotHere
@available(*, unavailable, message: "terminals report no pointer without buttons; what can be clicked is a control")
public typealias RotationGesture = _NotHere
@available(*, unavailable, message: "a terminal has no gestures but clicks and the wheel; what can be clicked is a control")
public typealias AnyGesture = _NotHere
@available(*, unavailable, message: "a screen covers the one before it, whole")
public typealias HSplitView = _NotHere
@available(*, unavailable, message: "a screen covers the one before it, whole")
public typealias VSplitView = _NotHere
@available(*, unavailable, message: "a screen covers the one before it, whole")
public typealias TabSection = _NotHere
@available(*, unavailable, message: "F1 has the help, and a terminal shows neither settings nor pages of the web")
public typealias HelpLink = _NotHere
@available(*, unavailable, message: "F1 has the help, and a terminal shows neither settings nor pages of the web")
public typealias SettingsLink = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures: a TextField with .textContentType(.filePath) asks for the file")
public typealias PhotosPicker = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures: a TextField with .textContentType(.filePath) asks for the file")
public typealias PhotosPickerItem = _NotHere
@available(*, unavailable, message: "a Text or a title looks its literal up by itself: write the literal there")
public typealias LocalizedStringResource = _NotHere
@available(*, unavailable, message: "F1 has the help, and a terminal shows neither settings nor pages of the web")
public typealias WebView = _NotHere
@available(*, unavailable, message: "everything stands in the bottom row, one beside the other")
public typealias ToolbarSpacer = _NotHere
@available(*, unavailable, message: "everything stands in the bottom row, one beside the other")
public typealias ToolbarTitleMenu = _NotHere
@available(*, unavailable, message: "a row of a Table is an element of its collection: Table(items) { … }")
public typealias TableRow = _NotHere
@available(*, unavailable, message: "a row of a Table is an element of its collection: Table(items) { … }")
public typealias DisclosureTableRow = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias PhaseAnimator = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias KeyframeAnimator = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias KeyframeTrack = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias LinearKeyframe = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias SpringKeyframe = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias CubicKeyframe = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias MoveKeyframe = _NotHere
@available(*, unavailable, message: "onReceive receives")
public typealias SubscriptionView = _NotHere
@available(*, unavailable, message: "labelsHidden, pickerStyle and views in the section do it")
public typealias TextFieldLink = _NotHere
@available(*, unavailable, message: "stacks and layouts are told their spacing")
public typealias ViewSpacing = _NotHere
@available(*, unavailable, message: "stacks and layouts are told their spacing")
public typealias LayoutProperties = _NotHere
@available(*, unavailable, message: "a Grid does not become another layout while it runs")
public typealias GridLayout = _NotHere
@available(*, unavailable, message: "what opens a link is the terminal: a Link shows it one")
public typealias OpenURLAction = _NotHere
@available(*, unavailable, message: "a search field is a field like others, and a form has nothing to refresh or to rename")
public typealias DismissSearchAction = _NotHere
@available(*, unavailable, message: "a search field is a field like others, and a form has nothing to refresh or to rename")
public typealias RefreshAction = _NotHere
@available(*, unavailable, message: "a search field is a field like others, and a form has nothing to refresh or to rename")
public typealias RenameAction = _NotHere
@available(*, unavailable, message: "what is selected and edited is readline's business")
public typealias TextSelection = _NotHere
@available(*, unavailable, message: "a member of the modifier says it: .textInputAutocapitalization(.words)")
public typealias TextInputAutocapitalization = _NotHere
@available(*, unavailable, message: "what a container does with its views is said where they are made")
public typealias ContainerValues = _NotHere
@available(*, unavailable, message: "Animation has the curves that thirty frames a second can show; the end is when everything is still")
public typealias UnitCurve = _NotHere
@available(*, unavailable, message: "Animation has the curves that thirty frames a second can show; the end is when everything is still")
public typealias Spring = _NotHere
@available(*, unavailable, message: "Animation has the curves that thirty frames a second can show; the end is when everything is still")
public typealias AnimationCompletionCriteria = _NotHere
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public typealias TransitionPhase = _NotHere
@available(*, unavailable, message: "figures are made of cells: Rectangle, RoundedRectangle, Circle, Capsule and Ellipse are here, and a DisplayNode draws any other")
public typealias Path = _NotHere
@available(*, unavailable, message: "figures are made of cells: Rectangle, RoundedRectangle, Circle, Capsule and Ellipse are here, and a DisplayNode draws any other")
public typealias AnyShape = _NotHere
@available(*, unavailable, message: "figures are made of cells: Rectangle, RoundedRectangle, Circle, Capsule and Ellipse are here, and a DisplayNode draws any other")
public typealias UnevenRoundedRectangle = _NotHere
@available(*, unavailable, message: "figures are made of cells: Rectangle, RoundedRectangle, Circle, Capsule and Ellipse are here, and a DisplayNode draws any other")
public typealias ContainerRelativeShape = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias ImageRenderer = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias ImageResource = _NotHere
@available(*, unavailable, message: "cells cannot be turned")
public typealias Angle = _NotHere
@available(*, unavailable, message: "few things fit side by side in a terminal: an HStack in a ScrollView(.horizontal), a Grid or a Table does it")
public typealias GridItem = _NotHere
@available(*, unavailable, message: "a file is the text of its path: a TextField with .textContentType(.filePath), and FileManager reads it")
public typealias UTType = _NotHere
@available(*, unavailable, message: "nothing is dragged or shared out of a terminal: texts are copied by it")
public typealias NSItemProvider = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias UIImage = _NotHere
@available(*, unavailable, message: "a Color does it: Color(.systemBackground) and the other names of UIKit are here")
public typealias UIColor = _NotHere
@available(*, unavailable, message: "there is no application object: a Link opens an address, @FocusState moves focus, and GeometryReader knows the size")
public typealias UIApplication = _NotHere
@available(*, unavailable, message: "copying and pasting are keys of readline and of the terminal")
public typealias UIPasteboard = _NotHere
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public typealias UIViewController = _NotHere
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public typealias UIView = _NotHere
@available(*, unavailable, message: "there is no application object: a Link opens an address, @FocusState moves focus, and GeometryReader knows the size")
public typealias UIScreen = _NotHere
@available(*, unavailable, message: "there is no application object: a Link opens an address, @FocusState moves focus, and GeometryReader knows the size")
public typealias UIDevice = _NotHere
@available(*, unavailable, message: "there is nothing to feel: leave it out, or show a Text")
public typealias UINotificationFeedbackGenerator = _NotHere
@available(*, unavailable, message: "there is nothing to feel: leave it out, or show a Text")
public typealias UIImpactFeedbackGenerator = _NotHere
@available(*, unavailable, message: "there is nothing to feel: leave it out, or show a Text")
public typealias UISelectionFeedbackGenerator = _NotHere
@available(*, unavailable, message: "a terminal shows no pictures; a Text or a Label does it")
public typealias NSImage = _NotHere
@available(*, unavailable, message: "a Color does it: Color(.systemBackground) and the other names of UIKit are here")
public typealias NSColor = _NotHere
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public typealias NSView = _NotHere
@available(*, unavailable, message: "there is no application object: a Link opens an address, @FocusState moves focus, and GeometryReader knows the size")
public typealias NSApplication = _NotHere
@available(*, unavailable, message: "copying and pasting are keys of readline and of the terminal")
public typealias NSPasteboard = _NotHere
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public typealias NSViewController = _NotHere
@available(*, unavailable, message: "confirmationDialog asks it")
public typealias ActionSheet = _NotHere
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public typealias WindowGroup = _NotHere
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public typealias Window = _NotHere
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public typealias Settings = _NotHere
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public typealias DocumentGroup = _NotHere
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public typealias MenuBarExtra = _NotHere
@available(*, unavailable, message: "there are no menus of a program: a toolbar item with a keyboardShortcut does it")
public typealias CommandMenu = _NotHere
@available(*, unavailable, message: "there are no menus of a program: a toolbar item with a keyboardShortcut does it")
public typealias CommandGroup = _NotHere
@available(*, unavailable, message: "screen readers read what changes on the screen: show a Text")
public typealias AccessibilityNotification = _NotHere
@available(*, unavailable, message: "keys do what can be done, and F1 lists them")
public typealias AccessibilityRotorEntry = _NotHere
@available(*, unavailable, message: "GeometryReader tells a view its size; places are the layout's own")
public typealias Anchor<Value> = _NotHere
@available(*, unavailable, message: "a DisplayNode draws: a Canvas is what it draws on")
public typealias GraphicsContext = _NotHere
@available(*, unavailable, message: "rows, toolbars and forms are made by @ViewBuilder, and there are no menus of a program")
public typealias TableRowBuilder = ViewBuilder
@available(*, unavailable, message: "rows, toolbars and forms are made by @ViewBuilder, and there are no menus of a program")
public typealias SceneBuilder = ViewBuilder
@available(*, unavailable, message: "rows, toolbars and forms are made by @ViewBuilder, and there are no menus of a program")
public typealias CommandsBuilder = ViewBuilder
@available(*, unavailable, message: "every cell is as large as the next")
@propertyWrapper
public struct ScaledMetric<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init(relativeTo q0: _NotHere) {}
  public init(wrappedValue: Value, relativeTo q0: _NotHere) {}
  public var wrappedValue: Value { get { preconditionFailure("ScaledMetric is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("ScaledMetric is not here") }
}

@available(*, unavailable, message: "every cell is as large as the next")
@propertyWrapper
public struct PhysicalMetric<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init(from q0: _NotHere) {}
  public init(wrappedValue: Value, from q0: _NotHere) {}
  public var wrappedValue: Value { get { preconditionFailure("PhysicalMetric is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("PhysicalMetric is not here") }
}

@available(*, unavailable, message: "a terminal has no gestures but clicks and the wheel")
@propertyWrapper
public struct GestureState<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(reset q0: (_NotHere, _NotHere) async throws -> A) {}
  public init<A>(resetTransaction q0: A) {}
  public init<A>(wrappedValue: Value, reset q0: (_NotHere, _NotHere) async throws -> A) {}
  public init<A>(wrappedValue: Value, resetTransaction q0: A) {}
  public var wrappedValue: Value { get { preconditionFailure("GestureState is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("GestureState is not here") }
}

@available(*, unavailable, message: "a terminal has one focus, and a screen reader follows its cursor")
@propertyWrapper
public struct AccessibilityFocusState<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init(for q0: _NotHere) {}
  public init(wrappedValue: Value, for q0: _NotHere) {}
  public var wrappedValue: Value { get { preconditionFailure("AccessibilityFocusState is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("AccessibilityFocusState is not here") }
}

@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it, and an @Observable object")
@propertyWrapper
public struct Query<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(_ p0: A) {}
  public init<A, B>(filter q0: A, sort q1: B, order q2: _NotHere = _NotHere()) {}
  public init<A>(sort q0: A, order q1: _NotHere = _NotHere()) {}
  public init<A>(filter q0: _NotHere, sort q1: A, order q2: _NotHere = _NotHere()) {}
  public init<A>(wrappedValue: Value, _ p0: A) {}
  public init<A, B>(wrappedValue: Value, filter q0: A, sort q1: B, order q2: _NotHere = _NotHere()) {}
  public init<A>(wrappedValue: Value, sort q0: A, order q1: _NotHere = _NotHere()) {}
  public init<A>(wrappedValue: Value, filter q0: _NotHere, sort q1: A, order q2: _NotHere = _NotHere()) {}
  public var wrappedValue: Value { get { preconditionFailure("Query is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("Query is not here") }
}

@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it, and an @Observable object")
@propertyWrapper
public struct FetchRequest<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A, B>(sortDescriptors q0: A, predicate q1: B = _NotHere()) {}
  public init<A>(sortDescriptors q0: _NotHere, predicate q1: A = _NotHere()) {}
  public init<A, B>(wrappedValue: Value, sortDescriptors q0: A, predicate q1: B = _NotHere()) {}
  public init<A>(wrappedValue: Value, sortDescriptors q0: _NotHere, predicate q1: A = _NotHere()) {}
  public var wrappedValue: Value { get { preconditionFailure("FetchRequest is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("FetchRequest is not here") }
}

@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it, and an @Observable object")
@propertyWrapper
public struct SectionedFetchRequest<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A, B>(sectionIdentifier q0: A, sortDescriptors q1: B) {}
  public init<A, B>(wrappedValue: Value, sectionIdentifier q0: A, sortDescriptors q1: B) {}
  public var wrappedValue: Value { get { preconditionFailure("SectionedFetchRequest is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("SectionedFetchRequest is not here") }
}

@available(*, unavailable, message: "@FocusedValue offers objects as well")
@propertyWrapper
public struct FocusedObject<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("FocusedObject is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("FocusedObject is not here") }
}

@available(*, unavailable, message: "animatableData says what is interpolated")
@propertyWrapper
public struct AnimatableIgnored<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("AnimatableIgnored is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("AnimatableIgnored is not here") }
}

@available(*, unavailable, message: "there is no application object: what begins and ends stands around run()")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(_ p0: A) {}
  public init<A>(wrappedValue: Value, _ p0: A) {}
  public var wrappedValue: Value { get { preconditionFailure("UIApplicationDelegateAdaptor is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("UIApplicationDelegateAdaptor is not here") }
}

@available(*, unavailable, message: "there is no application object: what begins and ends stands around run()")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(_ p0: A) {}
  public init<A>(wrappedValue: Value, _ p0: A) {}
  public var wrappedValue: Value { get { preconditionFailure("NSApplicationDelegateAdaptor is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("NSApplicationDelegateAdaptor is not here") }
}

@available(*, unavailable, message: "there is no application object: what begins and ends stands around run()")
@propertyWrapper
public struct WKApplicationDelegateAdaptor<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(_ p0: A) {}
  public init<A>(wrappedValue: Value, _ p0: A) {}
  public var wrappedValue: Value { get { preconditionFailure("WKApplicationDelegateAdaptor is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("WKApplicationDelegateAdaptor is not here") }
}

@available(*, unavailable, message: "there is no application object: what begins and ends stands around run()")
@propertyWrapper
public struct WKExtensionDelegateAdaptor<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public init<A>(_ p0: A) {}
  public init<A>(wrappedValue: Value, _ p0: A) {}
  public var wrappedValue: Value { get { preconditionFailure("WKExtensionDelegateAdaptor is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("WKExtensionDelegateAdaptor is not here") }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct StateObject<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("StateObject is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("StateObject is not here") }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct ObservedObject<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("ObservedObject is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("ObservedObject is not here") }
}

@available(*, unavailable, message: "import FormlineCombine")
@propertyWrapper
public struct EnvironmentObject<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("EnvironmentObject is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("EnvironmentObject is not here") }
}

@available(*, unavailable, message: "import FormlineCombine, which brings along OpenCombine's; a Timer that publishes is a task that sleeps, or a TimelineView")
@propertyWrapper
public struct Published<Value> {
  public init() {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { get { preconditionFailure("Published is not here") } nonmutating set {} }
  public var projectedValue: Binding<Value> { preconditionFailure("Published is not here") }
}

@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol PrimitiveButtonStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ListStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol GroupBoxStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ProgressViewStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol GaugeStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol LabeledContentStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol DisclosureGroupStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol MenuStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol ControlGroupStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol DatePickerStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol TableStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "controls have one look, which a theme colours")
public protocol TextEditorStyle { typealias Configuration = _NotHere }
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol App {}
@available(*, unavailable, message: "a form is run by its run(), as many as a program likes")
public protocol Scene {}
@available(*, unavailable, message: "import FormlineCombine, which brings along OpenCombine's")
public protocol ObservableObject {}
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol UIViewRepresentable { typealias Context = _NotHere; typealias UIViewType = _NotHere; typealias Coordinator = _NotHere }
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol NSViewRepresentable { typealias Context = _NotHere; typealias NSViewType = _NotHere; typealias Coordinator = _NotHere }
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol UIViewControllerRepresentable { typealias Context = _NotHere; typealias UIViewControllerType = _NotHere; typealias Coordinator = _NotHere }
@available(*, unavailable, message: "a DisplayNodeRepresentable puts a DisplayNode of an app's own into the tree, with a coordinator, made, updated and dismantled in the same way")
public protocol NSViewControllerRepresentable { typealias Context = _NotHere; typealias NSViewControllerType = _NotHere; typealias Coordinator = _NotHere }
@available(*, unavailable, message: "there is no application object: what begins and ends stands around run()")
public protocol UIApplicationDelegate {}
@available(*, unavailable, message: "a terminal has no gestures but clicks and the wheel; what can be clicked is a control")
public protocol Gesture {}
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public protocol Transition { typealias Content = _NotHere }
@available(*, unavailable, message: "what moves in a form has one way to go; an Animatable view goes any other")
public protocol Keyframes {}
@available(*, unavailable, message: "Animation has the curves that thirty frames a second can show; the end is when everything is still")
public protocol CustomAnimation {}
@available(*, unavailable, message: "what a container does with its views is said where they are made")
public protocol DynamicViewContent {}
@available(*, unavailable, message: "a ViewModifier that is Animatable does it")
public protocol AnimatableModifier { typealias Content = _NotHere }
@available(*, unavailable, message: "nothing is dragged or shared out of a terminal: texts are copied by it")
public protocol Transferable {}
@available(*, unavailable, message: "nothing is dragged or shared out of a terminal: texts are copied by it")
public protocol TransferRepresentation {}
@available(*, unavailable, message: "a file is the text of its path: a TextField with .textContentType(.filePath), and FileManager reads it")
public protocol FileDocument { typealias ReadConfiguration = _NotHere; typealias WriteConfiguration = _NotHere }
@available(*, unavailable, message: "a file is the text of its path: a TextField with .textContentType(.filePath), and FileManager reads it")
public protocol ReferenceFileDocument { typealias ReadConfiguration = _NotHere; typealias WriteConfiguration = _NotHere }
@available(*, unavailable, message: "nothing is dragged or shared out of a terminal: texts are copied by it")
public protocol DropDelegate {}
@available(*, unavailable, message: "a row of a Table is an element of its collection: Table(items) { … }")
public protocol TableRowContent {}
@available(*, unavailable, message: "there are no menus of a program: a toolbar item with a keyboardShortcut does it")
public protocol Commands {}
@available(*, unavailable, message: "a macro; an EnvironmentKey with its default is what it writes")
@attached(peer)
public macro Entry() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
@available(*, unavailable, message: "a preview is a test: FormSession of FormTesting shows the screen")
@attached(peer)
public macro Previewable() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
@available(*, unavailable, message: "there is no Core Data; a DynamicProperty of one's own does it, and an @Observable object")
@attached(peer)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
@available(*, unavailable, message: "a preview is a test: FormSession of FormTesting shows the screen")
@freestanding(declaration)
public macro Preview(_ name: String? = nil, traits: _NotHere..., body: @escaping @MainActor () -> any View) = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

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
/// SwiftUI's name of `PickerStyle.automatic`.
public struct DefaultPickerStyle {
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
  @available(*, unavailable, message: "write .automatic, or leave it out")
  public func pickerStyle(_ style: DefaultPickerStyle) -> Self { self }
  /// A value that is not here cannot be set; its name says why.
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
