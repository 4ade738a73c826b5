/// Calls of the functions that Kubernetes adds.
extension Parser {
  /// A function of the library; nil for all others.
  /// - Parameter receiver: The receiver of a method, which may be the name of a namespace.
  mutating func libraryCall(
    _ name: String, _ operands: [SyntaxNode.ID], _ receiver: SyntaxNode.ID?, from start: Int
  ) -> SyntaxNode.ID? {
    if let receiver, case .variable = nodes[receiver],
      LibraryFunction.namespaces.contains(source.text(in: ranges[receiver]))
    {
      let namespace = source.text(in: ranges[receiver])
      let arguments = Array(operands.dropFirst())
      if let function = LibraryFunction(rawValue: "\(namespace).\(name)"), function.counts.contains(arguments.count) {
        removeUse(receiver)
        return add(.libraryCall(function, arguments), range(from: start), over: arguments)
      }
      if namespace == "format", NamedFormat(rawValue: name) != nil, arguments.isEmpty {
        removeUse(receiver)
        let constant = add(.constant(.string(name)), range(from: start))
        return add(.libraryCall(.format, [constant]), range(from: start), over: [constant])
      }
    }
    guard let function = LibraryFunction(rawValue: name), function.allows(isMethod: receiver != nil),
      function.counts.contains(operands.count)
    else { return nil }
    return add(.libraryCall(function, operands), range(from: start), over: operands)
  }
}
