package import FormDefinitions

/// Options that arrive while the form runs, such as lines of standard input; those that have arrived can be searched
/// and chosen.
package final class ArrivingOptions {
  /// Separates the label of a line from its value; nil if they are the same.
  private let delimiter: Character?
  package let list: DefinedOptions
  private var seen = LinePlaces()
  /// The bytes of an incomplete line.
  private var rest: [UInt8] = []
  private var lineCount = 0
  /// The number of the first line, from 1, that is left out: it is not UTF-8, and would be another text as an option.
  package private(set) var malformedLine: Int?
  package private(set) var isComplete = false
  /// Called when more options have arrived, and when they are complete.
  package var changed: () -> Void = {}
  /// Called once all options have arrived.
  package var completed: () -> Void = {}

  package init(delimiter: Character? = nil) {
    self.delimiter = delimiter
    list = DefinedOptions(TextLines([]), delimiter: delimiter)
  }

  package var count: Int { list.count }

  /// Every option; each is made anew.
  package var options: OptionList { list.all }

  /// Takes the next bytes of the text. Duplicate and empty lines are skipped.
  package func take(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0x0A) else { return rest += bytes }
    let whole = rest + bytes[...end]
    rest = Array(bytes[(end + 1)...])
    append(whole)
    changed()
  }

  private func append(_ lines: [UInt8]) {
    defer { lineCount += lines.count { $0 == 0x0A } }
    guard String(validating: lines, as: UTF8.self) == nil else { return list.append(lines, unless: &seen) }
    var texts: [UInt8] = []
    for (index, line) in lines.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if String(validating: line, as: UTF8.self) != nil {
        texts += line + [0x0A]
      } else if malformedLine == nil {
        malformedLine = lineCount + index + 1
      }
    }
    list.append(texts, unless: &seen)
  }

  /// Called at the end of the text; the last line may lack a terminator.
  package func complete() {
    guard !isComplete else { return }
    if !rest.isEmpty { append(rest) }
    rest = []
    isComplete = true
    changed()
    completed()
  }
}
