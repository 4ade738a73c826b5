import ViewTree

/// Where a control stands, for those who wrote the view.
extension Control {
  /// The containers around the control with the place in each, from 0, then its kind and its label:
  /// `Form/2/TextField 'E-mail'`.
  var path: String {
    var parts = [ownLabel.isEmpty ? viewName : "\(viewName) '\(ownLabel)'"]
    var node: DisplayNode? = node
    while let current = node, let parent = current.parent {
      if parent.children.count > 1 { parts.append("\(current.indexInParent)") }
      if let name = parent.viewName { parts.append(name) }
      node = parent
    }
    return parts.reversed().joined(separator: "/")
  }

  private var ownLabel: String {
    (self as? ButtonControl)?.label ?? FieldRowNode.around(node)?.title ?? ""
  }

  private var viewName: String {
    switch self {
    case let field as TextControl: field.isSecure ? "SecureField" : "TextField"
    case is GrowingTextControl: "TextField"
    case is TextEditorControl: "TextEditor"
    case is ToggleControl: "Toggle"
    case is ChoiceControl, is RowPickerControl: "Picker"
    case is StepperControl: "Stepper"
    case is SliderControl: "Slider"
    case is DisclosureControl: "DisclosureGroup"
    case is MenuControl: "Menu"
    case is ButtonControl: "Button"
    default: "view"
    }
  }
}

extension DisplayNode {
  fileprivate var viewName: String? {
    switch self {
    case is FormNode: "Form"
    case is ScrollNode: "ScrollView"
    case is StackNode: sequentialAxis == .horizontal ? "HStack" : "VStack"
    default: nil
    }
  }
}
