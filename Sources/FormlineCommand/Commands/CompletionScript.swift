import ArgumentParser
import Values

/// `formline --generate-completion-script SHELL`: the script of ArgumentParser, which knows neither that a file stands
/// for `run FILE` nor that bash divides `id=value` into three words.
nonisolated enum CompletionScript {
  static func text(for shell: CompletionShell) -> String {
    let script = RootCommand.completionScript(for: shell)
    switch shell {
    case .bash: return script + "\n\n" + bash
    case .zsh:
      let end = "\nif [[ \"${funcstack[1]}\" = _formline ]]"
      return script.replacing(end, with: "\n" + zsh + end)
    default:
      let ofRun = script.split(separator: "\n").filter { $0.contains(" \"formline run\"") }
      let first = ofRun.map { $0.replacing(" \"formline run\"", with: " \"formline\"") }
      return script + "\n" + first.joined(separator: "\n") + "\n\n" + fish
    }
  }

  private static let bash = #"""
    # Completes a line with the words that the command would get. readline also divides words at '=' and ':', and replaces
    # only what follows the last of these, ${2}. A file stands for 'run FILE', and options of 'run' may precede it.
    __formline_line() {
        local line="${COMP_LINE:0:COMP_POINT}" word name=''
        local -a words=()
        local -i index
        for ((index = 0; index <= COMP_CWORD; index++)); do
            [[ index -gt 0 && "${line}" != [[:space:]]* ]] || words+=('')
            line="${line#"${line%%[![:space:]]*}"}"
            word="${COMP_WORDS[index]}"
            [[ index -lt COMP_CWORD ]] || word="${line}"
            words[-1]+="${word}"
            line="${line#"${word}"}"
        done
        local -r whole="${words[-1]#[\"\']}"
        words[-1]="${whole}"
        if [[ "${whole}" = --*=* ]]; then
            name="${whole%%=*}="
            words[-1]="${whole%%=*}"
            words+=("${whole#*=}")
        fi
        local -ar behind=("${COMP_WORDS[@]:COMP_CWORD+1}")
        local -ir count="${#words[@]}"
        if [[ count -eq 2 ]] || declare -F "_formline_${words[1]}" >/dev/null; then
            __formline_words "${1}"
        fi
        if [[ count -eq 2 ]] || ! declare -F "_formline_${words[1]}" >/dev/null; then
            words=("${words[0]}" run "${words[@]:1}")
            __formline_words "${1}"
        fi
        COMPREPLY=("${COMPREPLY[@]/#/"${name}"}")
        COMPREPLY=("${COMPREPLY[@]#"${whole%"${2}"}"}")
        [[ "${COMPREPLY[*]}" != *= ]] || compopt -o nospace +o filenames 2>/dev/null
    }

    __formline_words() {
        printf -v COMP_LINE '%s ' "${words[@]}"
        COMP_POINT=$((${#COMP_LINE} - 1))
        COMP_WORDS=("${words[@]}" "${behind[@]}")
        COMP_CWORD=$((${#words[@]} - 1))
        _formline "${1}" "${words[-1]}" "${words[-2]}"
    }

    complete -o filenames -F __formline_line formline
    """#

  private static let zsh = #"""
    # A file stands for 'run FILE', and options of 'run' may precede it.
    functions -c _formline __formline_words
    _formline() {
        emulate -L zsh
        local -r command="_formline_${words[2]}"
        local -i ret=1
        if [[ CURRENT -eq 2 || -n "${functions[${command}]}" ]]; then
            __formline_words && ret=0
        fi
        if [[ CURRENT -eq 2 || -z "${functions[${command}]}" ]]; then
            words=("${words[1]}" run "${(@)words[2,-1]}")
            ((CURRENT++))
            __formline_words && ret=0
        fi
        return "${ret}"
    }

    # No blank follows 'id='.
    functions -c __formline_complete __formline_complete_values
    __formline_complete() {
        local -ar names=("${(M)@:#*=}") values=("${@:#*=}")
        ((! ${#names})) || compadd -S '' -a names
        ((! ${#values})) || __formline_complete_values "${values[@]}"
    }

    """#

  private static var fish: String {
    let commands = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    return """
      # A file stands for 'run FILE', and options of 'run' may precede it.
      functions --copy __formline_tokens __formline_typed_tokens
      function __formline_tokens
          set -l tokens (__formline_typed_tokens $argv)
          set -l before (__formline_typed_tokens -pc)
          if contains -- "$argv" -p -pc; and set -q before[2]; and not contains -- "$before[2]" help \
      \(commands.joined(separator: " "))
              set tokens $tokens[1] run $tokens[2..]
          end
          set -q tokens[1]; and printf '%s\\n' $tokens
      end
      """
  }
}

nonisolated extension CompletionKind {
  /// Those words that begin as the current one does, quoted as the shell needs it.
  /// - Parameter words: Called with the line's words, the index of the current one and what of it stands before the cursor.
  static func words(_ words: @escaping @Sendable ([String], Int, String) -> [String]) -> CompletionKind {
    .custom { line, index, start in
      let found = words(line, index, start).filter { $0.hasPrefix(start) && !$0.holdsControls(allowingLines: false) }
      return switch CompletionShell.requesting {
      // `compgen -W` expands what it is given, commands too.
      case .bash: found.map(\.quotedForShell)
      // A description would follow a colon.
      case .zsh: found.map { $0.replacing("\\", with: "\\\\").replacing(":", with: "\\:") }
      default: found
      }
    }
  }
}
