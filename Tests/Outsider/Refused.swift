import Formline

// What form screens spell and a terminal cannot follow: the compiler refuses each line, with the sentence behind it.
// `.ci/test-outsider` checks that, in the order of the lines.

struct Refused: View {
  @Environment(\.colorScheme) var colorScheme  // the background is the terminal's
  @Environment(\.horizontalSizeClass) var sizeClass  // a cell is a cell
  @Environment(\.scenePhase) var scenePhase  // a form runs from start to end
  @Environment(\.openURL) var openURL  // a form runs from start to end

  @Environment(\.displayScale) var scale  // a cell is a cell
  @StateObject var store = Store()  // import FormlineCombine
  @EnvironmentObject var settings = Store()  // import FormlineCombine
  @ScaledMetric var size = 10.0  // every cell is as large as the next
  @GestureState var isPressed = false  // no gestures but clicks and the wheel

  var body: some View { EmptyView() }
}

extension Refused {
  var image: some View { Image(systemName: "star") }  // a terminal shows no pictures
  var imageNamed: some View { Image("star") }  // a terminal shows no pictures
  var colorPicker: some View { ColorPicker("Color", selection: .constant(.red)) }  // a form asks for them with a Picker
  var share: some View { ShareLink(item: "text") }  // keys of readline and of the terminal do that
  var lazyGrid: some View { LazyVGrid(columns: []) { Text("a") } }  // a Grid or a Table does it
  var lazyRow: some View { LazyHStack { Text("a") } }  // few things fit side by side
  var subtitle: some View { Text("a").navigationSubtitle("b") }  // a Text below the title does it
  var refreshes: some View { Text("a").refreshable {} }  // a toolbar item loads again
  var scrollDisabled: some View { Text("a").scrollDisabled(true) }  // what is longer than the screen scrolls
  var redacted: some View { Text("a").redacted(reason: .placeholder) }  // left out by an if
  var frames: some View { Text("a").containerRelativeFrame(.horizontal) }  // offset, frame and the order
  var drops: some View { Text("a").onDrop(of: [], isTargeted: nil) { (_: [Int]) in true } }  // what can be clicked
  var split: some View { NavigationSplitView(sidebar: { Text("a") }, detail: { Text("b") }) }  // a screen covers
  var taps: some View { Text("a").onTapGesture {} }  // what can be clicked is a control
  var presses: some View { Text("a").onLongPressGesture {} }  // what can be clicked is a control
  var hovers: some View { Text("a").onHover { _ in } }  // terminals report no pointer without buttons
  var contextMenu: some View { Text("a").contextMenu { Text("b") } }  // what can be clicked is a control
  var fills: some View { Text("a").scaledToFill() }  // cells cannot be scaled or turned
  var scales: some View { Text("a").scaleEffect(2) }  // cells cannot be scaled
  var inspector: some View { Text("a").inspector(isPresented: .constant(true)) { Text("b") } }  // of its own
  var tapGesture: some View { Text("a").gesture(TapGesture().onEnded {}) }  // what can be clicked is a control
  var resizable: some View { Image("star").resizable().scaledToFit() }  // a terminal shows no pictures
  var remote: some View { AsyncImage(url: nil) { $0.resizable() } }  // a terminal shows no pictures
  var spacedGrid: some View { LazyVGrid(columns: [GridItem()], spacing: 8) { Text("a") } }  // a Grid or a Table
  var dark: some View { Text("a").environment(\.colorScheme, .dark) }  // the background is the terminal's
  var turned: some View { Text("a").rotationEffect(.degrees(45)) }  // cells cannot be scaled, turned
  var asset: some View { Text("a").foregroundStyle(Color("Brand")) }  // there are no asset catalogues
  var acts: some View { Text("a").accessibilityAction {} }  // keys do what can be done
  var shared: some View { ShareLink("Share", item: "text") }  // keys of readline and of the terminal do that
  var shows: some View { Text("a").redacted(reason: []) }  // left out by an if
  var segmented: some View { Text("a").pickerStyle(SegmentedPickerStyle()) }  // write .segmented
}

struct OwnStyle: PrimitiveButtonStyle {}  // controls have one look, which a theme colours
class Store: ObservableObject {}  // import FormlineCombine
