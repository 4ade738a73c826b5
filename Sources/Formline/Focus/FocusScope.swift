/// What a `focused` modifier ties together: the controls of one view, and the value of a focus state that they stand
/// for.
final class FocusScope<Value: Hashable>: FocusBinding {
  private(set) var location: FocusLocation<Value>
  private(set) var value: Value
  private let extent: FocusExtent
  private var controls: [Control] = []

  init(location: FocusLocation<Value>, value: Value, extent: FocusExtent) {
    self.location = location
    self.value = value
    self.extent = extent
  }

  /// Whether focus in one of the controls is focus of the view. A view that holds several controls is none of them.
  var standsForControls: Bool { extent == .descendants || controls.count < 2 }

  /// The controls that can be given focus for the value.
  var targets: [Control] { standsForControls ? controls : [] }

  /// Whether focus is wanted for the value and has not moved yet.
  var awaitsFocus: Bool { location.awaitsFocus(for: value) }

  func attach(_ control: Control) { controls.append(control) }
  func detach(_ control: Control) { controls.removeAll { $0 === control } }
  func focusMoved(in store: FocusStore) { location.focusMoved(in: store) }

  /// The view stands for another value now, or for one of another focus state: that of the section its row is in.
  func change(to newValue: Value, in newLocation: FocusLocation<Value>) {
    guard newValue != value || newLocation !== location else { return }
    location.remove(self)
    value = newValue
    location = newLocation
    location.add(self)
  }
}

/// Which controls inside a view a `focused` modifier is about.
enum FocusExtent {
  /// The view is a control itself.
  case view
  /// Every control inside.
  case descendants
}

/// One focus state bound to controls, its type hidden.
protocol FocusBinding: AnyObject {
  var awaitsFocus: Bool { get }
  func attach(_ control: Control)
  func detach(_ control: Control)
  func focusMoved(in store: FocusStore)
}

/// The focus states bound around a view, the innermost last.
struct FocusBindings {
  var list: [any FocusBinding]
}
