import Testing

@Suite("Sources/SWIFTUI.md") struct SwiftUITableTests {
  @Test(arguments: SwiftUITable.rows)
  func `what the table says is here is here, and nothing else`(row: SwiftUITable.Row) {
    let isPublic = SwiftUITable.publicNames.contains(row.name)
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

  @Test func `what is left out has its reason`() {
    for row in SwiftUITable.rows where !row.isHere { #expect(row.note.count > 10, "\(row.name)") }
  }
}
