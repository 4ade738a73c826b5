import ViewTree

/// A picker in one of its looks: what is shown of the choice, and the tagged views, which are read rather than shown.
struct StyledPicker<Look: PickerLook, Content: View>: View {
  let selection: PickerSelection
  let content: Content
  @Controlled private var control: Look.Behaviour

  init(selection: PickerSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    Look(selection: selection, isFocused: control.isFocused, control: control).focusTarget(control)
    PickerContent(content: content, tags: control.tags, selection: selection)
  }
}

/// How a picker shows its choice, and what its keys do.
protocol PickerLook: LeafView {
  associatedtype Behaviour: PickerTagsReader

  init(selection: PickerSelection, isFocused: Bool, control: Behaviour)
}

/// What a picker chooses: the tag that is chosen, and how another one is.
struct PickerSelection {
  let tag: AnyHashable
  let choose: (AnyHashable) -> Void
  let type: Any.Type
  /// Whether a tag is one of its values.
  let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    tag = Self.tag(selection.wrappedValue)
    type = Value.self
    accepts = { $0.base is Value }
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }

  /// A value as a tag. One that may be missing is the tag that it is without that: `.some(1)` is chosen by `1`.
  static func tag(_ value: some Hashable) -> AnyHashable {
    (value as? any TagThatMayBeMissing)?.presentTag ?? AnyHashable(value)
  }
}

/// An optional value as a tag.
private protocol TagThatMayBeMissing {
  var presentTag: AnyHashable? { get }
}

extension Optional: TagThatMayBeMissing where Wrapped: Hashable {
  fileprivate var presentTag: AnyHashable? { map { AnyHashable($0) } }
}
