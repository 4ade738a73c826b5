import Formline

extension RunCommand {
  /// `formline run FILE`, with nothing but flags beside it: what nearly every call is, read in a hundredth of the time
  /// that the parser of arguments takes to find out about its commands (a quarter of the time to the first frame).
  ///
  /// Nil for anything else, mistakes included: the parser sees to those.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == "run" else { return nil }
    var command = RunCommand(withDefaults: ())
    var file: String?
    for argument in arguments.dropFirst() {
      switch argument {
      case "--fullscreen": command.appearance.placement = .fullscreen
      case "--accessible": command.appearance.accessible = true
      case "--no-mouse": command.appearance.noMouse = true
      case "--no-draft": command.noDraft = true
      case "--no-history": command.noHistory = true
      case "--verbose": command.verbose = true
      case "--allow-commands": command.allowCommands = true
      case "--resume": command.resume = true
      case "--yes": command.yes = true
      case _ where argument.hasPrefix("-") || file != nil: return nil
      default: file = argument
      }
    }
    guard let file else { return nil }
    command.file = file
    // What does not go together is left to the parser too.
    do { try command.validate() } catch { return nil }
    self = command
  }

  /// Every property has to be set: those of the parser cannot be read before. The tests name one that is forgotten.
  private init(withDefaults: Void) {
    self.init()
    var reading = DefinitionOptions()
    reading.allowFiles = false
    self.reading = reading
    var answers = AnswerOptions()
    answers.files = []
    answers.assignments = []
    self.answers = answers
    var output = OutputOptions()
    output.format = .json
    output.path = nil
    output.template = nil
    self.output = output
    var appearance = AppearanceOptions()
    appearance.placement = .inline
    appearance.accessible = false
    appearance.noMouse = false
    appearance.color = .auto
    appearance.theme = .standard
    self.appearance = appearance
    var language = LanguageOptions()
    language.chosen = nil
    self.language = language
    noInput = false
    keys = nil
    record = nil
    timeout = nil
    draft = nil
    noDraft = false
    noHistory = false
    verbose = false
    resume = false
    allowCommands = false
    yes = false
    verbose = false
    inputrc = nil
  }
}
