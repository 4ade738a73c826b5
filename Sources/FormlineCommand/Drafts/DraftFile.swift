import DefinedForms
import FormDefinitions
import TerminalDriver

/// A draft in a file. Writing waits for the disk in another thread, so that no key does.
final class DraftFile: DraftStore {
  let earlier: Draft?
  private let place: DraftPlace
  private let writer: DraftWriter
  private let form: String?
  private var version = 0
  private var last: [UInt8]?

  /// - Parameters:
  ///   - form: The absolute path of the definition; nil when it has none.
  ///   - earlier: What stands in the file already.
  init(_ place: DraftPlace, form: String?, earlier: Draft?) {
    self.place = place
    self.form = form
    self.earlier = earlier
    writer = DraftWriter(path: place.path)
  }

  func save(_ draft: Draft) {
    let bytes = draft.bytes(form: form)
    version += 1
    last = bytes
    Task.detached { [writer, version] in writer.write(bytes, version: version) }
  }

  func finish() {
    if let last { writer.write(last, version: version) }
  }

  /// Whether all that was to be kept stands in the file.
  var isKept: Bool { last != nil && writer.holds(version) }

  func remove() {
    last = nil
    version += 1
    writer.remove(version: version)
  }

  /// Leaves the file to other runs; the last call.
  func release() { place.release() }
}
