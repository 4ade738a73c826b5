import AttributeGraph
package import LineEditing
package import ViewTree

/// Decides about fields beyond what every form does: the form from a file to which they belong. It applies to a whole
/// session, or to the fields inside a view (`View.fieldScope(_:)`).
package protocol FieldScope: AnyObject {
  /// Called when a field is submitted, before its actions.
  func willSubmit(_ control: Control)
  /// The effect of Return if no action has moved focus; without a scope it removes focus, as in SwiftUI.
  func didSubmit(_ control: Control)
  /// Called when focus has moved; `old` is nil if it came from outside the scope, `new` is nil if it left the scope.
  func focusDidMove(from old: Control?, to new: Control?)
  /// A word for the effect of Return in a control without a submit label. Asked often: it must be cheap.
  func returnWord(in control: Control) -> String?
  /// The commands on the list row that contains a control; nil outside of lists.
  func rowCommands(of control: Control) -> RowCommands?
  /// Whether the fields are shown a page at a time, for the help.
  var hasPages: Bool { get }
  /// Handles a named command that the focused control did not handle; false leaves it to the session.
  func perform(_ command: EditorCommand) -> Bool
}

extension Session {
  /// The scope of a control, or of the session if there is no control.
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

extension View {
  /// Sets the scope of the fields inside this view.
  package func fieldScope(_ scope: any FieldScope) -> some View {
    trait(of: scope) { inputs, scope in
      SessionChrome.of(inputs.host)?.session?.hasInnerScopes = true
      return inputs.with(InnerScope(scope: scope()))
    }
  }
}
