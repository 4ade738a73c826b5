package import LineEditing
import TerminalModel

/// What a control does, as an object behind it. Controls of other rooms are made of these: a class that is not public
/// has no subclasses in other modules. The members are some of those of `Control`. What a person reads of it, and the keys
/// that it takes, each says; the others have the defaults of `Control`, but that the terminal's cursor is shown at the
/// upper left corner.
package protocol ControlBehaviour: AnyObject {
  /// The control that this is the behaviour of, which owns it.
  var control: Control { get }
  init(of control: Control)

  var viewName: String { get }
  var contents: ControlContents { get }
  var listing: (any Listing)? { get }
  var takesFocus: Bool { get }
  var submitTrigger: SubmitTriggers? { get }
  var sharedStop: SharedStop? { get }
  var rowCommands: RowCommands? { get }
  var cursor: Point? { get }
  func help(_ contents: HelpContents) -> [HelpEntry]
  func focusDidEnter()
  func focusDidLeave()
  func perform(_ command: EditorCommand) -> Bool
  func typed(_ text: String)
  func click(at point: Point)
}

extension ControlBehaviour {
  package var listing: (any Listing)? { nil }
  package var takesFocus: Bool { true }
  package var submitTrigger: SubmitTriggers? { nil }
  package var sharedStop: SharedStop? { nil }
  package var rowCommands: RowCommands? { control.inputs.trait(RowCommands.self) }
  package var cursor: Point? { .zero }
  package func focusDidEnter() {}
  package func focusDidLeave() {}
  package func perform(_ command: EditorCommand) -> Bool { false }
  package func typed(_ text: String) { control.dropText() }
  package func click(at point: Point) {}
}

/// A control that leaves to its behaviour what it does.
package final class DelegatingControl<Behaviour: ControlBehaviour>: Control {
  package private(set) lazy var behaviour = Behaviour(of: self)

  package override var viewName: String { behaviour.viewName }
  package override var contents: ControlContents { behaviour.contents }
  package override var listing: (any Listing)? { behaviour.listing }
  package override var takesFocus: Bool { behaviour.takesFocus }
  package override var submitTrigger: SubmitTriggers? { behaviour.submitTrigger }
  package override var sharedStop: SharedStop? { behaviour.sharedStop }
  package override var rowCommands: RowCommands? { behaviour.rowCommands }
  package override var cursor: Point? { behaviour.cursor }
  override func help(_ contents: HelpContents) -> [HelpEntry] { behaviour.help(contents) }
  package override func focusDidEnter() { behaviour.focusDidEnter() }
  package override func focusDidLeave() { behaviour.focusDidLeave() }
  package override func perform(_ command: EditorCommand) -> Bool { behaviour.perform(command) }
  package override func typed(_ text: String) { behaviour.typed(text) }
  package override func click(at point: Point) { behaviour.click(at: point) }
}
