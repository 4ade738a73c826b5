package import FormModels
package import FormDefinitions
package import FormImports

/// A form of another format of which only a part is asked, as one whose other parts are opened while it runs.
extension OptionalParts {
  /// Nil for a form that asks for everything.
  /// - Parameters:
  ///   - opening: What of the form is asked.
  ///   - willOpen: Called with a form of which more is asked, before it is shown.
  package init?(
    of form: ImportedForm?, _ opening: PartialForm.Opening, willOpen: @escaping (FormDefinition) -> Void = { _ in }
  ) {
    guard let partial = form?.partial, let definition = form?.reading.definition else { return nil }
    self.init {
      partial.closed(in: definition).map { Path(name: $0.path.joined(separator: "."), description: $0.description) }
    } opening: { names in
      let more = opening.opening(names, of: partial)
      let form = partial.opened(more)
      guard form.reading.isUsable, let definition = form.reading.definition,
        let parts = OptionalParts(of: form, more, willOpen: willOpen)
      else { return nil }
      willOpen(definition)
      return Opened(definition, parts, judge: form.judge())
    }
  }
}

extension PartialForm.Opening {
  /// This opening with further paths, as `spec.tls`.
  nonisolated package func opening(_ names: [String], of partial: PartialForm) -> Self {
    var more = self
    more.paths += names.map { partial.path(opening: $0) }
    return more
  }
}
