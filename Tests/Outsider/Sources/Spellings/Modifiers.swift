import Formline

extension Spellings {
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
  var searchScoped: some View {
    list.searchable(text: $text).searchScopes($flavor) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
  }
  var searchScopedActivation: some View {
    list.searchable(text: $text).searchScopes($tab, activation: .onSearchPresentation) { Text("All").tag(0) }
  }
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
