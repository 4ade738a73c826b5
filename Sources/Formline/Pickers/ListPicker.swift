import ViewTree

/// A picker as a list that is open while it has focus, or always.
struct ListPicker: PickerLook {
  let selection: PickerSelection
  let isFocused: Bool
  let control: ChoiceControl

  static func makeNode(inputs: ViewInputs) -> ChoiceNode { ChoiceNode(host: inputs.host) }

  func update(_ node: ChoiceNode, environment: EnvironmentValues) {
    let tags = control.tags
    let chosen = selection.tag
    let choose = selection.choose
    ChoiceLeaf(
      options: tags, isSelected: { tags.tag(at: $0) == chosen },
      selected: { tags.index(of: chosen).map { [$0] } ?? [] },
      allowsSeveral: false, prompt: nil, select: { if let tag = tags.tag(at: $0) { choose(tag) } },
      isFocused: isFocused,
      control: control, isAlwaysOpen: environment.pickerStyle == .inline
    )
    .update(node, environment: environment)
  }
}
