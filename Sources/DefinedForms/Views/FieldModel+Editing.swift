import FormDefinitions
import Formline

extension FieldModel {
  /// The person is about to edit the field.
  func prepareToEdit(in control: Control?) {
    loadLines()
    guard let control = control as? TextControl, let traits = definition.text else { return }
    control.pastedLines =
      switch traits.pastedLines {
      case .joined: .joined
      case .first: .first
      case .refused: .refused
      }
  }
}
