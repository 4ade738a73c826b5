import TerminalModel
import Testing
import ViewTree

/// Containers whose content is set from outside, as a toolbar's is.
@Suite("Containers") struct ContainerTests {
  struct Panel: LeafView {
    let note: (StackNode) -> Void

    static func makeNode(inputs: ViewInputs) -> StackNode { StackNode(host: inputs.host) }

    func update(_ node: StackNode, environment: EnvironmentValues) { note(node) }
  }

  private func text(_ text: String, host: ViewHost) -> TextNode {
    let node = TextNode(host: host)
    node.setRuns([StyledText(text, style: .plain)])
    return node
  }

  @Test func `a node that moves to another container leaves nothing behind and is drawn in its new place`() throws {
    var panels: [StackNode] = []
    let screen = TestScreen {
      Panel { panels.append($0) }
      Text("between")
      Panel { panels.append($0) }
    }
    let first = try #require(panels.first)
    let second = try #require(panels.last)
    let node = text("moving", host: screen.host)
    first.content = .node(node)
    screen.draw()
    #expect(screen.lines == ["moving", "between"])
    second.content = .node(node)
    first.content = .empty
    screen.draw()
    #expect(screen.lines == ["between", "moving"])
    #expect(node.parent === second)
    #expect(cells(screen.grid) == cells(screen.redrawn))
    node.setRuns([StyledText("longer than before", style: .plain)])
    screen.draw()
    #expect(screen.lines == ["between", "longer than before"])
  }

  @Test func `a container that is gone does not claim nodes that stand elsewhere by now`() throws {
    var panels: [StackNode] = []
    let model = Model(true)
    let screen = TestScreen {
      Panel { panels.append($0) }
      Owner(model) { isThere in if isThere { Panel { panels.append($0) } } }
    }
    let stays = try #require(panels.first)
    let goes = try #require(panels.last)
    let node = text("kept", host: screen.host)
    goes.content = .node(node)
    screen.draw()
    model.value = false
    stays.content = .node(node)
    goes.content = .node(node)
    screen.draw()
    #expect(screen.lines == ["kept"])
    #expect(node.parent === stays)
  }
}
