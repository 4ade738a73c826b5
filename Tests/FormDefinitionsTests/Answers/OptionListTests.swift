import Testing
import Values

@testable import FormDefinitions

/// What tables find among options, held against going through them.
@Suite struct OptionListTests {
  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let letters: [Character] = ["a", "a", "b", "A", "ä", "é", "1", " ", "-", "ß"]
    return String((0..<Int.random(in: 0...4, using: &random)).map { _ in letters.randomElement(using: &random)! })
  }

  private static func option(_ random: inout some RandomNumberGenerator) -> OptionDefinition {
    let value: AnswerValue =
      switch Int.random(in: 0...4, using: &random) {
      case 0: .integer(1)
      case 1: .number(1)
      case 2: .bool(true)
      default: .string(text(&random))
      }
    let others = (0..<Int.random(in: 0...1, using: &random)).map { _ in text(&random) }
    return OptionDefinition(value: value, label: text(&random), otherNames: others)
  }

  private static func named(_ text: String, _ options: [OptionDefinition]) -> OptionDefinition? {
    if let option = options.first(where: { $0.value == .string(text) }) { return option }
    if let option = options.first(where: { $0.value.text == text }) { return option }
    let labelled = options.filter { $0.label == text }
    if !labelled.isEmpty { return labelled.count == 1 ? labelled[0] : nil }
    let found = options.filter { allNames(of: $0).contains { $0.lowercased() == text.lowercased() } }
    if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    let bare = options.filter { names(of: $0).contains(text.folded) }
    return bare.count == 1 ? bare[0] : nil
  }

  private static func allNames(of option: OptionDefinition) -> [String] {
    [option.value.text, option.label] + option.otherNames
  }

  private static func names(of option: OptionDefinition) -> [String] { allNames(of: option).map(\.folded) }

  private static func begun(_ text: String, _ options: [OptionDefinition]) -> [OptionDefinition] {
    let wanted = text.folded
    guard !wanted.isEmpty else { return [] }
    return options.filter { option in
      names(of: option).contains { name in
        name.indices.contains { place in
          let isStart =
            place == name.startIndex
            || !name[name.index(before: place)].isLetter
              && !name[name.index(before: place)].isNumber
          return isStart && name[place...].hasPrefix(wanted)
        }
      }
    }
  }

  @Test(arguments: 0..<60) func `each is found as by going through all`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = (0..<Int.random(in: 0...30, using: &random)).map { _ in Self.option(&random) }
    let list = OptionList(all)
    for _ in 0..<40 {
      let value = Bool.random(using: &random) ? Self.option(&random).value : all.randomElement(using: &random)?.value
      let wanted = value ?? .null
      #expect(list.place(of: wanted) == all.firstIndex { $0.value.isSame(as: wanted) })
      let text = Self.text(&random)
      #expect(list.named(text) == Self.named(text, all), "\(text)")
      let begun = Self.begun(text, all)
      #expect(list.begun(with: text) == begun, "\(text)")
      #expect(list.meant(by: text) == (Self.named(text, all) ?? (begun.count == 1 ? begun[0] : nil)), "\(text)")
    }
  }

  @Test func `a name of many words is found by them all, and by a long beginning`() {
    let long = String(repeating: "word ", count: 30)
    let list = OptionList([
      OptionDefinition(value: .string("a"), label: long + "one"),
      OptionDefinition(value: .string("b"), label: long + "two"),
    ])
    #expect(list.begun(with: long + "t").map(\.value.text) == ["b"])
    #expect(list.begun(with: "WORD").map(\.value.text) == ["a", "b"])
    #expect(list.meant(by: "two")?.value.text == "b")
  }
}
