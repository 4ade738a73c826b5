/// Where suggestions come from, in a word; the raw value is the English one, by which sources are known.
package enum SourceName: String, CaseIterable {
  case clipboard, clock, environment, generator, git, history, host, list, locale, suggestions, user
  case form = "this form"

  /// The word of a language.
  package func text(in language: DisplayLanguage) -> String { words.text(in: language) }

  private var words: Words {
    switch self {
    case .clipboard: Words(rawValue, "Zwischenablage", "presse-papiers", "portapapeles", "剪贴板", "クリップボード")
    case .clock: Words(rawValue, "Uhr", "horloge", "reloj", "时钟", "時計")
    case .environment: Words(rawValue, "Umgebung", "environnement", "entorno", "环境", "環境")
    case .generator: Words(rawValue, "erzeugt", "généré", "generada", "生成", "生成")
    case .git: Words(rawValue, "git", "git", "git", "git", "git")
    case .history: Words(rawValue, "früher", "historique", "historial", "历史", "履歴")
    case .host: Words(rawValue, "Rechner", "machine", "equipo", "主机", "ホスト")
    case .list: Words(rawValue, "Liste", "liste", "lista", "列表", "一覧")
    case .locale: Words(rawValue, "Region", "région", "región", "区域", "地域")
    case .suggestions: Words(rawValue, "Vorschläge", "propositions", "sugerencias", "建议", "候補")
    case .user: Words(rawValue, "Benutzer", "utilisateur", "usuario", "用户", "ユーザー")
    case .form: Words(rawValue, "Formular", "ce formulaire", "este formulario", "此表单", "このフォーム")
    }
  }
}
