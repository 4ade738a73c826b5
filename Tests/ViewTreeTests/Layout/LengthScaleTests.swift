import Testing

@testable import ViewTree

/// The scale of points, as documented for those who port screens.
@Suite struct LengthScaleTests {
  private func inPoints<Result>(_ body: () -> Result) -> Result {
    let before = Lengths.current
    Lengths.current = .points
    defer { Lengths.current = before }
    return body()
  }

  @Test(
    "gaps of points in rows and columns",
    arguments: [
      (0.0, 0.0, 0.0), (2, 0, 1), (4, 0, 1), (8, 0, 1), (10, 1, 1), (12, 1, 2), (16, 1, 2), (20, 1, 3), (24, 1, 3),
      (25, 2, 3), (32, 2, 4), (40, 2, 4), (400, 2, 4), (-8, 0, 0),
    ])
  func gaps(points: Double, rows: Double, columns: Double) {
    inPoints {
      #expect(Lengths.rows(ofGap: points) == rows)
      #expect(Lengths.columns(ofGap: points) == columns)
    }
  }

  @Test(
    "lengths of views in points",
    arguments: [
      (0.0, 0.0, 0.0), (1, 1, 1), (16, 1, 2), (44, 2, 6), (50, 3, 6), (320, 20, 40), (.infinity, .infinity, .infinity),
    ]
  )
  func views(points: Double, rows: Double, columns: Double) {
    inPoints {
      #expect(Lengths.rows(ofView: points) == rows)
      #expect(Lengths.columns(ofView: points) == columns)
    }
  }

  @Test("offsets lose what is less than a cell, and cells stay as they are")
  func offsets() {
    #expect(inPoints { Lengths.cells(ofDistance: Point(x: -20, y: 15)) } == Point(x: -2, y: 0))
    #expect(Lengths.cells(ofDistance: Point(x: -20, y: 15)) == Point(x: -20, y: 15))
    #expect(Lengths.rows(ofGap: 40) == 40)
    #expect(Lengths.columns(ofView: 0.5) == 0.5)
  }
}
