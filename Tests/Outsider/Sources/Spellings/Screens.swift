import Formline

extension Spellings {
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
  var tabsBadged: some View {
    TabView {
      Text("a").tabItem { Text("One") }.badge(2)
      Tab("Two", systemImage: "2.circle") { Text("b") }.badge(count)
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
}
