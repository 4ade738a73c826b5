/// The views that a container was given, in order. As a view, it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  package init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}
