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
    let keepsNothing = field.isSecret
    var (roomForRaised, room) = ("", "")
    self.init { before, after in
      defer { if keepsNothing { (roomForRaised, room) = ("", "") } }
      let raised = capitalization?.raised(after, from: before, in: &roomForRaised) ?? after
      guard let mask else { return raised }
      let edit = mask.applied(
        to: .init(text: raised.text, point: raised.point), from: .init(text: before.text, point: before.point),
        in: &room)
      return Line(text: edit.text, point: edit.point)
    }
  }
}
