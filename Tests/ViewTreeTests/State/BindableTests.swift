import Observation
import Testing
import ViewTree

@Suite("Bindings to members of observable objects") struct BindableTests {
  @Observable final class Book {
    var title = "Emma"
    var pages = 474
    var author = Author(name: "Jane")
  }

  struct Author { var name: String }

  /// Reads what a binding refers to.
  struct Reader<Value>: View {
    let name: String
    @Binding var value: Value
    let log: Log

    var body: some View {
      log(name)
      return Text("\(value)")
    }
  }

  struct Editor: View {
    @Bindable var book: Book
    let log: Log
    var edit: (Binding<String>, Binding<String>) -> Void = { _, _ in }

    var body: some View {
      log("editor")
      edit($book.title, $book.author.name)
      return Readers(book: $book, log: log)
    }
  }

  struct Readers: View {
    @Bindable var book: Book
    let log: Log

    init(book: Bindable<Book>, log: Log) {
      _book = book
      self.log = log
    }

    var body: some View {
      Reader(name: "title", value: $book.title, log: log)
      Reader(name: "pages", value: $book.pages, log: log)
      Reader(name: "name", value: $book.author.name, log: log)
    }
  }

  private let log = Log()

  @Test func `a write reaches the object, and evaluates who reads that member`() {
    let book = Book()
    var bindings: [Binding<String>] = []
    let screen = TestScreen { Editor(book: book, log: log) { bindings = [$0, $1] } }
    #expect(screen.lines == ["Emma", "474", "Jane"])
    _ = log.take()
    bindings[0].wrappedValue = "Persuasion"
    screen.draw()
    #expect(book.title == "Persuasion")
    #expect(log.take() == ["title"])
    bindings[1].wrappedValue = "J. A."
    screen.draw()
    #expect(log.take() == ["name"])
    book.pages = 288
    screen.draw()
    #expect(log.take() == ["pages"])
    #expect(screen.lines == ["Persuasion", "288", "J. A."])
  }

  @Test func `the bindings stay the same ones, so that nobody is evaluated for nothing`() {
    let other = Model(0)
    let book = Book()
    let screen = TestScreen {
      Owner(other) { number in
        let _ = number
        Editor(book: book, log: log)
      }
    }
    _ = log.take()
    other.value = 1
    screen.draw()
    #expect(!log.take().contains("title"))
  }

  @Test func `another object takes the place of the first`() {
    let first = Book()
    let second = Book()
    second.title = "Lady Susan"
    let model = Model(first)
    let screen = TestScreen { Owner(model) { Editor(book: $0, log: log) } }
    model.value = second
    screen.draw()
    #expect(screen.lines == ["Lady Susan", "474", "Jane"])
    first.title = "?"
    _ = log.take()
    screen.draw()
    #expect(log.take() == [])
  }

  @Test func `members of an object in the state of a view are bound in the same way`() {
    struct Owning: View {
      @State private var book = Book()
      let log: Log
      let edit: (Binding<String>) -> Void

      var body: some View {
        edit($book.title)
        return Reader(name: "title", value: $book.title, log: log)
      }
    }
    var title: Binding<String>?
    let screen = TestScreen { Owning(log: log) { title = $0 } }
    #expect(screen.lines == ["Emma"])
    title?.wrappedValue = "Sanditon"
    screen.draw()
    #expect(screen.lines == ["Sanditon"])
    #expect(log.take() == ["title", "title"])
  }
}
