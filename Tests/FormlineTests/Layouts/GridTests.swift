import Formline
import Testing
import ViewTree

@Suite("Grids") struct GridTests {
  @Test func `the columns of all rows line up, and other views take a row of their own`() {
    #expect(
      screen(24, 6) {
        Grid {
          GridRow {
            Text("Name"); Text("Size"); Text("Kind")
          }
          Divider()
          GridRow {
            Text("notes.txt"); Text("12"); Text("text")
          }
          GridRow {
            Text("a"); Text("40,000")
          }
        }
      } == ["Name       Size    Kind", "───────────────────────", "notes.txt  12      text", "a          40,000"])
  }

  @Test func `cells stand where the alignment says, and may take several columns`() {
    #expect(
      screen(20, 6) {
        Grid(alignment: .topTrailing, horizontalSpacing: 1) {
          GridRow {
            Text("a"); Text("wide")
          }
          GridRow { Text("both of them").gridCellColumns(2) }
          GridRow {
            Text("long"); Text("b")
          }
        }
      } == ["   a wide", "  both of", "  them", "long    b"])
  }

  @Test func `a column, a row or a cell may be aligned otherwise`() {
    #expect(
      screen(20, 6) {
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("name"); Text("1").gridColumnAlignment(.trailing)
          }
          GridRow(alignment: .bottom) {
            Text("two\nlines"); Text("1000")
          }
          GridRow {
            Text("x").gridCellAnchor(.trailing); Text("22")
          }
        }
      } == ["name     1", "two", "lines 1000", "    x   22"])
  }

  @Test func `a cell without a say in the size takes what the others leave it`() {
    #expect(
      screen(20, 6) {
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("a"); Text("b")
          }
          GridRow {
            Text("wide").lineLimit(1).gridCellUnsizedAxes(.horizontal); Text("long one")
          }
        }
      } == ["a b", "… long one"])
  }

  @Test func `where there is less room the widest columns give way first`() {
    let grid = Grid(horizontalSpacing: 1) {
      GridRow {
        Text("ab"); Text("one two three four"); Text("cd")
      }
    }
    #expect(screen(15, 4) { grid } == ["ab one two   cd", "   three", "   four"])
  }

  @Test func `a column that can use more room takes what is left`() {
    #expect(
      screen(16, 3) {
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("a");
            HStack(spacing: 0) {
              Text("b"); Spacer()
            }; Text("c")
          }
        }
      } == ["a b            c"])
  }

  @Test func `a row outside a grid is a row of views`() {
    #expect(
      screen(16, 3) {
        GridRow {
          Text("a"); Text("b")
        }
      } == ["a b"])
  }

  @Test func `several values of one cell are all read, a named space among them`() {
    let cells = { (name: String?) in
      screen(12, 2) {
        Grid(horizontalSpacing: 1) {
          GridRow {
            Text("longer"); Text("b")
          }
          GridRow {
            if let name {
              Text("a").gridColumnAlignment(.trailing).gridCellColumns(1).coordinateSpace(name: name)
            } else {
              Text("a").gridColumnAlignment(.trailing)
            }
            Text("c")
          }
        }
      }
    }
    #expect(cells(nil) == ["longer b", "     a c"])
    #expect(cells("space") == cells(nil))
  }
}
