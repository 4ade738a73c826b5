import AttributeGraph
package import ViewTree

/// The app's view with the session's bottom row below it: the toolbar at the left, readline's state at the right.
struct SessionFrame<Content: View>: View {
  let isFullscreen: Bool
  let content: Content

  var body: some View {
    VStack {
      content
      if isFullscreen { Spacer() }
      DialogHolder()
      BottomRow()
    }
  }
}

private struct BottomRow: View {
  @Attached private var chrome: SessionChrome

  var body: some View {
    if chrome.showsToolbar.value {
      // What readline waits for has the first claim to the row, what Return does the last.
      HStack(spacing: 0) {
        ToolbarBar().layoutPriority(1)
        Spacer()
        StatusText().layoutPriority(2)
        ReturnHint()
      }
      .padding(.horizontal, 2)
      .padding(.top, 1)
    }
  }
}

/// What went wrong with the last key, or readline's state while there is something to say.
private struct StatusText: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    let notice = chrome.notice.value
    let status = notice.isEmpty ? chrome.status.value : notice
    Text(status.isEmpty ? "" : "  " + status).lineLimit(1).textStyle(notice.isEmpty ? theme.hint : theme.error)
  }
}

/// What Return does.
private struct ReturnHint: View {
  @Attached private var chrome: SessionChrome
  @Environment(\.theme) private var theme

  var body: some View {
    let hint = chrome.returnHint.value
    HintText(text: hint.isEmpty ? "" : "  " + hint, style: theme.hint)
  }
}

/// What a layer has attached to the tree of a view, by type.
@propertyWrapper
package struct Attached<Value: AnyObject>: DynamicProperty {
  private var value: Value?

  package init() {}

  package var wrappedValue: Value {
    guard let value else { preconditionFailure("nothing of type \(Value.self) is attached to the tree") }
    return value
  }

  package static func _makeProperty(in buffer: inout DynamicPropertyBuffer, fieldOffset: Int, inputs: ViewInputs) {
    buffer.append(Box(host: inputs.host), fieldOffset: fieldOffset)
  }

  private struct Box: DynamicPropertyBox {
    unowned let host: ViewHost

    func update(field: UnsafeMutableRawPointer, in graph: Graph) {
      field.assumingMemoryBound(to: Attached<Value>.self).pointee.value =
        host.attachments[Value.self]
    }
  }
}
