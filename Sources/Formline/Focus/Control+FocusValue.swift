extension Control {
  /// The value of a focus state that this control stands for, such as the case of an enum of fields; nil where none of
  /// that type is bound around it.
  package func focusValue<Field: Hashable>(as type: Field.Type) -> Field? {
    for scope in focusScopes.reversed() {
      if let scope = scope as? FocusScope<Field?>, scope.standsForControls { return scope.value }
      if let scope = scope as? FocusScope<Field>, scope.standsForControls { return scope.value }
    }
    return nil
  }
}
