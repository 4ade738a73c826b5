import FormDefinitions
import KeyScripts
import TerminalModel

/// Input at the terminal.
extension FormSession {
  /// Presses a key, named as in key scripts: `Enter`, `Shift+Tab`, `Ctrl+A`, `Alt+f`, `F2`. Traps on an unknown name.
  public func press(_ name: String, _ times: Int = 1) {
    guard let key = Key(parsing: name) else {
      let help = Key.nearestName(to: name).map { "; did you mean '\($0)'?" } ?? ""
      preconditionFailure("there is no key '\(name)'\(help)")
    }
    for _ in 0..<times where host.session.outcome == nil { host.press(key) }
  }

  /// Types a text character by character, a newline as Return.
  public func type(_ text: String) { host.type(text) }

  /// Sends a text as a bracketed paste.
  public func paste(_ text: String) { host.paste(text) }

  /// Sends bytes unchanged.
  public func send(_ bytes: [UInt8]) {
    host.send(bytes)
    host.finishSequence()
  }

  /// Clicks the first occurrence of a text on the screen, row by row.
  /// - Throws: A mismatch with the screen if there is none.
  public func click(_ text: String) throws(FormMismatch) {
    guard let place = host.terminal.find(text) else { throw mismatch("'\(text)' is not on the screen") }
    host.click(column: place.column, row: place.row)
  }

  /// Clicks a cell; column and row count from 1.
  public func click(column: Int, row: Int) { host.click(column: column - 1, row: row - 1) }

  /// Resizes the terminal.
  public func resize(columns: Int, rows: Int) { host.resize(columns: columns, rows: rows) }

  /// Advances the clock, firing timers. False if the form does not come to rest: it is stopped after 10,000 timers.
  @discardableResult
  public func wait(_ duration: Duration) -> Bool { host.wait(duration) }

  /// Lets time pass until something is the case: real time, for tasks that sleep, and the form's clock with it.
  ///
  ///     form.type("ber")
  ///     #expect(await form.wait { form.contains("Berlin") })
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, which only a test that fails takes.
  ///   - condition: Checked every few milliseconds.
  /// - Returns: False if time ran out.
  public func wait(atMost limit: Duration = .seconds(5), until condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var latest = start
    while true {
      await settle()
      if condition() { return true }
      guard start.duration(to: latest) < limit, !Task.isCancelled else { return false }
      try? await Task.sleep(for: .milliseconds(2))
      let now = clock.now
      _ = wait(latest.duration(to: now))
      latest = now
    }
  }

  /// Lets tasks and commands of the form run until nothing changes, at most a thousand turns.
  public func settle() async {
    var quiet = 0
    for _ in 0..<1000 where quiet < 10 {
      await Task.yield()
      quiet = host.session.host.needsUpdate || commands.running > 0 ? 0 : quiet + 1
      await commands.nextEnd()
      host.show()
    }
  }
}
