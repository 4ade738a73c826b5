import Platform
import TestSupport

/// A tmux server of its own, to compare with.
nonisolated struct Tmux {
  struct Capture {
    var lines: [String]
    var styledRows: [String]
    var cursor: [Int]
  }

  private struct Failure: Error {
    let message: String
  }

  private let folder = TemporaryFolder()
  private let columns: Int
  private let rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The screens after each stream was shown in a window without anything else.
  func screens(of streams: [[UInt8]]) throws -> [Capture] {
    for (index, stream) in streams.enumerated() {
      folder.write("stream\(index)", stream)
    }
    let program = "stty raw -echo; cat '\(folder.path)'/stream%; tmux -S '\(folder.path)/socket' wait-for -S done%; cat"
    var commands = ["new-session -d -x \(columns) -y \(rows) \(quoted(program.replacing("%", with: "0")))"]
    for index in streams.indices.dropFirst() {
      commands.append("new-window -d \(quoted(program.replacing("%", with: "\(index)")))")
    }
    folder.write("conf", "set -g status off\nset -g default-terminal tmux-256color\n")
    folder.write("windows", commands.joined(separator: "\n") + "\n")
    _ = try run("-f '\(folder.path)/conf' start-server ';' source-file '\(folder.path)/windows'")
    var script = ""
    for index in streams.indices {
      script += "capture-pane -p -t :\(index)\ndisplay-message -p -t :\(index) '@#{cursor_x} #{cursor_y}'\n"
      script += "capture-pane -p -e -t :\(index)\ndisplay-message -p '@'\n"
    }
    for index in streams.indices { _ = try run("wait-for done\(index)") }
    folder.write("captures", script)
    return try parse(try run("source-file '\(folder.path)/captures'"), count: streams.count)
  }

  /// Ends the server; one that hangs in its orderly end is killed.
  func stop() {
    if let server = (try? run("display-message -p '#{pid}'")).flatMap({ Int32($0.filter(\.isNumber)) }), server > 1 {
      _ = try? run("kill-server")
      kill(server, SIGKILL)
    }
  }

  private func parse(_ output: String, count: Int) throws -> [Capture] {
    var captures: [Capture] = []
    var lines: [String] = []
    var plain: (lines: [String], cursor: [Int])?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("@") else {
        lines.append(line)
        continue
      }
      if let text = plain {
        captures.append(Capture(lines: text.lines, styledRows: lines, cursor: text.cursor))
        plain = nil
      } else {
        let cursor = line.dropFirst().split(separator: " ").compactMap { Int($0) }
        plain = (lines, [min(cursor.first ?? -1, columns - 1), cursor.last ?? -1])
      }
      lines = []
    }
    guard captures.count == count else { throw Failure(message: "tmux showed \(captures.count) of \(count) screens") }
    return captures
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Runs tmux by the shell: `Process` would wait for the server, which inherits its descriptors.
  private func run(_ arguments: String) throws -> String {
    let output = folder["output"]
    let command =
      "env -u TMUX LC_ALL=C.UTF-8 tmux -S '\(folder.path)/socket' \(arguments) > '\(output)' 2> '\(output).err'"
    guard system(command) == 0, let printed = folder.read("output") else {
      throw Failure(message: "\(command): \(folder.read("output.err") ?? "")")
    }
    return printed
  }
}
