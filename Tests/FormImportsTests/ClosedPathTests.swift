import FormDefinitions
import Testing

@testable import FormImports

/// The paths of a form of which only a part is asked that can still be opened.
@Suite struct ClosedPathTests {
  private static let schema = """
    type: object, properties: {
      plain: {type: string, description: "A text.\\nWith more"},
      inner: {type: object, properties: {a: {type: string}, b: {type: string}, deep: {type: object, properties: {c: {type: string}}}}},
      holder: {type: object, properties: {one: {type: object, properties: {d: {type: string}}}, two: {type: object, properties: {e: {type: string}}}}},
      rows: {type: array, items: {type: object, properties: {f: {type: string}}}}}
    """

  private static func resource(_ spec: String) throws -> PartialForm {
    let definition = """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      spec: {group: e.x, scope: Cluster, names: {kind: W}, versions: [{name: v1, served: true, storage: true,
        schema: {openAPIV3Schema: {type: object, properties: {spec: {\(spec)}}}}}]}
      """
    let read = ImportedForm.read(
      Array(definition.utf8), path: "w.yaml", options: ImportOptions(), reading: ReadingOptions())
    return try #require(read?.partial, "\(read?.reading.diagnostics ?? [])")
  }

  private static func closed(
    _ partial: PartialForm, _ names: [String], only: Bool = false
  ) throws -> [(path: String, description: String)] {
    var opening = PartialForm.Opening()
    opening.paths = names.map { $0.split(separator: ".").map(String.init) }
    (opening.namesClosed, opening.isOnly) = (true, only)
    let form = partial.opened(opening)
    return try #require(form.partial).closed(in: try #require(form.reading.definition)).map {
      ($0.path.joined(separator: "."), $0.description)
    }
  }

  @Test(
    "a path is closed until it, or everything directly in it, is asked for",
    arguments: [
      (
        [],
        "inner inner.a inner.b inner.deep inner.deep.c holder holder.one holder.one.d holder.two holder.two.e"
      ),
      (["spec.inner"], "inner.deep inner.deep.c holder holder.one holder.one.d holder.two holder.two.e"),
      (
        ["spec.inner.a"],
        "inner inner.b inner.deep inner.deep.c holder holder.one holder.one.d holder.two holder.two.e"
      ),
      (
        ["spec.inner", "spec.inner.deep"],
        "holder holder.one holder.one.d holder.two holder.two.e"
      ),
      (["spec.holder", "spec.inner"], "inner.deep inner.deep.c holder.one holder.one.d holder.two holder.two.e"),
      (["spec.holder.one", "spec.inner"], "inner.deep inner.deep.c holder.two holder.two.e"),
    ] as [([String], String)])
  func paths(opened: [String], closed: String) throws {
    let found = try Self.closed(try Self.resource(Self.schema), opened).map(\.path)
    #expect(found == ["metadata.generateName"] + closed.split(separator: " ").map { "spec." + $0 })
  }

  @Test func `what is not asked for at the top is closed, too, where only some paths are`() throws {
    let found = try Self.closed(try Self.resource(Self.schema), ["spec.inner.a"], only: true)
    #expect(found.map(\.path).contains("spec"))
    #expect(found.first { $0.path == "spec.plain" }?.description == "A text.")
  }

  @Test func `every closed path opens something`() throws {
    let partial = try Self.resource(Self.schema)
    let before = partial.opened(PartialForm.Opening()).reading.definition?.fields.count ?? 0
    for (path, _) in try Self.closed(partial, []) {
      var opening = PartialForm.Opening()
      opening.namesClosed = true
      opening.paths = [path.split(separator: ".").map(String.init)]
      let fields = partial.opened(opening).reading.definition?.fields ?? []
      #expect(fields.count > before, "\(path)")
    }
  }

  @Test("a name with dots in it is opened by its path", arguments: [true, false])
  func dots(isChart: Bool) throws {
    var files = HelmChartFiles(path: "chart")
    files.chart = Array("name: web".utf8)
    files.values = Array("grafana.ini: {paths: {data.d: /x}, m: 1}\nc: {p: {a.b: 1, q: 2}, e.f: {g.h: {i: 1}}}\n".utf8)
    let read = ImportedForm.chart(files, options: ImportOptions(), reading: ReadingOptions())
    let text = "{type: string}"
    let partial = try #require(
      isChart
        ? read.partial
        : try Self.resource(
          """
          type: object, properties: {l.m: \(text), o.p: {type: object, properties: {q.r: \(text), s: \(text)}},
            c: {type: object, properties: {a.b: \(text), d: {type: object, properties: {e.f: \(text)}}}}}
          """))
    let all = partial.candidates().map(\.path)
    #expect(all.contains { $0.contains { $0.contains(".") } })
    for path in all {
      #expect(partial.path(opening: path.joined(separator: ".")) == path)
      var opening = PartialForm.Opening()
      (opening.isOnly, opening.paths) = (true, [path])
      let opened = partial.opened(opening)
      let definition = try #require(opened.reading.definition)
      let isObject = all.contains { $0.count > path.count && $0.starts(with: path) }
      #expect(isObject || definition.fields.contains { $0.answerPath == path }, "\(path)")
      // Whatever is not asked for can still be opened.
      let asked = Set(definition.fields.map(\.answerPath))
      let closed = Set(opened.partial?.closed(in: definition).map(\.path) ?? [])
      let leaves = all.filter { leaf in !all.contains { $0.count > leaf.count && $0.starts(with: leaf) } }
      #expect(leaves.filter { !asked.contains($0) && !closed.contains($0) } == [], "\(path)")
    }
  }

  @Test func `the list of 5,000 paths is made in linear time, and opening one leaves the others closed`() throws {
    func properties(_ count: Int) -> String {
      (0..<count).map { group in
        "g\(group): {type: object, properties: {"
          + (0..<9).map { "v\($0): {type: string, description: Value \($0)}" }.joined(separator: ", ") + "}}"
      }.joined(separator: ", ")
    }
    var times: [Duration] = []
    for count in [125, 500] {
      let partial = try Self.resource("type: object, properties: {\(properties(count))}")
      let form = partial.opened(PartialForm.Opening().naming)
      let own = try #require(form.partial)
      let definition = try #require(form.reading.definition)
      let clock = ContinuousClock()
      // The quickest of five: what else the machine does only adds to a time.
      let runs = (0..<5).map { _ in
        clock.measure { #expect(own.closed(in: definition).count == 10 * count + 1) }
      }
      times.append(try #require(runs.min()))
      let opened = try Self.closed(partial, ["spec.g7"])
      #expect(opened.count == 10 * (count - 1) + 1)
    }
    // Four times as many; in square time, sixteen times as long.
    #expect(times[1] < times[0] * 10, "\(times)")
  }

  @Test func `closed objects of a chart are a line each, subcharts among them`() throws {
    var files = HelmChartFiles(path: "chart")
    files.chart = Array("name: web".utf8)
    files.values = Array(
      "replicas: 1\nimage: {name: nginx, tag: x, more: {a: 1}}\nempty: {}\n# @ignored\nhidden: {a: 1}\n".utf8)
    var cache = HelmChartFiles(path: "chart/charts/cache")
    cache.chart = Array("name: cache".utf8)
    cache.values = Array("size: 1Gi".utf8)
    files.subcharts = [("cache", cache)]
    let read = ImportedForm.chart(files, options: ImportOptions(), reading: ReadingOptions())
    let partial = try #require(read.partial)
    func notes(_ paths: [[String]], key: String? = nil) -> [String] {
      var opening = PartialForm.Opening().naming
      (opening.paths, opening.key) = (paths, key)
      let fields = partial.opened(opening).reading.definition?.fields ?? []
      return fields.filter { !$0.hasAnswer }.map { $0.description ?? "" }
    }
    #expect(notes([]) == ["Image: 3 values, asked with --only image", "Cache: 1 value, asked with --only cache"])
    #expect(
      notes([["image"]], key: "F5")
        == ["Cache: 1 value, opened with F5 or --only cache", "More: 1 value, opened with F5 or --only image.more"])
    #expect(read.reading.definition?.fields.allSatisfy(\.hasAnswer) == true)
  }
}

extension PartialForm.Opening {
  fileprivate var naming: Self {
    var opening = self
    opening.namesClosed = true
    return opening
  }
}
