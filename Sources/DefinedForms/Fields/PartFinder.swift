import FormDefinitions
import FormModels
import Formline
import TerminalModel
import Wording

/// The paths that can be opened as entries of a list to choose from, each with its description; both are searched.
final class PartFinder: OptionProvider {
  private let paths: [OptionalParts.Path]
  /// The entry that is nearest to the focused field.
  let nearest: Int?

  /// - Parameter place: The path of the focused field.
  init(_ paths: [OptionalParts.Path], near place: [String]) {
    self.paths = paths
    let place = place.flatMap { $0.split(separator: ".") }
    // Of paths that have as many names in common with it, the first one.
    var best = (index: 0, common: -1)
    for (index, path) in paths.enumerated() {
      let names = path.name.split(separator: ".")
      let common = zip(names, place).prefix { $0 == $1 }.count
      if common > best.common { best = (index, common) }
    }
    nearest = paths.isEmpty ? nil : best.index
  }

  var count: Int { paths.count }
  func label(at index: Int) -> String { paths[index].name }
  func detail(at index: Int) -> String { paths[index].description }
  func isEnabled(at index: Int) -> Bool { true }

  func appendLabels(from first: Int, to bytes: inout [UInt8], ends: inout [Int]) {
    for path in paths[first...] {
      bytes.append(contentsOf: path.name.utf8)
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: path.description.utf8)
      ends.append(bytes.count)
    }
  }
}

/// Covers the form while a path is looked for.
struct PartFinderView: View {
  let form: FormPresenter
  @FocusState private var isFocused: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    if let finder = form.partFinder.value {
      Text(form.words(.formOpenPartItem)).textStyle(theme.title).padding(.leading, 2)
      ChoiceList(options: finder, selected: [], allowsSeveral: false, prompt: nil) { form.open($0, of: finder) }
        .searching(from: finder.nearest)
        .submitLabel(.go)
        .focused($isFocused)
        .onAppear { isFocused = true }
        .padding(.horizontal, 2)
    }
  }
}

extension FormPresenter {
  /// The key of the item that lists what can be opened: no form with such parts has a toolbar of its own.
  package static let partKey = Key(.function(5))

  /// Opens the chosen part in the form's place; nil for a form that asks for everything.
  typealias PartOpener = (_ path: String) -> Void

  /// Lists what can be opened. Esc goes back to where focus was.
  func findPart() {
    guard let parts = model.inputs.parts else { return }
    takeTyped()
    let focused = focusedID.flatMap(model.field)
    let paths = parts.paths()
    guard !paths.isEmpty else {
      session?.show(notice: words(.formItemNotNow(item: words(.formOpenPartItem))))
      return
    }
    let outermost = focused.flatMap { model.field(String($0.id.prefix { $0 != "[" })) }
    focusBeforeFinding = focused?.id
    partFinder.value = PartFinder(paths, near: outermost?.definition.answerPath ?? [])
  }

  var isFindingPart: Binding<Bool> {
    Binding<Bool> {
      self.partFinder.value != nil
    } set: {
      if !$0 { self.partFinder.value = nil }
    }
  }

  /// Opens a path that was found, once the control that chose it is done.
  fileprivate func open(_ index: Int, of finder: PartFinder) {
    let path = finder.label(at: index)
    host.afterUpdate { [weak self] in self?.openPart?(path) }
  }
}
