import ArgumentParser

/// How `formline show` draws a form.
nonisolated enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text alone.
  case text
  /// Text with the colours of a terminal.
  case ansi
  /// A `pre` element for a page.
  case html
  /// A picture for a README.
  case svg
}
