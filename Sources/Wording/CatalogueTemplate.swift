internal import Values

/// The messages that a catalogue may have, as `Catalogues/formline.pot` has them.
struct CatalogueTemplate {
  struct Model {
    let place: Int
    let context: String
    /// In English; two of a plural.
    let texts: [String]
    let placeholders: [Placeholder]
    /// The most columns that there is room for.
    let columns: Int?
  }

  struct Placeholder {
    let name: String
    let mayBeLeftOut: Bool
    let decidesPlural: Bool
  }

  let models: [Model]
  private let places: [String: Int]

  /// Cost: the template is parsed.
  init() {
    var models: [Model] = []
    for entry in PortableObject("\(CatalogueTemplateText.text)").entries where !entry.id.isEmpty {
      models.append(
        Model(
          place: models.count, context: entry.context, texts: [entry.id] + (entry.plural.map { [$0] } ?? []),
          placeholders: entry.comments.compactMap(Self.placeholder),
          columns: entry.comments.lazy.compactMap(Self.columns).first))
    }
    self.models = models
    places = Dictionary(firstOfEach: models.map { ($0.context, $0.place) })
  }

  func model(_ context: String) -> Model? { places[context].map { models[$0] } }

  /// Of a comment `{count}: number that decides the plural`.
  private static func placeholder(_ comment: Substring) -> Placeholder? {
    guard comment.first == "{", let end = comment.firstIndex(of: "}") else { return nil }
    let name = comment[comment.index(after: comment.startIndex)..<end]
    let rest = comment[end...]
    guard rest.hasPrefix("}: "), name.allSatisfy(\.isLetter) else { return nil }
    return Placeholder(
      name: String(name), mayBeLeftOut: rest.contains("may be left out"), decidesPlural: rest.contains("plural"))
  }

  /// Of a comment `at most 20 columns`.
  private static func columns(_ comment: Substring) -> Int? {
    let words = comment.split(separator: " ")
    guard words.count == 4, words[0] == "at", words[1] == "most", words[3].hasPrefix("column") else { return nil }
    return Int(words[2])
  }
}
