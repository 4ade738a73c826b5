package import FormDefinitions
import Formline

/// Options that arrive while the form runs, such as lines of standard input; those that have come can be searched and
/// chosen.
package final class ArrivingOptions {
  /// What stands between the label of a line and its value; nil where they are the same.
  private let delimiter: Character?
  let list: DefinedOptions
  private var seen = LinePlaces()
  /// The bytes of a line whose end has yet to come.
  private var rest: [UInt8] = []
  /// Whether all of them are there.
  package private(set) var isComplete = false
  /// Told that there are more, or that there will be no more.
  var changed: () -> Void = {}
  /// Told once all of them are there.
  package var completed: () -> Void = {}

  package init(delimiter: Character? = nil) {
    self.delimiter = delimiter
    list = DefinedOptions(TextLines([]), delimiter: delimiter)
  }

  package var count: Int { list.count }

  /// Every option; costs making them.
  package var options: [OptionDefinition] { list.all }

  /// Takes the next bytes of the text. Lines that came before, and empty ones, do not count.
  package func take(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0x0A) else { return rest += bytes }
    let whole = rest + bytes[...end]
    rest = Array(bytes[(end + 1)...])
    list.append(whole, unless: &seen)
    changed()
  }

  /// The text has ended; a last line may have no end of its own.
  package func complete() {
    guard !isComplete else { return }
    if !rest.isEmpty { list.append(rest, unless: &seen) }
    rest = []
    isComplete = true
    changed()
    completed()
  }
}
