import DefinedForms
import FormDefinitions
import TerminalDriver

/// Chooses the theme: `--theme`, else `FORMLINE_THEME`, else the user's own file, else the default one.
struct ThemeChoice {
  /// A built-in theme's name, or a file; nil without `--theme`.
  let option: String?
  let environment: [String: String]

  private static let limit = 1 << 20

  /// The names of themes, and files starting with a text.
  static func completions(of start: String) -> [String] {
    Theme.all.map(\.name) + PathCompletion.ofFiles.candidates(for: start)
  }

  /// The theme. If its file has mistakes, reports all of them on standard error and returns the default theme.
  /// - Throws: If the option names neither a theme nor a readable file.
  func theme() throws(CommandFailure) -> Theme {
    if let option {
      if let theme = Theme.named(option) { return theme }
      do throws(FileError) {
        return try read(option)
      } catch {
        guard option.contains("/") || option.contains(".") else {
          let names = Theme.all.map(\.name).joined(separator: ", ")
          throw CommandFailure(.usage, "there is no theme '\(option)': themes are \(names), or name a file")
        }
        throw CommandFailure(reading: error)
      }
    }
    if let wanted = environment["FORMLINE_THEME"], !wanted.isEmpty {
      if let theme = Theme.named(wanted) { return theme }
      do throws(FileError) {
        return try read(wanted)
      } catch {
        StandardError.report([.warning("FORMLINE_THEME is neither a theme nor a file that can be read: \(error)")])
        return .standard
      }
    }
    return (ownFile.flatMap { path in try? read(path) }) ?? .standard
  }

  /// The user's own theme file; most users have none.
  private var ownFile: String? { BaseDirectory.config.path(of: "formline/theme.yaml", environment) }

  private func read(_ path: String) throws(FileError) -> Theme {
    let (changes, diagnostics) = ThemeReader.read(
      try InputFile.read(path, limit: Self.limit), path: path, roles: ThemeRole.allCases.map(\.rawValue),
      themes: Theme.all.map(\.name))
    guard diagnostics.isEmpty else {
      StandardError.report(diagnostics.map(\.reported))
      return .standard
    }
    var theme = (changes.base.flatMap(Theme.named) ?? .standard).renamed(path)
    for role in ThemeRole.allCases {
      if let change = changes.styles[role.rawValue] {
        theme[keyPath: role.style] = change.applied(to: theme[keyPath: role.style])
      }
    }
    return theme
  }
}
