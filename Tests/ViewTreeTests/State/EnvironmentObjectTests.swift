import Observation
import Testing
import ViewTree

@Suite("Observable objects in the environment") struct EnvironmentObjectTests {
  @Observable final class Library {
    var title = "Books"
    var visits = 0
  }

  struct Heading: View {
    let log: Log
    @Environment(Library.self) private var library

    var body: some View {
      log("heading")
      return Text(library.title)
    }
  }

  struct Note: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library?.title ?? "no library") }
  }

  private let log = Log()

  @Test func `an object reaches every level; of its members only those that were read count`() {
    let library = Library()
    let screen = TestScreen {
      VStack {
        Heading(log: log)
        Note()
      }
      .environment(library)
    }
    #expect(screen.lines == ["Books", "Books"])
    _ = log.take()
    library.visits += 1
    screen.draw()
    #expect(log.take() == [])
    library.title = "Maps"
    screen.draw()
    #expect(log.take() == ["heading"])
    #expect(screen.lines == ["Maps ", "Maps"].map { $0.filter { $0 != " " } })
  }

  @Test func `a view without the object it needs is left out and reported once`() {
    let model = Model<Library?>(nil)
    let screen = TestScreen {
      Owner(model) { library in
        Group {
          Heading(log: log)
          Note()
        }
        .environment(library)
      }
    }
    #expect(screen.lines == ["no library"])
    #expect(log.take() == [])
    #expect(
      screen.issues == [
        "Heading in the body of Owner needs an object of type Library: give it one with environment(_:); it is left out"
      ])
    model.value = Library()
    screen.draw()
    #expect(screen.lines == ["Books", "Books"])
    model.value = nil
    screen.draw()
    #expect(screen.lines == ["no library"])
    #expect(screen.issues.count == 1)
  }
}
