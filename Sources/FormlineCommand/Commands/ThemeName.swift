import ArgumentParser
import Formline

/// The name of a theme, as `--theme` takes it.
nonisolated enum ThemeName: String, ExpressibleByArgument, CaseIterable {
  case standard, dark, light, mono

  /// The theme itself.
  @MainActor var theme: Theme {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .light: .light
    case .mono: .mono
    }
  }
}
