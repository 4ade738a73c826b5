package import FormDefinitions
package import Values

/// The text of an issue, as written by GitHub and Gitea from the answers to a form; also parsed back.
///
///     ### What happened?
///
///     It fell over.
///
///     ### Checks
///
///     - [x] I searched
///     - [ ] I would help
extension IssueForm {
  private static let noResponse = "_No response_"

  /// The sections of all elements, in form order, separated by an empty line.
  package func body(_ answers: FieldAnswers) -> String {
    let values = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    if let whole = elements.first, whole.isWhole { return String((values[whole.id] ?? .null).text.trimmed) }
    return elements.filter(\.isWritten).map { element in
      let text = text(of: values[element.id] ?? .string(element.value), element)
      if case .fixed = element.kind { return text }
      return element.hasHeading ? "### \(element.label)\n\n\(text)" : text
    }.joined(separator: "\n\n")
  }

  private func text(of value: AnswerValue, _ element: Element) -> String {
    switch element.kind {
    case .fixed(let text): return String(text.trimmed)
    case .text:
      let text = String(value.text.trimmed)
      guard let language = element.fence, !(text.isEmpty && kind == .giteaIssueForm) else {
        return text.isEmpty ? Self.noResponse : text
      }
      let fence = kind == .giteaIssueForm ? Self.fence(around: text) : "```"
      return "\(fence)\(language)\n\(text)\n\(fence)"
    case .choice: return value.isEmpty ? (kind == .giteaIssueForm ? Self.noResponse : "None") : value.text
    case .choices:
      let chosen = chosen(value, element)
      if chosen.isEmpty { return Self.noResponse }
      return element.isList ? chosen.map { "- \($0)" }.joined(separator: "\n") : chosen.joined(separator: ", ")
    case .checkboxes:
      let chosen = Set(chosen(value, element))
      return element.options.map { "- [\(chosen.contains($0) ? "x" : " ")] \($0)" }.joined(separator: "\n")
    }
  }

  private func chosen(_ value: AnswerValue, _ element: Element) -> [String] {
    guard case .list(let items) = value else { return [] }
    let chosen = Set(items)
    return element.options.filter { chosen.contains(.string($0)) }
  }

  /// A fence longer than any in the text.
  private static func fence(around text: String) -> String {
    let lines = text.split(whereSeparator: \.endsLine)
    let longest = lines.map { line in line.prefix { $0 == "`" }.count }.max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }

  /// The issue for the API, without empty members.
  package func issue(_ answers: FieldAnswers) -> JSONValue {
    let title = answers.first { $0.id == titleID }?.value.text ?? title ?? ""
    let members: [(name: String, value: AnswerValue)] = [
      ("title", .string(title)), ("body", .string(body(answers))),
      ("labels", .list(labels.map { .string($0) })), ("assignees", .list(assignees.map { .string($0) })),
      ("type", type.map { .string($0) } ?? .null),
    ]
    return .object(
      members.filter { !$0.value.isEmpty }.map { JSONValue.Member(name: $0.name, value: $0.value.json) })
  }

  /// The URL of the form on the web, prefilled as far as URLs allow: texts and single choices of elements with ids
  /// (GitHub Docs, "Creating an issue from a URL query").
  /// - Parameters:
  ///   - repository: The URL of the repository, without a trailing slash.
  ///   - file: The name of the form's file.
  package func address(_ answers: FieldAnswers, repository: String, file: String) -> String {
    let values = Dictionary(firstOfEach: answers.map { ($0.id, $0.value) })
    let title = values[titleID]?.text ?? title ?? ""
    let isBlank = elements.first?.isWhole ?? false
    var query: [(name: String, value: String)] = []
    if kind == .discussionForm {
      query.append(("category", String(file.prefix { $0 != "." })))
    } else if !isBlank {
      query.append(("template", file))
    }
    if !title.isEmpty { query.append(("title", title)) }
    for element in elements
    where element.isAsked && element.hasOwnID && (element.kind == .text || element.kind == .choice) {
      let text = values[element.id]?.text ?? ""
      if !text.isEmpty { query.append((element.name, text)) }
    }
    let page = kind == .discussionForm ? "discussions" : "issues"
    let parameters = query.map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }
    return "\(repository)/\(page)/new" + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
  }

  /// The answers in an issue's text, with sections in any order, and the lines that belong to no answer.
  package func answers(fromBody text: String) -> (answers: AnswerValue, strays: [String]) {
    if let whole = elements.first, whole.isWhole { return (.object([.init(whole.name, .string(text))]), []) }
    var text = text
    for case .fixed(let own) in elements.map(\.kind) {
      if let range = text.firstRange(of: own.trimmed) { text.removeSubrange(range) }
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).map(String.init)
    let headings = Dictionary(grouping: elements.filter { $0.isWritten && $0.hasHeading && !$0.name.isEmpty }) {
      "### \($0.label.trimmed)"
    }
    var sections: [String: [String]] = [:]
    /// How many of the elements that are called alike have their sections.
    var taken: [String: Int] = [:]
    var strays: [String] = []
    var current: Element?
    func heading(_ line: String) -> Element? {
      guard line.hasPrefix("### ") else { return nil }
      let label = String(line.trimmed)
      return headings[label].flatMap { $0.dropFirst(taken[label] ?? 0).first }
    }
    var fences = IssueFences(lines)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if let element = heading(line) {
        current = element
        taken[String(line.trimmed), default: 0] += 1
        sections[element.name] = []
        // Headings inside the fence are text.
        if let end = element.fence.flatMap({ fences.end($0, from: index) { heading($0) != nil } }) {
          sections[element.name] = Array(lines[index...end])
          index = end + 1
        }
      } else if let name = current?.name {
        sections[name, default: []].append(line)
        // So they are inside one that was typed. One that nobody closed would end with that of a section.
        if let end = fences.end(openedBy: line, from: index),
          !fences.holdsOnlyHeading(index...end, isHeading: { heading($0) != nil })
        {
          sections[name, default: []] += lines[index...end]
          index = end + 1
        }
      } else if !line.trimmed.isEmpty {
        strays.append(line)
      }
    }
    var answers: [AnswerValue.Member] = []
    for element in elements where element.isAsked {
      guard let lines = sections[element.name] else { continue }
      // A section without an answer says that there is none, whatever the form begins with.
      let value = answer(element, lines, &strays)
      answers.append(.init(element.name, value.isEmpty ? .null : value))
    }
    return (.object(answers), strays)
  }

  private func answer(_ element: Element, _ lines: [String], _ strays: inout [String]) -> AnswerValue {
    let text = String(lines.joined(separator: "\n").trimmed)
    switch element.kind {
    case .fixed: return .null
    case .text:
      let inner = element.fence == nil ? text : Self.unfenced(text)
      return inner == Self.noResponse ? .null : .string(inner)
    case .choice:
      if element.options.contains(text) { return .string(text) }
      if !text.isEmpty, text != "None", text != Self.noResponse { strays.append(text) }
      return .null
    case .choices:
      guard !text.isEmpty, text != "None", text != Self.noResponse else { return .null }
      let joined = element.isList ? Self.items(text).joined(separator: ", ") : text
      guard let chosen = Self.options(in: joined, of: element.options) else {
        strays.append(text)
        return .null
      }
      return .list(element.options.filter(chosen.contains).map { .string($0) })
    case .checkboxes:
      let known = Set(element.options)
      var ticked: Set<String> = []
      for line in lines.map({ String($0.trimmed) }) where !line.isEmpty {
        let named = String(line.dropFirst(6))
        let option = known.contains(named) && line.hasSuffix("] \(named)") ? named : nil
        if let option, line.hasPrefix("- [x]") || line.hasPrefix("- [X]") {
          ticked.insert(option)
        } else if option == nil || !line.hasPrefix("- [ ]") {
          strays.append(line)
        }
      }
      return .list(element.options.filter(ticked.contains).map { .string($0) })
    }
  }

  /// The items of a Markdown list.
  private static func items(_ text: String) -> [String] {
    text.split(whereSeparator: \.endsLine).map { line in String(line.hasPrefix("- ") ? line.dropFirst(2) : line) }
  }

  /// The options in a comma-separated text; options may contain commas themselves.
  private static func options(in text: String, of options: [String]) -> Set<String>? {
    let parts = Self.parts(of: text)
    /// The parts of options behind one another: what may follow, and the option that ends there.
    var tree: [(next: [String: Int], place: Int?)] = [([:], nil)]
    for (place, option) in options.enumerated() where !option.isEmpty {
      var node = 0
      for part in Self.parts(of: option) {
        if tree[node].next[part] == nil {
          tree[node].next[part] = tree.count
          tree.append(([:], nil))
        }
        node = tree[node].next[part] ?? 0
      }
      tree[node].place = tree[node].place ?? place
    }
    // Works backwards: finds the option at the start of each rest, so that each rest is examined once.
    var beginnings: [(place: Int, length: Int)?] = Array(repeating: nil, count: parts.count + 1)
    for start in parts.indices.reversed() {
      var (node, end) = (0, start)
      while end < parts.count, let next = tree[node].next[parts[end]] {
        (node, end) = (next, end + 1)
        guard let place = tree[node].place, end == parts.count || beginnings[end] != nil else { continue }
        if place < beginnings[start]?.place ?? .max { beginnings[start] = (place, end - start) }
      }
    }
    var chosen: Set<String> = []
    var start = 0
    while let (place, length) = beginnings[start] {
      chosen.insert(options[place])
      start += length
    }
    return chosen.isEmpty ? nil : chosen
  }

  /// A text between its commas.
  private static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var (parts, start) = ([] as [String], 0)
    for index in bytes.indices.dropLast() where bytes[index...].starts(with: ", ".utf8) {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 2
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The text inside a fence, if the fence encloses everything.
  private static func unfenced(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let first = lines.first, let last = lines.last, first.hasPrefix("```"), last.hasPrefix("```")
    else { return text }
    return String(lines.dropFirst().dropLast().joined(separator: "\n").trimmed)
  }
}

/// The fences in the lines of an issue. What is looked for stands ever further behind, and headings only cease to be
/// some, so that each search goes on where the one before it ended.
private struct IssueFences {
  private let lines: [String]
  /// The last place of each line, and for each place the first line from there on that is not empty.
  private let lastPlaces: [String: Int]
  private let filled: [Int]
  /// Where each search has come to, forwards and, before each end, backwards.
  private var found: [String: Int] = [:]
  private var headings: [Int: Int] = [:]

  init(_ lines: [String]) {
    self.lines = lines
    lastPlaces = Dictionary(lines.enumerated().map { ($1, $0) }) { $1 }
    var next = lines.count
    filled =
      [next]
      + lines.indices.reversed().map { index in
        if !lines[index].trimmed.isEmpty { next = index }
        return next
      }
  }

  private func next(_ index: Int) -> Int? {
    filled[lines.count - index] < lines.count ? filled[lines.count - index] : nil
  }

  private mutating func place(
    _ search: String, from start: Int, where isMeant: (_ place: Int) -> Bool
  ) -> Int? {
    var place = max(start, found[search] ?? 0)
    while place < lines.count, !isMeant(place) { place += 1 }
    found[search] = place
    return place < lines.count ? place : nil
  }

  /// The last line of the fence at the start of a section: the first closing fence followed by the end or another
  /// section.
  mutating func end(_ language: String, from start: Int, isHeading: (String) -> Bool) -> Int? {
    guard let opening = next(start), lines[opening].hasSuffix(language) else { return nil }
    let fence = String(lines[opening].prefix { $0 == "`" })
    guard fence.count >= 3, lines[opening].count == fence.count + language.count else { return nil }
    let (lines, filled) = (lines, filled)
    let last = place("last \(fence)", from: opening + 1) { place in
      let behind = filled[lines.count - place - 1]
      return lines[place] == fence && (behind == lines.count || isHeading(lines[behind]))
    }
    return last ?? place("first \(fence)", from: opening + 1) { lines[$0] == fence }
  }

  /// The line that closes a fence (CommonMark 4.5).
  mutating func end(openedBy line: String, from start: Int) -> Int? {
    let opening = line.trimmed
    guard let mark = opening.first, mark == "`" || mark == "~" else { return nil }
    let fence = String(opening.prefix { $0 == mark })
    guard fence.count >= 3, mark == "~" || !opening.dropFirst(fence.count).contains("`") else { return nil }
    let lines = lines
    return place("close \(fence)", from: start) { place in
      let closing = lines[place].trimmed
      return closing.count >= fence.count && closing.allSatisfy { $0 == mark }
    }
  }

  /// True if there is a heading in a fence that does not stand behind it, too.
  mutating func holdsOnlyHeading(_ fence: ClosedRange<Int>, isHeading: (String) -> Bool) -> Bool {
    let end = fence.upperBound
    var place = headings[end] ?? end
    while place >= fence.lowerBound, !isHeading(lines[place]) || (lastPlaces[lines[place]] ?? 0) > end { place -= 1 }
    headings[end] = place
    return place >= fence.lowerBound
  }
}
