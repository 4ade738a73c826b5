package import AttributeGraph
package import LineEditing
package import ViewTree

/// What decides about fields beyond what every form does with its own: the form from a file that they belong to. It is
/// that of a whole session, or of the fields inside a view (`FieldScopeModifier`).
package protocol FieldScope: AnyObject {
  /// A field is submitted, before its actions.
  func willSubmit(_ control: Control)
  /// What Return does when no action has moved focus; without a scope it takes focus away, as SwiftUI does.
  func didSubmit(_ control: Control)
  /// Focus has come from outside where `old` is nil, and has left where `new` is.
  func focusDidMove(from old: Control?, to new: Control?)
  /// What Return does in a control without a submit label, in a word. Asked often: it must be cheap.
  func returnWord(in control: Control) -> String?
  /// What can be done to the row of a list that a control stands in; nil outside of lists.
  func rowCommands(of control: Control) -> RowCommands?
  /// Whether the fields are shown a page at a time, for the help.
  var hasPages: Bool { get }
  /// A named command that the focused control did not want; false leaves it to the session.
  func perform(_ command: EditorCommand) -> Bool
}

extension Session {
  /// What decides about a control, or about what is done without one.
  func fieldScope(of control: Control?) -> (any FieldScope)? {
    if let fieldScope { return fieldScope }
    guard hasInnerScopes, let control else { return nil }
    return control.inputs.trait(InnerScope.self)?.scope
  }
}

/// The scope of the fields inside a view.
private struct InnerScope {
  weak var scope: (any FieldScope)?
}

/// Has a scope decide about the fields inside the content.
package struct FieldScopeModifier: PrimitiveModifier {
  let scope: any FieldScope

  package init(scope: any FieldScope) { self.scope = scope }

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    SessionChrome.of(inputs.host)?.session?.hasInnerScopes = true
    return content(inputs.with(InnerScope(scope: inputs.graph.peek(modifier).scope)))
  }
}

/// A focus state bound to fields by their names, its type hidden: the views around a form from a file and the form tell
/// one another which of its fields has focus.
package struct FocusLink {
  private let bind: (_ name: String, _ inputs: ViewInputs) -> ViewInputs
  private let listen: (_ show: @escaping (String) -> Void, _ graph: Graph) -> Void

  /// - Parameters:
  ///   - value: The value that stands for a field; nil for one that has none.
  ///   - name: The field that a value stands for.
  package init<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, value: @escaping (_ name: String) -> Value?,
    name: @escaping (Value) -> String?
  ) {
    let location = binding.location
    bind = { name, inputs in
      guard let value = value(name) else { return inputs }
      let scope = FocusScope(location: location, value: value, extent: .descendants)
      location.add(scope)
      inputs.graph.onRemoval { location.remove(scope) }
      return inputs.deriving { FocusBindings(list: ($0?.list ?? []) + [scope]) }
    }
    listen = { show, graph in
      let listener = location.addListener { if let name = name($0) { show(name) } }
      graph.onRemoval { location.removeListener(listener) }
    }
  }

  /// The inputs of a field's view, bound to the value that stands for it.
  func bound(_ inputs: ViewInputs, to name: String) -> ViewInputs { bind(name, inputs) }

  /// Has a field made visible that the state is about to be set to, as long as the current subgraph of the graph lives.
  package func beforeMove(in graph: Graph, show: @escaping (_ name: String) -> Void) { listen(show, graph) }
}

/// Binds everything inside the content to the value that stands for a field in the focus state outside, if there is one.
package struct FocusLinkModifier: PrimitiveModifier {
  let link: FocusLink?
  let name: String

  package init(link: FocusLink?, name: String) {
    self.link = link
    self.name = name
  }

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let first = inputs.graph.peek(modifier)
    return content(first.link?.bound(inputs, to: first.name) ?? inputs)
  }
}
