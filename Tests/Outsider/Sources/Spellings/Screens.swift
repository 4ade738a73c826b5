import Formline

extension Spellings {
  // Forms, sections, rows
  var form: some View { Form { Text("a") } }
  var formGrouped: some View { Form { Text("a") }.formStyle(.grouped) }
  var formColumns: some View { Form { Text("a") }.formStyle(.columns) }
  var section: some View { Section("Title") { Text("a") } }
  var sectionKey: some View { Section(title) { Text("a") } }
  var sectionBare: some View { Section { Text("a") } }
  var sectionHeader: some View {
    Section {
      Text("a")
    } header: {
      Text("Title")
    }
  }
  var sectionFooter: some View {
    Section {
      Text("a")
    } footer: {
      Text("More")
    }
  }
  var sectionBoth: some View {
    Section {
      Text("a")
    } header: {
      Text("Title")
    } footer: {
      Text("More")
    }
  }
  var sectionOld: some View { Section(header: Text("Title")) { Text("a") } }
  var sectionOldBoth: some View { Section(header: Text("Title"), footer: Text("More")) { Text("a") } }
  var sectionOldFooter: some View { Section(footer: Text("More")) { Text("a") } }
  var sectionExpanded: some View { Section("Title", isExpanded: $isOn) { Text("a") } }
  var sectionProminent: some View { Section("Title") { Text("a") }.headerProminence(.increased) }
  var labeled: some View { LabeledContent("Name", value: string) }
  var labeledContent: some View { LabeledContent("Name") { Text("a") } }
  var labeledKey: some View { LabeledContent(title) { Text("a") } }
  var labeledNumber: some View { LabeledContent("Count", value: count, format: .number) }
  var labeledLabel: some View {
    LabeledContent {
      Text("a")
    } label: {
      Text("Name")
    }
  }
  var labeledViews: some View {
    LabeledContent {
      Text("a")
    } label: {
      Label("Name", systemImage: "person")
    }
  }
  var group: some View {
    Group {
      Text("a"); Text("b")
    }
  }
  var groupBox: some View { GroupBox { Text("a") } }
  var groupBoxTitle: some View { GroupBox("Title") { Text("a") } }
  var groupBoxLabel: some View {
    GroupBox {
      Text("a")
    } label: {
      Label("Title", systemImage: "gear")
    }
  }
  var groupBoxOld: some View { GroupBox(label: Text("Title")) { Text("a") } }
  var controlGroup: some View {
    ControlGroup {
      Button("a") {}; Button("b") {}
    }
  }
  var disclosure: some View { DisclosureGroup("More") { Text("a") } }
  var disclosureBound: some View { DisclosureGroup("More", isExpanded: $isOn) { Text("a") } }
  var disclosureLabel: some View {
    DisclosureGroup {
      Text("a")
    } label: {
      Label("More", systemImage: "gear")
    }
  }
  var disclosureKey: some View { DisclosureGroup(title) { Text("a") } }
  @ViewBuilder var conditional: some View { if isOn { Text("a") } else { Text("b") } }
  @ViewBuilder var switched: some View {
    switch flavor {
    case .lime: Text("a");
    default: EmptyView()
    }
  }
  @ViewBuilder var optional: some View { if let choice { Text(choice.rawValue) } }
  var erased: some View { AnyView(Text("a")) }
  @ViewBuilder var manyViews: some View {
    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
    Text("11")
  }

  // Lists
  var list: some View { List { Text("a") } }
  var listData: some View { List(items) { Text($0.name) } }
  var listID: some View { List(items, id: \.self) { Text($0.name) } }
  var listRange: some View { List(0..<5) { Text("\($0)") } }
  var listBinding: some View { List($items) { $item in TextField("Name", text: $item.name) } }
  var listEach: some View { List { ForEach(items) { Text($0.name) } } }
  var listEachBinding: some View { List { ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) } } }
  var listEnumerated: some View { List { ForEach(Array(items.enumerated()), id: \.offset) { Text($1.name) } } }
  var listIndices: some View { List { ForEach(items.indices, id: \.self) { Text(items[$0].name) } } }
  var listSelection: some View { List(items, selection: $selectedID) { Text($0.name) } }
  var listSelections: some View { List(items, selection: $selectedIDs) { Text($0.name) } }
  var listSelectionContent: some View { List(selection: $selectedID) { ForEach(items) { Text($0.name) } } }
  var listSelectionsContent: some View { List(selection: $selectedIDs) { ForEach(items) { Text($0.name) } } }
  var listSelectionTagged: some View { List(selection: $choice) { Text("a").tag(Flavor.lime) } }
  var listDeletes: some View { List { ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) } } }
  var listDeletesFunction: some View { List { ForEach(items) { Text($0.name) }.onDelete(perform: delete) } }
  var listMoves: some View {
    List { ForEach(items) { Text($0.name) }.onMove { items.move(fromOffsets: $0, toOffset: $1) } }
  }
  var listMovesFunction: some View { List { ForEach(items) { Text($0.name) }.onMove(perform: move) } }
  var listBoth: some View {
    List { ForEach($items) { $item in Text(item.name) }.onDelete(perform: delete).onMove(perform: move) }
  }
  var listEdits: some View { List($items, editActions: .all) { $item in Text(item.name) } }
  var listSwipes: some View {
    List { ForEach(items) { Text($0.name).swipeActions { Button("Delete", role: .destructive) { submit() } } } }
  }
  var listSwipesEdge: some View {
    Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { submit() }.tint(.yellow) }
  }
  var listDeleteDisabled: some View { ForEach(items) { Text($0.name).deleteDisabled($0.isDone) } }
  var listMoveDisabled: some View { ForEach(items) { Text($0.name).moveDisabled($0.isDone) } }
  var listStyled: some View { list.listStyle(.insetGrouped) }
  var listPlain: some View { list.listStyle(.plain) }
  var listSidebar: some View { list.listStyle(.sidebar) }
  var listOldStyle: some View { list.listStyle(PlainListStyle()) }
  var listRowBackground: some View { Text("a").listRowBackground(Color.red) }
  var listRowInsets: some View { Text("a").listRowInsets(EdgeInsets()) }
  var listRowInsetsOf: some View {
    Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }
  var listRowSeparator: some View { Text("a").listRowSeparator(.hidden) }
  var listSectionSeparator: some View { Section { Text("a") }.listSectionSeparator(.hidden, edges: .top) }
  var listSectionSpacing: some View { list.listSectionSpacing(.compact) }
  var listEditing: some View { list.environment(\.editMode, .constant(.active)) }
  var editButton: some View { EditButton() }
  var listToolbar: some View { list.toolbar { EditButton() } }
  var lazy: some View { LazyVStack { ForEach(items) { Text($0.name) } } }
  var lazyPinned: some View { LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") } }
  var table: some View { Table(items) { TableColumn("Name", value: \.name) } }

  // A second screen
  var sheet: some View { Text("a").sheet(isPresented: $isOn) { Text("b") } }
  var sheetDismissed: some View { Text("a").sheet(isPresented: $isOn, onDismiss: submit) { Text("b") } }
  var sheetClosure: some View {
    Text("a").sheet(isPresented: $isOn) {
      submit()
    } content: {
      Text("b")
    }
  }
  var sheetItem: some View { Text("a").sheet(item: $chosenItem) { Text($0.name) } }
  var sheetItemDismissed: some View { Text("a").sheet(item: $chosenItem, onDismiss: submit) { Text($0.name) } }
  var sheetDetents: some View {
    Text("a").sheet(isPresented: $isOn) { Text("b").presentationDetents([.medium, .large]) }
  }
  var sheetIndicator: some View {
    Text("a").sheet(isPresented: $isOn) { Text("b").presentationDragIndicator(.visible) }
  }
  var sheetGuarded: some View { Text("a").sheet(isPresented: $isOn) { Text("b").interactiveDismissDisabled() } }
  var cover: some View { Text("a").fullScreenCover(isPresented: $isOn) { Text("b") } }
  var coverItem: some View { Text("a").fullScreenCover(item: $chosenItem) { Text($0.name) } }
  var popover: some View { Text("a").popover(isPresented: $isOn) { Text("b") } }
  var popoverItem: some View { Text("a").popover(item: $chosenItem) { Text($0.name) } }
  var stack: some View { NavigationStack { Text("a") } }
  var stackPath: some View {
    NavigationStack(path: $path) { Text("a").navigationDestination(for: Item.self) { Text($0.name) } }
  }
  var navigationView: some View { NavigationView { Text("a") } }
  var link: some View { NavigationLink("More") { Text("b") } }
  var linkKey: some View { NavigationLink(title) { Text("b") } }
  var linkDestination: some View { NavigationLink(destination: Text("b")) { Text("More") } }
  var linkTitleDestination: some View { NavigationLink("More", destination: Text("b")) }
  var linkLabel: some View {
    NavigationLink {
      Text("b")
    } label: {
      Label("More", systemImage: "gear")
    }
  }
  var linkValue: some View { NavigationLink("More", value: item) }
  var linkValueLabel: some View { NavigationLink(value: item) { Text("More") } }
  var destination: some View { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
  var destinationBool: some View { Text("a").navigationDestination(isPresented: $isOn) { Text("b") } }
  var destinationItem: some View { Text("a").navigationDestination(item: $chosenItem) { Text($0.name) } }
  var titled: some View { Text("a").navigationTitle("Title") }
  var titledKey: some View { Text("a").navigationTitle(title) }
  var titledString: some View { Text("a").navigationTitle(string) }
  var titledText: some View { Text("a").navigationTitle(Text("Title")) }
  var titledOld: some View { Text("a").navigationBarTitle("Title") }
  var titleInline: some View { Text("a").navigationBarTitleDisplayMode(.inline) }
  var titleLarge: some View { Text("a").navigationBarTitleDisplayMode(.large) }
  var backHidden: some View { Text("a").navigationBarBackButtonHidden() }
  var backHiddenIf: some View { Text("a").navigationBarBackButtonHidden(true) }
  var tabs: some View {
    TabView {
      Text("a").tabItem { Label("One", systemImage: "1.circle") }
      Text("b").tabItem { Text("Two") }
    }
  }
  var tabsSelected: some View {
    TabView(selection: $tab) {
      Text("a").tabItem { Text("One") }.tag(0)
      Text("b").tabItem { Text("Two") }.tag(1)
    }
  }
  var tabsNew: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("a") }
      Tab("Two", systemImage: "2.circle") { Text("b") }
    }
  }
  var tabsNewSelected: some View {
    TabView(selection: $tab) {
      Tab("One", systemImage: "1.circle", value: 0) { Text("a") }
      Tab("Two", systemImage: "2.circle", value: 1) { Text("b") }
    }
  }
  var tabsPaged: some View { tabs.tabViewStyle(.page) }

  // Dialogs
  var alert: some View { Text("a").alert("Sure?", isPresented: $isOn) { Button("OK") {} } }
  var alertMessage: some View {
    Text("a").alert("Sure?", isPresented: $isOn) {
      Button("OK") {}
    } message: {
      Text("b")
    }
  }
  var alertText: some View { Text("a").alert(Text("Sure?"), isPresented: $isOn) { Button("OK") {} } }
  var alertKey: some View { Text("a").alert(title, isPresented: $isOn) { Button("OK") {} } }
  var alertEmpty: some View { Text("a").alert("Done", isPresented: $isOn) {} }
  var alertRoles: some View {
    Text("a").alert("Delete?", isPresented: $isOn) {
      Button("Delete", role: .destructive) { submit() }
      Button("Cancel", role: .cancel) {}
    }
  }
  var alertPresenting: some View {
    Text("a").alert("Sure?", isPresented: $isOn, presenting: choice) {
      Button($0.rawValue) {}
    } message: {
      Text($0.rawValue)
    }
  }
  var alertField: some View {
    Text("a").alert("Name", isPresented: $isOn) {
      TextField("Name", text: $text); Button("OK", action: submit)
    }
  }
  var alertOld: some View {
    Text("a").alert(isPresented: $isOn) {
      Alert(title: Text("Sure?"), message: Text("b"), dismissButton: .default(Text("OK")))
    }
  }
  var alertOldTwo: some View {
    Text("a").alert(isPresented: $isOn) {
      Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Delete")) { submit() }, secondaryButton: .cancel())
    }
  }
  var confirm: some View { Text("a").confirmationDialog("Sure?", isPresented: $isOn) { Button("OK") {} } }
  var confirmVisible: some View {
    Text("a").confirmationDialog("Sure?", isPresented: $isOn, titleVisibility: .visible) { Button("OK") {} }
  }
  var confirmMessage: some View {
    Text("a").confirmationDialog("Sure?", isPresented: $isOn) {
      Button("OK") {}
    } message: {
      Text("b")
    }
  }
  var confirmText: some View { Text("a").confirmationDialog(Text("Sure?"), isPresented: $isOn) { Button("OK") {} } }
  var confirmPresenting: some View {
    Text("a").confirmationDialog("Sure?", isPresented: $isOn, presenting: choice) { Button($0.rawValue) {} }
  }

  // Toolbars, search, keys, focus
  var toolbar: some View { Text("a").toolbar { Button("Save") { submit() } } }
  var toolbarItem: some View { Text("a").toolbar { ToolbarItem { Button("Save") { submit() } } } }
  var toolbarPlaced: some View {
    Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") { submit() } } }
  }
  var toolbarOld: some View {
    Text("a").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Save") { submit() } } }
  }
  var toolbarPrincipal: some View { Text("a").toolbar { ToolbarItem(placement: .principal) { Text("Title") } } }
  var toolbarConfirm: some View {
    Text("a").toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) { Button("Done") { submit() } }
    }
  }
  var toolbarKeyboard: some View {
    Text("a").toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { focus = nil }
      }
    }
  }
  var toolbarHidden: some View { Text("a").toolbar(.hidden, for: .navigationBar) }
  var toolbarIf: some View { Text("a").toolbar { if isOn { ToolbarItem { Button("Save") {} } } } }
  var search: some View { list.searchable(text: $text) }
  var searchPrompt: some View { list.searchable(text: $text, prompt: "Find") }
  var searchPromptText: some View { list.searchable(text: $text, prompt: Text("Find")) }
  var searchPlaced: some View { list.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)) }
  var searchPresented: some View { list.searchable(text: $text, isPresented: $isOn) }
  var searchSuggested: some View { list.searchable(text: $text).searchSuggestions { Text("a").searchCompletion("a") } }
  var searchSubmitted: some View { list.searchable(text: $text).onSubmit(of: .search) { submit() } }
  var keyPress: some View { Text("a").focusable().onKeyPress(.return) { .handled } }
  var keyPressSet: some View { Text("a").onKeyPress(keys: [.upArrow, .downArrow]) { _ in .ignored } }
  var exitCommand: some View { Text("a").onExitCommand { dismiss() } }
  var focusSection: some View { VStack { field }.focusSection() }
  var defaultFocused: some View { VStack { field }.defaultFocus($focus, .name) }
  var focusScoped: some View { VStack { field.prefersDefaultFocus(in: namespace) }.focusScope(namespace) }
  var submitScoped: some View { field.submitScope() }
  var appears: some View { Text("a").onAppear { focus = .name } }
  var appearsFunction: some View { Text("a").onAppear(perform: submit) }
  var disappears: some View { Text("a").onDisappear { submit() } }
  var tasks: some View { Text("a").task { submit() } }
  var tasksOf: some View { Text("a").task(id: text) { try? await Task.sleep(for: .seconds(1)) } }
  var accessible: some View { Text("a").accessibilityLabel(Text("b")).accessibilityHint("c") }
  var accessibleValue: some View { Text("a").accessibilityValue("1").accessibilityIdentifier("id") }
  var accessibleHidden: some View { Text("a").accessibilityHidden(true) }
  var accessibleTraits: some View { Text("a").accessibilityAddTraits(.isHeader) }
  var accessibleElement: some View { VStack { Text("a") }.accessibilityElement(children: .combine) }

  // Layout, looks
  var vertical: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("a"); Text("b")
    }
  }
  var horizontal: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("a"); Spacer(); Text("b")
    }
  }
  var layered: some View {
    ZStack(alignment: .topTrailing) {
      Color.red; Text("a")
    }
  }
  var grid: some View {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("a"); Text("b")
      }
    }
  }
  var scroll: some View { ScrollView { Text("a") } }
  var scrollSideways: some View { ScrollView(.horizontal) { Text("a") } }
  var scrollBoth: some View { ScrollView([.horizontal, .vertical]) { Text("a") } }
  var scrollOld: some View { ScrollView(.horizontal, showsIndicators: false) { Text("a") } }
  var scrollReader: some View { ScrollViewReader { proxy in Button("End") { proxy.scrollTo(3, anchor: .bottom) } } }
  var scrollDismisses: some View { scroll.scrollDismissesKeyboard(.interactively) }
  var scrollIndicators: some View { scroll.scrollIndicators(.hidden) }
  var scrollBounces: some View { scroll.scrollBounceBehavior(.basedOnSize) }
  var geometry: some View { GeometryReader { proxy in Text("\(proxy.size.width)") } }
  var timelineMinute: some View { TimelineView(.everyMinute) { _ in Text("a") } }
  var padded: some View { Text("a").padding() }
  var paddedEdges: some View { Text("a").padding(.horizontal, 16) }
  var paddedSet: some View { Text("a").padding([.top, .bottom]) }
  var framed: some View { Text("a").frame(width: 100, height: 20, alignment: .leading) }
  var framedMost: some View { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
  var background: some View { Text("a").background(Color.blue) }
  var backgroundView: some View { Text("a").background { Color.blue } }
  var backgroundOld: some View { Text("a").background(RoundedRectangle(cornerRadius: 8).fill(.blue)) }
  var backgroundShape: some View { Text("a").background(.blue, in: RoundedRectangle(cornerRadius: 8)) }
  var backgroundShaped: some View { Text("a").background(.quaternary, in: .capsule) }
  var backgroundMaterial: some View { Text("a").background(.regularMaterial) }
  var overlay: some View { Text("a").overlay { Text("b") } }
  var overlayOld: some View { Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1)) }
  var overlayAligned: some View { Text("a").overlay(alignment: .topTrailing) { Circle().fill(.red) } }
  var border: some View { Text("a").border(.red) }
  var borderWidth: some View { Text("a").border(Color.red, width: 1) }
  var cornered: some View { Text("a").cornerRadius(8) }
  var clipped: some View { Text("a").clipShape(RoundedRectangle(cornerRadius: 8)) }
  var clippedCapsule: some View { Text("a").clipShape(.capsule) }
  var shadowed: some View { Text("a").shadow(radius: 4) }
  var shape: some View { Rectangle().fill(.red).frame(height: 1) }
  var circle: some View { Circle().fill(Color.green).frame(width: 8, height: 8) }
  var color: some View { Color.red.frame(height: 1) }
  var colorMixed: some View { Color(red: 0.1, green: 0.2, blue: 0.3) }
  var colorGray: some View { Color(white: 0.5).opacity(0.5) }
  var colorGradient: some View { Text("a").foregroundStyle(.blue.gradient) }
  var transparent: some View { Text("a").opacity(isOn ? 1 : 0.5) }
  var offsetText: some View { Text("a").offset(x: 1, y: 1) }
  var hiddenText: some View { Text("a").hidden() }
  var contentShape: some View { HStack { Text("a") }.contentShape(Rectangle()) }
  var fixed: some View { Text("a").fixedSize(horizontal: false, vertical: true) }
  var prioritized: some View { Text("a").layoutPriority(1) }
  var ignoresSafeArea: some View { Text("a").ignoresSafeArea(.keyboard) }
  var insetSafeArea: some View { list.safeAreaInset(edge: .bottom) { Button("Save") {} } }
  var animated: some View { Text("a").animation(.default, value: isOn) }
  var transition: some View { Text("a").transition(.opacity) }
  var moves: some View { Text("a").transition(.move(edge: .top).combined(with: .opacity)) }
  var contentTransition: some View { Text("a").contentTransition(.numericText()) }
  var dark: some View { Text("a").preferredColorScheme(.dark) }
  var accented: some View { Text("a").accentColor(.red) }
  var feedback: some View { Text("a").sensoryFeedback(.success, trigger: isOn) }
  var identified: some View { Text("a").id(count) }
  var spaced: some View {
    HStack {
      Spacer(minLength: 0); Divider()
    }
  }
  var typed: some View { Text("a").dynamicTypeSize(.large) }
  var environmental: some View { Text("a").environment(\.isEnabled, false) }
  var objects: some View { Text("a").environment(store) }
}
