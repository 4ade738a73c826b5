package import LineEditing
package import Wording

extension PasteRefusal {
  /// Why nothing was pasted.
  package var notPasted: Phrase {
    switch self {
    case .severalLines: .oneLineNotPasted
    case .notText: .noTextNotPasted
    case .holdsNull: .nullNotPasted
    }
  }

  /// Why a text is as it was before somebody edited it elsewhere.
  var unchanged: Phrase {
    switch self {
    case .severalLines: .oneLineUnchanged
    case .notText: .noTextUnchanged
    case .holdsNull: .nullUnchanged
    }
  }
}
