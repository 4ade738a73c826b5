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
    unredacted visualEffect accentColor navigationViewStyle
    """

  /// What touches a form less often, up to iOS 26.
  private static let rare = """
    accessibilityAction accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren
    accessibilityCustomContent accessibilityDefaultFocus accessibilityDifferentiateWithoutColor
    accessibilityElement accessibilityHeading accessibilityHidden accessibilityIdentifier
    accessibilityInputLabels accessibilityLabeledPair accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityScrollAction
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
    accessibilityVoiceOverEnabled Alignment AlignmentID allowsTightening AnimatableIgnored
    AnimationCompletionCriteria AnyGesture appearsActive AttributedString autocapitalization Axis
    backgroundExtensionEffect backgroundStyle badgeProminence blendMode brightness buttonBorderShape
    buttonSizing Capsule Circle colorInvert colorMultiply colorSchemeContrast CommandsBuilder compositingGroup
    ContainerValues contentCaptureProtected contentMargins contrast controlActiveState ControlGroupStyle
    CoordinateSpace CustomAnimation DatePickerStyle defaultHoverEffect defaultMinListRowHeight
    defersSystemGestures dialogPreventsAppTermination dialogSeverity DisclosureGroupStyle DismissSearchAction
    dismissWindow displayScale DynamicViewContent Edge EdgeInsets EditActions EllipticalGradient
    EventModifiers exportsItemProviders fileDialogBrowserOptions fileDialogConfirmationLabel
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogMessage fileDialogURLEnabled
    fileExporterFilenameLabel findDisabled flipsForRightToLeftLayoutDirection FocusInteractions Font
    fontDesign fontWidth GaugeStyle gaugeStyle GeometryProxy Gesture GlassEffectContainer grayscale
    GroupBoxStyle HelpLink highPriorityGesture HorizontalAlignment horizontalSizeClass hoverEffectDisabled
    HSplitView hueRotation imageScale importsItemProviders inspectorColumnWidth invalidatableContent
    isLuminanceReduced itemProvider KeyboardShortcut KeyEquivalent KeyPress LabeledContentStyle
    labelIconToTitleSpacing labelReservedIconWidth LabelStyle LayoutProperties LayoutSubview LayoutSubviews
    legibilityWeight LinearGradient listRowHoverEffect listRowSeparatorTint listSectionIndexVisibility
    listSectionMargins listSectionSeparatorTint ListStyle luminanceToAlpha managedObjectContext
    matchedTransitionSource menuActionDismissBehavior MenuStyle modelContext ModifiedContent
    navigationBarBackButtonHidden navigationBarTitleDisplayMode navigationDocument
    navigationLinkIndicatorVisibility NavigationSplitView navigationSubtitle navigationTransition
    NavigationView Observable ObservationIgnored onContinuousHover onCutCommand onDrag onInterruptibleCommand
    onLongTouchGesture onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onScrollTargetVisibilityChange
    openWindow paletteSelectionEffect persistentSystemOverlays PhotosPicker pixelLength pointerStyle
    pointerVisibility presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDragIndicator presentationSizing
    Previewable PrimitiveButtonStyle ProgressViewStyle progressViewStyle projectionEffect ProposedViewSize
    Published Rectangle RefreshAction rename renameAction RenameAction replaceDisabled rotation3DEffect
    RoundedRectangle safeAreaBar saturation scaledToFill scaledToFit SceneBuilder scenePadding
    scrollEdgeEffectStyle ScrollGeometry scrollIndicatorsFlash scrollInputBehavior ScrollPhase ScrollPosition
    ScrollViewProxy searchDictationBehavior SearchFieldPlacement searchPresentationToolbarBehavior
    searchSelection searchToolbarBehavior SectionCollection SectionConfiguration sectionIndexLabel
    SettingsLink Shape ShapeStyle simultaneousGesture sliderThumbVisibility speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued Spring springLoadingBehavior statusBarHidden
    edgesIgnoringSafeArea navigationBarHidden statusBar previewDevice previewDisplayName
    DragGesture LongPressGesture MagnifyGesture RotateGesture SpatialTapGesture TapGesture
    SubmitLabel SubmitTriggers SubscriptionView supportsMultipleWindows symbolRenderingMode symbolVariant Tab
    tabBarMinimizeBehavior TableColumn TableColumnBuilder tableColumnHeaders TableRow TableRowBuilder
    TableStyle tableStyle TabSection tabViewStyle TextEditorStyle TextInputAutocapitalization
    textInputFormattingControlVisibility textSelectionAffinity toolbarColorScheme ToolbarContentBuilder
    toolbarForegroundStyle toolbarItemHidden ToolbarSpacer toolbarTitleDisplayMode transformEffect TupleView
    typesettingLanguage UnitCurve UnitPoint VerticalAlignment verticalSizeClass ViewDimensions ViewSpacing
    Visibility VSplitView WebView windowDismissBehavior withAnimation withTransaction writingDirection
    writingToolsAffordanceVisibility
    """

  /// What a first port of a screen spells besides: of UIKit, of SwiftUI before iOS 16, of pictures and of files.
  private static let ports = """
    accessibility accessibilityActions accessibilityDirectTouch accessibilityIgnoresInvertColors
    accessibilityInvertColors accessibilityLinkedGroup AccessibilityNotification accessibilityReduceTransparency
    accessibilityRotorEntry AccessibilityRotorEntry accessibilityShowButtonShapes
    accessibilitySwitchControlEnabled accessibilityZoomAction ActionSheet actionSheet Angle AngularGradient
    Anchor AnyShape AnyShapeStyle CommandGroup CommandMenu Commands
    containerBackground ContainerRelativeShape containerShape CubicKeyframe defaultMinListHeaderHeight
    DisclosureTableRow dismissalConfirmationDialog DocumentGroup DropDelegate EmptyModifier FileDocument
    Gradient GraphicsContext GridItem GroupedFormStyle HierarchicalShapeStyle ImageRenderer ImageResource indexViewStyle
    KeyframeAnimator KeyframeTrack LinearKeyframe LocalizedStringResource MagnificationGesture MenuBarExtra MeshGradient Model
    modifierKeyAlternate MoveKeyframe navigationBarItems navigationSplitViewColumnWidth navigationSplitViewStyle
    NavigationSplitViewVisibility NSApplication NSColor NSImage NSItemProvider NSPasteboard NSView
    NSViewController NSViewControllerRepresentable openSettings Path photosPicker PhotosPickerItem Preview
    previewInterfaceOrientation previewLayout RadialGradient ReferenceFileDocument requestReview RotationGesture
    Settings SharePreview SpringKeyframe StrokeStyle symbolVariants TableRowContent textVariant
    toolbarBackgroundVisibility ToolbarTitleMenu Transferable TransferRepresentation TransitionPhase
    UIApplication UIApplicationDelegate UIColor UIDevice UIImage UIImpactFeedbackGenerator
    UINotificationFeedbackGenerator UIPasteboard UIScreen UISelectionFeedbackGenerator UIView UIViewController
    UIViewControllerRepresentable UnevenRoundedRectangle UTType Window WindowGroup
    """

  static let all = [wrappers, protocols, views, life, focus, controls, layout, more, rare, ports]
    .flatMap { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
