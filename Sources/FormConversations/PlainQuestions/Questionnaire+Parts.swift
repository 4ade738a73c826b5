import FormDefinitions
import FormModels
import TerminalModel
import Values
import Wording

/// A form of which only a part is asked: `open` at any question asks for more of it.
///
///     Name (required): open
///     312 options: type part of a name to list those that match
///     Add a field: tls
///     17. spec.tls: How connections are secured
///     Add a field: 17
extension Questionnaire {
  var opensParts: Bool { form.model.inputs.parts != nil }

  /// Says which word opens parts; nil for a form that asks for everything.
  var wordThatOpens: String? {
    opensParts ? word(.questionHostedWord(word: word(.questionWordOpen), label: openPartLabel)) : nil
  }

  private var openPartLabel: String { Message.formOpenPartItem.text(in: definition.language) }

  static func places(of definition: FormDefinition) -> [Place] {
    definition.sections.enumerated().flatMap { number, section in section.fields.map { (number, $0.id) } }
  }

  /// Asks which part to open: by its path, by its number in the list, or by a word in its path or description, which
  /// lists those that have it. Returns if none is chosen: the question is then asked again.
  /// - Throws: ``Interruption/left``, with ``partToOpen`` set, to leave the question for the part.
  func choosePart() throws(Interruption) {
    let parts = form.model.inputs.parts?.paths() ?? []
    func list(_ found: [Int]) {
      say(
        Question.numbered(found, in: definition.language) { index in
          let part = parts[index]
          return part.description.isEmpty ? part.name : "\(part.name): \(part.description)"
        })
    }
    guard !parts.isEmpty else { return tell([Message.formNothingMatches.text(in: definition.language)]) }
    if parts.count > 20 { say([word(.questionManyOptions(count: parts.count))]) } else { list(Array(parts.indices)) }
    while true {
      let wish = try line(after: openPartLabel + ": ", isSecret: false).trimmed
      if case .back = meaning(of: String(wish)) { return }
      if wish.isEmpty { return }
      let numbered = String(wish).typedInteger.flatMap { parts.indices.contains($0 - 1) ? parts[$0 - 1] : nil }
      if let part = parts.first(where: { $0.name == wish }) ?? numbered {
        partToOpen = part.name
        throw .left
      }
      let searched = wish.folded
      let found = parts.indices.filter { index in
        [parts[index].name, parts[index].description].contains { $0.folded.contains(searched) }
      }
      if found.isEmpty { tell([Message.formNothingMatches.text(in: definition.language)]) } else { list(found) }
    }
  }

  /// Has a form with a part opened take the place of this one, with everything that was answered. The questions of the
  /// part come next, then the one that was left for it.
  func open(_ path: String, before place: Int) {
    let former = form.model
    guard let (definition, inputs) = former.inputs.opening([path], of: former.definition) else {
      return tell([Message.formItemNotNow(item: openPartLabel).text(in: former.definition.language)])
    }
    form = UndrawnForm(definition, inputs: inputs, memory: former.memory.opening([path]), after: former)
    let all = Self.places(of: definition)
    // A note has no answer by which it would be known, but its id stays.
    let ids = Dictionary(firstOfEach: places.map { ($0.id, form.model.place(like: $0.id, in: former) ?? $0.id) })
    let sections = Dictionary(firstOfEach: all.map { ($0.id, $0.section) })
    func asked(_ places: some Sequence<Place>) -> [Place] {
      places.compactMap { place in ids[place.id].flatMap { id in sections[id].map { ($0, id) } } }
    }
    let (before, after) = (asked(places.prefix(place)), asked(places.dropFirst(place)))
    let known = Set((before + after).map(\.id))
    let (trail, answered) = (trail.map { places[$0].id }, answered)
    places = before + all.filter { !known.contains($0.id) } + after
    let numbers = Dictionary(firstOfEach: places.enumerated().map { ($1.id, $0) })
    self.trail = trail.compactMap { ids[$0].flatMap { numbers[$0] } }
    self.answered = Set(answered.compactMap { ids[$0] })
    announcedSection = nil
    former.wipeSecrets()
  }
}
