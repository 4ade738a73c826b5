package import FormDefinitions
import Values

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

extension FormInputs {
  /// The form with further paths opened, and what it is given; nil if they cannot be opened.
  package func opening(
    _ names: [String], of definition: FormDefinition
  ) -> (definition: FormDefinition, inputs: FormInputs)? {
    guard let opened = parts?.opening(names) else { return nil }
    let ids = Dictionary(firstOfEach: opened.definition.fields.filter(\.hasAnswer).map { ($0.answerPath, $0.id) })
    var inputs = self
    inputs.parts = opened.parts
    inputs.judges.whole = opened.judge
    // What is given is asked for from the beginning, and has a field already.
    inputs.prefilled = [:]
    for field in definition.fields {
      guard let value = prefilled[field.id], let id = ids[field.answerPath] else { continue }
      inputs.prefilled[id] = value
    }
    for (index, answer) in verbatim.enumerated() where answer.field != nil {
      inputs.verbatim[index].field = ids[answer.path]
    }
    return (opened.definition, inputs)
  }
}

extension FormMemory {
  package func opening(_ names: [String]) -> FormMemory {
    var memory = self
    memory.opened += names.filter { !opened.contains($0) }
    return memory
  }
}
