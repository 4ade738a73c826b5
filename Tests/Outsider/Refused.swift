import Formline

// What form screens spell and a terminal cannot follow: the compiler refuses each line, with the sentence behind it.
// `.ci/test-outsider` checks that, in the order of the lines.

struct Refused: View {
  @Environment(\.colorScheme) var colorScheme  // the background is the terminal's
  @Environment(\.horizontalSizeClass) var sizeClass  // a cell is a cell
  @Environment(\.scenePhase) var scenePhase  // a form runs from start to end
  @Environment(\.openURL) var openURL  // what opens a link is the terminal: a Link
  @Environment(\.calendar) var calendar  // Calendar.current and TimeZone.current
  @Environment(\.displayScale) var scale  // a cell is a cell
  @StateObject var store = Store()  // import FormlineCombine
  @EnvironmentObject var settings = Store()  // import FormlineCombine
  @ScaledMetric var size = 10.0  // every cell is as large as the next
  @GestureState var isPressed = false  // no gestures but clicks and the wheel

  @ScaledMetric(relativeTo: .title) var inset = 4.0  // every cell is as large as the next
  @State var photo: PhotosPickerItem?  // a TextField with .textContentType(.filePath)

  var body: some View { EmptyView() }
}

extension Refused {
  var image: some View { Image(systemName: "star") }  // a terminal shows no pictures
  var imageNamed: some View { Image("star") }  // a terminal shows no pictures
  var colorPicker: some View { ColorPicker("Color", selection: .constant(.red)) }  // a Picker of the colours
  var share: some View { ShareLink(item: "text") }  // keys of readline and of the terminal do that
  var lazyGrid: some View { LazyVGrid(columns: []) { Text("a") } }  // a Grid or a Table does it
  var lazyRow: some View { LazyHStack { Text("a") } }  // few things fit side by side
  var subtitle: some View { Text("a").navigationSubtitle("b") }  // a Text below the title does it
  var refreshes: some View { Text("a").refreshable {} }  // a toolbar item loads again
  var scrollDisabled: some View { Text("a").scrollDisabled(true) }  // what is longer than the screen scrolls
  var redacted: some View { Text("a").redacted(reason: .placeholder) }  // left out by an if
  var frames: some View { Text("a").containerRelativeFrame(.horizontal) }  // takes all the room
  var drops: some View { Text("a").onDrop(of: ["a"], isTargeted: nil) { _ in true } }  // what can be clicked
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
  var remote: some View {
    AsyncImage(url: nil) {  // a terminal shows no pictures
      $0.resizable()
    } placeholder: {
      Text("b")
    }
  }
  var spacedGrid: some View { LazyVGrid(columns: [GridItem()], spacing: 8) { Text("a") } }  // a Grid or a Table
  var dark: some View { Text("a").environment(\.colorScheme, .dark) }  // the background is the terminal's
  var turned: some View { Text("a").rotationEffect(.degrees(45)) }  // cells cannot be scaled, turned
  var asset: some View { Text("a").foregroundStyle(Color("Brand")) }  // there are no asset catalogues
  var acts: some View { Text("a").accessibilityAction {} }  // keys do what can be done
  var shared: some View { ShareLink("Share", item: "text") }  // keys of readline and of the terminal do that
  var shows: some View { Text("a").redacted(reason: []) }  // left out by an if
  var segmented: some View { Text("a").pickerStyle(SegmentedPickerStyle()) }  // write .segmented
}

// Closures, members and arguments besides do not hide the reason.
extension Refused {
  var opens: some View { Text("a").onOpenURL { url in print(url.host() ?? "") } }  // started, not sent to
  var tapsAt: some View { Text("a").onTapGesture(coordinateSpace: .local) { print($0.x) } }  // what can be clicked
  var drags: some View { Text("a").gesture(DragGesture(minimumDistance: 5).onChanged { print($0.x) }) }  // clicked
  var both: some View { Text("a").gesture(TapGesture().sequenced(before: DragGesture()).onEnded { _ in }) }  // what
  var drops2: some View {
    Text("a").dropDestination(for: String.self) { _, _ in  // clicked
      true
    } isTargeted: { _ in
    }
  }
  var imports: some View {
    Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.pdf]) { _ in }  // completed like one
  }
  var loads: some View {
    AsyncImage(url: nil) { phase in if let image = phase.image { image } else { Text("b") } }  // a Label does
  }
  var columns: some View {
    NavigationSplitView {  // whole
      Text("a")
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
  }
  var grid: some View {
    LazyVGrid(columns: [.init(.flexible())], pinnedViews: [.sectionHeaders]) { Text("a") }  // a Grid or a Table does it
  }
  var shares: some View { ShareLink(item: "a", preview: SharePreview("b", image: Image("c"))) }  // keys of readline
  var colored: some View { ColorPicker(selection: .constant(.red)) { Text("a") } }  // a Picker of the colours
  var gradient: some View {
    Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))  // one Color
  }
  var radial: some View { RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9) }  // one Color
  var scaled: some View { Text("a").transition(.scale) }  // .opacity, .slide
  var forever: some View { Text("a").animation(.linear.repeatForever(), value: inset) }  // for ever
  var everything: some View { Text("a").animation(.default) }  // animation(_:value:)
  var phases: some View {
    Text("a").phaseAnimator([0, 1]) {  // a character
      $0.opacity($1)
    } animation: { _ in
      .easeIn
    }
  }
  var zoom: some View { Text("a").navigationTransition(.zoom(sourceID: 1, in: 2)) }  // a screen covers
  var adjusts: some View { Text("a").accessibilityAdjustableAction { if $0 == .increment {} } }  // keys do what
  var picture: Text { Text("a") + Text(Image(systemName: "star")) }  // a terminal shows no pictures
  var receives: some View { Text("a").onReceive(3) { _ in } }  // import FormlineCombine
  var rows: some View {
    Table(of: Item.self) {  // its collection
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(Item())
    }
  }
  var active: some View { NavigationLink("a", destination: Text("b"), isActive: .constant(true)) }  // isPresented:
  var tokens: some View {
    Text("a").searchable(text: .constant(""), tokens: .constant([1])) { _ in Text("b") }  // searchScopes
  }
  var photos: some View { PhotosPicker("a", selection: $photo, matching: .images) }  // a terminal shows no pictures
  var zone: some View { Text("a").environment(\.timeZone, 3) }  // the process's time zone
  var sheet: some View {
    Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("b")) }  // confirmationDialog
  }
}

struct Item: Identifiable { let id = 0; var name = "" }
func hideKeyboard() { UIApplication.shared.resign() }  // @FocusState moves focus
func copy() { UIPasteboard.general.string = "a" }  // copying and pasting
func place(at anchor: Anchor<Rect>) {}  // places are the layout's own
func draw(in context: GraphicsContext) {}  // a Canvas is what it draws on
func feel() { UINotificationFeedbackGenerator().notificationOccurred(.success) }  // nothing to feel
struct Moved: Transferable {}  // nothing is dragged or shared
struct Bridge: UIViewControllerRepresentable { func update(_ view: UIView, context: Context) {} }  // DisplayNode
extension EnvironmentValues { @Entry var brand: Int = 0 }  // an EnvironmentKey with its default
#Preview { Text("a") }  // a preview is a test
struct OwnStyle: PrimitiveButtonStyle {}  // controls have one look, which a theme colours
class Store: ObservableObject {}  // import FormlineCombine
