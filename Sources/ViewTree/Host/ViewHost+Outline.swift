#if DEBUG
  extension ViewHost {
    /// What stands in the tree, for whoever works on it: the bodies that were evaluated since the last call, none for
    /// the first, then a line for each display node with its size and place in cells, those inside it indented.
    package func outline(focused: DisplayNode?) -> String {
      let bodies = evaluatedBodies ?? []
      evaluatedBodies = []
      var lines = ["evaluated: " + (bodies.isEmpty ? "nothing" : bodies.joined(separator: ", "))]
      addOutline(of: root, indent: "", focused, to: &lines)
      return lines.joined(separator: "\n") + "\n"
    }

    private func addOutline(of node: DisplayNode, indent: String, _ focused: DisplayNode?, to lines: inout [String]) {
      func cells(_ length: Double) -> Int { Int(exactly: length.rounded()) ?? 0 }
      var line = "\(indent)\(type(of: node)) \(cells(node.size.width))×\(cells(node.size.height))"
      line += " at \(cells(node.origin.x)),\(cells(node.origin.y))"
      if let name = nameOfControl(node) { line += " \(name)" }
      if node === focused { line += " focused" }
      if node.isHidden { line += " hidden" }
      lines.append(line)
      for child in node.children { addOutline(of: child, indent: indent + "  ", focused, to: &lines) }
    }
  }
#endif
