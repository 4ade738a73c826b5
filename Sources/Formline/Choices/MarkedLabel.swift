/// Which characters of a label the words of a filter are found in; read for one label after another in the same memory.
struct MarkedLabel {
  /// One for each character of the label.
  private(set) var isMarked: [Bool] = []
  private var filter = ""
  /// Those of the filter, found once for all labels.
  private var words = FilterWords<Character>()
  private var letters: [Character] = []

  mutating func read(_ label: String, filter: String) {
    letters.removeAll(keepingCapacity: true)
    isMarked.removeAll(keepingCapacity: true)
    for character in label {
      letters.append(Character(character.lowercased().first.map(String.init) ?? " "))
      isMarked.append(false)
    }
    if filter != self.filter {
      words.read(filter.lazy.flatMap { $0.lowercased() }, space: " ")
      self.filter = filter
    }
    for range in words.ranges { mark(words.letters[range]) }
  }

  private mutating func mark(_ word: ArraySlice<Character>) {
    guard let match = WordMatch.find(word, in: letters) else { return }
    var next = word.startIndex
    for place in match.range where next < word.endIndex && (!match.isScattered || letters[place] == word[next]) {
      isMarked[place] = true
      next += 1
    }
  }
}
