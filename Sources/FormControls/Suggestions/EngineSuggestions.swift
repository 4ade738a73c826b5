import AttributeGraph
import TerminalDriver
package import ViewTree
import Wording

/// A field's suggestions, from sources queried when focus enters. Sources that read files run on their own threads and
/// are dropped after 200 ms. Keys never wait for them.
package final class EngineSuggestions: SuggestionList {
  private var engine: SuggestionEngine
  private let history: [HistorySource.Entry]
  /// True if the field declares its suggestions. Tab does not complete those that are only implied by a content type.
  private let completesWithTab: Bool
  @Anchored private var control: TextControl?
  /// Sources whose answers have come too late.
  private var dropped: Set<String> = []
  /// Sources that have answered in time.
  private var answered: Set<String> = []

  /// The time limit for a source, in nanoseconds.
  static let patience: UInt64 = 200_000_000

  /// - Parameters:
  ///   - query: The query, sent at once.
  ///   - completesWithTab: True if Tab completes the text first.
  ///   - history: Earlier answers, latest first, for readline's history.
  ///   - control: The field, notified of late answers.
  package init(
    sources: [any SuggestionSource] = SuggestionEngine.standardSources, query: SuggestionQuery,
    history: [HistorySource.Entry] = [], completesWithTab: Bool = false, for control: TextControl
  ) {
    engine = SuggestionEngine(sources: sources)
    self.history = history
    self.completesWithTab = completesWithTab
    self.control = control
    let mayHang = query.facts.mayHang
    let late = engine.begin(query) { mayHang && $0.readsFiles }
    if !late.sources.isEmpty { askLater(late.sources, late.query) }
    reports?.note(engine.rejections)
  }

  /// The earlier texts without duplicates, each at its latest position.
  package var pastTexts: [String] {
    var seen: Set<String> = []
    return history.map(\.text).filter { seen.insert($0).inserted }.reversed()
  }

  package func completions(of text: String) -> [String] { engine.completions(of: text) }

  package func completed(_ text: String) -> String? {
    guard completesWithTab, !text.isEmpty, mayContinue(text) else { return nil }
    let candidates = completions(of: text)
    guard var common = candidates.first else { return nil }
    // If letters differ in case, those of the first candidate are used.
    for candidate in candidates.dropFirst() where common.count > text.count {
      common = String(zip(common, candidate).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return common.count > text.count ? common : text
  }

  /// False for a text longer than any suggestion, so that keys in a long text search for none. Case folding makes a
  /// text at most three times as long.
  private func mayContinue(_ text: String) -> Bool { text.utf8.count <= 3 * SuggestionEngine.longestText }

  package func ghost(for text: String) -> Substring? { mayContinue(text) ? engine.ghost(for: text) : nil }
  package func acceptance(of text: String) -> String? { mayContinue(text) ? engine.best(for: text)?.text : nil }

  package func entries(for text: String) -> [PopupEntry] {
    guard mayContinue(text) else { return [] }
    let language = control?.language ?? .english
    return engine.matches(prefix: text).map { suggestion in
      // An app's custom sources have custom names.
      let isNamed = suggestion.source == SourceName.list.rawValue && control?.contentType?.isChosen ?? false
      let name = isNamed ? suggestion.reason : SourceName(rawValue: suggestion.source)?.text(in: language)
      return PopupEntry(suggestion.text, source: name ?? suggestion.source)
    }
  }

  // Late answers.

  private var reports: SuggestionReports? { control.map { SuggestionReports.of($0.host) } }

  /// Queries after the frame with the new focus was shown: starting threads takes longer than drawing it.
  private func askLater(_ sources: [any SuggestionSource], _ query: SuggestionQuery) {
    let clock = control?.host.clock
    let ask = { [weak self] in sources.forEach { self?.ask($0, query) } }
    if let clock { clock.after(nanoseconds: 0, ask) } else { ask() }
  }

  private func ask(_ source: any SuggestionSource, _ query: SuggestionQuery) {
    guard let reports, reports.begin(source.name) else { return }
    control?.host.clock?.after(nanoseconds: Self.patience) { [weak self] in self?.drop(source.name) }
    BackgroundWork.run({ source.suggestions(for: query) }) { [weak self] found in
      reports.end(source.name)
      self?.take(found, from: source)
    }
  }

  private func drop(_ source: String) {
    guard !answered.contains(source) else { return }
    dropped.insert(source)
    reports?.note("the source '\(source)' did not answer within 200 ms")
  }

  private func take(_ found: [Suggestion], from source: any SuggestionSource) {
    guard !dropped.contains(source.name) else { return }
    answered.insert(source.name)
    add(found, from: source)
  }

  /// Adds the suggestions that a source has found.
  func add(_ found: [Suggestion], from source: any SuggestionSource) {
    engine.add(
      found, from: source.name, rank: source.rank, generation: engine.generation, offersSecrets: source.offersSecrets)
    reports?.note(engine.rejections)
    control?.suggestionsDidChange()
  }
}

/// The reasons why sources gave no suggestions: for diagnostics, never on the screen.
package final class SuggestionReports {
  /// The reasons, a sentence each, without duplicates.
  package private(set) var notes: [String] = []
  /// Sources that have not answered yet: they are not queried again meanwhile.
  private var busy: Set<String> = []

  private init() {}

  package static func of(_ host: ViewHost) -> SuggestionReports { host.attachment(orMake: SuggestionReports()) }

  func note(_ sentence: String) { if !notes.contains(sentence) { notes.append(sentence) } }

  func note(_ rejections: [SuggestionRejection]) {
    for rejection in rejections {
      note("left out of what '\(rejection.source)' suggests: \(rejection.reason.rawValue)")
    }
  }

  /// False if the source is still busy with an earlier query.
  func begin(_ source: String) -> Bool { busy.insert(source).inserted }
  func end(_ source: String) { busy.remove(source) }
}

/// Facts about the user and the machine, gathered lazily.
package final class FactsSource {
  private let make: () -> SystemFacts
  /// The facts. The first call may cost some hundred microseconds.
  package private(set) lazy var facts = make()

  package init(_ make: @escaping () -> SystemFacts) { self.make = make }

  /// The locale in which the user reads numbers (POSIX, `LC_NUMERIC`); nil for the C locale.
  package private(set) lazy var locale: LocaleName? = facts.locale(for: "LC_NUMERIC")
}

private struct FactsKey: EnvironmentKey { static let defaultValue = FactsSource { SystemFacts() } }

private struct LocaleKey: EnvironmentKey { static var defaultValue: LocaleName? { nil } }

extension EnvironmentValues {
  /// Facts about the user and the machine.
  package var facts: FactsSource {
    get { self[FactsKey.self] }
    set { self[FactsKey.self] = newValue }
  }

  /// The locale of numbers and dates in fields inside; by default that of the user's environment.
  public var locale: LocaleName? {
    get { localeName }
    set { localeName = newValue }
  }

  /// The same, where `locale` is Foundation's.
  package var localeName: LocaleName? {
    get { self[LocaleKey.self] ?? facts.locale }
    set { self[LocaleKey.self] = newValue }
  }
}

extension Control {
  /// The current environment of the control's view, without a dependency. A control whose view is removed has that of
  /// the whole tree.
  package final var environment: EnvironmentValues {
    let graph = host.graph
    return graph.untracked { graph.value(graph.isValid(inputs.environment.id) ? inputs.environment : host.environment) }
  }
}
