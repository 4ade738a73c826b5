@testable import LineEditing

/// A host with some fields: it moves between them and writes down what it is told.
final class RecordingHost: LineEditorDelegate {
  var fields: [LineBuffer]
  var log: [String] = []
  var candidates: [String] = []
  private(set) var index = 0

  /// Opens a fresh editor with these fields; the first is active.
  init(_ fields: [LineBuffer], mode: EditMode = .emacs, inputrc: String = "") {
    self.fields = fields
    LineEditor.shared.acceptsSuggestionAtEnd = false
    LineEditor.shared.movesInList = false
    LineEditor.shared.start(inputrc: .text((mode == .vi ? "set editing-mode vi\n" : "") + inputrc))
    LineEditor.shared.delegate = self
    LineEditor.shared.activate(fields.first)
  }

  func go(to index: Int) {
    self.index = (index % fields.count + fields.count) % fields.count
    LineEditor.shared.activate(fields[self.index])
  }

  func lineEditor(_ editor: LineEditor, perform command: EditorCommand) {
    switch command.name {
    case "form-next-field": go(to: index + command.count)
    case "form-previous-field": go(to: index - command.count)
    case "form-submit": log.append("submit \(command.key)")
    case "form-toolbar-1": editor.runAfterCommand("complete")
    default: log.append(command.count == 1 ? command.name : "\(command.name) \(command.count)")
    }
  }

  func lineEditor(_ editor: LineEditor, completionsFor word: String, in buffer: LineBuffer, range: Range<Int>)
    -> [String]
  {
    log.append("complete \(word) \(range)")
    return candidates.filter { $0.hasPrefix(word) }
  }

  func lineEditor(_ editor: LineEditor, typed text: String) { log.append("typed \(text)") }
  func lineEditor(_ editor: LineEditor, ran functionName: String) { log.append(functionName) }
  func lineEditor(_ editor: LineEditor, show possibleCompletions: [String]) {
    log.append("show \(possibleCompletions.joined(separator: " "))")
  }
}
