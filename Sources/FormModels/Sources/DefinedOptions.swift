import Expressions
package import FormDefinitions
import Values

/// The current options of a select or multi-select as list entries; those from a file are made lazily.
package final class DefinedOptions {
  private enum Storage {
    case lines(TextLines)
    case list(OptionList)
  }

  private var storage: Storage
  /// Separates the label of a line from its value; nil if they are the same.
  private let delimiter: Character?
  /// Chosen texts that are not options, if the field accepts such texts; they follow the options.
  private var others: [String] = []
  private var placesOfOthers: [String: Int] = [:]
  /// The text being typed, offered as an entry after `others`.
  private var offered = ""
  package var takesOther = false
  /// Called with the search text, if there may be more options than these.
  package var find: (String) -> Void = { _ in }
  /// A cache of one: the chosen option is looked up repeatedly.
  private var lastFound: Int?
  /// Likewise for several chosen options, which a key looks up for its edit and for the screen.
  private var lastSelected: (answer: [AnswerValue], places: [Int])?
  /// The index of each value of lines that have labels, or bytes that are no text.
  private var positions: [AnswerValue: Int]?

  package init(_ lines: TextLines, delimiter: Character? = nil) {
    storage = .lines(lines)
    self.delimiter = delimiter
  }

  package init(_ options: OptionList) {
    storage = .list(options)
    delimiter = nil
  }

  /// Options that are known without evaluating or asking anything; none of others.
  convenience init(known source: OptionsSource) {
    switch source {
    case .lines(let lines): self.init(lines)
    case .list(let options): self.init(options)
    case .computed, .live, .arriving: self.init([] as OptionList)
    }
  }

  /// Appends the lines of more text.
  package func append(_ text: [UInt8], unless seen: inout LinePlaces) {
    guard case .lines(var lines) = storage else { return }
    // Releases the second reference, so that growing does not copy.
    storage = .list([])
    lines.append(text, unless: &seen)
    storage = .lines(lines)
    (positions, lastFound, lastSelected) = (nil, nil, nil)
  }

  /// Every option; each is made anew.
  package var all: OptionList {
    if case .list(let options) = storage { options } else { OptionList((0..<ownCount).map(option)) }
  }

  package func option(at index: Int) -> OptionDefinition {
    if let other = other(at: index) { return OptionDefinition(value: .string(other)) }
    switch storage {
    case .lines(let lines):
      let (label, value) = parts(of: lines[index])
      return OptionDefinition(value: .string(value), label: label)
    case .list(let options): return options[index]
    }
  }

  private func parts(of line: String) -> (label: String, value: String) {
    delimiter.map { TextLines.parts(of: line, delimiter: $0) } ?? (line, line)
  }

  package func isSame(as other: DefinedOptions) -> Bool {
    switch (storage, other.storage) {
    case (.lines(let first), .lines(let second)): first == second
    case (.list(let first), .list(let second)): first == second
    default: false
    }
  }

  // Entries.

  package var count: Int { ownCount + others.count }
  package var typedCount: Int { others.count }
  package var takesTyped: Bool { takesOther }

  private var ownCount: Int {
    switch storage {
    case .lines(let lines): lines.count
    case .list(let options): options.count
    }
  }

  /// The text at an index past the options.
  private func other(at index: Int) -> String? {
    guard takesOther, index >= ownCount else { return nil }
    return index < count ? others[index - ownCount] : offered
  }

  package func filterDidChange(_ typed: String) { find(String(typed.trimmed)) }

  package func offer(_ typed: String) -> Int? {
    let text = String(typed.trimmed)
    guard takesOther, !text.isEmpty, index(of: .string(text)) == nil else { return nil }
    offered = text
    return count
  }

  package func add(_ typed: String) -> Int? { place(of: .string(typed)) }

  package func withdraw(_ index: Int) {
    guard ownCount..<count ~= index else { return }
    others.remove(at: index - ownCount)
    placesOfOthers = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
    (lastFound, lastSelected) = (nil, nil)
  }

  package func label(at index: Int) -> String {
    if let other = other(at: index) { return other }
    return switch storage {
    case .lines(let lines): parts(of: lines[index]).label
    case .list(let options): options[index].label
    }
  }

  package func names(at index: Int) -> [String] {
    let option = option(at: index)
    return [option.label] + otherNames(of: option)
  }

  private func otherNames(of option: OptionDefinition) -> [String] {
    let value = option.value.text
    return value == option.label || option.otherNames.contains(value) ? option.otherNames : [value] + option.otherNames
  }

  package func appendLabels(from first: Int, to bytes: inout [UInt8], ends: inout [Int]) {
    func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
    if first < ownCount {
      switch storage {
      case .lines(let lines) where delimiter == nil: lines.appendLines(from: first, to: &bytes, ends: &ends)
      case .lines(let lines):
        for line in lines[first...] {
          let (label, value) = parts(of: line)
          append(label)
          if value != label { append("\n" + value) }
          ends.append(bytes.count)
        }
      case .list(let options):
        for option in options[first...] {
          append(option.label)
          for name in otherNames(of: option) { append("\n" + name) }
          ends.append(bytes.count)
        }
      }
    }
    for other in others.dropFirst(max(0, first - ownCount)) {
      append(other)
      ends.append(bytes.count)
    }
  }

  package func detail(at index: Int) -> String {
    guard case .list(let options) = storage, index < options.count else { return "" }
    // Starred as the label of a field that must be answered.
    return [options[index].isRequired ? "*" : nil, options[index].description].compactMap(\.self).joined(separator: " ")
  }

  package func isEnabled(at index: Int) -> Bool {
    if case .list(let options) = storage, index < options.count { !options[index].isDisabled } else { true }
  }

  // Answers.

  package func index(of value: AnswerValue) -> Int? {
    if let lastFound, option(at: lastFound).value.isSame(as: value) { return lastFound }
    let found = find(value) ?? placeOfOther(value).map { ownCount + $0 }
    if found != nil { lastFound = found }
    return found
  }

  private func placeOfOther(_ value: AnswerValue) -> Int? {
    if case .string(let text) = value { placesOfOthers[text] } else { nil }
  }

  private func find(_ value: AnswerValue) -> Int? {
    switch storage {
    case .lines(let lines):
      guard case .string(let text) = value else { return nil }
      if delimiter != nil { return places[value] }
      // Bytes that are no text became other ones.
      return lines.firstPosition(of: text) ?? (text.contains("\u{FFFD}") ? places[value] : nil)
    case .list(let options): return options.place(of: value)
    }
  }

  private var places: [AnswerValue: Int] {
    if let positions { return positions }
    let made = Dictionary(firstOfEach: (0..<ownCount).map { (option(at: $0).value, $0) })
    positions = made
    return made
  }

  /// The indices of the chosen options, in ascending order.
  package func selected(_ answer: AnswerValue) -> [Int] {
    switch answer {
    case .null: return []
    case .list(let values):
      if let lastSelected, lastSelected.answer == values { return lastSelected.places }
      let places = values.compactMap(place).sorted()
      lastSelected = (values, places)
      return places
    default: return place(of: answer).map { [$0] } ?? []
    }
  }

  /// The index of a chosen value; a free text, if accepted, is added to `others`.
  private func place(of value: AnswerValue) -> Int? {
    if let index = index(of: value) { return index }
    guard takesOther, case .string(let text) = value, !text.isEmpty else { return nil }
    placesOfOthers[text] = others.count
    others.append(text)
    return count - 1
  }

  /// Replaces texts by the values of the options that they mean, others by what would be typed for them; a command line
  /// also spells a number as text.
  package func fitting(_ answer: AnswerValue) -> AnswerValue {
    switch answer {
    case .list(let items):
      var known: Set<AnswerValue> = []
      return .list(items.map(fitting).filter { $0 != .null && known.insert($0.canonical).inserted })
    case .string(let text) where index(of: answer) == nil:
      if let option = all.meant(by: text) { return option.value }
      guard takesOther else { return answer }
      let other = AnswerConversion.otherAnswer(text)
      return other.isEmpty ? .null : .string(other)
    default: return answer
    }
  }

  /// Sorts several chosen options into option order; an answer with an unknown option is unchanged.
  package func inOrder(_ answer: AnswerValue) -> AnswerValue {
    guard case .list(let items) = answer, items.count > 1 else { return answer }
    let places = selected(answer)
    return places.count == items.count ? .list(values(at: places)) : answer
  }

  /// The chosen values at places in ascending order, as an answer has them.
  private func values(at places: [Int]) -> [AnswerValue] {
    let values = places.map { option(at: $0).value }
    guard case .list(let options) = storage else { return values }
    let own = places.prefix { $0 < options.count }.count
    return options.answer(of: Array(values.prefix(own))) + values.dropFirst(own)
  }

  /// The answer after choosing an option. In a multi-select it is toggled, and the answer stays in option order;
  /// choosing a single one again clears it.
  package func choosing(_ index: Int, answer: AnswerValue, of type: FieldType) -> AnswerValue {
    let value = option(at: index).value
    lastFound = index < count ? index : place(of: value)
    guard type == .multiselect else { return value.isSame(as: answer) ? .null : value }
    return turning([index], answer: answer)
  }

  /// The answer after toggling each of several options.
  package func turning(_ indices: [Int], answer: AnswerValue) -> AnswerValue {
    let places = Set(selected(answer)).symmetricDifference(indices).sorted()
    let chosen = values(at: places)
    // A text that is offered becomes one of the others when the answer is looked up.
    if places.last ?? 0 < count { lastSelected = (chosen, places) }
    return .list(chosen)
  }
}

/// The current options of a select or multi-select.
package struct FieldOptions: Equatable {
  /// Reused while the options are the same.
  package let list: DefinedOptions
  /// The number of options at creation: a list may grow.
  private let count: Int

  package var options: OptionList { list.all }

  /// - Parameter given: The options from an external source.
  package init(_ source: OptionsSource, given: OptionList? = nil, field: FieldModel) {
    list =
      switch source {
      case .lines, .list: DefinedOptions(known: source)
      // What is chosen already is shown, whatever becomes of the source.
      case .live: DefinedOptions(given ?? OptionList(field.chosenOptions(in: field.stored.value)))
      case .computed(let expression): DefinedOptions(OptionDefinition.computed(field.evaluate(expression)))
      case .arriving: field.arriving?.list ?? DefinedOptions([])
      }
    list.takesOther = field.definition.choice?.takesOther ?? false
    if case .live = source { list.find = { [weak live = field.liveList] in live?.find($0) } }
    count = list.count
  }

  package static func == (first: FieldOptions, second: FieldOptions) -> Bool {
    first.count == second.count && (first.list === second.list || first.list.isSame(as: second.list))
  }
}

extension FieldModel {
  /// The chosen values of an answer as options, whose labels nobody has told.
  func chosenOptions(in answer: AnswerValue) -> [OptionDefinition] {
    let values = if case .list(let items) = answer { items } else { [answer] }
    return values.filter { $0 != .null }.map { OptionDefinition(value: $0) }
  }
}
