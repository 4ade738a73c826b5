import ContentTypes
import FormDefinitions
import Formline

extension EditFilter {
  /// The mask and the capital letters of a field; nil for fields that have neither.
  convenience init?(for field: FieldDefinition) {
    guard let traits = field.text else { return nil }
    let capitalization = traits.capitalization.flatMap { $0 == .never ? nil : $0 }
    let mask = traits.mask
    guard capitalization != nil || mask != nil else { return nil }
    self.init { before, after in
      let raised = capitalization?.raised(after, from: before) ?? after
      guard let mask else { return raised }
      let edit = mask.applied(
        to: .init(text: raised.text, point: raised.point), from: .init(text: before.text, point: before.point))
      return Line(text: edit.text, point: edit.point)
    }
  }
}

extension Capitalization {
  /// Raises the character that was just typed. What is pasted, or changed in another way, stays as it is: so a letter
  /// that must be small can be made so.
  fileprivate func raised(_ after: EditFilter.Line, from before: EditFilter.Line) -> EditFilter.Line {
    let head = Substring(after.text.utf8.prefix(after.point))
    guard let typed = head.last, after.text.utf8.count == before.text.utf8.count + String(typed).utf8.count,
      before.text.utf8.starts(with: head.dropLast().utf8)
    else { return after }
    let raised = raised(typed, after: head.dropLast())
    guard raised != typed else { return after }
    let start = head.dropLast() + String(raised)
    return .init(
      text: String(start) + String(Substring(after.text.utf8.dropFirst(after.point))), point: start.utf8.count)
  }
}
