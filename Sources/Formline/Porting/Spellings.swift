public import ViewTree

// Arguments that SwiftUI takes besides: what they ask for is here in another spelling, or changes nothing in a terminal.

/// Every style is a colour here, since a cell is filled with one.
public protocol ShapeStyle {
  /// The colour that cells are filled with.
  var cellColor: Color { get }
}

extension Color: @MainActor ShapeStyle {
  public var cellColor: Color { self }
}

/// Every style is a colour.
public typealias AnyShapeStyle = Color
/// Every style is a colour.
public typealias HierarchicalShapeStyle = Color
/// The content of a toolbar is views.
public typealias ToolbarContent = View
/// The content of a toolbar is views.
public typealias ToolbarContentBuilder = ViewBuilder
/// The style of a form, by the name of a type in SwiftUI.
public typealias GroupedFormStyle = FormArrangement

extension Color {
  /// The same colour: a style is one.
  @_disfavoredOverload
  public nonisolated init(_ style: Color) { self = style }

  /// The space of the components; all are taken as those of sRGB.
  public nonisolated enum RGBColorSpace: Hashable, Sendable {
    /// Has no effect.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from its components, 0 to 1. The opacity is ignored: cells are opaque.
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { self.init(red: red, green: green, blue: blue) }

  /// A grey, from black at 0 to white at 1.
  public nonisolated init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white) }

  /// A colour from its hue, saturation and brightness, 0 to 1. The opacity is ignored: cells are opaque.
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  /// The terminal's default background.
  public nonisolated static let background = standard, windowBackground = standard, fill = standard
  /// The terminal's default colour.
  public nonisolated static let foreground = primary
  /// A grey, as for all that stands back.
  public nonisolated static let placeholder = secondary, separator = secondary, quinary = secondary
  /// The accent colour.
  public nonisolated static let link = accentColor, selection = accentColor
}

extension View {
  /// Gives text inside this view a style's colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { foregroundStyle(style.cellColor) }

  /// Fills the cells behind this view with a colour; there is no unsafe area.
  public func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set) -> some View { background(color) }

  /// Fills the cells behind this view with the terminal's background.
  public func background(in shape: some Shape) -> some View { background(.background, in: shape) }

  /// Puts a coloured shape in front of this view.
  public func overlay(_ color: Color, in shape: some Shape) -> some View { overlay { shape.fill(color) } }

  /// Underlines text inside this view; every line is plain.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
    underline(isActive, color: color)
  }

  /// Names a coordinate space; see ``coordinateSpace(name:)``.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View { coordinateSpace(name: space.name) }

  /// Sets whether scroll indicators are shown; a screen scrolls along one axis.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) -> some View {
    scrollIndicators(visibility)
  }

  /// The same as a sheet: a screen stands alone, and has no anchor.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content) }

  /// The same as a sheet: a screen stands alone, and has no anchor.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { popover(item: item, arrowEdge: arrowEdge, content: content) }

  /// Sets the value of a picker that this view represents, also of a choice that may be missing.
  public func tag<Value: Hashable>(_ value: Value, includeOptional: Bool) -> some View { tag(value) }

  /// Puts a search field with suggestions above this view.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: (any LabelText)? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  /// Shows items in the bottom row, whose order nobody changes.
  public func toolbar<Items: View>(id: String, @ViewBuilder content: () -> Items) -> some View {
    toolbar(content: content)
  }
}

/// A coordinate space by its name.
public struct NamedCoordinateSpace: Hashable {
  let name: AnyHashable
  /// The space of the ancestor with the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

/// Where a popover would point to.
public enum PopoverAttachmentAnchor {
  /// Has no effect.
  case point(UnitPoint)
}

extension Text {
  /// How a line below or through a text would be drawn.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// How the dashes of a line would follow each other.
    public nonisolated enum Pattern: Hashable, Sendable {
      /// Has no effect.
      case solid, dot, dash, dashDot, dashDotDot
    }
    /// Has no effect: every line is plain.
    public static let single = LineStyle()
  }
}

extension Menu {
  /// A menu whose first entry does what a press would do.
  public init<Actions: View>(
    _ title: some LabelText, systemImage name: String? = nil, @ViewBuilder content: () -> Actions,
    primaryAction: @escaping () -> Void
  ) where Content == PrimaryMenu<Actions> {
    self.init(title) { PrimaryMenu(label: ControlLabel(title), action: primaryAction, actions: content()) }
  }

  /// A menu whose first entry does what a press would do, with any label.
  public init<Actions: View>(
    @ViewBuilder content: () -> Actions, @ViewBuilder label: () -> some View, primaryAction: @escaping () -> Void
  ) where Content == PrimaryMenu<Actions> {
    let views = label()
    self.init {
      PrimaryMenu(label: ControlLabel(views: views), action: primaryAction, actions: content())
    } label: {
      views
    }
  }
}

/// The entries of a menu, after the one that a press would choose.
public struct PrimaryMenu<Actions: View>: View {
  let label: ControlLabel
  let action: () -> Void
  let actions: Actions

  public var body: some View {
    Button(action: action) { label }
    actions
  }
}

extension ControlGroup {
  /// A group of controls. It stands in a row, whose label would take room.
  public init(_ title: some LabelText, systemImage name: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// A group of controls. It stands in a row, whose label would take room.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) { self.init(content: content) }
}

extension Section {
  /// A section that can be closed, with any label.
  public init<Header: View, Inner: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Inner, @ViewBuilder header: () -> Header
  ) where Content == DisclosureGroup<Inner> {
    self.init { DisclosureGroup(isExpanded: isExpanded, content: content, label: header) }
  }
}

extension ContentUnavailableView where Label == Text, Description == Text?, Actions == EmptyView {
  /// A placeholder with a title. The image is ignored.
  public init(_ title: some LabelText, image name: String, description: Text? = nil) {
    self.init(title, systemImage: name, description: description)
  }
}

/// What a page would be for.
public nonisolated enum TabRole: Hashable, Sendable {
  /// Has no effect.
  case search
}

extension Tab {
  /// A page with a title. The image is ignored.
  public init(_ title: some LabelText, image name: String, @ViewBuilder content: () -> Content) {
    self.init(title, systemImage: name, content: content)
  }
  /// A page with a title, shown while its value is selected. The image is ignored.
  public init(
    _ title: some LabelText, image name: String, value: some Hashable, @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: name, value: value, content: content) }
  /// A page with a title, shown while its value is selected. The role is ignored.
  public init(
    _ title: some LabelText, systemImage name: String, value: some Hashable, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: name, value: value, content: content) }
  /// A page whose title is what its label says.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(ControlLabel(views: label()), nil, content())
  }
  /// A page whose title is what its label says, shown while its value is selected.
  public init(
    value: some Hashable, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { self.init(ControlLabel(views: label()), PickerSelection.tag(value), content()) }
}

extension ToolbarItemGroup {
  /// An item of the bottom row, whose order nobody changes.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }
}

extension Toggle {
  /// A toggle for many values at once: on if all are. An image is ignored.
  public init<Values: MutableCollection>(
    _ title: some LabelText, systemImage name: String? = nil, sources values: Binding<Values>,
    isOn: WritableKeyPath<Values.Element, Bool>
  ) { self.init(title, isOn: values.shared(isOn).orOff) }

  /// A toggle for many values at once, with any label: on if all are.
  public init<Values: MutableCollection>(
    sources values: Binding<Values>, isOn: WritableKeyPath<Values.Element, Bool>, @ViewBuilder label: () -> some View
  ) { self.init(isOn: values.shared(isOn).orOff, label: label) }

  /// A toggle for many bindings at once: on if all are. An image is ignored.
  public init<Sources: Collection>(
    _ title: some LabelText, systemImage name: String? = nil, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(title, isOn: Binding(shared: sources.map { $0[keyPath: isOn] }).orOff) }

  /// A toggle for many bindings at once, with any label: on if all are.
  public init<Sources: Collection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> some View
  ) { self.init(isOn: Binding(shared: sources.map { $0[keyPath: isOn] }).orOff, label: label) }
}

extension Picker {
  /// A choice for many values at once: nothing is chosen while they differ.
  public init<Values: MutableCollection, Member: Hashable>(
    _ title: some LabelText, sources values: Binding<Values>, selection: WritableKeyPath<Values.Element, Member>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == Member? {
    self.init(title, selection: values.shared(selection), content: content)
  }

  /// A choice for many values at once, with any label: nothing is chosen while they differ.
  public init<Values: MutableCollection, Member: Hashable>(
    sources values: Binding<Values>, selection: WritableKeyPath<Values.Element, Member>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View
  ) where SelectionValue == Member? {
    self.init(selection: values.shared(selection), content: content, label: label)
  }

  /// A choice for many bindings at once: nothing is chosen while they differ.
  public init<Sources: Collection, Member: Hashable>(
    _ title: some LabelText, sources: Sources, selection: KeyPath<Sources.Element, Binding<Member>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue == Member? {
    self.init(title, selection: Binding(shared: sources.map { $0[keyPath: selection] }), content: content)
  }

  /// A picker with a text for the current choice: in a menu always, in a list while nothing is chosen.
  public init(
    _ title: some LabelText, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title.labelText) }, currentValueLabel: currentValueLabel)
  }
}

extension Binding where Value: MutableCollection {
  /// What all elements have, or nil while they differ; setting it gives it to all, in one write.
  fileprivate func shared<Member: Hashable>(_ member: WritableKeyPath<Value.Element, Member>) -> Binding<Member?> {
    Binding<Member?> {
      wrappedValue.lazy.map { $0[keyPath: member] }.common
    } set: { new, transaction in
      guard let new else { return }
      var all = wrappedValue
      for index in all.indices { all[index][keyPath: member] = new }
      self.transaction(transaction).wrappedValue = all
    }
  }
}

extension Binding {
  /// What all of some bindings have, or nil while they differ; setting it gives it to all.
  fileprivate init<Member: Hashable>(shared bindings: [Binding<Member>]) where Value == Member? {
    self.init {
      bindings.lazy.map(\.wrappedValue).common
    } set: { new, transaction in
      guard let new else { return }
      for binding in bindings { binding.transaction(transaction).wrappedValue = new }
    }
  }
}

extension Binding where Value == Bool? {
  /// False for no value.
  fileprivate var orOff: Binding<Bool> {
    Binding<Bool> {
      wrappedValue ?? false
    } set: {
      transaction($1).wrappedValue = $0
    }
  }
}

extension Sequence where Element: Hashable {
  /// What all elements are; nil if they differ, or there is none.
  fileprivate var common: Element? {
    let values = Set(self)
    return values.count == 1 ? values.first : nil
  }
}

extension OutlineGroup {
  /// A row for one element, and for those that it holds.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data == [Element] { self.init([root], children: children, content: content) }
}

extension TableColumn {
  /// This column with bounds for its width; columns share what there is.
  public func width(min: Double? = nil, ideal: Double, max: Double? = nil) -> TableColumn { width(min: min, max: max) }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each view of a content, whatever their types.
  public init<Base: View, Row: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row)
  where Content == Group<SubviewsReader<Base, ForEach<SubviewsCollection, Subview.ID, Row>>> {
    self.init(rowsOf: Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Row>($0, content: content) })
  }

  /// A view for each section of a content, whatever their types.
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == Group<SectionsReader<Base, ForEach<SectionCollection, SectionConfiguration.ID, Row>>> {
    self.init(
      rowsOf: Group(sections: view) { ForEach<SectionCollection, SectionConfiguration.ID, Row>($0, content: content) })
  }
}

extension List {
  /// A row for each element of a tree, and for those that the elements hold; a row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Data.Element.ID?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == SelectableList<OutlineGroup<Data, Row>> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}

extension FormArrangement {
  /// The automatic style.
  public init() { self = .automatic }
}

extension Animation {
  /// A spring without a bounce, of a duration.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce, of a duration.
  public static func snappy(duration: Double = 0.4, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce, of a duration.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A quick spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This modifier, then another.
  public func concat<Next: ViewModifier>(_ next: Next) -> some ViewModifier { JoinedModifiers(first: self, next: next) }
}

private struct JoinedModifiers<First: ViewModifier, Next: ViewModifier>: ViewModifier {
  let first: First
  let next: Next
  func body(content: Content) -> some View { content.modifier(first).modifier(next) }
}

/// How a line would be drawn; lines have one width, and no dashes.
public nonisolated struct StrokeStyle: Hashable, Sendable {
  /// Has no effect.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {}
  /// How a line would end.
  public nonisolated enum LineCap: Hashable, Sendable {
    /// Has no effect.
    case butt, round, square
  }
  /// How a line would turn.
  public nonisolated enum LineJoin: Hashable, Sendable {
    /// Has no effect.
    case miter, round, bevel
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose outline has round corners, all of them.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: topLeadingRadius) }
}

extension Shape {
  /// The outline of this shape.
  public func stroke(_ color: Color = .standard, style: StrokeStyle) -> ShapeFill { stroke(color) }
  /// The outline of this shape, inside its edges like every outline.
  public func strokeBorder(_ color: Color = .standard, style: StrokeStyle) -> ShapeFill { stroke(color) }
}

// Values of the environment that are the same everywhere.
extension EnvironmentValues {
  /// The font, which is the terminal's.
  public var font: Font? {
    get { nil }
    set {}
  }
  /// The size of controls: always one row.
  public var controlSize: ControlSize {
    get { .regular }
    set {}
  }
  /// How much titles stand out.
  public var headerProminence: Prominence {
    get { .standard }
    set {}
  }
  /// True: what is longer than the screen scrolls.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  /// The size of text, which is up to the terminal.
  public var sizeCategory: DynamicTypeSize {
    get { .large }
    set {}
  }
  /// Why the view would be redacted: none is.
  public var redactionReasons: RedactionReasons {
    get { [] }
    set {}
  }
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

// In titles that are strings, as in texts.
extension DefaultStringInterpolation {
  /// A number in a `printf` format: `\(share, specifier: "%.2f")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }

  /// An integer in a `printf` format: `\(count, specifier: "%03d")`.
  public nonisolated mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
    appendLiteral(("\(value, specifier: specifier)" as LocalizedStringKey).plainText)
  }
}
