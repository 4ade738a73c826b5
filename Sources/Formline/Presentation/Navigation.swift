import AttributeGraph
public import ViewTree

/// A screen with links to further screens, which cover it; Esc and the Back item lead back.
///
///     NavigationStack {
///       List(items) { NavigationLink($0.name, value: $0) }
///         .navigationDestination(for: Item.self) { ItemScreen(item: $0) }
///     }
public struct NavigationStack<Root: View>: View {
  let root: Root
  private let bound: Binding<[AnyHashable]>?
  @State private var own: [AnyHashable] = []
  @State private var screens = NavigationScreens()

  /// A stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    bound = nil
  }

  /// A stack with a bound path: the elements of a collection, each with a `navigationDestination`.
  public init<Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Path>, @ViewBuilder root: () -> Root
  ) where Path.Element: Hashable {
    self.root = root()
    bound = Binding {
      path.wrappedValue.map { AnyHashable($0) }
    } set: {
      path.wrappedValue = Path($0.compactMap { $0.base as? Path.Element })
    }
  }

  /// A stack with a bound path of values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    bound = Binding {
      path.wrappedValue.elements
    } set: {
      path.wrappedValue.elements = $0
    }
  }

  public var body: some View {
    let path = bound ?? $own
    Group {
      root.modifier(PresenceModifier { screens.stack.root = $0 })
      ForEach(Array(path.wrappedValue.enumerated()), id: \.self.offset) { place, value in
        EmptyView().id(value).modifier(
          screens.screen(of: value) {
            // An action may have shortened the path before it dismisses the screen.
            path.wrappedValue.removeSubrange(min(place, path.wrappedValue.count)...)
          })
      }
    }
    .environment(\.screenStack, screens.stack)
    .environment(\.navigation, Navigation(screens: screens) { path.wrappedValue.append($0) })
  }
}

/// The screens of a stack: the root, and the others by the types of the values that lead to them.
final class NavigationScreens {
  let stack = ScreenStack()
  private var makers: [ObjectIdentifier: (Any) -> AnyView?] = [:]

  func register<Value: Hashable>(_ make: @escaping (Value) -> AnyView) {
    makers[ObjectIdentifier(Value.self)] = { ($0 as? Value).map(make) }
  }

  func screen(of value: AnyHashable, end: @escaping () -> Void) -> PresentationModifier<Screen<AnyView>> {
    PresentationModifier(
      place: .push,
      presented: { [self] in
        let view = makers[ObjectIdentifier(type(of: value.base))]?(value.base)
        return Screen(content: view ?? AnyView(Text("No navigationDestination for \(type(of: value.base))")))
      }, end: end)
  }
}

/// Gives links access to their stack.
struct Navigation {
  let screens: NavigationScreens
  let push: (AnyHashable) -> Void
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: Navigation? { nil } }

extension EnvironmentValues {
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The path through a `NavigationStack`, of values of several types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// An empty path.
  public init() {}
  /// A path of values.
  public init(_ elements: some Sequence<some Hashable>) { self.elements = elements.map { AnyHashable($0) } }

  /// The number of screens on the path.
  public var count: Int { elements.count }
  /// True if the path is empty.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds the screen of a value.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }
  /// Goes back by a number of screens.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// A button that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  private let destination: (() -> Destination)?
  private let value: AnyHashable?
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.theme) private var theme

  /// A link to a screen.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    value = nil
  }

  /// A link to a screen.
  public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }

  public var body: some View {
    Button {
      if let value { navigation?.push(value) } else { isActive = true }
    } label: {
      HStack(spacing: 1) {
        label
        Text("›").textStyle(theme.hint)
      }
    }
    .disabled(value != nil && navigation == nil)
    .modifier(
      PresentationModifier(
        place: .push, presented: { isActive ? destination.map { Screen(content: $0()) } : nil },
        end: { isActive = false }))
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, which `navigationDestination(for:destination:)` makes.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.label = label()
    destination = nil
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a screen, with a title.
  public init(_ title: some LabelText, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { title.labelView }
  }

  /// A link to a screen, with a title.
  public init(_ title: some LabelText, destination: @autoclosure @escaping () -> Destination) {
    self.init(destination: destination) { title.labelView }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen of a value, with a title.
  public init(_ title: some LabelText, value: (some Hashable)?) { self.init(value: value) { title.labelView } }
}

extension View {
  /// Sets the screen for values of a type in the enclosing `NavigationStack`.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    trait(of: destination) { inputs, destination in
      let graph = inputs.graph
      let navigation = graph.untracked { graph.value(inputs.environment) }.navigation
      navigation?.screens.register { (value: Value) in AnyView(destination()(value)) }
      return inputs
    }
  }

  /// Shows another screen while a condition is true.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View { screen(.push, while: isPresented, content: destination) }

  /// Shows the screen of an item while there is one.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View { screen(.push, of: item, id: { $0 }, content: destination) }

  /// Puts a title above this view.
  public func navigationTitle(_ title: some LabelText) -> some View { modifier(ScreenTitle(title: title.labelView)) }

  /// Puts a title above this view. It follows the binding and is not edited there: a `TextField` does that.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// Puts a title above this view; the old name of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: some LabelText, displayMode: TitleDisplayMode = .automatic) -> some View {
    navigationTitle(title)
  }
}

private struct ScreenTitle: ViewModifier {
  let title: Text
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    VStack {
      title.textStyle(theme.title).padding(.leading, 2).padding(.bottom, 1)
      content
    }
  }
}

/// The old name of `NavigationStack`.
public typealias NavigationView = NavigationStack
