/// Where suggestions come from, in a word; the raw value is the English one, by which sources are known.
package enum SourceName: String, CaseIterable {
  case clipboard, clock, environment, generator, git, history, host, list, locale, suggestions, user
  case form = "this form"

  /// The word of a language.
  package func text(in language: DisplayLanguage) -> String {
    switch language {
    case .english: rawValue
    case .german: inOthers.german
    case .french: inOthers.french
    case .spanish: inOthers.spanish
    case .chinese: inOthers.chinese
    case .japanese: inOthers.japanese
    }
  }

  private var inOthers: (german: String, french: String, spanish: String, chinese: String, japanese: String) {
    switch self {
    case .clipboard: ("Zwischenablage", "presse-papiers", "portapapeles", "剪贴板", "クリップボード")
    case .clock: ("Uhr", "horloge", "reloj", "时钟", "時計")
    case .environment: ("Umgebung", "environnement", "entorno", "环境", "環境")
    case .generator: ("erzeugt", "généré", "generada", "生成", "生成")
    case .git: ("git", "git", "git", "git", "git")
    case .history: ("früher", "historique", "historial", "历史", "履歴")
    case .host: ("Rechner", "machine", "equipo", "主机", "ホスト")
    case .list: ("Liste", "liste", "lista", "列表", "一覧")
    case .locale: ("Region", "région", "región", "区域", "地域")
    case .suggestions: ("Vorschläge", "propositions", "sugerencias", "建议", "候補")
    case .user: ("Benutzer", "utilisateur", "usuario", "用户", "ユーザー")
    case .form: ("Formular", "ce formulaire", "este formulario", "此表单", "このフォーム")
    }
  }
}
