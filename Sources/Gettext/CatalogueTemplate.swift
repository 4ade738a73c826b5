internal import Values

/// The messages that a catalogue may have, as a template (`.pot`) has them.
///
/// A message is known by its `msgctxt`. Its comments say what is inserted, `{count}: number that decides the plural`, and
/// what room there is for it, `at most 20 columns`.
package struct CatalogueTemplate {
  package struct Model {
    package let place: Int
    package let context: String
    /// In English; two of a plural.
    package let texts: [String]
    package let placeholders: [Placeholder]
    /// The most columns that there is room for.
    package let columns: Int?
  }

  package struct Placeholder {
    package let name: String
    package let isNumber: Bool
    package let mayBeLeftOut: Bool
    package let decidesPlural: Bool
  }

  package let models: [Model]
  private let places: [String: Int]

  /// Cost: the template is parsed.
  package init(_ text: String) {
    var models: [Model] = []
    for entry in PortableObject(text).entries where !entry.id.isEmpty {
      models.append(
        Model(
          place: models.count, context: entry.context, texts: [entry.id] + (entry.plural.map { [$0] } ?? []),
          placeholders: entry.comments.compactMap(Self.placeholder),
          columns: entry.comments.lazy.compactMap(Self.columns).first))
    }
    self.models = models
    places = Dictionary(firstOfEach: models.map { ($0.context, $0.place) })
  }

  package func model(_ context: String) -> Model? { places[context].map { models[$0] } }

  /// Of a comment `{count}: number that decides the plural`.
  private static func placeholder(_ comment: Substring) -> Placeholder? {
    guard comment.first == "{", let end = comment.firstIndex(of: "}") else { return nil }
    let name = comment[comment.index(after: comment.startIndex)..<end]
    let rest = comment[end...]
    guard rest.hasPrefix("}: "), name.allSatisfy(\.isLetter) else { return nil }
    return Placeholder(
      name: String(name), isNumber: rest.contains("number"), mayBeLeftOut: rest.contains("may be left out"),
      decidesPlural: rest.contains("plural"))
  }

  /// Of a comment `at most 20 columns`.
  private static func columns(_ comment: Substring) -> Int? {
    let words = comment.split(separator: " ")
    guard words.count == 4, words[0] == "at", words[1] == "most", words[3].hasPrefix("column") else { return nil }
    return Int(words[2])
  }
}

extension CatalogueTemplate.Model {
  /// A text with `{count}` for `{0}`.
  package func named(_ text: String) -> String {
    replaced(text) { name in Int(name).flatMap { placeholders.indices.contains($0) ? placeholders[$0].name : nil } }
  }

  /// A text with `{0}` for `{count}`.
  package func numbered(_ text: String) -> String {
    replaced(text) { name in placeholders.firstIndex { $0.name == name }.map(String.init) }
  }

  /// A text with what stands between braces replaced, unless that is nothing.
  private func replaced(_ text: String, by replacement: (_ name: String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[...open]
      rest = rest[rest.index(after: open)...]
      if let close = rest.firstIndex(of: "}"), let other = replacement(String(rest[..<close])) {
        result += other
        rest = rest[close...]
      }
    }
    return result + rest
  }
}
