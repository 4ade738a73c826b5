import Formline

// Arguments that SwiftUI takes besides, and types that it names.

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View { configuration.label.bold(isEnabled) }
}

extension ButtonStyle where Self == Framed {
  fileprivate static var framed: Framed { Framed() }
}

extension HorizontalAlignment {
  private enum Field: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
  }
  fileprivate static let field = HorizontalAlignment(Field.self)
}

private struct Raised: ViewModifier {
  var isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0) }
}

extension AnyTransition {
  fileprivate static var raised: AnyTransition { .modifier(active: Raised(isOn: false), identity: Raised(isOn: true)) }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brandish: Color { Color(hue: 0.6, saturation: 0.5, brightness: 0.8) }
}

extension Color {
  init(hex: UInt) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: 1)
  }
}

private struct Saving: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Save") {} } }
}

private struct Titled: FormStyle {
  let title: String
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(title)
      Form(configuration)
    }
  }
}

extension FormStyle where Self == Titled {
  fileprivate static var titled: Titled { Titled(title: "a") }
}

@MainActor func tinted(_ style: some ShapeStyle) -> some View { Text("a").foregroundStyle(style) }

struct Branch: Identifiable { let id = 0; var branches: [Branch]? }

extension Spellings {
  @ViewBuilder var isUnwrapped: some View { if let flavor = Binding($choice) { Picker("a", selection: flavor) {} } }
  var isWrapped: some View { Picker("a", selection: Binding($flavor) as Binding<Flavor?>) {} }
  var setsInTransaction: some View {
    Toggle(
      "a",
      isOn: Binding {
        isOn
      } set: { value, _ in
        isOn = value
      })
  }
  var togglesAll: some View { Toggle("a", sources: $items, isOn: \.isDone) }
  var togglesBoth: some View { Toggle("a", systemImage: "b", sources: [$isOn, $flag], isOn: \.self) }
  var togglesAllLabelled: some View { Toggle(sources: $items, isOn: \.isDone) { Text("a") } }
  var picksForBoth: some View { Picker("a", sources: [$count, $tab], selection: \.self) { Text("1").tag(1) } }
  var filtered: some View {
    ForEach($items.filter { $0.wrappedValue.isDone }) { $item in TextField("a", text: $item.name) }
  }
  var listFiltered: some View { List($items.filter { !$0.isDone.wrappedValue }) { $item in Text(item.name) } }
  var deletesSometimes: some View {
    ForEach(items) { Text($0.name) }.onDelete(perform: isOn ? delete : nil).onMove(perform: isOn ? move : nil)
  }
  var formOfStyle: some View { Form { Text("a") }.formStyle(.titled) }
  var formOfStyles: some View { Form { Text("a") }.formStyle(Titled(title: "b")).formStyle(.columns) }
  var picksForAll: some View {
    Picker("a", sources: $items, selection: \.count) { Text("1").tag(1, includeOptional: true) }
  }
  var picksWithLabel: some View {
    Picker("a", selection: $flavor) {
    } currentValueLabel: {
      Text("now")
    }
  }
  var menuWithAction: some View {
    Menu("a") {
      Button("b") {}
    } primaryAction: {
      submit()
    }
  }
  var menuWithLabel: some View {
    Menu {
      Button("b") {}
    } label: {
      Text("a")
    } primaryAction: {
      submit()
    }
  }
  var groupWithTitle: some View {
    ControlGroup("a", systemImage: "b") { Button("c") {} }.controlGroupStyle(.navigation)
  }
  var groupWithLabel: some View {
    ControlGroup {
      Button("a") {}
    } label: {
      Text("b")
    }
  }
  var closes: some View {
    Form {
      Section(isExpanded: $isOn) {
        Text("a")
      } header: {
        Text("b")
      }
    }
  }
  var searches: some View { List { Text("a") }.searchable(text: $text) { Text("b").searchCompletion("b") } }
  var nothing: some View { ContentUnavailableView("a", image: "b") }
  var tabsWithRoles: some View {
    TabView(selection: $tab) {
      Tab("a", image: "b", value: 0) { Text("a") }
      Tab("b", systemImage: "b", value: 1, role: .search) { Text("b") }
      Tab(value: 2) {
        Text("c")
      } label: {
        Text("c")
      }
    }
  }
  var toolbarItems: some View {
    Text("a").toolbar(id: "b") {
      ToolbarItem(id: "c", placement: .secondaryAction, showsByDefault: false) { Text("c") }
    }
  }
  var ownToolbar: some View { Text("a").toolbar { Saving() } }
  @ToolbarContentBuilder var builtToolbar: some ToolbarContent { ToolbarItem { Text("a") } }
  var tree: some View { List { OutlineGroup(Branch(), children: \.branches) { Text("\($0.id)") } } }
  var chosenTree: some View { List([Branch()], children: \.branches, selection: $selectedID) { Text("\($0.id)") } }
  var eachSubview: some View { ForEach(subviews: Group { Text("a") }) { $0.bold() } }
  var eachSection: some View {
    ForEach(sections: Group { Text("a") }) { section in
      VStack {
        section.header
        section.content
      }
    }
  }
  var column: some View { Table(items) { TableColumn("a", value: \.name).width(min: 10, ideal: 20, max: 30) } }
  var listLooks: some View {
    List { Section { Text("a") }.listSectionSpacing(8) }.listStyle(.bordered(alternatesRowBackgrounds: true))
      .scrollIndicators(.never, axes: .vertical)
  }
  var styles: some View {
    Toggle("a", isOn: $isOn).toggleStyle(CheckboxToggleStyle()).textFieldStyle(DefaultTextFieldStyle())
      .menuStyle(BorderlessButtonMenuStyle()).formStyle(GroupedFormStyle())
  }
  var ownStyle: some View { Button("a") {}.buttonStyle(.framed) }
  var ownGuide: some View { VStack(alignment: .field) { Text("a").alignmentGuide(.field) { $0[.field] } } }
  var ownTransition: some View { Text("a").transition(.raised).modifier(Raised(isOn: isOn).concat(EmptyModifier())) }
  var colors: some View {
    Text("a").foregroundStyle(.brandish).background(.background).tint(Color(hex: 0x336699))
      .foregroundStyle(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint.secondary))
      .background(.fill.tertiary, in: .rect(topLeadingRadius: 4))
      .foregroundStyle(HierarchicalShapeStyle.secondary).background(.windowBackground, ignoresSafeAreaEdges: .all)
  }
  var named: some View {
    VStack {
      Text("a").foregroundStyle(.placeholder); Text("b").foregroundStyle(.link); tinted(Color.separator)
    }
    .background(in: .capsule).overlay(.red, in: .rect(cornerRadius: 4)).foregroundStyle(.selection)
  }
  var lines: some View {
    Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 1, dash: [4])).contentShape(.interaction, .capsule)
  }
  var movesInTime: some View {
    Text("a").underline(true, pattern: .dash, color: .red).animation(.snappy(duration: 0.2), value: count)
      .animation(.smooth(duration: 0.2), value: count).animation(.interactiveSpring(), value: isOn)
      .contentTransition(.symbolEffect(.replace)).coordinateSpace(.named("space"))
  }
  var feels: some View {
    Text("a").sensoryFeedback(.impact(weight: .light), trigger: isOn) { _, new in new }
      .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
  }
  var presents: some View {
    Text("a").popover(isPresented: $isOn, attachmentAnchor: .point(.top)) { Text("b") }
      .presentationDetents([.medium], selection: .constant(.large)).toolbarBackgroundVisibility(
        .hidden, for: .navigationBar
      )
      .environment(\.font, .body).environment(\.controlSize, .large).previewLayout(.sizeThatFits)
  }
}

/// Values of the environment that are the same everywhere.
struct Surroundings: View {
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font
  @Environment(\.headerProminence) private var prominence
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.isScrollEnabled) private var scrolls
  @Environment(\.keyboardShortcut) private var shortcut: KeyboardShortcut?
  @AppStorage("kind") private var kind: Spellings.Flavor?
  var body: some View { Text("a").opacity(reasons.isEmpty && scrolls && size == .regular ? 1 : 0) }
}
