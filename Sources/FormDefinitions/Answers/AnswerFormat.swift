internal import Values

/// Output formats for answers, always in form order.
///
/// | format | answers `name` (Ada), `bio` (two lines), `tags` (a list), `age` (no answer) |
/// | --- | --- |
/// | `json` | `{"name": "Ada", "bio": "one\ntwo", "tags": ["a"], "age": null}` |
/// | `yaml` | `name: Ada`, `bio: "one\ntwo"`, `tags: ["a"]`, `age: null`, one per line |
/// | `env` | `name="Ada"`, `bio="one\ntwo"`, `tags="[\"a\"]"`, `age=""` |
/// | `shell` | `name='Ada'`, `bio='one` and on the next line `two'`, `tags='["a"]'`, `age=''` |
/// | `lines` | `Ada`, `one\ntwo`, `["a"]`, an empty line |
///
/// Lists and objects are compact JSON in the last three. `lines` escapes a backslash as `\\`, a newline as `\n`, a
/// carriage return as `\r` and NUL as `\0`, and nothing else.
///
/// `env` is a dotenv file. Its double quotes escape `\\`, `\"`, `\n`, `\r` and `\$`; without the last, docker compose
/// would expand variables in answers. systemd's EnvironmentFile does not unescape `\n` and `\r`, and python-dotenv does
/// not unescape `\$`; both keep them as written.
package enum AnswerFormat: String, Sendable, CaseIterable {
  case json, yaml, env, shell, lines

  /// Why answers cannot be written in a format.
  package enum EncodingError: Error, Sendable, Hashable {
    /// The answer contains NUL, which no variable can hold.
    case nulInVariable(id: String)
    /// The template's output exceeds the limit.
    case templateTooLong(bytes: Int)

    /// The message for the user.
    package var message: String {
      switch self {
      case .nulInVariable(let id): "the answer '\(id)' contains NUL, which a variable cannot hold"
      case .templateTooLong(let bytes): "the template makes a text of more than \(bytes >> 20) MiB, or takes too long"
      }
    }
  }

  /// The answers as text, with a trailing newline.
  package func encode(_ answers: [(id: String, value: AnswerValue)]) throws(EncodingError) -> String {
    switch self {
    case .json:
      return JSONValue.object(answers.map { JSONValue.Member(name: $0.id, value: $0.value.json) }).text(.spaced) + "\n"
    case .yaml:
      if answers.isEmpty { return "{}\n" }
      return Self.lines(answers) { "\(YAMLText.scalar($0.id)): \(YAMLText.value($0.value))" }
    case .lines: return Self.lines(answers) { Self.escaped($0.value.text) }
    case .env, .shell:
      for answer in answers where answer.value.text.utf8.contains(0) { throw .nulInVariable(id: answer.id) }
      let quoted = self == .env ? Self.doubleQuoted : Self.shellQuoted
      return Self.lines(answers) { "\($0.id)=\(quoted($0.value.text))" }
    }
  }

  /// True if a variable of this name controls a shell, the dynamic loader or a program started by a shell, so that
  /// setting it could run, load or find other code. No answer may be exported under such a name.
  package static func isShellVariable(_ name: String) -> Bool {
    shellVariables.contains(name) || programVariables.contains(name)
      || ["LD_", "DYLD_", "BASH_", "LC_", "COMP_", "READLINE_", "MALLOC_", "GIT_CONFIG"].contains(where: name.hasPrefix)
  }

  /// Variables of POSIX, bash and zsh; zsh ties the lower-case ones to those in capitals.
  private static let shellVariables: Set<String> = [
    "PATH", "IFS", "ENV", "BASH", "HOME", "SHELL", "PWD", "OLDPWD", "CDPATH", "FPATH", "MANPATH", "MAIL", "MAILPATH",
    "MAILCHECK", "PS0", "PS1", "PS2", "PS3", "PS4", "PROMPT", "RPROMPT", "PROMPT_COMMAND", "OPTIND", "OPTARG", "OPTERR",
    "SHELLOPTS", "BASHOPTS", "SHLVL", "GLOBIGNORE", "FIGNORE", "EXECIGNORE", "HISTFILE", "HISTSIZE", "HISTFILESIZE",
    "HISTCONTROL", "HISTIGNORE", "HISTTIMEFORMAT", "HOSTFILE", "INPUTRC", "FCEDIT", "EDITOR", "VISUAL", "LANG", "TERM",
    "TZ", "TMPDIR", "TMOUT", "IGNOREEOF", "FUNCNEST", "TIMEFORMAT", "COLUMNS", "LINES", "LINENO", "RANDOM", "SECONDS",
    "UID", "EUID", "PPID", "GROUPS", "DIRSTACK", "POSIXLY_CORRECT", "ZDOTDIR", "NULLCMD", "READNULLCMD", "GCONV_PATH",
    "_", "histchars", "auto_resume", "path", "fpath", "cdpath", "manpath", "mailpath", "prompt", "psvar",
  ]

  /// Variables of the C library, of languages, of git, and of programs that start an editor, pager or askpass helper.
  private static let programVariables: Set<String> = [
    "GLIBC_TUNABLES", "LOCPATH", "NLSPATH", "HOSTALIASES", "LOCALDOMAIN", "RES_OPTIONS", "RESOLV_HOST_CONF",
    "TERMINFO", "TERMINFO_DIRS", "TERMCAP", "PYTHONPATH", "PYTHONHOME", "PYTHONSTARTUP", "PYTHONINSPECT",
    "PYTHONBREAKPOINT", "PYTHONUSERBASE", "PERL5OPT", "PERL5LIB", "PERLLIB", "PERL5DB", "PERL5SHELL", "RUBYOPT",
    "RUBYLIB",
    "RUBYSHELL", "NODE_OPTIONS", "NODE_PATH", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH",
    "LUA_INIT", "LUA_PATH", "LUA_CPATH", "PHPRC", "PHP_INI_SCAN_DIR", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_EXEC_PATH",
    "GIT_EDITOR", "GIT_SEQUENCE_EDITOR", "GIT_PAGER", "GIT_ASKPASS", "GIT_EXTERNAL_DIFF", "GIT_PROXY_COMMAND",
    "GIT_TEMPLATE_DIR", "GIT_DIR", "SSH_ASKPASS", "SUDO_ASKPASS", "SUDO_EDITOR", "PAGER", "MANPAGER", "LESSOPEN",
    "LESSCLOSE", "BROWSER", "MAKEFLAGS", "MAKEFILES", "RSYNC_RSH", "CVS_RSH",
  ]

  /// A text as one line of `lines`.
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\0": "\\0"
      default: nil
      }
    }
  }

  /// The text of one line of `lines`; an unknown escape is kept as written.
  package static func unescaped(_ line: String) -> String {
    var text = ""
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let escape = scalars.next() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch escape {
      case "n": text += "\n"
      case "r": text += "\r"
      case "0": text += "\0"
      case "\\": text += "\\"
      default:
        text += "\\"
        text.unicodeScalars.append(escape)
      }
    }
    return text
  }

  /// A text in double quotes for a dotenv file.
  private static func doubleQuoted(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\\": #"\\"#
      case "\"": #"\""#
      case "$": #"\$"#
      case "\n": #"\n"#
      case "\r": #"\r"#
      default: nil
      }
    }
    return "\"\(escaped)\""
  }

  /// A text in single quotes, safe for `eval` (POSIX shell, section 2.2.2).
  private static func shellQuoted(_ text: String) -> String { "'" + text.escaped { $0 == "'" ? #"'\''"# : nil } + "'" }

  private static func lines(
    _ answers: [(id: String, value: AnswerValue)], _ line: ((id: String, value: AnswerValue)) -> String
  ) -> String {
    answers.reduce(into: "") { $0 += line($1) + "\n" }
  }
}
