import ContentTypes
public import ViewTree

// SwiftUI's appearance settings without an effect in a terminal, so that code using them compiles. The modifiers that
// take them are in Declarations.swift and return the view unchanged.

/// A font by one of SwiftUI's names; text is shown in the terminal's font.
public nonisolated struct Font: Hashable, Sendable {
  /// The one look there is.
  public init() {}

  /// The terminal's font, by the name of a text style.
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  /// The terminal's font, by the name of a text style.
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font()
  /// The terminal's font, by the name of a text style.
  public static let caption = Font(), caption2 = Font()

  /// The terminal's font, whatever its size.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// The terminal's font, whatever the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  /// The terminal's font, whatever the name.
  public static func custom(_ name: String, size: Double) -> Font { Font() }
  /// The terminal's font, whatever the name.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font() }

  /// The same font; `bold()` of a view makes its text bold.
  public func bold() -> Font { self }
  /// The same font; `italic()` of a view makes its text italic.
  public func italic() -> Font { self }
  /// The same font: a terminal's has one width.
  public func monospaced() -> Font { self }
  /// The same font: a terminal's has one width.
  public func monospacedDigit() -> Font { self }
  /// The same font; `textCase(_:)` of a view changes letters.
  public func smallCaps() -> Font { self }
  /// The same font; `bold()` of a view makes its text bold.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same font: every line is a row.
  public func leading(_ leading: Leading) -> Font { self }
  /// The same font: every character has its cells.
  public func width(_ width: Width) -> Font { self }

  /// How heavy a font would be.
  public nonisolated enum Weight: Hashable, Sendable {
    /// Drawn as the terminal's font is.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The design of a font.
  public nonisolated enum Design: Hashable, Sendable {
    /// Drawn as the terminal's font is.
    case `default`, serif, rounded, monospaced
  }
  /// The space between lines.
  public nonisolated enum Leading: Hashable, Sendable {
    /// Every row has the terminal's height.
    case standard, tight, loose
  }
  /// How wide the letters of a font would be.
  public nonisolated enum Width: Hashable, Sendable {
    /// Every character has its cells.
    case compressed, condensed, standard, expanded
  }
  /// What a text is for.
  public nonisolated enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Drawn as the terminal's font is.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

/// A style of a control by one of SwiftUI's names: controls have one style here, coloured by the theme.
public nonisolated struct ControlLook: Hashable, Sendable {
  /// The one look there is.
  public init() {}
  /// A style with a colour, which `tint(_:)` sets here.
  public init(tint: Color) {}

  /// The one look of every control.
  public static let automatic = ControlLook(), plain = ControlLook()
  // Buttons and menus.
  /// A button or menu, drawn as every other.
  public static let bordered = ControlLook(), borderedProminent = ControlLook(), borderless = ControlLook()
  /// A button or menu, drawn as every other.
  public static let link = ControlLook(), button = ControlLook(), borderlessButton = ControlLook()
  /// A button or menu, drawn as every other.
  public static let glass = ControlLook(), glassProminent = ControlLook(), card = ControlLook()
  // Toggles and texts.
  /// A toggle, drawn as every other.
  public static let `switch` = ControlLook(), checkbox = ControlLook()
  /// A text field, drawn as every other.
  public static let roundedBorder = ControlLook(), squareBorder = ControlLook()
  // Lists, tables, tabs.
  /// A list, drawn as every other.
  public static let grouped = ControlLook(), inset = ControlLook(), insetGrouped = ControlLook()
  /// A list or tabs, drawn as every other.
  public static let sidebar = ControlLook(), page = ControlLook(), tabBarOnly = ControlLook()
  /// Tabs or a screen, drawn as every other.
  public static let sidebarAdaptable = ControlLook(), stack = ControlLook(), columns = ControlLook()
  /// Tabs, drawn as every other.
  public static func page(indexDisplayMode: IndexDisplayMode) -> ControlLook { page }
  /// Has no effect: controls have one look.
  public static func bordered(alternatesRowBackgrounds: Bool) -> ControlLook { bordered }
  /// Has no effect: controls have one look.
  public static func inset(alternatesRowBackgrounds: Bool) -> ControlLook { inset }
  /// Has no effect: controls have one look.
  public static let accessoryBar = ControlLook(), accessoryBarAction = ControlLook(), navigation = ControlLook()
  /// Has no effect: controls have one look.
  public static let palette = ControlLook(), compactMenu = ControlLook()
  /// When dots would tell the page.
  public nonisolated enum IndexDisplayMode: Hashable, Sendable {
    /// Pages are told by the bottom row in any case.
    case automatic, always, never
  }
  // Labels, dates, gauges.
  /// A label, of which the title is shown.
  public static let titleOnly = ControlLook(), titleAndIcon = ControlLook(), iconOnly = ControlLook()
  /// A date, edited as every other: as text, with a calendar below.
  public static let compact = ControlLook(), graphical = ControlLook(), wheel = ControlLook()
  /// A date, edited as every other: as text, with a calendar below.
  public static let field = ControlLook(), stepperField = ControlLook()
  /// A progress view or gauge, drawn as a bar.
  public static let linear = ControlLook(), circular = ControlLook()
  /// A gauge, drawn as a bar.
  public static let linearCapacity = ControlLook(), accessoryLinear = ControlLook()
  /// A gauge, drawn as a bar.
  public static let accessoryLinearCapacity = ControlLook(), accessoryCircular = ControlLook()
  /// A gauge, drawn as a bar.
  public static let accessoryCircularCapacity = ControlLook()
}

extension View {
  /// Shows the buttons inside this view in the theme's look, whatever the name of the style.
  public func buttonStyle(_ style: ControlLook) -> some View { ownStyle((any ButtonStyle).self, nil) }

  /// Shows the labels inside this view in the usual look, whatever the name of the style.
  public func labelStyle(_ style: ControlLook) -> some View { ownStyle((any LabelStyle).self, nil) }

  /// Shows the text fields inside this view in the theme's look, whatever the name of the style.
  public func textFieldStyle(_ style: ControlLook) -> some View { ownStyle((any TextFieldStyle).self, nil) }

  /// Shows the toggles inside this view in the theme's look, whatever the name of the style.
  public func toggleStyle(_ style: ControlLook) -> some View { ownStyle((any ToggleStyle).self, nil) }
}

// Styles by the names of their types.
/// A look by the name of its type in SwiftUI.
public typealias PlainButtonStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias BorderedButtonStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias BorderedProminentButtonStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias BorderlessButtonStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultButtonStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias SwitchToggleStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultToggleStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias PlainTextFieldStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias RoundedBorderTextFieldStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias PlainListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias GroupedListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias InsetListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias InsetGroupedListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias SidebarListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias PageTabViewStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias StackNavigationViewStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias TitleOnlyLabelStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias IconOnlyLabelStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias ButtonToggleStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias GraphicalDatePickerStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias CompactDatePickerStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias WheelDatePickerStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias TitleAndIconLabelStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias CheckboxToggleStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultTextFieldStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias SquareBorderTextFieldStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias BorderlessButtonMenuStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias ButtonMenuStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultMenuStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultLabelStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultDatePickerStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias BorderedListStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultGroupBoxStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias DefaultProgressViewStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias LinearProgressViewStyle = ControlLook
/// A look by the name of its type in SwiftUI.
public typealias CircularProgressViewStyle = ControlLook

/// The size of a control; always one row.
public nonisolated enum ControlSize: Hashable, Sendable, CaseIterable {
  /// A row, as every other size.
  case mini, small, regular, large, extraLarge
}
/// The shape of a button's border.
public nonisolated enum ButtonBorderShape: Hashable, Sendable {
  /// Drawn as every other: `[ Title ]`.
  case automatic, capsule, roundedRectangle, circle
  /// Drawn as every other: `[ Title ]`.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { roundedRectangle }
}
/// How much a title stands out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// Drawn as the other one.
  case standard, increased
}
/// Whether text can be selected, which is up to the terminal.
public nonisolated enum TextSelectability: Hashable, Sendable {
  /// Left to the terminal.
  case enabled, disabled
}
/// The size of text, which is up to the terminal.
public nonisolated enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  /// A size that a form does not change.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A size that a form does not change.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
/// The writing tools; there are none.
public nonisolated enum WritingToolsBehavior: Hashable, Sendable {
  /// Has no effect.
  case automatic, complete, limited, disabled
}
/// A light or dark appearance, which is up to the terminal.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// An appearance of a screen; a form keeps to the terminal's colours.
  case light, dark
}
/// The transition of a changed text; it changes at once.
public nonisolated struct ContentTransition: Hashable, Sendable {
  /// A change at once.
  public static let identity = ContentTransition(), opacity = ContentTransition(), interpolate = ContentTransition()
  /// A change at once.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  /// A change at once.
  public static func numericText(value: Double) -> ContentTransition { identity }
  /// The text changes at once.
  public static var symbolEffect: ContentTransition { identity }
  /// The text changes at once.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { identity }
}
/// When dragging dismisses the keyboard; there is none to dismiss.
public nonisolated enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// Has no effect.
  case automatic, immediately, interactively, never
}
/// When a scrolling view bounces; never.
public nonisolated enum ScrollBounceBehavior: Hashable, Sendable {
  /// Has no effect.
  case automatic, always, basedOnSize
}
/// The space between sections.
public nonisolated enum ListSectionSpacing: Hashable, Sendable {
  /// The spacing of the list itself.
  case `default`, compact
  /// The spacing of the list itself; `spacing` of a stack is kept.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { compact }
}
/// The upper or lower edge.
public nonisolated enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The edge of that side.
  case top, bottom
  /// Some of the two edges.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge, the lower one, or both.
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
  }
}
/// The regions of a safe area; a terminal has none.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A region that a terminal does not have.
  public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2)
  /// Both regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
/// A bar; there is only the bottom row.
public nonisolated enum ToolbarPlacement: Hashable, Sendable {
  /// Stands for the bottom row.
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}
/// How a title is shown; always in one row.
public nonisolated enum TitleDisplayMode: Hashable, Sendable {
  /// In one row.
  case automatic, inline, large, inlineLarge
}
/// The height of a second screen; always that of the terminal.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  /// The height of the terminal.
  public static let medium = PresentationDetent(), large = PresentationDetent()
  /// The height of the terminal.
  public static func height(_ height: Double) -> PresentationDetent { large }
  /// The height of the terminal.
  public static func fraction(_ fraction: Double) -> PresentationDetent { large }
}
/// The traits that a screen reader announces; it reads the rows instead.
public nonisolated struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A trait that is not announced.
  public static let isButton = AccessibilityTraits(rawValue: 1), isHeader = AccessibilityTraits(rawValue: 2)
  /// A trait that is not announced.
  public static let isSelected = AccessibilityTraits(rawValue: 4), isLink = AccessibilityTraits(rawValue: 8)
  /// A trait that is not announced.
  public static let isToggle = AccessibilityTraits(rawValue: 16), isStaticText = AccessibilityTraits(rawValue: 32)
  /// A trait that is not announced.
  public static let isSearchField = AccessibilityTraits(rawValue: 64), isImage = AccessibilityTraits(rawValue: 128)
  /// A trait that is not announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256), isModal = AccessibilityTraits(rawValue: 512)
}
/// How a screen reader groups views; it reads the rows instead.
public nonisolated enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Has no effect.
  case ignore, contain, combine
}
/// The level of a heading.
public nonisolated enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// Has no effect.
  case unspecified, h1, h2, h3, h4, h5, h6
}
/// Haptic feedback; there is none.
public nonisolated enum SensoryFeedback: Hashable, Sendable {
  /// Feedback that nobody feels.
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
  /// Feedback that nobody feels.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// The weight of a touch.
  public nonisolated enum Weight: Hashable, Sendable {
    /// How strong the feedback would be.
    case light, medium, heavy
  }
}

/// Colours by UIKit's names, as in `Color(.systemBackground)`: what is behind a screen is the terminal's background.
public nonisolated struct SystemColor: Hashable, Sendable {
  fileprivate let color: Color

  /// The terminal's background.
  public static let systemBackground = SystemColor(color: .standard), secondarySystemBackground = systemBackground
  /// The terminal's background.
  public static let tertiarySystemBackground = systemBackground, systemGroupedBackground = systemBackground
  /// The terminal's background.
  public static let secondarySystemGroupedBackground = systemBackground, systemFill = systemBackground
  /// The terminal's background.
  public static let windowBackgroundColor = systemBackground, controlBackgroundColor = systemBackground
  /// The terminal's background.
  public static let textBackgroundColor = systemBackground, tertiarySystemGroupedBackground = systemBackground
  /// The colours of texts.
  public static let labelColor = SystemColor(color: .primary), secondaryLabelColor = SystemColor(color: .secondary)
  /// The colours of texts and of lines.
  public static let textColor = labelColor, separatorColor = secondaryLabelColor, link = SystemColor(color: .link)
  /// The accent colour.
  public static let controlAccentColor = SystemColor(color: .accentColor), tintColor = controlAccentColor
  /// The theme's colour of text, or of text that stands back.
  public static let label = SystemColor(color: .primary), secondaryLabel = SystemColor(color: .secondary)
  /// The theme's colour of text that stands back.
  public static let tertiaryLabel = secondaryLabel, placeholderText = secondaryLabel, separator = secondaryLabel
  /// The colour of that name of `Color`.
  public static let systemRed = SystemColor(color: .red), systemGreen = SystemColor(color: .green)
  /// The colour of that name of `Color`.
  public static let systemBlue = SystemColor(color: .blue), systemYellow = SystemColor(color: .yellow)
  /// The colour of that name of `Color`.
  public static let systemOrange = SystemColor(color: .orange), systemPink = SystemColor(color: .pink)
  /// The colour of that name of `Color`.
  public static let systemPurple = SystemColor(color: .purple), systemTeal = SystemColor(color: .teal)
  /// The colour of that name of `Color`.
  public static let systemIndigo = SystemColor(color: .indigo), systemGray = SystemColor(color: .gray)
  /// The grey of `Color`.
  public static let systemGray2 = systemGray, systemGray3 = systemGray, systemGray4 = systemGray
  /// The terminal's background.
  public static let systemGray5 = systemBackground, systemGray6 = systemBackground
}

extension Color {
  /// A colour by UIKit's name.
  public init(_ color: SystemColor) { self = color.color }
  /// A colour by UIKit's name.
  public init(uiColor color: SystemColor) { self = color.color }
  /// A colour by AppKit's name.
  public init(nsColor color: SystemColor) { self = color.color }

  /// A colour of an asset catalogue.
  @available(
    *, unavailable, message: "there are no asset catalogues: name a colour, as in Color.teal, or give its parts"
  )
  public init(_ name: String) { self = .standard }
}

extension GeometryProxy {
  /// None: a terminal has no unsafe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
/// The motion of a symbol; there are none.
public nonisolated enum SymbolEffect: Hashable, Sendable {
  /// Has no effect.
  case appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
}
/// The scale of images; there are none.
public nonisolated enum ImageScale: Hashable, Sendable {
  /// Has no effect.
  case small, medium, large
}

extension Edge {
  /// The same as `Edge`, which is already a set.
  public typealias Set = Edge
}

/// The direction of a layout.
public nonisolated enum LayoutDirection: Hashable, Sendable {
  /// The side on which lines begin and rows of views start.
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  /// The size of text, which is up to the terminal.
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  /// The direction of the layout: from the right for a language that is read from there. The whole screen has one
  /// direction; setting another for a part of it changes nothing.
  public var layoutDirection: LayoutDirection {
    get { textOrder == .fromRight ? .rightToLeft : .leftToRight }
    set {}
  }
}

extension View {
  /// Places views above or below this one, where they stay fixed. There is no safe area to inset.
  @ViewBuilder
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Has no effect: the bottom row is visible when it has items.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }

  /// Sets which letters are capitalized during typing, by UIKit's names.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.capitalization)
  }
}

/// What Xcode shows beside the code; here it only compiles. `FormSession` of FormTesting shows a screen in a test.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// Which letters are capitalized, by UIKit's names.
public nonisolated enum TextAutocapitalizationType: Hashable, Sendable {
  /// The letters that are capitalized: none, the first of each word or sentence, or all.
  case none, words, sentences, allCharacters

  fileprivate var capitalization: Capitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// How large Xcode would show a preview.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// Has no effect.
  case device, sizeThatFits
}
/// How a device would be held in a preview.
public nonisolated enum InterfaceOrientation: Hashable, Sendable {
  /// Has no effect.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
/// What the shape of a view would be taken for.
public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Has no effect.
  public static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2)
  /// Has no effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4), hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Has no effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 16), accessibility = ContentShapeKinds(rawValue: 32)
}
