import LineEditing

/// The commands that keys run on the row around a control: a row of a definition, or of a view.
package struct RowCommands {
  /// Whether rows can be added, removed and moved, for the help.
  package let adds: Bool
  package let removes: Bool
  package let moves: Bool
  /// Whether rows can be searched for, for the help.
  package let finds: Bool
  /// Returns false if nothing was done.
  let perform: (RowCommand) -> Bool

  package init(
    adds: Bool, removes: Bool, moves: Bool, finds: Bool = false, perform: @escaping (RowCommand) -> Bool
  ) {
    self.adds = adds
    self.removes = removes
    self.moves = moves
    self.finds = finds
    self.perform = perform
  }

  /// The commands of several scopes around one row: the first one that acts wins.
  package init(_ all: [RowCommands]) {
    self.init(
      adds: all.contains(where: \.adds), removes: all.contains(where: \.removes), moves: all.contains(where: \.moves),
      finds: all.contains(where: \.finds)
    ) { command in all.contains { $0.perform(command) } }
  }
}

/// A command on a row.
package enum RowCommand {
  case addRow, removeRow
  /// Goes to a row that the person looks for.
  case findRow
  /// Moves down, or up if negative.
  case move(by: Int)

  init?(_ command: EditorCommand) {
    let count = command.steps
    switch command.name {
    case .addRow: self = .addRow
    case .removeRow: self = .removeRow
    case .findRow: self = .findRow
    case .moveRowUp: self = .move(by: -count)
    case .moveRowDown: self = .move(by: count)
    default: return nil
    }
  }
}
