import Testing

@Suite("Sources/SWIFTUI.md") struct SwiftUITableTests {
  @Test(arguments: SwiftUITable.rows)
  func `what the table says is here is here, and nothing else`(row: SwiftUITable.Row) {
    let isPublic = SwiftUITable.publicNames.contains(row.name) || SwiftUITable.inertNames.contains(row.name)
    #expect(
      isPublic == row.isHere,
      "'\(row.name)' is \(isPublic ? "here" : "not here"): say so in Sources/SWIFTUI.md, with the reason if it is left out"
    )
  }

  @Test func `everything that SwiftUI offers to forms has one row`() {
    let rows = SwiftUITable.rows.map(\.name)
    #expect(rows.count > 500)
    #expect(rows.sorted() == SwiftUINames.all.sorted())
  }

  @Test func `what is declared without being here says the table's reason`() {
    #expect(SwiftUITable.refusals.count > 50)
    let notes = Dictionary(
      SwiftUITable.rows.filter { $0.state == .no }.map { ($0.name, $0.note.filter { $0 != "`" }) },
      uniquingKeysWith: { $1 })
    // What is here with other arguments has reasons of its own.
    for refusal in SwiftUITable.refusals {
      guard let note = notes[refusal.name] else { continue }
      #expect(note == refusal.message, "run Sources/Formline/Porting/generate-declarations.py")
    }
  }

  @Test func `what is not here is declared with its reason`() {
    let missing = SwiftUITable.rows.filter { $0.state == .no }.map(\.name)
    let declared = SwiftUITable.declaredElsewhere.union(SwiftUITable.refusals.map(\.name))
    #expect(Set(missing).subtracting(declared) == [], "give them arguments in generate-declarations.py, and run it")
  }

  @Test func `what is accepted without effect is declared so`() {
    let inert = SwiftUITable.rows.filter { $0.state == .inert }.map(\.name)
    #expect(Set(inert) == SwiftUITable.inertNames, "run Sources/Formline/Porting/generate-declarations.py")
  }

  @Test func `what is left out has its reason`() {
    for row in SwiftUITable.rows where !row.isHere { #expect(row.note.count > 10, "\(row.name)") }
  }
}
