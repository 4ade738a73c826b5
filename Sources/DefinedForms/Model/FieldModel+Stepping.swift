import FormDefinitions
import Formline

extension FieldModel {
  /// Moves a number or a moment up or down; nil where the field has no steps. Of a moment, the part that point is in
  /// moves.
  var step: ValueStep? {
    switch definition.kind {
    case .number, .moment: return ValueStep { [unowned self] count, point in stepValue(by: count, at: point) }
    default: return nil
    }
  }

  private func stepValue(by count: Int, at point: Int) -> Int {
    let part = stored.current == .null ? nil : MomentPart.part(at: point, of: text.current, in: definition.type)
    if let next = FieldStep.next(after: stored.current, by: count, part: part, in: definition, today: form.today) {
      edit(next)
    }
    return part == nil ? text.current.utf8.count : point
  }
}
