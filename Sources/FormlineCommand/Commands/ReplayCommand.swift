import ArgumentParser
import DefinedForms
import FormModels
import KeyScripts
import Pictures
import TerminalDriver
import TerminalEmulation
import TerminalModel

/// `formline replay SCRIPT.keys`
struct ReplayCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a keystroke script visibly: in the terminal, or as a film in a file.",
    discussion: """
      Keys come as fast as a person presses them, and 'Wait' is as long as it says. Ctrl-C ends the show.

      Exit status: 0 the script passed, 1 it failed, 64 wrong usage, 65 the script or its form is wrong, 66 it cannot \
      be read, 69 there is no terminal, or a smaller one than the script's, 74 the file could not be written.
      """)

  private enum Format { case asciicast, svg }

  var script = ""
  var speed = SpeedFactor(1)
  var output: String?
  var granted = GrantOptions()

  private var format: Format? {
    guard let output else { return nil }
    if output.hasSuffix(".cast") { return .asciicast }
    return output.hasSuffix(".svg") ? .svg : nil
  }

  static var rows: [CommandRow<Self>] {
    [
      .argument("script", "The script.", completion: .file(extensions: ["keys"])) {
        $0.script = $1
      },
      .option("speed", default: SpeedFactor(1), "How many times faster, such as 2x or 0.5x.", value: "factor") {
        $0.speed = $1
      },
      .option(
        "to", "Write a film instead: an asciicast (.cast), or an animated picture (.svg).", value: "file",
        completion: .file(extensions: ["cast", "svg"])
      ) { $0.output = $1 },
    ]
    GrantOptions.rows { $1(&$0.granted) }
  }

  func checkOptions() throws {
    if output != nil, format == nil {
      throw ValidationError("'--to' writes asciicasts and pictures: its file ends in '.cast' or '.svg'.")
    }
  }

  @MainActor func perform() throws(CommandFailure) {
    if let output { try OutputFile.checkWritable(output) }
    let player = ScriptPlayer(files: .system(granting: granted.grants), variables: ProcessEnvironment.variable)
    let loaded = try player.script(at: script)
    let terminal = output == nil ? try Terminal.controlling(help: "use --to FILE to write a film") : nil
    let played = try play(loaded, by: player, for: terminal)
    // Without one, the script was not played.
    if let film = played.film?.played(timesFaster: speed.value) {
      let title = played.form?.model.definition.title ?? script
      if let terminal {
        try FilmShow(film: film, terminal: terminal).run()
      } else if let output {
        try OutputFile.write(format == .svg ? film.svg(title: title) : film.asciicast(title: title), to: output)
      }
    }
    try played.checkPassed(script)
  }

  @MainActor private func play(
    _ loaded: KeyScript, by player: ScriptPlayer, for terminal: Terminal?
  ) throws(CommandFailure) -> ScriptPlayer.Played {
    var player = player
    player.isFilmed = true
    player.commands = granted.grants.commandRunner.map { ScriptCommands(by: $0) }
    if let terminal {
      let (needed, there) = (loaded.size, terminal.size)
      guard needed.columns <= there.columns, needed.rows <= there.rows else {
        throw CommandFailure(
          .noTerminal,
          "the script needs \(needed.columns) columns and \(needed.rows) rows, and this terminal has \(there.columns) "
            + "and \(there.rows)")
      }
      player.capabilities = .from(environment: ProcessEnvironment.variables)
    }
    return player.play(loaded)
  }
}

/// Shows a film on the terminal at its own speed.
struct FilmShow {
  let film: Film
  let terminal: Terminal

  /// Returns at the end of the film.
  /// - Throws: An earlier end by Ctrl-C, a signal or a hangup.
  func run() throws(CommandFailure) {
    let capabilities = TerminalCapabilities.from(environment: ProcessEnvironment.variables)
    terminal.enter([0x0d], leave: FrameEncoder.restoreEverything(placement: .inline, capabilities: capabilities))
    var start = MonotonicClock.now
    var stopped: Int64?
    var next = 0
    var failure: CommandFailure?
    // The virtual terminal receives the same bytes, and so knows what is below the cursor at the end.
    var screen = VirtualTerminal(columns: film.columns, rows: film.rows)
    EventLoop(terminal: terminal).run(
      deadline: { next < film.events.count ? start + film.events[next].time.nanoseconds : nil },
      handle: { event in
        switch event {
        case .bytes(let bytes):
          if bytes.contains(0x03) { failure = CommandFailure(.interrupted) }
          if bytes.contains(0x1a) {
            stopped = MonotonicClock.now
            terminal.suspend()
          }
        case .suspend:
          stopped = MonotonicClock.now
          terminal.suspend(.thisProcess)
        case .resumed:
          if let began = stopped { start += MonotonicClock.now - began }
          stopped = nil
        case .hangUp: failure = CommandFailure(.signal(1))
        case .terminate(let signal): failure = CommandFailure(.signal(signal))
        case .resized, .tasksRan, .deadline: break
        }
        guard failure == nil else { return false }
        let time = MonotonicClock.now - start
        while next < film.events.count, film.events[next].time.nanoseconds <= time {
          if case .output(let bytes) = film.events[next].kind {
            terminal.write(bytes)
            screen.feed(bytes)
          }
          next += 1
        }
        return next < film.events.count
      })
    terminal.write(below(screen))
    terminal.leave()
    if let failure { throw failure }
  }

  /// Bytes that move the cursor to the left edge below the screen's contents.
  private func below(_ screen: VirtualTerminal) -> [UInt8] {
    let last = screen.lines.lastIndex { !$0.isEmpty } ?? -1
    return [0x0d] + Array(repeating: 0x0a, count: max(0, last + 1 - screen.cursor.row))
  }
}

/// A multiple of a person's speed: `2x`, `0.5x`, `2`.
nonisolated struct SpeedFactor: ExpressibleByArgument {
  let value: Double

  init(_ value: Double) { self.value = value }

  init?(argument: String) {
    guard let value = Double(argument.hasSuffix("x") ? String(argument.dropLast()) : argument), 0.01...1000 ~= value
    else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { "1x" }
}
