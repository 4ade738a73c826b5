import Formline

extension Spellings {
  // Fields
  var field: some View { TextField("Name", text: $text) }
  var fieldOfKey: some View { TextField(title, text: $text) }
  var fieldOfString: some View { TextField(string, text: $text) }
  var fieldPrompt: some View { TextField("Name", text: $text, prompt: Text("Required")) }
  var fieldPromptLabel: some View { TextField(text: $text, prompt: Text("Required")) { Text("Name") } }
  var fieldViewLabel: some View { TextField(text: $text) { Label("Name", systemImage: "person") } }
  var fieldAxis: some View { TextField("Notes", text: $text, axis: .vertical).lineLimit(3...6) }
  var fieldAxisReserved: some View {
    TextField("Notes", text: $text, axis: .vertical).lineLimit(3, reservesSpace: true)
  }
  var fieldNumber: some View { TextField("Amount", value: $amount, format: .number) }
  var fieldInteger: some View { TextField("Count", value: $count, format: .number) }
  var fieldByte: some View { TextField("Count", value: $byte, format: .number) }
  var fieldCurrency: some View { TextField("Amount", value: $amount, format: .currency(code: "USD")) }
  var fieldPercent: some View { TextField("Amount", value: $amount, format: .percent) }
  var fieldNumberPrompt: some View { TextField("Count", value: $count, format: .number, prompt: Text("1")) }
  var fieldFocused: some View { TextField("Name", text: $text).focused($focus, equals: .name) }
  var fieldFocusedBool: some View { TextField("Name", text: $text).focused($isFocused) }
  var fieldSubmit: some View { TextField("Name", text: $text).onSubmit { focus = .email } }
  var fieldSubmitFunction: some View { TextField("Name", text: $text).onSubmit(submit) }
  var fieldSubmitLabel: some View { TextField("Name", text: $text).submitLabel(.next) }
  var fieldContentType: some View { TextField("E-mail", text: $text).textContentType(.emailAddress) }
  var fieldKeyboard: some View { TextField("E-mail", text: $text).keyboardType(.emailAddress) }
  var fieldDecimalPad: some View { TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad) }
  var fieldAutocapitalized: some View { TextField("Name", text: $text).textInputAutocapitalization(.never) }
  var fieldOldCapitalized: some View { TextField("Name", text: $text).autocapitalization(.none) }
  var fieldUncorrected: some View { TextField("Name", text: $text).autocorrectionDisabled() }
  var fieldUncorrectedIf: some View { TextField("Name", text: $text).autocorrectionDisabled(true) }
  var fieldOldUncorrected: some View { TextField("Name", text: $text).disableAutocorrection(true) }
  var fieldRoundedBorder: some View { TextField("Name", text: $text).textFieldStyle(.roundedBorder) }
  var fieldPlain: some View { TextField("Name", text: $text).textFieldStyle(.plain) }
  var fieldChange: some View { TextField("Name", text: $text).onChange(of: text) { _, new in text = new } }
  var fieldChangeBare: some View { TextField("Name", text: $text).onChange(of: text) { submit() } }
  var fieldChangeOne: some View { TextField("Name", text: $text).onChange(of: text) { new in text = new } }
  var fieldChangeInitial: some View { Text("a").onChange(of: text, initial: true) { submit() } }
  var fieldEditing: some View { TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: submit) }
  var fieldMember: some View { TextField("Name", text: $item.name) }
  var fieldOfStore: some View { TextField("Name", text: $store.name) }
  var fieldConstant: some View { TextField("Name", text: .constant("Ada")) }
  var fieldBinding: some View { TextField("Name", text: Binding(get: { text }, set: { text = $0 })) }
  var fieldAnimated: some View { TextField("Name", text: $text.animation()) }
  var fieldTransaction: some View { TextField("Name", text: $text.transaction(Transaction(animation: .default))) }
  var fieldDisabled: some View { TextField("Name", text: $text).disabled(isOn) }
  var fieldSpeaks: some View { TextField("Name", text: $text).accessibilityLabel("Your name") }
  var fieldWritingTools: some View { TextField("Name", text: $text).writingToolsBehavior(.disabled) }
  var fieldSuggested: some View { TextField("Name", text: $text).textInputSuggestions { Text("Ada") } }
  var secure: some View { SecureField("Password", text: $text) }
  var securePrompt: some View { SecureField("Password", text: $text, prompt: Text("Required")) }
  var secureLabel: some View { SecureField(text: $text) { Text("Password") } }
  var secureContent: some View { SecureField("Password", text: $text).textContentType(.newPassword) }
  var secureCommit: some View { SecureField("Password", text: $text, onCommit: submit) }
  var editor: some View { TextEditor(text: $text) }
  var editorFramed: some View { TextEditor(text: $text).frame(minHeight: 100) }
  var editorBackground: some View { TextEditor(text: $text).scrollContentBackground(.hidden) }
  var editorStyled: some View { TextEditor(text: $text).textEditorStyle(.plain) }

  // Toggles
  var toggle: some View { Toggle("On", isOn: $isOn) }
  var toggleKey: some View { Toggle(title, isOn: $isOn) }
  var toggleText: some View { Toggle(isOn: $isOn) { Text("On") } }
  var toggleLabel: some View { Toggle(isOn: $isOn) { Label("On", systemImage: "bolt") } }
  var toggleViews: some View {
    Toggle(isOn: $isOn) {
      Text("Notify me")
      Text("By mail").foregroundStyle(.secondary)
    }
  }
  var toggleStack: some View {
    Toggle(isOn: $isOn) {
      VStack(alignment: .leading) {
        Text("On"); Text("Always")
      }
    }
  }
  var toggleImage: some View { Toggle("On", systemImage: "bolt", isOn: $isOn) }
  var toggleSwitch: some View { Toggle("On", isOn: $isOn).toggleStyle(.switch) }
  var toggleButton: some View { Toggle("On", isOn: $isOn).toggleStyle(.button) }
  var toggleAnimated: some View { Toggle("On", isOn: $isOn.animation()) }
  var toggleAnimatedWith: some View { Toggle("On", isOn: $isOn.animation(.easeInOut)) }
  var toggleTint: some View { Toggle("On", isOn: $isOn).tint(.green) }
  var toggleHidden: some View { Toggle("On", isOn: $isOn).labelsHidden() }
  var toggleOfItem: some View { Toggle("Done", isOn: $items[0].isDone) }

  // Pickers
  var picker: some View {
    Picker("Flavor", selection: $flavor) {
      Text("Vanilla").tag(Flavor.vanilla)
      Text("Cherry").tag(Flavor.cherry)
    }
  }
  var pickerEach: some View {
    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
  }
  var pickerEachSelf: some View {
    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) } }
  }
  var pickerOptional: some View {
    Picker("Flavor", selection: $choice) {
      Text("None").tag(nil as Flavor?)
      ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
    }
  }
  var pickerOptionalTag: some View {
    Picker("Flavor", selection: $choice) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) } }
  }
  var pickerRange: some View { Picker("Count", selection: $count) { ForEach(1..<10) { Text("\($0)").tag($0) } } }
  var pickerClosed: some View { Picker("Count", selection: $count) { ForEach(1...10, id: \.self) { Text("\($0)") } } }
  var pickerLabel: some View {
    Picker(selection: $flavor) {
      Text("A").tag(Flavor.lime)
    } label: {
      Text("Flavor")
    }
  }
  var pickerViewLabel: some View {
    Picker(selection: $flavor) {
      Text("A").tag(Flavor.lime)
    } label: {
      Label("Flavor", systemImage: "cup")
    }
  }
  var pickerOld: some View { Picker(selection: $flavor, label: Text("Flavor")) { Text("A").tag(Flavor.lime) } }
  var pickerKey: some View { Picker(title, selection: $flavor) { Text("A").tag(Flavor.lime) } }
  var pickerImage: some View { Picker("Flavor", systemImage: "cup", selection: $flavor) { Text("A").tag(Flavor.lime) } }
  var pickerSegmented: some View { picker.pickerStyle(.segmented) }
  var pickerMenu: some View { picker.pickerStyle(.menu) }
  var pickerInline: some View { picker.pickerStyle(.inline) }
  var pickerWheel: some View { picker.pickerStyle(.wheel) }
  var pickerLink: some View { picker.pickerStyle(.navigationLink) }
  var pickerRadio: some View { picker.pickerStyle(.radioGroup) }
  var pickerPalette: some View { picker.pickerStyle(.palette) }
  var pickerSections: some View {
    Picker("Flavor", selection: $flavor) {
      Section("Sweet") { Text("Vanilla").tag(Flavor.vanilla) }
      Divider()
      Text("Lime").tag(Flavor.lime)
    }
  }
  var pickerLabels: some View {
    Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Label($0.rawValue, systemImage: "cup").tag($0) } }
  }
  var pickerUnset: some View {
    Picker(selection: $choice) {
      Text("A").tag(Flavor.lime)
    } label: {
      Text("Flavor")
    } currentValueLabel: {
      Text("None")
    }
  }

  // Steppers, sliders
  var stepper: some View { Stepper("Count", value: $count) }
  var stepperRange: some View { Stepper("Count", value: $count, in: 1...10) }
  var stepperFrom: some View { Stepper("Count", value: $count, in: 0...) }
  var stepperStep: some View { Stepper("Count", value: $count, in: 0...100, step: 5) }
  var stepperInterpolated: some View { Stepper("Count: \(count)", value: $count, in: 1...10) }
  var stepperLabel: some View { Stepper(value: $count, in: 1...10) { Text("\(count) guests") } }
  var stepperViewLabel: some View { Stepper(value: $count) { Label("Guests", systemImage: "person") } }
  var stepperActions: some View {
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
  }
  var stepperLabelActions: some View {
    Stepper {
      Text("Count")
    } onIncrement: {
      count += 1
    } onDecrement: {
      count -= 1
    }
  }
  var stepperEditing: some View { Stepper("Count", value: $count, in: 1...9, onEditingChanged: { flag = $0 }) }
  var stepperFormat: some View { Stepper("Amount", value: $amount, in: 0...1, step: 0.1, format: .percent) }
  var stepperKey: some View { Stepper(title, value: $count) }
  var stepperHidden: some View { Stepper("Count", value: $count).labelsHidden() }
  var slider: some View { Slider(value: $amount) }
  var sliderRange: some View { Slider(value: $amount, in: 0...10) }
  var sliderStep: some View { Slider(value: $amount, in: 0...10, step: 1) }
  var sliderLabel: some View { Slider(value: $amount, in: 0...10) { Text("Volume") } }
  var sliderEnds: some View {
    Slider(value: $amount, in: 0...10) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }
  var sliderEditing: some View { Slider(value: $amount, in: 0...10, onEditingChanged: { flag = $0 }) }
  var sliderAll: some View {
    Slider(value: $amount, in: 0...10, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } onEditingChanged: {
      flag = $0
    }
  }
  var sliderTint: some View { Slider(value: $amount).tint(.red) }

  // Buttons, menus
  var button: some View { Button("Save") { submit() } }
  var buttonFunction: some View { Button("Save", action: submit) }
  var buttonKey: some View { Button(title) { submit() } }
  var buttonLabel: some View {
    Button {
      submit()
    } label: {
      Text("Save")
    }
  }
  var buttonOld: some View { Button(action: { submit() }) { Text("Save") } }
  var buttonOldFunction: some View { Button(action: submit) { Label("Save", systemImage: "tray") } }
  var buttonLabelView: some View {
    Button {
      submit()
    } label: {
      Label("Save", systemImage: "tray")
    }
  }
  var buttonWide: some View {
    Button {
      submit()
    } label: {
      Text("Save").frame(maxWidth: .infinity)
    }
  }
  var buttonRole: some View { Button("Delete", role: .destructive) { submit() } }
  var buttonRoleLabel: some View {
    Button(role: .cancel) {
      submit()
    } label: {
      Text("Cancel")
    }
  }
  var buttonImage: some View { Button("Save", systemImage: "tray") { submit() } }
  var buttonImageFunction: some View { Button("Save", systemImage: "tray", action: submit) }
  var buttonImageRole: some View { Button("Delete", systemImage: "trash", role: .destructive) { submit() } }
  var buttonShortcut: some View { Button("Save") { submit() }.keyboardShortcut(.defaultAction) }
  var buttonCancel: some View { Button("Cancel") { submit() }.keyboardShortcut(.cancelAction) }
  var buttonKeyed: some View { Button("Save") { submit() }.keyboardShortcut("s", modifiers: .command) }
  var buttonProminent: some View { Button("Save") { submit() }.buttonStyle(.borderedProminent) }
  var buttonBordered: some View { Button("Save") { submit() }.buttonStyle(.bordered) }
  var buttonPlain: some View { Button("Save") { submit() }.buttonStyle(.plain) }
  var buttonBorderless: some View { Button("Save") { submit() }.buttonStyle(.borderless) }
  var buttonLarge: some View { Button("Save") { submit() }.controlSize(.large) }
  var buttonShape: some View { Button("Save") { submit() }.buttonBorderShape(.capsule) }
  var buttonTint: some View { Button("Save") { submit() }.tint(.blue) }
  var buttonDisabled: some View { Button("Save") { submit() }.disabled(text.isEmpty) }
  var buttonAsync: some View { Button("Save") { Task { submit() } } }
  var buttonAnimates: some View { Button("Save") { withAnimation { isOn.toggle() } } }
  var buttonAnimatesWith: some View { Button("Save") { withAnimation(.spring()) { isOn.toggle() } } }
  var buttonDismisses: some View { Button("Done") { dismiss() } }
  var buttonHelps: some View { Button("Save") { submit() }.help("Saves everything") }
  var menu: some View { Menu("More") { Button("Copy") { submit() } } }
  var menuLabel: some View {
    Menu {
      Button("Copy") { submit() }
    } label: {
      Text("More")
    }
  }
  var menuLabelView: some View {
    Menu {
      Button("Copy") { submit() }
    } label: {
      Label("More", systemImage: "plus")
    }
  }
  var menuImage: some View { Menu("More", systemImage: "plus") { Button("Copy") { submit() } } }
  var menuDivided: some View {
    Menu("More") {
      Button("Copy") {}; Divider(); Button("Delete", role: .destructive) {}
    }
  }
  var menuStyled: some View { menu.menuStyle(.button) }
  var progress: some View { ProgressView() }
  var progressTitle: some View { ProgressView("Loading…") }
  var progressValue: some View { ProgressView(value: amount) }
  var progressTotal: some View { ProgressView("Loading", value: amount, total: 10) }
  var progressLabel: some View { ProgressView(value: amount) { Text("Loading") } }
  var progressCurrent: some View {
    ProgressView(value: amount) {
      Text("Loading")
    } currentValueLabel: {
      Text("half")
    }
  }
  var progressStyled: some View { ProgressView(value: amount).progressViewStyle(.linear) }
  var gauge: some View { Gauge(value: amount) { Text("Speed") } }
  var gaugeRange: some View { Gauge(value: amount, in: 0...10) { Text("Speed") } }
  var gaugeLabels: some View {
    Gauge(value: amount, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(amount)")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }
  var gaugeStyled: some View { Gauge(value: amount) { Text("Speed") }.gaugeStyle(.accessoryLinear) }
}
