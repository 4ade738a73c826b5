import AttributeGraph
package import ViewTree

/// What is known of the user and the machine, found out when something first asks.
package final class FactsSource {
  private let make: () -> SystemFacts
  /// The facts. The first call may cost some hundred microseconds.
  package private(set) lazy var facts = make()

  package init(_ make: @escaping () -> SystemFacts) { self.make = make }

  /// The locale in which the user reads numbers (POSIX, `LC_NUMERIC`); nil for the C locale.
  package private(set) lazy var locale: LocaleName? = facts.locale(for: "LC_NUMERIC")
}

private struct FactsKey: EnvironmentKey {
  static let defaultValue = FactsSource { SystemFacts() }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: LocaleName? { nil }
}

extension EnvironmentValues {
  /// What is known of the user and the machine.
  package var facts: FactsSource {
    get { self[FactsKey.self] }
    set { self[FactsKey.self] = newValue }
  }

  /// The locale in which fields inside write and read numbers and dates. Left alone, it is that of the user's
  /// environment.
  public var locale: LocaleName? {
    get { self[LocaleKey.self] ?? facts.locale }
    set { self[LocaleKey.self] = newValue }
  }
}

extension Control {
  /// The environment of the control's view as it is now, without becoming a dependency. A control that is left because
  /// its view has gone has that of the whole tree.
  final var environment: EnvironmentValues {
    let graph = host.graph
    return graph.untracked {
      graph.value(graph.isValid(inputs.environment.id) ? inputs.environment : host.environment)
    }
  }
}
