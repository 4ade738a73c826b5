package import DefinedForms
import Formline
import TerminalModel

/// Makes a recording play to what was recorded, where what a machine had to suggest, its commands or the time between
/// two keys made a difference: plays it step by step, and where the form comes to stand otherwise than it did, looks for
/// other keys that bring it there.
package struct ScriptMender {
  /// Plays a script in its world, telling how the form stands after each line, and at the beginning, which is line 0.
  package let play:
    (_ script: KeyScript, _ onLine: @escaping (_ line: Int, _ form: DefinedForm) -> Void) ->
      ScriptResult.Outcome
  /// So many times it is played at most.
  package var maximumPlays = 400

  package init(
    play:
      @escaping (_ script: KeyScript, _ onLine: @escaping (_ line: Int, _ form: DefinedForm) -> Void) ->
      ScriptResult.Outcome
  ) {
    self.play = play
  }

  /// A recording that plays to the end that was recorded, or nil. One that does so by itself stays as it is.
  package func mended(_ recording: RecordedScript) -> RecordedScript? {
    if plays(recording.script) { return recording }
    var recording = recording
    var plays = 0
    while plays < maximumPlays {
      let states = states(of: recording)
      plays += 1
      let comparesOthers = recording.steps.first.map { $0.before.others == states.beginning.others } ?? false
      guard
        let index = recording.steps.indices.first(where: { index in
          guard let state = states.afterSteps[index] else { return true }
          return !recording.steps[index].after.isSame(as: state, comparingOthers: comparesOthers)
        })
      else { break }
      let before = index > 0 ? states.afterSteps[index - 1] : states.beginning
      let step = recording.steps[index]
      let candidates = before.map { step.alternatives(from: $0, to: states.afterSteps[index]) } ?? []
      let found = candidates.first { candidate in
        plays += 1
        var changed = recording
        changed.steps[index].commands = candidate
        // What follows may be impossible yet.
        changed.steps.removeSubrange((index + 1)...)
        guard plays < maximumPlays, let state = self.states(of: changed).afterSteps[index] else { return false }
        return step.after.isSame(as: state, comparingOthers: comparesOthers)
      }
      guard let found else { return nil }
      recording.steps[index].commands = found
    }
    return self.plays(recording.script) ? recording : nil
  }

  /// Whether a script plays to its end.
  package func plays(_ script: KeyScript) -> Bool { play(script) { _, _ in } == .passed }

  /// How the form stands at the beginning, and after each step that could be played.
  private func states(of recording: RecordedScript) -> (beginning: RecordedState, afterSteps: [RecordedState?]) {
    let (script, ends) = recording.stepwise
    let steps = Dictionary(ends.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    var beginning = RecordedState()
    var latest: RecordedState?
    var states = [RecordedState?](repeating: nil, count: ends.count)
    _ = play(script) { line, form in
      guard line == 0 || steps[line] != nil else { return }
      let state = RecordedState(of: form, after: latest)
      latest = state
      if let step = steps[line] { states[step] = state } else { beginning = state }
    }
    // A step without commands leaves things as they were.
    for index in states.indices where recording.steps[index].commands.isEmpty {
      guard var state = index > 0 ? states[index - 1] : beginning else { continue }
      let content = state.focused?.content
      state.left = content
      states[index] = state
    }
    return (beginning, states)
  }
}

extension RecordedStep {
  /// Other commands that may bring the form to where it stood after this step, the plainest first.
  /// - Parameters:
  ///   - start: How it stands before the step when it is played.
  ///   - end: How it stands after it, as it is; nil where it cannot be played.
  fileprivate func alternatives(from start: RecordedState, to end: RecordedState?) -> [[KeyScriptCommand]] {
    let wait = [KeyScriptCommand.wait(.seconds(1))]
    let escape = [KeyScriptCommand.key(Key(.escape), count: 1)]
    if before.focused?.isSecret == true { return [clearedByBackspace, wait + commands, commands + wait] }
    var result: [[KeyScriptCommand]] = []
    if let there = start.focused, there.kind == .typed, there.place == before.focused?.place {
      let stays = after.focused?.place == there.place
      let edits = (stays ? after.focused?.content : after.left).map { Self.edits(from: there.content, to: $0) } ?? []
      result += stays ? edits : edits.map { $0 + commands }
      if stays { result += edits.map { escape + $0 } }
      if let then = end?.focused, stays, then.place == there.place, let content = after.focused?.content {
        result += Self.edits(from: then.content, to: content).map { commands + $0 }
      }
    }
    if let clicked { result.append([.click(.label(clicked))]) }
    result += [wait + commands, commands + wait, escape + commands, commands + commands, []]
    if start.focused?.place != after.focused?.place {
      result += [[.key(Key(.tab), count: 1)], [.key(Key(.tab, .shift), count: 1)]]
    }
    return result.filter { $0 != commands }
  }

  /// What makes one text of another in a field.
  private static func edits(from old: String, to new: String) -> [[KeyScriptCommand]] {
    if old == new { return [[]] }
    let end = [KeyScriptCommand.key(Key(.end), count: 1)]
    if new.hasPrefix(old) {
      let typed = [KeyScriptCommand.type(.literal(String(new.dropFirst(old.count))))]
      return [typed, end + typed]
    }
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let erased = [KeyScriptCommand.key(Key(.backspace), count: old.count - shared)]
    let typed = new.count > shared ? [KeyScriptCommand.type(.literal(String(new.dropFirst(shared))))] : []
    return [erased + typed, end + erased + typed]
  }

  /// The same where Ctrl+U is bound to something else.
  private var clearedByBackspace: [KeyScriptCommand] {
    let clearing = KeyScriptCommand.key(Key(.character("u"), .control), count: 1)
    return commands.map { $0 == clearing ? .key(Key(.backspace), count: 100) : $0 }
  }
}
