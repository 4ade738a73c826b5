/// Where suggestions come from, in a word; the raw value is the English one, by which sources are known.
package enum SourceName: String, CaseIterable {
  case clipboard, clock, environment, generator, git, history, host, list, locale, suggestions, user
  case form = "this form"

  /// The word of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .clipboard: say(rawValue, "Zwischenablage", "presse-papiers", "portapapeles", "剪贴板", "クリップボード")
    case .clock: say(rawValue, "Uhr", "horloge", "reloj", "时钟", "時計")
    case .environment: say(rawValue, "Umgebung", "environnement", "entorno", "环境", "環境")
    case .generator: say(rawValue, "erzeugt", "généré", "generada", "生成", "生成")
    case .git: say(rawValue, "git", "git", "git", "git", "git")
    case .history: say(rawValue, "früher", "historique", "historial", "历史", "履歴")
    case .host: say(rawValue, "Rechner", "machine", "equipo", "主机", "ホスト")
    case .list: say(rawValue, "Liste", "liste", "lista", "列表", "一覧")
    case .locale: say(rawValue, "Region", "région", "región", "区域", "地域")
    case .suggestions: say(rawValue, "Vorschläge", "propositions", "sugerencias", "建议", "候補")
    case .user: say(rawValue, "Benutzer", "utilisateur", "usuario", "用户", "ユーザー")
    case .form: say(rawValue, "Formular", "ce formulaire", "este formulario", "此表单", "このフォーム")
    }
  }
}
