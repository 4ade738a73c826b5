import Platform
import TestSupport
import Testing

/// What shells offer for a line that calls the command.
@Suite struct CompletionTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "lunch.yaml",
      """
      formline: 1
      fields:
        - {id: dish, type: select, options: [soup, "5:30", "$(touch owned)"]}
        - {id: day}
        - {type: note}
      """)
    folder.write(
      "widget.yaml",
      """
      kind: CustomResourceDefinition
      spec: {group: e.x, scope: Cluster, names: {kind: W}, versions: [{name: v1, served: true, storage: true,
        schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {
          size: {type: integer}, store: {type: object, properties: {disk: {type: string}}}}}}}}}]}
      """)
  }

  @Test("shells get completions for every command", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let command = try DetachedCommand(["--generate-completion-script", shell])
    #expect(command.status == 0)
    for word in ["run", "check", "test", "record", "show", "schema", "new", "answers", "no-input", "allow-files"] {
      #expect(command.output.contains(word), "\(word)")
    }
  }

  @Test(
    "a shell completes kinds, options, their values, and the answers of a form",
    arguments: [
      (["ask", "ch"], ["choose"]), (["ask", "choose", "Where?", "--mul"], ["--multiple"]),
      (["ask", "text", "Branch", "--min-l"], ["--min-length"]), (["ask", "date", "Day", "--min-l"], []),
      (["ask", "text", "Mail", "--content-type", "emai"], ["emailAddress", "email"]),
      (["ask", "path", "File", "--kind", ""], ["file", "directory"]),
      (["ask", "text", "A", "--format", "date"], ["date", "date-time"]),
      (["ask", "text", "A", "--capitalization=w"], ["--capitalization=words"]),
      (["ask", "text", "A", "--output", "n"], ["nul"]), (["ask", "form", "--text", "a", "--output", "y"], ["yaml"]),
      (["ask", "confirm", "Go?", "--default", "y"], ["yes"]), (["ask", "date", "Day", "--lang", "d"], ["de"]),
      (["ask", "text", "A", "--theme", "high"], ["high-contrast"]), (["ask", "text", "A", "--pattern", ""], []),
      (["ask", "text", "A", "--to", "/usr/bi"], ["/usr/bin/"]),
      (["run", "--theme", "hi"], ["high-contrast"]), (["run", "--lang", "d"], ["de"]),
      (["run", "--output", "y"], ["yaml"]), (["check", "--format", "sar"], ["sarif"]),
      (["run", "lunch.yaml", "--set", "d"], ["dish=", "day="]), (["run", "none.yaml", "--set", "d"], []),
      (["run", "lunch.yaml", "--set", "dish=s"], ["dish=soup"]),
      (["run", "lunch.yaml", "--set", "dish="], ["dish=soup", "dish=5:30", "dish=$(touch owned)"]),
      (["lunch.yaml", "--set", "dish=s"], ["dish=soup"]), (["lunch.yaml", "--full"], ["--fullscreen"]),
      (["--fullscreen", "lu"], ["lunch.yaml"]), (["lu"], ["lunch.yaml"]), (["--full"], ["--fullscreen"]),
      (["run", "widget.yaml", "--only", "s"], ["spec"]),
      (["run", "widget.yaml", "--only", "spec.s"], ["spec.size", "spec.store"]),
      (["run", "widget.yaml", "--only", "spec.size,spec.store."], ["spec.size,spec.store.disk"]),
      (["sch"], ["schema"]), (["none.yaml", "--set", "d"], []),
    ])
  func completions(words: [String], completions: [String]) throws {
    let script = folder.write("complete.bash", try DetachedCommand(["--generate-completion-script", "bash"]).output)
    let binaries = Executable.formline.dropLast("/formline".count)
    let shell = try DetachedCommand(
      executable: "/bin/bash",
      [
        "-c",
        """
        source "$0"; COMP_WORDS=(formline "$@"); COMP_CWORD=$#; COMP_LINE="formline $*"; COMP_POINT=${#COMP_LINE}
        __formline_line formline "${@: -1}" "${@: -2:1}"; printf '%s\\n' "${COMPREPLY[@]}"
        """, script,
      ] + words, environment: ["PATH": "\(binaries):/usr/bin:/bin"], folder: folder)
    #expect(shell.output.split(separator: "\n").map(String.init) == completions)
    // What a form says is not run.
    #expect(folder.names == ["complete.bash", "lunch.yaml", "widget.yaml"])
  }

  @Test(
    "bash, zsh and fish complete a line as it is typed",
    .needs(.zsh, .fish),
    arguments: ["bash", "zsh", "fish"],
    [
      ("lun\t", "lunch.yaml"), ("lunch.yaml --ful\t", "lunch.yaml --fullscreen"),
      ("lunch.yaml --set di\tso\t", "lunch.yaml --set dish=soup"),
      ("run lunch.yaml --set dish=5\t", "run lunch.yaml --set dish=5:30"),
      ("--fullscreen lu\t", "--fullscreen lunch.yaml"), ("sche\t", "schema"),
    ])
  func typed(shell: String, line: (keys: String, words: String)) throws {
    // In the place of the command, prints its arguments.
    let command = folder.write(
      "formline",
      """
      #!/bin/sh
      case $1 in ---completion) exec \(Executable.formline) "$@" ;; esac
      printf 'got<'; printf ' %s' "$@"; printf ' >\\n'
      """)
    chmod(command, 0o755)
    let script = folder.write("complete", try DetachedCommand(["--generate-completion-script", shell]).output)
    let here = "cd '\(folder.path)'; source '\(script)'"
    let arguments =
      switch shell {
      case "bash": ["/bin/bash", "--noprofile", "--rcfile", folder.write("rc", "\(here); PS1='ready> '")]
      case "zsh": ["/usr/bin/zsh", "-i"]
      default: ["/usr/bin/fish", "--no-config", "--init-command", "\(here); function fish_prompt; echo 'ready> '; end"]
      }
    folder.write(".zshrc", "autoload -Uz compinit; compinit -u -D; \(here); PS1='ready> '")
    let person = try DrivenCommand(
      arguments,
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "ZDOTDIR": folder.path, "PATH": "\(folder.path):/usr/bin:/bin",
      ], output: .terminal, error: .terminal)
    person.patience = 30_000
    #expect(person.shows("ready> "))
    person.send("formline \(line.keys)\r")
    #expect(person.shows("got< \(line.words) >"), "\(String(decoding: person.screen, as: UTF8.self))")
  }
}
