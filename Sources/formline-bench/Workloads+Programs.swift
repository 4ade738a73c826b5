import CAllocations
import DefinedForms
import FormConversations
import FormDefinitions
import Formline

/// What programs have to do with forms: asking what is open, setting answers, and giving options that never come.
enum ProgramWorkloads {
  static func run() -> [Measurement] {
    let lengths = [40, 1_000, 10_000].map(questions)
    let (short, long) = (lengths[1].allocations, lengths[2].allocations)
    Workloads.require(
      long <= short * 5 / 4, "questions: \(long) allocations a field in a form of 10,000, \(short) in one of 1,000")
    let (given, hanging) = (key(options: "[a]"), key(options: "{host: places, timeout: 1h}"))
    Workloads.require(
      hanging.allocations <= given.allocations * 21 / 20,
      "a key beside a source that hangs: \(hanging.allocations) allocations, otherwise \(given.allocations)")
    return lengths.map(\.measured) + [given.measured, hanging.measured, setAnswers()]
  }

  private typealias Counted = (measured: Measurement, allocations: Int)

  /// From the bytes of a definition to what is open in it, as `formline questions` prints it.
  private static func questions(fields: Int) -> Counted {
    let definition = Workbench.definition(fields: fields)
    var allocated = 0
    let measured = Measurement("questions of \(fields) fields", count: fields > 1_000 ? 3 : 20, warmUp: 1) { _ in
      let before = callocations_count()
      let form = Workbench.makeForm(Workbench.read(definition))
      form.session.settle()
      _ = OpenQuestions(of: form).json.description
      allocated = Int(callocations_count() - before)
    }
    return (Measurement(measured, note: "\(allocated / fields) allocations a field"), allocated / fields)
  }

  /// A key in a text beside a list of options.
  private static func key(options: String) -> Counted {
    let text = "formline: 1\nfields:\n  - {id: name}\n  - {id: place, type: select, options: \(options)}\n"
    // The task that would ask never has its turn here.
    let bench = Workbench(
      Workbench.read(Array(text.utf8), hosts: ["places"]), asking: .later { _ in .timedOut })
    let (rounds, warmUp, line) = (1_000, 100, 10)
    var allocated = 0
    let name = options == "[a]" ? "key beside a list" : "the same, its source hangs"
    let measured = Measurement(name, count: rounds, warmUp: warmUp) { round in
      let before = callocations_count()
      _ = bench.press(round % line == line - 1 ? [0x15] : [UInt8(ascii: "a")])
      if round >= warmUp { allocated += Int(callocations_count() - before) }
    }
    return (Measurement(measured, note: "\(allocated) allocations in \(rounds) keys"), allocated)
  }

  /// A program sets an answer of the form that it has shown, which is drawn, and is told so.
  private static func setAnswers() -> Measurement {
    let (rounds, warmUp) = (1_000, 50)
    var replies = 0
    let connection = ProgramConnection(version: "bench") { _ in replies += 1 }
    func say(_ message: String) { connection.receive(Array((message + "\n").utf8)) }
    say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocol":1}}"#)
    say(#"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"path":"bench.yaml"}}"#)
    let bench = Workbench(fields: 8)
    connection.show(bench.form) {}
    let measured = Measurement("form/set, drawn and answered", count: rounds, warmUp: warmUp) { round in
      say(#"{"jsonrpc":"2.0","id":2,"method":"form/set","params":{"answers":{"f0":"\#(round)"}}}"#)
      _ = bench.form.session.frame()
    }
    Workloads.require(replies == 1 + rounds + warmUp, "form/set: \(replies) replies to \(rounds + warmUp) requests")
    return Measurement(measured, note: "\(replies) replies")
  }
}
