import ViewTree

/// A picker as a list that is open while it has focus, or always.
struct ListPicker<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let isAlwaysOpen: Bool
  @Controlled private var control: ChoiceControl

  init(selection: Binding<SelectionValue>, content: Content, isAlwaysOpen: Bool) {
    self.selection = selection
    self.content = content
    self.isAlwaysOpen = isAlwaysOpen
  }

  var body: some View {
    let tags = PickerTags.of(control)
    let selected = AnyHashable(selection.wrappedValue)
    let selection = selection
    ChoiceLeaf(
      options: tags, isSelected: { tags.tag(at: $0) == selected },
      selected: { (0..<tags.count).filter { tags.tag(at: $0) == selected } }, allowsSeveral: false, prompt: nil,
      select: { index in
        if let value = tags.tag(at: index)?.base as? SelectionValue { selection.wrappedValue = value }
      }, isFocused: control.isFocused, control: control, isAlwaysOpen: isAlwaysOpen
    )
    .focusTarget(control)
    PickerContent(content: content, tags: tags)
  }
}
