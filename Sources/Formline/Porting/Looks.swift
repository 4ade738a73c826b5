import ContentTypes
public import ViewTree

// SwiftUI's appearance settings without an effect in a terminal, so that code using them compiles. The modifiers that
// take them are in Declarations.swift and return the view unchanged.

/// A font by one of SwiftUI's names; text is shown in the terminal's font.
public nonisolated struct Font: Hashable, Sendable {
  public init() {}

  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font()
  public static let caption = Font(), caption2 = Font()

  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: Double) -> Font { Font() }
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font() }

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  public nonisolated enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public nonisolated enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public nonisolated enum Leading: Hashable, Sendable { case standard, tight, loose }
  public nonisolated enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  public nonisolated enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

/// A style of a control by one of SwiftUI's names: controls have one style here, coloured by the theme.
public nonisolated struct ControlLook: Hashable, Sendable {
  public init() {}
  /// A style with a colour, which `tint(_:)` sets here.
  public init(tint: Color) {}

  public static let automatic = ControlLook(), plain = ControlLook()
  // Buttons and menus.
  public static let bordered = ControlLook(), borderedProminent = ControlLook(), borderless = ControlLook()
  public static let link = ControlLook(), button = ControlLook(), borderlessButton = ControlLook()
  public static let glass = ControlLook(), glassProminent = ControlLook(), card = ControlLook()
  // Toggles and texts.
  public static let `switch` = ControlLook(), checkbox = ControlLook()
  public static let roundedBorder = ControlLook(), squareBorder = ControlLook()
  // Lists, tables, tabs.
  public static let grouped = ControlLook(), inset = ControlLook(), insetGrouped = ControlLook()
  public static let sidebar = ControlLook(), page = ControlLook(), tabBarOnly = ControlLook()
  public static let sidebarAdaptable = ControlLook(), stack = ControlLook(), columns = ControlLook()
  public static func page(indexDisplayMode: IndexDisplayMode) -> ControlLook { page }
  public static func bordered(alternatesRowBackgrounds: Bool) -> ControlLook { bordered }
  public static func inset(alternatesRowBackgrounds: Bool) -> ControlLook { inset }
  public static let accessoryBar = ControlLook(), accessoryBarAction = ControlLook(), navigation = ControlLook()
  public static let palette = ControlLook(), compactMenu = ControlLook()
  public nonisolated enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }
  // Labels, dates, gauges.
  public static let titleOnly = ControlLook(), titleAndIcon = ControlLook(), iconOnly = ControlLook()
  public static let compact = ControlLook(), graphical = ControlLook(), wheel = ControlLook()
  public static let field = ControlLook(), stepperField = ControlLook()
  public static let linear = ControlLook(), circular = ControlLook()
  public static let linearCapacity = ControlLook(), accessoryLinear = ControlLook()
  public static let accessoryLinearCapacity = ControlLook(), accessoryCircular = ControlLook()
  public static let accessoryCircularCapacity = ControlLook()
}

// Styles by the names of their types.
public typealias PlainButtonStyle = ControlLook
public typealias BorderedButtonStyle = ControlLook
public typealias BorderedProminentButtonStyle = ControlLook
public typealias BorderlessButtonStyle = ControlLook
public typealias DefaultButtonStyle = ControlLook
public typealias SwitchToggleStyle = ControlLook
public typealias DefaultToggleStyle = ControlLook
public typealias PlainTextFieldStyle = ControlLook
public typealias RoundedBorderTextFieldStyle = ControlLook
public typealias PlainListStyle = ControlLook
public typealias GroupedListStyle = ControlLook
public typealias InsetListStyle = ControlLook
public typealias InsetGroupedListStyle = ControlLook
public typealias SidebarListStyle = ControlLook
public typealias PageTabViewStyle = ControlLook
public typealias StackNavigationViewStyle = ControlLook
public typealias TitleOnlyLabelStyle = ControlLook
public typealias IconOnlyLabelStyle = ControlLook
public typealias ButtonToggleStyle = ControlLook
public typealias DefaultListStyle = ControlLook
public typealias GraphicalDatePickerStyle = ControlLook
public typealias CompactDatePickerStyle = ControlLook
public typealias WheelDatePickerStyle = ControlLook
public typealias TitleAndIconLabelStyle = ControlLook
public typealias CheckboxToggleStyle = ControlLook
public typealias DefaultTextFieldStyle = ControlLook
public typealias SquareBorderTextFieldStyle = ControlLook
public typealias BorderlessButtonMenuStyle = ControlLook
public typealias ButtonMenuStyle = ControlLook
public typealias DefaultMenuStyle = ControlLook
public typealias DefaultLabelStyle = ControlLook
public typealias DefaultDatePickerStyle = ControlLook
public typealias BorderedListStyle = ControlLook
public typealias DefaultGroupBoxStyle = ControlLook
public typealias DefaultProgressViewStyle = ControlLook
public typealias LinearProgressViewStyle = ControlLook
public typealias CircularProgressViewStyle = ControlLook

/// The size of a control; always one row.
public nonisolated enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }
/// The shape of a button's border.
public nonisolated enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { roundedRectangle }
}
/// How much a title stands out.
public nonisolated enum Prominence: Hashable, Sendable { case standard, increased }
/// Whether text can be selected, which is up to the terminal.
public nonisolated enum TextSelectability: Hashable, Sendable { case enabled, disabled }
/// The size of text, which is up to the terminal.
public nonisolated enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
/// The writing tools; there are none.
public nonisolated enum WritingToolsBehavior: Hashable, Sendable { case automatic, complete, limited, disabled }
/// A light or dark appearance, which is up to the terminal.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
/// The transition of a changed text; it changes at once.
public nonisolated struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition(), opacity = ContentTransition(), interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
  public static func numericText(value: Double) -> ContentTransition { identity }
  public static var symbolEffect: ContentTransition { identity }
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { identity }
}
/// When dragging dismisses the keyboard; there is none to dismiss.
public nonisolated enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}
/// When a scrolling view bounces; never.
public nonisolated enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
/// The space between sections.
public nonisolated enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  public static func custom(_ spacing: Double) -> ListSectionSpacing { compact }
}
/// The upper or lower edge.
public nonisolated enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top, bottom
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
  }
}
/// The regions of a safe area; a terminal has none.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1), keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
/// A bar; there is only the bottom row.
public nonisolated enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}
/// How a title is shown; always in one row.
public nonisolated enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
/// The height of a second screen; always that of the terminal.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent()
  public static func height(_ height: Double) -> PresentationDetent { large }
  public static func fraction(_ fraction: Double) -> PresentationDetent { large }
}
/// The traits that a screen reader announces; it reads the rows instead.
public nonisolated struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1), isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4), isLink = AccessibilityTraits(rawValue: 8)
  public static let isToggle = AccessibilityTraits(rawValue: 16), isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isSearchField = AccessibilityTraits(rawValue: 64), isImage = AccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256), isModal = AccessibilityTraits(rawValue: 512)
}
/// How a screen reader groups views; it reads the rows instead.
public nonisolated enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
/// The level of a heading.
public nonisolated enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// Haptic feedback; there is none.
public nonisolated enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  public nonisolated enum Weight: Hashable, Sendable { case light, medium, heavy }
}

/// Colours by UIKit's names, as in `Color(.systemBackground)`: what is behind a screen is the terminal's background.
public nonisolated struct SystemColor: Hashable, Sendable {
  fileprivate let color: Color

  public static let systemBackground = SystemColor(color: .standard), secondarySystemBackground = systemBackground
  public static let tertiarySystemBackground = systemBackground, systemGroupedBackground = systemBackground
  public static let secondarySystemGroupedBackground = systemBackground, systemFill = systemBackground
  public static let windowBackgroundColor = systemBackground, controlBackgroundColor = systemBackground
  public static let textBackgroundColor = systemBackground, tertiarySystemGroupedBackground = systemBackground
  public static let labelColor = SystemColor(color: .primary), secondaryLabelColor = SystemColor(color: .secondary)
  public static let textColor = labelColor, separatorColor = secondaryLabelColor, link = SystemColor(color: .link)
  public static let controlAccentColor = SystemColor(color: .accentColor), tintColor = controlAccentColor
  public static let label = SystemColor(color: .primary), secondaryLabel = SystemColor(color: .secondary)
  public static let tertiaryLabel = secondaryLabel, placeholderText = secondaryLabel, separator = secondaryLabel
  public static let systemRed = SystemColor(color: .red), systemGreen = SystemColor(color: .green)
  public static let systemBlue = SystemColor(color: .blue), systemYellow = SystemColor(color: .yellow)
  public static let systemOrange = SystemColor(color: .orange), systemPink = SystemColor(color: .pink)
  public static let systemPurple = SystemColor(color: .purple), systemTeal = SystemColor(color: .teal)
  public static let systemIndigo = SystemColor(color: .indigo), systemGray = SystemColor(color: .gray)
  public static let systemGray2 = systemGray, systemGray3 = systemGray, systemGray4 = systemGray
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
  case appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
}
/// The scale of images; there are none.
public nonisolated enum ImageScale: Hashable, Sendable { case small, medium, large }

extension Edge {
  /// The same as `Edge`, which is already a set.
  public typealias Set = Edge
}

/// The direction of a layout.
public nonisolated enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

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
public nonisolated enum PreviewLayout: Hashable, Sendable { case device, sizeThatFits }
/// How a device would be held in a preview.
public nonisolated enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What the shape of a view would be taken for.
public nonisolated struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1), dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4), hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16), accessibility = ContentShapeKinds(rawValue: 32)
}
