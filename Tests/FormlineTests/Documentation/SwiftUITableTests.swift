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

  @Test func `every property wrapper has a row`() {
    #expect(SwiftUITable.rows.count > 60)
    let wrappers = ["State", "Binding", "Environment", "FocusState", "AppStorage", "Namespace", "GestureState"]
    for wrapper in wrappers { #expect(SwiftUITable.rows.contains { $0.name == wrapper }) }
  }
}
