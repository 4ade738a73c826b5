import AttributeGraph
package import ViewTree

/// The session's parts of the screen, for its views.
package final class SessionChrome {
  @Anchored package internal(set) var session: Session?
  /// A message on what readline waits for.
  let status: Tracked<String>
  /// A notice on why the last key had no effect.
  let notice: Tracked<String>
  /// The effect of Return in the focused control, then other keys of it; two blanks separate them.
  let returnHint: Tracked<String>
  package let showsToolbar: Tracked<Bool>
  /// True if the terminal has so few rows that titles above a form scroll with it.
  package let hasFewRows: Tracked<Bool>
  /// The rows and columns of the terminal.
  package let rows: Tracked<Int>
  package let columns: Tracked<Int>
  /// True if the bottom row begins with the key for help.
  let showsHelpItem: Tracked<Bool>
  /// True if the bottom row shows only what readline waits for, and refused keys.
  var isBare = false
  /// True if an action needs the release events of keys.
  var wantsKeyReleases = false
  /// True once a view has an `onKeyPress` action; until then, keys are not matched against actions.
  var hasKeyPressActions = false

  init(host: ViewHost, columns: Int, rows: Int) {
    status = Tracked("", host: host)
    notice = Tracked("", host: host)
    returnHint = Tracked("", host: host)
    showsToolbar = Tracked(rows >= Session.toolbarRows, host: host)
    self.rows = Tracked(rows, host: host)
    self.columns = Tracked(columns, host: host)
    showsHelpItem = Tracked(false, host: host)
    hasFewRows = Tracked(Session.hasFewRows(columns: columns, rows: rows), host: host)
  }

  /// The chrome of the session that owns the tree; nil for a tree without a session.
  package static func of(_ host: ViewHost) -> SessionChrome? { host.attachments[SessionChrome.self] }
}

/// The app's view with the session's bottom row below it: the toolbar at the left, readline's state at the right.
struct SessionFrame<Content: View>: View {
  let isFullscreen: Bool
  let content: Content
  @State var editMode = EditMode.inactive

  var body: some View {
    VStack {
      ScreensHolder(content: content.environment({ $1(&$0.editMode) }, $editMode))
      if isFullscreen { Spacer() }
      QuestionsHolder()
      BottomRow()
    }
  }
}

/// An object that a higher layer has attached to the tree of a view, by type.
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
      field.assumingMemoryBound(to: Attached<Value>.self).pointee.value = host.attachments[Value.self]
    }
  }
}
