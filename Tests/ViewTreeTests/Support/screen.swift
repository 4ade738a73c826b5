import ViewTree

/// What views show on a screen of a size.
func screen<Root: View>(_ columns: Int, _ rows: Int, @ViewBuilder _ root: () -> Root) -> [String] {
  TestScreen(columns: columns, rows: rows, root).lines
}
