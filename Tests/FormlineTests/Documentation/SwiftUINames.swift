/// What SwiftUI offers to forms, by name, from its documentation: the table has a row for each of these.
nonisolated enum SwiftUINames {
  private static let wrappers = """
    AccessibilityFocusState AppStorage Bindable Binding Entry Environment EnvironmentObject FetchRequest
    FocusedBinding FocusedObject FocusedValue FocusState GestureState Namespace NSApplicationDelegateAdaptor
    ObservedObject PhysicalMetric Query ScaledMetric SceneStorage SectionedFetchRequest State StateObject
    UIApplicationDelegateAdaptor ViewBuilder WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor
    """

  private static let protocols = """
    Animatable AnimatableModifier AnimatablePair Animation AnyLayout AnyTransition App ButtonStyle DismissAction
    DynamicProperty EmptyAnimatableData EnvironmentKey EnvironmentValues FocusedValueKey FocusedValues FormStyle
    GridLayout HStackLayout Keyframes Layout LayoutValueKey NSViewRepresentable ObservableObject OpenURLAction
    PhaseAnimator PickerStyle PreferenceKey ResetFocusAction Scene TextFieldStyle TimelineSchedule ToggleStyle
    ToolbarContent ToolbarItem ToolbarItemGroup Transaction TransactionKey Transition UIViewRepresentable
    VectorArithmetic View ViewModifier VStackLayout ZStackLayout
    """

  private static let views = """
    AnyView AsyncImage Button Canvas ColorPicker ContentUnavailableView ControlGroup DatePicker DisclosureGroup
    Divider EditButton EmptyView EquatableView ForEach Form Gauge GeometryReader Grid GridRow Group GroupBox HStack
    Image Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Menu MultiDatePicker
    NavigationLink NavigationStack OutlineGroup PasteButton Picker ProgressView RenameButton ScrollView
    ScrollViewReader Section SecureField ShareLink Slider Spacer Stepper Table TabView Text TextEditor TextField
    TimelineView Toggle ViewThatFits VStack ZStack
    """

  private static let life = """
    anchorPreference animation backgroundPreferenceValue contentTransition defaultAppStorage environment
    environmentObject equatable geometryGroup handlesExternalEvents id keyframeAnimator matchedGeometryEffect
    modifier onAppear onChange onContinueUserActivity onDisappear onGeometryChange onOpenURL onPreferenceChange
    onReceive overlayPreferenceValue phaseAnimator preference symbolEffect tag task transaction
    transformAnchorPreference transformEnvironment transformPreference transition userActivity
    """

  private static let focus = """
    accessibilityFocused allowsHitTesting badge contentShape contextMenu copyable cuttable defaultFocus
    digitalCrownRotation disabled draggable dropDestination findNavigator focusable focused focusedObject
    focusedSceneValue focusedValue focusEffectDisabled focusScope focusSection gesture hoverEffect keyboardShortcut
    navigationDestination navigationTitle onCommand onCopyCommand onDeleteCommand onDrop onExitCommand onHover
    onKeyPress onLongPressGesture onMoveCommand onPasteCommand onSubmit onTapGesture pasteDestination
    prefersDefaultFocus searchFocused selectionDisabled sensoryFeedback submitLabel submitScope toolbar toolbarRole
    typeSelectEquivalent
    """

  private static let controls = """
    accessibilityHint accessibilityLabel accessibilityValue alert autocorrectionDisabled bold buttonRepeatBehavior
    buttonStyle colorScheme confirmationDialog controlGroupStyle controlSize datePickerStyle disclosureGroupStyle
    dynamicTypeSize fileExporter fileImporter font fontWeight foregroundColor foregroundStyle formStyle
    fullScreenCover groupBoxStyle help interactiveDismissDisabled italic keyboardType labeledContentStyle
    labelsHidden labelStyle lineHeight lineLimit lineSpacing listStyle menuIndicator menuOrder menuStyle
    minimumScaleFactor monospaced multilineTextAlignment pickerStyle popover preferredColorScheme
    presentationDetents privacySensitive redacted searchable searchCompletion searchScopes searchSuggestions sheet
    speechSpellsOutCharacters strikethrough textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textInputCompletion textInputSuggestions textSelection tint toggleStyle
    truncationMode underline writingToolsBehavior
    """

  private static let layout = """
    alignmentGuide background blur border clipped clipShape containerRelativeFrame defaultScrollAnchor
    deleteDisabled fixedSize frame gridCellAnchor gridCellColumns gridColumnAlignment hidden ignoresSafeArea
    layoutPriority layoutValue listRowBackground listRowInsets listRowSeparator listSectionSeparator mask
    moveDisabled offset onDelete onInsert onMove onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange
    opacity overlay padding position refreshable rotationEffect safeAreaInset scaleEffect scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollIndicators scrollPosition scrollTargetBehavior shadow swipeActions
    zIndex
    """

  private static let more = """
    accessibilityReduceMotion coordinateSpace locale SubviewsCollection dismiss gridCellUnsizedAxes isEnabled isFocused resetFocus Subview
    alternatingRowBackgrounds aspectRatio baselineOffset calendar containerValue cornerRadius
    dialogIcon dialogSuppressionToggle disableAutocorrection dismissSearch drawingGroup EditMode editMode fileMover focusedSceneObject
    glassEffect headerProminence horizontalRadioGroupLayout inspector isPresented isSearching kerning labelsVisibility
    layoutDirection layoutDirectionBehavior listItemTint listRowSpacing listSectionSpacing monospacedDigit
    onModifierKeysChanged openURL presentationMode refresh safeAreaPadding scenePhase scrollBounceBehavior
    scrollClipDisabled scrollTargetLayout scrollTransition sectionActions tabItem TextFieldLink
    textRenderer textScale TextSelection timeZone toolbarBackground toolbarTitleMenu toolbarVisibility tracking undoManager
    unredacted visualEffect
    """

  static let all = [wrappers, protocols, views, life, focus, controls, layout, more]
    .flatMap { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
