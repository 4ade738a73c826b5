import AttributeGraph
import ViewTree

/// The app's view with the session's bottom row below it: the toolbar at the left, readline's state at the right.
struct SessionFrame<Content: View>: View {
  let isFullscreen: Bool
  let content: Content

  var body: some View {
    VStack {
      content
      if isFullscreen { Spacer() }
      BottomRow()
    }
  }
}

private struct BottomRow: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    if chrome.showsToolbar.value {
      HStack(spacing: 2) {
        ToolbarBar()
        Spacer()
        StatusText()
      }
      .padding(.horizontal, 2)
      .padding(.top, 1)
    }
  }
}

/// Readline's state and what Return does, each only while there is something to say.
private struct StatusText: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    let words = [chrome.status.value, chrome.returnHint.value].filter { !$0.isEmpty }
    Text(words.joined(separator: "  ")).textStyle(theme.hint)
  }
}

/// What a layer has attached to the tree of a view, by type.
@propertyWrapper
struct Attached<Value: AnyObject>: DynamicProperty {
  private var value: Value?

  init() {}

  var wrappedValue: Value {
    guard let value else { preconditionFailure("nothing of type \(Value.self) is attached to the tree") }
    return value
  }

  static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    unowned let host: ViewHost

    func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      field.assumingMemoryBound(to: Attached<Value>.self).pointee.value =
        host.attachments[ObjectIdentifier(Value.self)] as? Value
    }
  }
}
