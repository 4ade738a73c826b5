internal import FormDefinitions

/// Toolbar items, and the branches of actions.
extension FormProof {
  func askToolbarAndActions() {
    for case .custom(let item) in form.definition.toolbar ?? [] { ask(item) }
    for placed in form.actions where placed.field.map({ !missing.contains($0) }) ?? true { ask(placed) }
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

  private func ask(_ placed: PlacedAction) {
    let field = placed.field
    switch placed.action {
    case .if(let condition, _, _):
      askVerdicts(
        of: PlacedExpression(condition, of: field), "'if' in \(placed.name)", field: field, context: placed.context)
    case .focus(let id?):
      guard let target = form.index(of: id), missing.contains(target) else { return }
      report(
        .never, .unreachable, field: field, at: field.map(place(of:)) ?? ProofPlace(range: .beginning),
        "'focus: \(id)' in \(placed.name) does nothing: that field is never shown")
    default: break
    }
  }
}

/// An action of a definition, or one inside another.
struct PlacedAction {
  let action: ActionDefinition
  /// The field that it belongs to.
  let field: Int?
  /// The name of the outermost action in messages.
  let name: String
  /// What holds where it runs.
  var context: [Goal]
}

extension ProofForm {
  /// Every action, before those inside it.
  var actions: [PlacedAction] {
    var actions: [PlacedAction] = []
    func add(_ action: ActionDefinition?, _ field: Int?, _ name: String, _ context: [Goal]) {
      guard let action else { return }
      actions.append(PlacedAction(action: action, field: field, name: name, context: context))
      switch action {
      case .sequence(let inner): for action in inner { add(action, field, name, context) }
      case .if(let condition, let then, let otherwise):
        let placed = PlacedExpression(condition, of: field)
        add(then, field, name, context + [.outcome(placed, .yes)])
        add(otherwise, field, name, context + [.outcome(placed, .no)])
      default: break
      }
    }
    add(definition.onSubmit, nil, "'onSubmit' of the form", [])
    for (index, section) in definition.sections.enumerated() {
      add(section.onSubmit, nil, "'onSubmit' of \(name(ofSection: index))", [])
    }
    for (index, field) in fields.enumerated() {
      add(field.onSubmit, index, "'onSubmit' of '\(field.id)'", [.exists(index)])
      add(field.onChange, index, "'onChange' of '\(field.id)'", [.exists(index)])
    }
    for case .custom(let item) in definition.toolbar ?? [] {
      add(item.action, nil, "the toolbar item '\(item.label)'", [])
    }
    return actions
  }
}
