internal import FormDefinitions
internal import Values

/// The files of an unpacked Helm chart.
package struct HelmChartFiles: Sendable {
  /// The name of the folder, for messages.
  package var path = ""
  package var chart: [UInt8]?
  package var values: [UInt8]?
  package var schema: [UInt8]?
  /// The subcharts in `charts/`, by the name of their folder.
  package var subcharts: [(name: String, files: HelmChartFiles)] = []

  package init(path: String) { self.path = path }
}

/// A value of a chart: its default and comments from `values.yaml`, its type and rules from `values.schema.json`.
struct ChartValue: Sendable {
  enum Shape: Sendable {
    case object([(name: String, value: ChartValue)])
    /// A field of this type of JSON Schema.
    case scalar(String)
    case texts
    /// Written as YAML: lists and maps of anything, and values without a type.
    case yaml
  }

  var shape: Shape
  /// nil without one in `values.yaml`.
  var fallback: AnswerValue?
  let schema: AnswerValue
  var description: String?
  /// True if the schema requires it and the chart has no default.
  var isMissing = false
  /// True if the schema says that it is a secret, or something in it that is not asked for on its own.
  var isSecret = false
  /// True if a comment leaves it out: it is asked for only where it is given.
  var isHidden = false
  let node: DefinitionNode

  var children: [(name: String, value: ChartValue)] { if case .object(let children) = shape { children } else { [] } }

  /// The path that a name with dots means, in which names may have dots themselves.
  func path(named name: String) -> [String]? {
    [String](named: name[...], in: self) { value, name in value.children.first { $0.name == name }?.value }
  }

  var holdsMissing: Bool { isMissing || children.contains { $0.value.holdsMissing } }

  var holdsSecret: Bool { isSecret || children.contains { $0.value.holdsSecret } }

  /// True if the value at a path, which the chart may not know, can be a secret.
  func mayHoldSecret(at path: some Collection<String>) -> Bool {
    guard !isSecret, let name = path.first, let child = children.first(where: { $0.name == name })?.value else {
      return holdsSecret
    }
    return child.mayHoldSecret(at: path.dropFirst())
  }
}
