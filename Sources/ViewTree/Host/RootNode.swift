/// The node that holds the root view; it stacks what the view contributes from top to bottom.
final class RootNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  override var sequentialAxis: Axis? { .vertical }
  override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}
