import DefinedForms
import FormDefinitions
import FormImports
import Values

/// Forms of which only a part is asked: custom resources, charts.
extension FormRun {
  /// What the call names and what is given.
  mutating func opening(of partial: PartialForm) throws(CommandFailure) -> PartialForm.Opening {
    var opening = PartialForm.Opening()
    opening.paths = call.part.only.map { partial.path(opening: $0) }
    opening.isOnly = !call.part.only.isEmpty || asksNobody
    opening.isAll = call.part.all
    // Nobody wants to hear hundreds of lines; plain questions list them when they are asked to.
    let isDrawn = call.keys != nil || !host.asksInLines
    opening.namesClosed = !asksNobody && isDrawn
    if isDrawn { opening.key = FormPresenter.partKey.name }
    // Made only where somebody names a path.
    let known = call.part.only.isEmpty ? [] : Set(partial.candidates().map { $0.path.joined(separator: ".") })
    if let unknown = call.part.only.first(where: { !known.contains($0) }) {
      let nearest = NearestWord.to(unknown, among: Array(known)).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(.usage, "'--only \(unknown)': there is no such path\(nearest)")
    }
    if let path = call.part.old {
      opening.old = try GivenDocument(reading: try FormFile.bytes(of: path), path, of: partial).value
    }
    try opening.open(&call.answers, of: partial)
    return opening
  }

  /// Asks which part of a file is filled in.
  func choosePart(_ definition: FormDefinition, of names: [String]) throws(CommandFailure) -> String {
    let help = "there are several: write \(call.file)#NAME, with NAME one of \(names.joined(separator: ", "))"
    guard !call.noInput, call.keys == nil, call.record == nil else { throw CommandFailure(.usage, help) }
    do throws(CommandFailure) {
      return try askBeforehand(definition, help: help).value(of: ImportedForm.fieldOfChoices)?.text ?? ""
    } catch {
      throw error.status == .noTerminal ? CommandFailure(.usage, help) : error
    }
  }
}

nonisolated extension PartialForm.Opening {
  /// Opens what is given, and keeps what was read.
  mutating func open(_ answers: inout AnswerOptions, of partial: PartialForm) throws(CommandFailure) {
    for path in answers.files {
      // Standard input can be read only once.
      let bytes = try answers.bytes(of: path)
      answers.contents[path] = bytes
      given.append(try GivenDocument(reading: bytes, path, of: partial))
    }
    for assignment in answers.assignments {
      let name = assignment.prefix { $0 != "=" }
      var value = AnswerValue.string(String(assignment.dropFirst(name.count + 1)))
      for part in partial.path(opening: String(name)).reversed() { value = .object([.init(part, value)]) }
      typed.append(value)
    }
  }
}

nonisolated extension GivenDocument {
  /// - Throws: What is wrong with a document that is no object.
  init(reading bytes: [UInt8], _ path: String, of partial: PartialForm) throws(CommandFailure) {
    let name = path == "-" ? "standard input" : path
    let file = ForeignFile(bytes, path: name)
    file.refuseLostNumbers()
    guard !file.hasErrors else { throw CommandFailure(.wrongInput, problems: file.diagnostics.map(\.reported)) }
    guard let document = GivenDocument(file, path: partial.path) else {
      throw CommandFailure(.wrongInput, "\(name): an object is needed")
    }
    self = document
  }
}

nonisolated extension AnswerOptions {
  /// The names of the answers in files and assignments. A file that cannot be read has none: it is reported when its
  /// answers are read.
  var names: Set<String> {
    var names = Set(assignments.map { String($0.prefix { $0 != "=" }) })
    for path in files where path != "-" {
      guard let bytes = try? self.bytes(of: path),
        case .object(let members)? = ForeignFile.value(ofYAML: String(decoding: bytes, as: UTF8.self)).value
      else { continue }
      names.formUnion(members.map(\.name))
    }
    return names
  }
}
