public import AttributeGraph

/// The colours of a text, run by run, go through those between.
extension Text: Animatable {
  public var animatableData: ColorVector {
    get { ColorVector(runs.map(\.foreground)) }
    set {
      for index in runs.indices { runs[index].foreground = newValue.color(at: index, towards: runs[index].foreground) }
    }
  }

  public static func _makeView(_ view: Attribute<Text>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateText(view: view, node: node, place: inputs.surroundings))
    return ViewOutputs(node)
  }
}

private struct UpdateText: Rule {
  let view: Attribute<Text>
  let node: TextNode
  let place: MotionSurroundings
  var motion = MovingValue<Text>()
  var last: Text?

  init(view: Attribute<Text>, node: TextNode, place: MotionSurroundings) {
    self.view = view
    self.node = node
    self.place = place
  }

  mutating func evaluate(in graph: Graph) -> Int {
    let text = motion.step(
      from: last, to: graph.value(view), in: graph, at: place, where: EnvironmentValues.hasColorsBetween)
    last = text
    text.update(node, environment: graph.value(place.environment))
    return 0
  }
}
