package import FormDefinitions

/// Where the draft of a form is kept between runs. Nothing here may disturb the form: failures are the store's own.
package protocol DraftStore: AnyObject {
  /// What an earlier run has left; nil if there is nothing.
  var earlier: Draft? { get }
  /// Keeps a draft in place of the last one. Returns at once, whatever the disk does.
  func save(_ draft: Draft)
  /// Waits until the last draft is kept, as far as it can be.
  func finish()
  /// Forgets whatever is kept.
  func remove()
}
