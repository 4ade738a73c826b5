public import AttributeGraph

/// One of two views, as `if`/`else` and `switch` make it. Each branch has an identity of its own;
/// leaving a branch ends the life of everything in it.
public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }
  let branch: Branch

  init(first: First) { branch = .first(first) }
  init(second: Second) { branch = .second(second) }

  private var isFirst: Bool {
    if case .first = branch { true } else { false }
  }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.switching(on: view, key: { $0.isFirst }) { value, inputs in
      switch value.branch {
      case .first(let first):
        inputs.makeCase(of: view, first: first) { if case .first(let view) = $0.branch { view } else { nil } }
      case .second(let second):
        inputs.makeCase(of: view, first: second) { if case .second(let view) = $0.branch { view } else { nil } }
      }
    }
  }
}
