/// What the form for the arguments of a command says of its own.
package enum ToolPhrase: Hashable, Sendable, CaseIterable {
  case run
  case options
  case commandLine
  case command
  /// Of a field for several values.
  case oneALine

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .run: say("Run", "Ausführen", "Exécuter", "Ejecutar", "运行", "実行")
    case .options: say("Options", "Optionen", "Options", "Opciones", "选项", "オプション")
    case .commandLine:
      say("Command line", "Befehlszeile", "Ligne de commande", "Línea de comandos", "命令行", "コマンドライン")
    case .command: say("Command", "Befehl", "Commande", "Comando", "命令", "コマンド")
    case .oneALine: say("One per line.", "Je Zeile einer.", "Un par ligne.", "Uno por línea.", "每行一个。", "1 行に 1 つ。")
    }
  }
}
