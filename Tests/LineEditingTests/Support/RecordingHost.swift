@testable import LineEditing

/// A host with some fields: it moves between them and writes down what it is told.
final class RecordingHost {
  var fields: [LineBuffer]
  var log: [String] = []
  var candidates: [String] = []
  private(set) var index = 0
  let seat = LineEditor.Seat()

  private struct Weak { weak var host: RecordingHost? }
  private static var hosts: [ObjectIdentifier: Weak] = [:]

  /// The one that uses the editor, if it is one of these.
  static var inUse: RecordingHost? { LineEditor.shared.seat.flatMap { hosts[ObjectIdentifier($0)]?.host } }

  /// Opens a fresh editor with these fields; the first is active.
  init(_ fields: [LineBuffer], mode: EditMode = .emacs, inputrc: String = "") {
    self.fields = fields
    LineEditor.shared.acceptsSuggestionAtEnd = false
    LineEditor.shared.movesInList = false
    LineEditor.shared.start(inputrc: .text((mode == .vi ? "set editing-mode vi\n" : "") + inputrc))
    Self.hosts[ObjectIdentifier(seat)] = Weak(host: self)
    LineEditor.shared.use(by: seat)
    LineEditor.shared.activate(fields.first)
  }

  func go(to index: Int) {
    self.index = (index % fields.count + fields.count) % fields.count
    LineEditor.shared.activate(fields[self.index])
  }

  func handle(_ event: LineEditor.Event) {
    switch event {
    case .command(let command): perform(command)
    case .complete:
      log.append("complete")
      LineEditor.shared.complete(with: candidates.filter { $0.hasPrefix(fields[index].text) })
    case .typed(let text): log.append("typed \(text)")
    case .ran(let function, let count): log.append(function + (count == 1 ? "" : " \(count)"))
    case .show: log.append("show")
    case .refused(let reason): log.append("refused \(reason)")
    case .leftOutControls: log.append("left out controls")
    case .cut: log.append("cut")
    }
  }

  private func perform(_ command: EditorCommand) {
    switch command.name {
    case .nextField: go(to: index + command.count)
    case .previousField: go(to: index - command.count)
    case .submit: log.append("submit \(command.key)")
    default: log.append(command.name.spelling + (command.count == 1 ? "" : " \(command.count)"))
    }
  }
}
