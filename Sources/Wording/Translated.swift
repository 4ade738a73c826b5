/// What is said in every language. A further language is a further requirement, which the compiler then asks for.
protocol Translated {
  var english: String { get }
  var german: String { get }
  var french: String { get }
  var spanish: String { get }
  var chinese: String { get }
  var japanese: String { get }
}

extension Translated {
  func words(in language: DisplayLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .chinese: chinese
    case .japanese: japanese
    }
  }
}
