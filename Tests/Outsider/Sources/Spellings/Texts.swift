import Formline

extension Spellings {
  var textOfLiteral: some View { Text("Hello") }
  var textOfString: some View { Text(string) }
  var textOfSubstring: some View { Text(string.dropFirst()) }
  var textVerbatim: some View { Text(verbatim: "**as it is**") }
  var textOfKey: some View { Text(title) }
  var textOfMarkup: some View { Text("**bold** and *emphasis*") }
  var textOfNumbers: some View { Text("\(count) of \(amount)") }
  var textInText: some View { Text("Hello, \(Text("you").bold())!") }
  var textOfSpecifier: some View { Text("\(amount, specifier: "%.2f")") }
  var textsAdded: some View { Text("one ") + Text("two").italic() }
  var textBold: some View { Text("a").bold() }
  var textBoldIf: some View { Text("a").bold(isOn) }
  var textItalicIf: some View { Text("a").italic(isOn) }
  var textUnderlined: some View { Text("a").underline() }
  var textUnderlinedIf: some View { Text("a").underline(isOn, color: .red) }
  var textStruck: some View { Text("a").strikethrough() }
  var textStruckIf: some View { Text("a").strikethrough(isOn) }
  var textColored: some View { Text("a").foregroundColor(.red) }
  var textStyled: some View { Text("a").foregroundStyle(.secondary) }
  var textStyledTint: some View { Text("a").foregroundStyle(.tint) }
  var textStyledTwice: some View { Text("a").foregroundStyle(.primary, .secondary) }
  var textChoosesColor: some View { Text("a").foregroundStyle(isOn ? Color.red : Color.primary) }
  var textFont: some View { Text("a").font(.headline) }
  var textSystemFont: some View { Text("a").font(.system(size: 17, weight: .bold, design: .rounded)) }
  var textFontBold: some View { Text("a").font(.title.bold()) }
  var textFontWeighted: some View { Text("a").font(.title2.weight(.semibold)) }
  var textMonospacedFont: some View { Text("a").font(.body.monospaced()) }
  var textWeight: some View { Text("a").fontWeight(.semibold) }
  var textDesign: some View { Text("a").fontDesign(.monospaced) }
  var textMonospaced: some View { Text("a").monospaced() }
  var textMonospacedDigits: some View { Text("a").monospacedDigit() }
  var textKerned: some View { Text("a").kerning(1).tracking(1).baselineOffset(1) }
  var textCased: some View { Text("a").textCase(.uppercase) }
  var textCaseOff: some View { Text("a").textCase(nil) }
  var textSelectable: some View { Text("a").textSelection(.enabled) }
  var textLimited: some View { Text("a").lineLimit(2) }
  var textLimitedRange: some View { Text("a").lineLimit(1...3) }
  var textLimitedFrom: some View { Text("a").lineLimit(2...) }
  var textLimitedTo: some View { Text("a").lineLimit(...3) }
  var textUnlimited: some View { Text("a").lineLimit(nil) }
  var textTruncated: some View { Text("a").truncationMode(.middle) }
  var textAligned: some View { Text("a").multilineTextAlignment(.center) }
  var textSpaced: some View { Text("a").lineSpacing(4) }
  var textScaled: some View { Text("a").minimumScaleFactor(0.5) }
  var textTightened: some View { Text("a").allowsTightening(true) }
  var textPrivate: some View { Text("a").privacySensitive() }
  var textOfFormatted: some View { Text(amount, format: .percent) }
  var textOfCurrency: some View { Text(amount, format: .currency(code: "EUR")) }
  var textOfInteger: some View { Text(count, format: .number) }
  var textHelper: some View { helper(string) }
  func helper(_ text: String) -> Text { Text(text).bold() }
  var labelOfImage: some View { Label("Settings", systemImage: "gear") }
  var labelOfViews: some View {
    Label {
      Text("Settings")
    } icon: {
      Circle()
    }
  }
  var labelOfStyle: some View { Label("Settings", systemImage: "gear").labelStyle(.titleOnly) }
  var labelTitleAndIcon: some View { Label("Settings", systemImage: "gear").labelStyle(.titleAndIcon) }
  var linkOfString: some View { Link("Site", destination: "https://swift.org") }
  var contentUnavailable: some View { ContentUnavailableView("No items", systemImage: "tray") }
  var contentUnavailableDescribed: some View {
    ContentUnavailableView("No items", systemImage: "tray", description: Text("Add one."))
  }
  var contentUnavailableSearch: some View { ContentUnavailableView.search(text: text) }
  var contentUnavailableViews: some View {
    ContentUnavailableView {
      Text("Nothing")
    } description: {
      Text("Add one.")
    } actions: {
      Button("Add") { submit() }
    }
  }
}
