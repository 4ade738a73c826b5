import Formline
import Testing

/// A grid with focus of its own: arrows, letters, Return, and a menu that works on what is chosen.
@Suite struct RecipeScreenTests {
  fileprivate struct Recipe: Identifiable {
    let id: Int
    let name: String
    var rating = 0
  }

  private struct Cookbook: View {
    let log: Log
    @State private var recipes = ["Aioli", "Borscht", "Curry", "Dal", "Eton mess", "Fondue"].enumerated().map {
      Recipe(id: $0.offset, name: $0.element)
    }
    @State private var selection = 0
    @State private var query = ""
    @FocusState private var isGridFocused: Bool

    init(log: Log) { self.log = log }

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Filter", text: $query)
        Grid(alignment: .leading, horizontalSpacing: 2) {
          ForEach(0..<2) { row in
            GridRow {
              ForEach(0..<3) { column in
                let recipe = recipes[row * 3 + column]
                Text(selection == recipe.id ? "[\(recipe.name)]" : recipe.name)
              }
            }
          }
        }
        .focusable()
        .focused($isGridFocused)
        .focusedValue(\.selectedRecipe, $recipes[selection])
        .onMoveCommand { direction in
          switch direction {
          case .up: selection = max(selection - 3, selection % 3)
          case .down: selection = min(selection + 3, selection % 3 + 3)
          case .left: selection = max(selection - 1, 0)
          case .right: selection = min(selection + 1, 5)
          @unknown default: break
          }
        }
        .onKeyPress(.return) {
          log("open \(recipes[selection].name)")
          return .handled
        }
        .onKeyPress(characters: .letters, phases: .down) { press in
          guard
            let match = recipes.first(where: { $0.name.lowercased().hasPrefix(press.characters.lowercased()) })
          else { return .ignored }
          selection = match.id
          return .handled
        }
        .onExitCommand { isGridFocused = false }
      }
      .toolbar { RatingMenu() }
    }
  }

  private struct RatingMenu: View {
    @FocusedBinding(\.selectedRecipe) private var recipe: Recipe?

    var body: some View {
      Button(recipe.map { "Rate (\($0.rating))" } ?? "Rate") { recipe?.rating += 1 }
        .keyboardShortcut("r", modifiers: [.command])
        .disabled(recipe == nil)
    }
  }

  @Test("arrows and letters choose, Return opens, Esc leaves, and the arrows are the grid's alone")
  func choosing() {
    let log = Log()
    let form = TestForm(columns: 40) { Cookbook(log: log) }
    form.press("Tab", "Tab", "Down", "Right", "Right", "Down")
    #expect(form.lines.prefix(3) == ["Filter", "Aioli  Borscht    Curry", "Dal    Eton mess  [Fondue]"])
    form.press("Enter", "b", "Enter")
    #expect(log.take() == ["open Fondue", "open Borscht"])
    form.press("Esc", "Down")
    #expect(form.session.outcome == nil)
    #expect(form.lines[1] == "Aioli  [Borscht]  Curry")
  }

  @Test("an item of the bottom row writes through the focused binding, and is off without focus")
  func rating() {
    let form = TestForm(columns: 40) { Cookbook(log: Log()) }
    #expect(form.lines.last == "  Alt+r Rate")
    form.press("Alt+r", "Tab", "Alt+r")
    #expect(form.lines.last == "  Alt+r Rate")
    form.press("Tab", "Alt+r", "Alt+r", "Right")
    #expect(form.lines.last == "  Alt+r Rate (0)")
    form.press("Left")
    #expect(form.lines.last == "  Alt+r Rate (2)")
  }
}

private struct SelectedRecipeKey: FocusedValueKey {
  typealias Value = Binding<RecipeScreenTests.Recipe>
}

extension FocusedValues {
  fileprivate var selectedRecipe: Binding<RecipeScreenTests.Recipe>? {
    get { self[SelectedRecipeKey.self] }
    set { self[SelectedRecipeKey.self] = newValue }
  }
}
