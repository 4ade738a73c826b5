package import FormDefinitions

/// Reading Helm charts.
extension ImportedForm {
  /// A chart as a form of its values.
  package static func chart(
    _ files: HelmChartFiles, options: ImportOptions, reading: ReadingOptions
  ) -> ImportedForm {
    let file = ForeignFile(
      files.values.flatMap { $0.contains { $0 > 0x20 } ? $0 : nil } ?? Array("{}".utf8),
      path: "\(files.path)/values.yaml")
    guard let place = file.root, let chart = HelmChart(files, in: file, at: place), !file.hasErrors else {
      return ImportedForm(kind: .helm, reading: file.unread)
    }
    let contradictions = chart.contradictions
    for text in contradictions.prefix(5) {
      file.warn("values.schema.json refuses the chart's own values: \(text)", at: place)
    }
    return opened(chart, file.copies, options.opening, reading, standsAlone: options.standsAlone)
  }

  private static func opened(
    _ chart: HelmChart, _ files: @escaping @Sendable () -> ForeignFile, _ opening: PartialForm.Opening,
    _ reading: ReadingOptions, standsAlone: Bool = false
  ) -> ImportedForm {
    let file = files()
    guard let place = file.root else { return ImportedForm(kind: .helm, reading: file.unread) }
    var opening = opening
    if !opening.isOnly { opening.paths.append([]) }
    let chartForm = ChartForm(chart: chart, opening: opening)
    let asked = chartForm.asked(at: place)
    var tree: DefinitionNode?
    if asked["properties"]?.members?.isEmpty ?? true {
      let note = place.object(["type": "note", "label": " "])
      tree = place.object(["formline": 1, "title": chart.title, "answer": "nested", "fields": [note]])
    } else {
      tree = SchemaForm(asked, at: "", reading.displayLanguage, standsAlone: standsAlone, in: file).tree
    }
    var form = ImportedForm(.helm, tree?.countingCodePoints, in: file, reading)
    guard let definition = form.reading.definition else { return form }
    if standsAlone {
      chartForm.warnOfLosses(in: definition, to: file, at: place)
      form.tellLosses(in: file)
    }
    let answers = ChartAnswers(chartForm, definition)
    form.partial = PartialForm(
      candidates: { chart.candidates },
      paths: opening.paths,
      opened: { opened(chart, files, $0, reading) },
      path: { chart.root.path(named: $0) },
      given: { answers.given($0) },
      finished: { answers.finished($0, $1) }, yaml: { answers.schema(ofYAMLAt: $0) })
    return form
  }
}
