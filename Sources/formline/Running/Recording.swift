import DefinedForms
import FormDefinitions
import FormTesting
import Formline
import TerminalDriver
import TerminalModel

/// A form that is run to write its keystrokes down.
struct Recording {
  let definition: FormDefinition
  let file: String
  let script: String

  /// Runs the form in the world of scripts, and writes the script also when the form was cancelled.
  func run() throws(CommandFailure) {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal()
    } catch {
      throw CommandFailure(.noTerminal, "\(error)")
    }
    let size = terminal.size
    var recorder = ScriptRecorder(
      form: RelativePath.of(file, from: script, in: Machine.workingDirectory ?? "/"), columns: size.columns,
      rows: size.rows)
    let drawn = DrawnForm(
      definition: definition, configuration: ScriptEnvironment().configuration, terminal: terminal,
      placement: .inline, capabilities: .from(environment: ProcessEnvironment.variables), inputrc: .none)
    let secrets = Set(definition.fields.filter(\.isSecret).map(\.id))
    var answers: JSONValue?
    var failure: CommandFailure?
    do throws(CommandFailure) {
      let form = try drawn.run { form, runner in
        runner.onInput = { token in
          guard let event = RecordedInput.Event(token) else { return }
          recorder.record(
            RecordedInput(event, secretField: form.focusedField.flatMap { secrets.contains($0) ? $0 : nil }))
        }
        runner.onResize = { columns, rows in
          recorder.record(RecordedInput(.resize(columns: columns, rows: rows)))
        }
      }
      answers = JSONValue(.object(form.answers.map { AnswerValue.Member($0.id, $0.value) }))
    } catch {
      // Only what the person did can be played again.
      guard error.status == .failure else { throw error }
      failure = error
    }
    let recorded = recorder.finish(answers: answers, secretFields: secrets, path: script)
    do throws(FileError) {
      try AtomicFile.write(Array(recorded.text.utf8), to: script, mode: 0o644)
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
    if let failure { throw failure }
  }
}
