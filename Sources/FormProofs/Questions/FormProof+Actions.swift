internal import FormDefinitions

/// Toolbar items, and the branches of actions.
extension FormProof {
  func askToolbarAndActions() {
    for case .custom(let item) in form.definition.toolbar ?? [] { ask(item) }
    for (action, field, name) in form.actions {
      if let field, missing.contains(field) { continue }
      ask(action, field: field, context: field.map { [.exists($0)] } ?? [], name)
    }
  }

  private func ask(_ item: ToolbarItemDefinition.Custom) {
    let place = ProofPlace(range: item.range)
    let fields = form.fields.indices.filter { form.fields[$0].type.isEditable && item.isShown(for: form.fields[$0]) }
    if !item.targets.isEmpty, fields.allSatisfy(missing.contains) {
      return report(
        .never, .unreachable, field: nil, at: place, "the toolbar item '\(item.label)' is never shown",
        help: fields.isEmpty ? "no field is one that it is for" : "the fields that it is for are never shown")
    }
    let before = findings.count
    if let when = item.when.expression {
      let placed = PlacedExpression(when, of: nil)
      guard
        expectPossible(
          [.outcome(placed, .yes)], .reachable, .unreachable, at: placed.place,
          otherwise: "the toolbar item '\(item.label)' is never shown") == true
      else { return }
      askVerdicts(
        of: placed, "'when' of the toolbar item '\(item.label)'", field: nil, context: [],
        isKnownToHold: true)
    }
    guard let enabled = item.enabled.expression, findings.count == before else { return }
    let context: [Goal] = item.when.expression.map { [.outcome(PlacedExpression($0, of: nil), .yes)] } ?? []
    askVerdicts(
      of: PlacedExpression(enabled, of: nil), "'enabled' of the toolbar item '\(item.label)'", field: nil,
      context: context)
  }

  private func ask(_ action: ActionDefinition, field: Int?, context: [Goal], _ name: String) {
    switch action {
    case .sequence(let actions): for action in actions { ask(action, field: field, context: context, name) }
    case .if(let condition, let then, let otherwise):
      let placed = PlacedExpression(condition, of: field)
      askVerdicts(of: placed, "'if' in \(name)", field: field, context: context)
      ask(then, field: field, context: context + [.outcome(placed, .yes)], name)
      if let otherwise { ask(otherwise, field: field, context: context + [.outcome(placed, .no)], name) }
    case .focus(let id?):
      guard let target = form.index(of: id), missing.contains(target) else { return }
      report(
        .never, .unreachable, field: field, at: field.map(place(of:)) ?? ProofPlace(range: .beginning),
        "'focus: \(id)' in \(name) does nothing: that field is never shown")
    default: break
    }
  }
}

extension ProofForm {
  /// Every action, the field that it belongs to, and its name in messages.
  var actions: [(action: ActionDefinition, field: Int?, name: String)] {
    var actions: [(action: ActionDefinition, field: Int?, name: String)] = []
    if let action = definition.onSubmit { actions.append((action, nil, "'onSubmit' of the form")) }
    for (index, section) in definition.sections.enumerated() {
      if let action = section.onSubmit { actions.append((action, nil, "'onSubmit' of \(name(ofSection: index))")) }
    }
    for (index, field) in fields.enumerated() {
      if let action = field.onSubmit { actions.append((action, index, "'onSubmit' of '\(field.id)'")) }
      if let action = field.onChange { actions.append((action, index, "'onChange' of '\(field.id)'")) }
    }
    for case .custom(let item) in definition.toolbar ?? [] {
      actions.append((item.action, nil, "the toolbar item '\(item.label)'"))
    }
    return actions
  }
}

extension ActionDefinition {
  /// True if the action can assign a field.
  func sets(_ id: String) -> Bool {
    switch self {
    case .set(let assignments): assignments.contains { $0.field == id }
    case .if(_, let then, let otherwise): then.sets(id) || (otherwise?.sets(id) ?? false)
    case .sequence(let actions): actions.contains { $0.sets(id) }
    default: false
    }
  }
}
