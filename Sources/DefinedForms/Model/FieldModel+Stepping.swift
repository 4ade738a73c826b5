import FormDefinitions

extension FieldModel {
  /// Moves a number or a moment up or down; nil where the field has no steps.
  var step: ((Int) -> Void)? {
    switch definition.kind {
    case .number, .moment: return { [unowned self] count in stepValue(by: count) }
    default: return nil
    }
  }

  private func stepValue(by count: Int) {
    guard let next = FieldStep.next(after: stored.current, by: count, in: definition, today: form.today) else { return }
    edit(next)
  }
}
