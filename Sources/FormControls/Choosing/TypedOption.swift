/// The option that a typed text names: by its whole label or another of its names, or as the only one with a name, or a
/// word in a name, that begins with the text. Upper and lower case are the same.
enum TypedOption: Equatable {
  case one(Int)
  /// The first of several that fit.
  case several([Int])
  case none

  /// The number of fitting options that are listed.
  private static let listed = 3

  /// - Parameter matches: The indices of the options that the text, as a filter, leaves.
  init(_ text: String, among matches: [Int], of options: any OptionProvider) {
    let exact = String(text.trimmed)
    let wanted = exact.folded
    var same: [Int] = []
    var whole: [Int] = []
    // Without marks.
    var bare: [Int] = []
    var starts: [Int] = []
    for index in matches where index < options.count {
      var names = options.names(at: index)
      if names.contains(exact) { same.append(index) }
      if names.contains(where: { $0.lowercased() == exact.lowercased() }) { whole.append(index) }
      names = names.map(\.folded)
      if names.contains(wanted) { bare.append(index) }
      if names.contains(where: { $0.hasWord(beginningWith: wanted) }) { starts.append(index) }
    }
    if whole.isEmpty { whole = bare }
    if same.count == 1 {
      self = .one(same[0])
    } else if whole.count == 1 {
      self = .one(whole[0])
    } else if starts.count == 1 {
      self = .one(starts[0])
    } else if let other = matches.first(where: { $0 >= options.count }), starts.isEmpty {
      // The text itself, where other answers than the options are accepted.
      self = .one(other)
    } else {
      let fitting = whole.isEmpty ? starts.isEmpty ? matches : starts : whole
      self = fitting.isEmpty ? .none : .several(Array(fitting.prefix(Self.listed)))
    }
  }
}

extension String {
  fileprivate func hasWord(beginningWith text: String) -> Bool {
    withBytes(of: text) { text, name in (WordMatch.find(text, in: name)?.rank ?? .max) <= WordMatch.lastRankOfStart }
  }

  private func withBytes<Result>(
    of other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    Array(other.utf8).withUnsafeBufferPointer { other in Array(utf8).withUnsafeBufferPointer { body(other, $0) } }
  }
}
