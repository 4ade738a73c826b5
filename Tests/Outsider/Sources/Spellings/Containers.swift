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
  var badge: some View { Text("a").badge(3) }
  var badgeText: some View { Text("a").badge(Text("new").bold()) }
  var badgeString: some View { Text("a").badge("new") }
  var badgeOptional: some View { Text("a").badge(isOn ? string : nil) }
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
}
