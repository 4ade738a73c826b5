/// Decides which names answers may have as variables.
///
/// The form's author chooses the names, and shells and programs act on many variables: on `PATH` and `LD_PRELOAD`, but
/// also on `VIMINIT`, `GNUMAKEFLAGS` or `KUBECONFIG`. No list of those is complete, but almost all have capitals. A name
/// in small letters passes unless it is in the table below; any other needs a prefix, which the person chooses.
package enum VariableNames {
  /// Why a variable is refused.
  package enum Refusal: Error, Hashable {
    /// It has capital letters, and no prefix ends with `_`.
    case capitals(String)
    /// A shell or program acts on it.
    case actedOn(String)

    package var message: String {
      switch self {
      case .capitals(let name):
        "a shell or program may act on a variable with capital letters such as '\(name)'; "
          + "'--prefix form_' writes it as 'form_\(name)'"
      case .actedOn(let name):
        "shells or programs act on the variable '\(name)'; '--prefix form_' gives it another name"
      }
    }
  }

  /// Checks the name `prefix + name`, of ASCII letters, digits and `_`.
  package static func check(_ name: String, prefix: String = "") throws(Refusal) {
    let whole = prefix + name
    if whole == "_" || inSmallLetters.contains(whole) || isOwned(whole.lowercased(), isPrefixed: !prefix.isEmpty) {
      throw .actedOn(whole)
    }
    guard whole.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return }
    // A person who types the prefix knows the namespace, unless the rest completes a name there: LD_ and PRELOAD.
    if namespacesInCapitals.contains(where: whole.hasPrefix) { throw .actedOn(whole) }
    guard prefix.utf8.last == UInt8(ascii: "_"), prefix != "_" else { throw .capitals(whole) }
  }

  /// True for a name on which programs act in small letters too. npm and Yarn ignore case.
  private static func isOwned(_ name: String, isPrefixed: Bool) -> Bool {
    // curl(1), "Environment": the proxy of any scheme; with a prefix, of the usual ones, since form_proxy is none.
    name.hasSuffix("_proxy") && (!isPrefixed || schemes.contains(String(name.dropLast(6))))
      // The results of tests that a configure script takes as given: ac_cv_path_SED (Autoconf manual, 7.4).
      || name.contains("_cv_")
      // https://docs.npmjs.com/cli/using-npm/config, https://yarnpkg.com/configuration/yarnrc, https://pnpm.io/settings,
      // and fish(1), "Special variables"
      || ["npm_", "yarn_", "pnpm_", "fish_"].contains(where: name.hasPrefix)
  }

  private static let schemes: Set<String> = [
    "http", "https", "ftp", "ftps", "all", "no", "rsync", "socks", "socks4", "socks5", "ws", "wss", "gopher",
  ]

  /// What well-known names begin with that have a `_` before the end, which a prefix may be.
  private static let namespacesInCapitals = [
    // ld.so(8), dyld(1), mallopt(3), iconv(1), getconf(1), resolv.conf(5), locale(7), the XDG base directories
    "LD_", "DYLD_", "MALLOC_", "GLIBC_", "GCONV_", "GETCONF_", "RES_", "LC_", "XDG_",
    // bash(1), zshparam(1): BASH_ENV, COMP_WORDBREAKS, PROMPT_COMMAND
    "BASH_", "ZSH_", "COMP_", "READLINE_", "PROMPT_",
    // git(1), svn, ssh(1), sudo(8), tar(1), systemctl(1)
    "GIT_", "SVN_", "SSH_", "SUDO_", "TAR_", "SYSTEMD_",
    // Interpreters and compilers: perl5db(1), node(1), java(1), lua(1), php(1), dotnet, cargo, OpenSSL, GTK
    "PERL5_", "NODE_", "JAVA_", "_JAVA_", "JDK_", "LUA_", "PHP_", "DOTNET_", "CARGO_", "RUSTC_", "OPENSSL_", "GTK_",
    "PERL_", "PYTHON_", "PIP_", "BUNDLE_", "COMPOSER_", "CMAKE_", "R_", "QT_", "SSL_", "KRB5_", "DOCKER_", "AWS_",
  ]

  /// Parameters in small letters on which shells act: those of bash (auto_resume, histchars) and zsh (zshparam(1), and
  /// zshmodules(1) for those of zsh/parameter, of which `functions=(…)` would define functions). zsh refuses some, and
  /// so would the rest of an `eval`.
  private static let inSmallLetters: Set<String> = [
    "auto_resume", "histchars", "argv", "status", "pipestatus", "signals", "path", "fpath", "cdpath", "manpath",
    "mailpath", "module_path", "fignore", "prompt", "psvar", "watch", "aliases", "galiases", "saliases", "dis_aliases",
    "dis_galiases", "dis_saliases", "builtins", "dis_builtins", "commands", "functions", "dis_functions",
    "functions_source", "dis_functions_source", "reswords", "dis_reswords", "patchars", "dis_patchars", "options",
    "parameters", "modules", "dirstack", "history", "historywords", "jobdirs", "jobtexts", "jobstates", "nameddirs",
    "userdirs", "usergroups", "funcfiletrace", "funcsourcetrace", "funcstack", "functrace", "keymaps", "widgets",
    "terminfo", "termcap", "mapfile", "errnos", "sysparams", "langinfo", "epochtime", "zsh_eval_context",
    "zsh_scheduled_events", "zle_bracketed_paste", "zle_highlight", "zcurses_attrs", "zcurses_colors",
    "zcurses_keycodes", "zcurses_windows", "precmd_functions", "preexec_functions", "chpwd_functions",
    "periodic_functions", "zshaddhistory_functions", "zshexit_functions",
  ]
}
