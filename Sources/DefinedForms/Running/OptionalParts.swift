package import FormDefinitions
import FormModels

/// The part of a form that is asked for only once somebody opens it: schemas of infrastructure have thousands of optional
/// values, of which a person needs few.
package struct OptionalParts {
  /// A value or an object of values.
  package struct Path {
    /// As `spec.tls`.
    package let name: String
    package let description: String

    package init(name: String, description: String) {
      self.name = name
      self.description = description
    }
  }

  /// A form of which more is asked.
  package struct Opened {
    package let definition: FormDefinition
    /// What can still be opened.
    package let parts: OptionalParts
    /// Checks its answers as a whole.
    package let judge: WholeJudge?

    package init(_ definition: FormDefinition, _ parts: OptionalParts, judge: WholeJudge?) {
      self.definition = definition
      self.parts = parts
      self.judge = judge
    }
  }

  /// The paths that can still be opened, in the order of the schema. They are made at each call, which is linear in the
  /// schema.
  package let paths: () -> [Path]
  /// The form with further paths opened, each with the values directly in it; nil if that is no form.
  package let opening: (_ names: [String]) -> Opened?

  package init(paths: @escaping () -> [Path], opening: @escaping (_ names: [String]) -> Opened?) {
    self.paths = paths
    self.opening = opening
  }
}

extension FormConfiguration {
  /// The form with further paths opened, and the configuration of it; nil if they cannot be.
  package func opening(
    _ names: [String], of definition: FormDefinition
  ) -> (definition: FormDefinition, configuration: FormConfiguration)? {
    guard let opened = parts?.opening(names) else { return nil }
    let ids = Dictionary(
      opened.definition.fields.filter(\.hasAnswer).map { ($0.answerPath, $0.id) },
      uniquingKeysWith: { first, _ in first })
    var configuration = self
    configuration.parts = opened.parts
    for name in names where !configuration.memory.opened.contains(name) { configuration.memory.opened.append(name) }
    configuration.inputs.judges.whole = opened.judge
    // What is given is asked for from the beginning, and has a field already.
    configuration.inputs.prefilled = [:]
    for field in definition.fields {
      guard let value = inputs.prefilled[field.id], let id = ids[field.answerPath] else { continue }
      configuration.inputs.prefilled[id] = value
    }
    for (index, answer) in inputs.verbatim.enumerated() where answer.field != nil {
      configuration.inputs.verbatim[index].field = ids[answer.path]
    }
    return (opened.definition, configuration)
  }
}
