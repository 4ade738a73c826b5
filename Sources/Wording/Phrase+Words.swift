extension Phrase {
  /// The words of a language, each sentence with its six translations in the order of `DisplayLanguage`.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .submit: say("Submit", "Absenden", "Envoyer", "Enviar", "提交", "送信")
    case .step(let step, let count):
      say(
        "Step \(step) of \(count)", "Schritt \(step) von \(count)", "Étape \(step) sur \(count)",
        "Paso \(step) de \(count)", "第 \(step) 步，共 \(count) 步", "ステップ \(step)／\(count)")
    case .requiredLeft(1):
      say(
        "1 required left", "1 Pflichtangabe fehlt", "1 réponse obligatoire manque", "falta 1 obligatoria", "还有 1 项必填",
        "必須の残り 1 件")
    case .requiredLeft(let count):
      say(
        "\(count) required left", "\(count) Pflichtangaben fehlen", "\(count) réponses obligatoires manquent",
        "faltan \(count) obligatorias", "还有 \(count) 项必填", "必須の残り \(count) 件")
    case .turnPages(let keys):
      say(
        "\(keys): other pages", "\(keys): blättern", "\(keys) : autres pages", "\(keys): otras páginas",
        "\(keys)：翻页", "\(keys)：ページ移動")
    case .reviewTitle:
      say(
        "Check your answers", "Antworten prüfen", "Vérifiez vos réponses", "Revisa tus respuestas", "请检查您的回答",
        "回答の確認")
    case .reviewHint:
      say(
        "Press Return on an answer to change it", "Return auf einer Antwort führt zu ihr zurück",
        "Entrée sur une réponse permet d’y revenir", "Intro sobre una respuesta vuelve a ella",
        "在某一项上按回车键可返回修改", "回答の上で Return を押すと、その欄に戻ります")
    case .backItem: say("Back", "Zurück", "Retour", "Volver", "返回", "戻る")
    case .rowRemoved(let key):
      say(
        "Row removed: \(key) brings it back", "Zeile entfernt: \(key) holt sie zurück",
        "Ligne supprimée : \(key) la rétablit", "Fila quitada: \(key) la recupera", "已删除一行：\(key) 可恢复",
        "行を削除しました：\(key) で元に戻せます")
    case .answersNeedAttention(1):
      say(
        "1 answer needs attention", "1 Antwort ist noch nicht richtig", "1 réponse est à revoir",
        "Hay que revisar 1 respuesta", "有 1 项需要修改", "1 件の回答を確認してください")
    case .answersNeedAttention(let count):
      say(
        "\(count) answers need attention", "\(count) Antworten sind noch nicht richtig",
        "\(count) réponses sont à revoir", "Hay que revisar \(count) respuestas", "有 \(count) 项需要修改",
        "\(count) 件の回答を確認してください")
    case .errorList(let key):
      say(
        "\(key): to this list", "\(key): zu dieser Liste", "\(key) : vers cette liste", "\(key): a esta lista",
        "\(key)：转到此列表", "\(key)：この一覧へ")
    case .placeInList(let list, let row, let field):
      say(
        "\(list), row \(row), \(field)", "\(list), Zeile \(row), \(field)", "\(list), ligne \(row), \(field)",
        "\(list), fila \(row), \(field)", "\(list)，第 \(row) 行，\(field)", "\(list)、\(row) 行目、\(field)")
    case .asks(let name):
      say("\(name) asks", "\(name) fragt", "\(name) demande", "\(name) pregunta", "\(name) 询问", "\(name) からの質問")
    case .programAsks:
      say(
        "A program asks", "Ein Programm fragt", "Un programme demande", "Un programa pregunta", "有程序询问",
        "プログラムからの質問")
    case .hostToVisit(let host):
      say("Host: \(host)", "Rechner: \(host)", "Hôte : \(host)", "Equipo: \(host)", "主机：\(host)", "ホスト：\(host)")
    case .openPageYourself:
      say(
        "Agree only if you know this host; then open the page yourself: nothing is opened for you",
        "Nur zustimmen, wenn dieser Rechner bekannt ist; die Seite dann selbst öffnen: nichts wird geöffnet",
        "N’accepter que si cet hôte est connu, puis ouvrir la page soi-même : rien n’est ouvert",
        "Acepta solo si conoces este equipo; luego abre la página tú: no se abre nada",
        "确认认识此主机后再同意，然后请自行打开页面：不会自动打开", "このホストを知っている場合だけ同意し、ページはご自分で開いてください")
    case .lookalikeHost:
      say(
        "Careful: this host name can look like another one",
        "Vorsicht: dieser Rechnername kann wie ein anderer aussehen",
        "Attention : ce nom d’hôte peut ressembler à un autre",
        "Cuidado: este nombre de equipo puede parecerse a otro", "注意：此主机名可能与其他名称相似",
        "注意：このホスト名は別の名前に見えることがあります")
    case .total: say("Total", "Summe", "Total", "Total", "合计", "合計")
    case .addAnother: say("Add another", "Weitere hinzufügen", "Ajouter encore", "Añadir otra", "再添加一行", "さらに追加")
    case .addAtMost(let limit):
      say(
        "Add (\(limit) at most)", "Hinzufügen (höchstens \(limit))", "Ajouter (\(limit) au plus)",
        "Añadir (\(limit) como máximo)", "添加（最多 \(limit) 行）", "追加（\(limit) 行まで）")
    case .andMore(let count):
      say(
        "and \(count) more", "und \(count) weitere", "et \(count) de plus", "y \(count) más", "还有 \(count) 项",
        "ほか \(count) 件")
    case .discardQuestion:
      say(
        "Discard what you typed? [y/N]", "Eingaben verwerfen? [j/N]", "Abandonner la saisie ? [o/N]",
        "¿Descartar lo escrito? [s/N]", "放弃已输入的内容吗？[y/N]", "入力した内容を破棄しますか？ [y/N]")
    case .leaveQuestion:
      say(
        "Leave the form? What you typed is kept [y/N]", "Formular verlassen? Die Eingaben bleiben erhalten [j/N]",
        "Quitter le formulaire ? La saisie est conservée [o/N]", "¿Salir del formulario? Lo escrito se conserva [s/N]",
        "离开表单吗？已输入的内容会保留 [y/N]", "フォームを閉じますか？ 入力した内容は残ります [y/N]")

    case .runsCommands:
      say(
        "This form runs commands:", "Dieses Formular führt Befehle aus:", "Ce formulaire exécute des commandes :",
        "Este formulario ejecuta comandos:", "此表单会运行以下命令：", "このフォームは次のコマンドを実行します：")
    case .commandKeys:
      say(
        "Any key goes on and lets these commands run; Esc leaves the form",
        "Jede Taste macht weiter und lässt diese Befehle laufen; Esc verlässt das Formular",
        "Toute touche continue et laisse ces commandes s’exécuter ; Échap quitte le formulaire",
        "Cualquier tecla continúa y deja que se ejecuten estos comandos; Esc sale del formulario",
        "按任意键继续并允许运行这些命令；按 Esc 离开表单", "どのキーでも続行し、これらのコマンドの実行を許可します。Esc でフォームを閉じます")

    case .resumeQuestion:
      say(
        "Resume where you left off?", "Dort weitermachen, wo du aufgehört hast?", "Reprendre la saisie précédente ?",
        "¿Continuar donde lo dejaste?", "从上次的地方继续吗？", "前回の続きから始めますか？")
    case .draft(let count, let moment, let misfits):
      Self.draft(count, from: moment, in: say) + Self.misfits(misfits, in: say)
    case .draftKeyMoves:
      say("↑↓ choose", "↑↓ wählen", "↑↓ choisir", "↑↓ elegir", "↑↓ 选择", "↑↓ 選択")
    case .draftKeyResumes:
      say("⏎ resume", "⏎ weitermachen", "⏎ reprendre", "⏎ continuar", "⏎ 继续", "⏎ 続きから")
    case .draftKeyDiscards:
      say("Del discard", "Entf verwerfen", "Suppr abandonner", "Supr descartar", "Del 丢弃", "Del 破棄")
    case .draftKeyBegins:
      say(
        "type to start over", "ein Buchstabe beginnt von vorn", "une lettre recommence à zéro",
        "una letra empieza de nuevo", "直接输入则重新开始", "文字を打つと最初から")
    case .discardDraft:
      say(
        "Del again discards these answers", "Noch einmal Entf verwirft diese Antworten",
        "Suppr encore une fois abandonne ces réponses", "Supr otra vez descarta estas respuestas",
        "再按一次 Del 将丢弃这些回答", "もう一度 Del でこの回答を破棄します")
    case .draftNumber:
      say(
        "Number, or n to start over [1]", "Nummer, oder n für einen neuen Anfang [1]",
        "Numéro, ou n pour recommencer à zéro [1]", "Número, o n para empezar de nuevo [1]", "编号，输入 n 则重新开始 [1]",
        "番号。n で最初から [1]")
    case .answersKept(hasSecrets: true):
      say(
        "what was typed is kept, secrets excepted, and offered by the next run of the form",
        "die Eingaben bis auf Geheimnisse bleiben erhalten; der nächste Aufruf des Formulars bietet sie an",
        "la saisie est conservée, secrets exceptés, et proposée à la prochaine ouverture du formulaire",
        "lo escrito se conserva, salvo los secretos, y se ofrece la próxima vez que se abra el formulario",
        "已输入的内容（机密除外）已保留，下次打开此表单时可以继续", "入力した内容は秘密の項目を除いて保存され、次にこのフォームを開くと続けられます")
    case .answersKept(hasSecrets: false):
      say(
        "what was typed is kept and offered by the next run of the form",
        "die Eingaben bleiben erhalten; der nächste Aufruf des Formulars bietet sie an",
        "la saisie est conservée et proposée à la prochaine ouverture du formulaire",
        "lo escrito se conserva y se ofrece la próxima vez que se abra el formulario",
        "已输入的内容已保留，下次打开此表单时可以继续", "入力した内容は保存され、次にこのフォームを開くと続けられます")

    case .editItem: say("Edit", "Bearbeiten", "Modifier", "Editar", "编辑", "編集")
    case .previousItem: say("Previous", "Zurück", "Précédent", "Anterior", "上一项", "前へ")
    case .nextItem: say("Next", "Weiter", "Suivant", "Siguiente", "下一项", "次へ")
    case .clearItem: say("Clear", "Leeren", "Effacer", "Borrar", "清空", "消去")
    case .suggestItem: say("Suggest", "Vorschlag", "Suggérer", "Sugerir", "建议", "候補")
    case .undoItem: say("Undo", "Rückgängig", "Annuler la frappe", "Deshacer", "撤销", "元に戻す")
    case .revealItem: say("Reveal", "Zeigen", "Afficher", "Mostrar", "显示", "表示")
    case .cancelItem: say("Cancel", "Abbrechen", "Abandonner", "Cancelar", "取消", "キャンセル")
    case .doneItem: say("Done", "Fertig", "Terminé", "Listo", "完成", "完了")
    case .addItem: say("Add", "Hinzufügen", "Ajouter", "Añadir", "添加", "追加")
    case .removeItem: say("Remove", "Entfernen", "Retirer", "Quitar", "移除", "削除")
    case .okItem: say("OK", "OK", "OK", "Aceptar", "好", "OK")
    case .askAgainItem: say("Ask again", "Neu fragen", "Redemander", "Preguntar otra vez", "重新查询", "再取得")
    case .allItem: say("All", "Alle", "Tout", "Todo", "全选", "すべて")
    case .noneItem: say("None", "Keine", "Aucun", "Nada", "全不选", "なし")
    case .declineItem: say("Decline", "Ablehnen", "Refuser", "Rechazar", "拒绝", "拒否")
    case .agree: say("Agree", "Zustimmen", "Accepter", "Aceptar", "同意", "同意する")
    case .calendarItem: say("Calendar", "Kalender", "Calendrier", "Calendario", "日历", "カレンダー")
    case .searchPrompt: say("Search", "Suchen", "Rechercher", "Buscar", "搜索", "検索")

    case .done: say("done", "Fertig", "Terminé", "Listo", "完成", "完了")
    case .go: say("go", "Los", "Aller", "Ir", "前往", "開く")
    case .send: say("send", "Senden", "Envoyer", "Enviar", "发送", "送信")
    case .join: say("join", "Beitreten", "Rejoindre", "Unirse", "加入", "参加")
    case .route: say("route", "Route", "Itinéraire", "Ruta", "路线", "経路")
    case .search: say("search", "Suchen", "Chercher", "Buscar", "搜索", "検索")
    case .return: say("return", "Eingabe", "Entrée", "Intro", "换行", "改行")
    case .next: say("next", "Weiter", "Suivant", "Siguiente", "下一项", "次へ")
    case .continue: say("continue", "Fortfahren", "Continuer", "Continuar", "继续", "続ける")

    case .yes: say("yes", "ja", "oui", "sí", "是", "はい")
    case .no: say("no", "nein", "non", "no", "否", "いいえ")
    case .newIssue: say("New issue", "Neues Issue", "Nouveau ticket", "Nueva incidencia", "新建议题", "新しい Issue")
    case .blankIssue:
      say("Blank issue", "Leeres Issue", "Ticket vierge", "Incidencia en blanco", "空白议题", "空白の Issue")
    case .issueText: say("Description", "Beschreibung", "Description", "Descripción", "描述", "説明")
    case .entryKey: say("Key", "Schlüssel", "Clé", "Clave", "键", "キー")
    case .entryValue: say("Value", "Wert", "Valeur", "Valor", "值", "値")
    case .choose: say("choose…", "auswählen…", "choisir…", "elegir…", "请选择…", "選択…")
    case .nothingMatches:
      say("nothing matches", "nichts gefunden", "rien ne correspond", "nada coincide", "没有匹配项", "該当なし")
    case .typeToFilter:
      say("type to filter", "tippen, um zu filtern", "taper pour filtrer", "escribir para filtrar", "输入以筛选", "入力して絞り込み")
    case .chosen(let count, let least, let most):
      (most.map { most in
        say(
          "\(count) of \(most) chosen", "\(count) von \(most) gewählt",
          "\(count) sur \(most) \(say.isOne(count) ? "choisi" : "choisis")",
          "\(count) de \(most) \(say.isOne(count) ? "elegido" : "elegidos")", "已选 \(count) 项，最多 \(most) 项",
          "\(most) 件まで、\(count) 件選択")
      }
        ?? say(
          "\(count) chosen", "\(count) gewählt", "\(count) \(say.isOne(count) ? "choisi" : "choisis")",
          "\(count) \(say.isOne(count) ? "elegido" : "elegidos")", "已选 \(count) 项", "\(count) 件選択"))
        + (count < least
          ? say(
            ", at least \(least)", ", mindestens \(least)", ", au moins \(least)", ", al menos \(least)",
            "，至少 \(least) 项", "、\(least) 件以上") : "")
    case .moreItem: say("More", "Mehr", "Plus", "Más", "更多", "その他")
    case .place(let place, let count):
      say(
        "\(place) of \(count)", "\(place) von \(count)", "\(place) sur \(count)", "\(place) de \(count)",
        "第 \(place) 个，共 \(count) 个", "\(place)／\(count)")
    case .monthOfYear(let month, let year):
      say(
        "\(say.name(ofMonth: month)) \(year)", "\(say.name(ofMonth: month)) \(year)",
        "\(say.name(ofMonth: month)) \(year)",
        "\(say.name(ofMonth: month)) \(year)", "\(year) 年 \(month) 月", "\(year) 年 \(month) 月")
    case .weekdays:
      say(
        "Mo Tu We Th Fr Sa Su", "Mo Di Mi Do Fr Sa So", "lu ma me je ve sa di", "lu ma mi ju vi sá do", "一 二 三 四 五 六 日",
        "月 火 水 木 金 土 日")
    case .editsOnlyText:
      say(
        "Only text fields open in an editor", "Nur Textfelder lassen sich im Editor öffnen",
        "Seul un champ de texte s’ouvre dans un éditeur", "Solo los campos de texto se abren en un editor",
        "只有文本可以在编辑器中打开",
        "エディターで開けるのは文章だけです")
    case .editsNoSecret:
      say(
        "Secrets cannot be opened in an editor", "Geheimnisse lassen sich nicht im Editor öffnen",
        "Un secret ne peut pas être ouvert dans un éditeur",
        "Un secreto no se puede abrir en un editor", "秘密内容不能在编辑器中打开",
        "秘密の項目はエディターで開けません")
    case .noEditor:
      say(
        "There is no editor here", "Hier gibt es keinen Editor", "Il n’y a pas d’éditeur ici", "Aquí no hay editor",
        "这里没有编辑器", "ここにはエディターがありません")
    case .editorUnknown(let name):
      say(
        "The editor '\(name)' cannot be run: set VISUAL or EDITOR to yours",
        "Der Editor '\(name)' ist nicht zu starten: VISUAL oder EDITOR auf den eigenen setzen",
        "Impossible de lancer l’éditeur '\(name)' : indiquer le vôtre dans VISUAL ou EDITOR",
        "No se puede abrir el editor '\(name)': pon el tuyo en VISUAL o EDITOR",
        "无法运行编辑器“\(name)”：请用 VISUAL 或 EDITOR 指定您的编辑器", "エディター「\(name)」を起動できません：VISUAL か EDITOR で指定してください")
    case .editorNotStarted(let name, let reason):
      say(
        "The editor '\(name)' cannot be run: \(reason)", "Der Editor '\(name)' ist nicht zu starten: \(reason)",
        "Impossible de lancer l’éditeur '\(name)' : \(reason)", "No se puede abrir el editor '\(name)': \(reason)",
        "无法运行编辑器“\(name)”：\(reason)", "エディター「\(name)」を起動できません：\(reason)")
    case .editorStopped(let name):
      say(
        "The editor '\(name)' did not end: nothing was changed",
        "Der Editor '\(name)' ist nicht zu Ende gekommen: nichts ist geändert",
        "L’éditeur '\(name)' ne s’est pas terminé : rien n’est changé",
        "El editor '\(name)' no terminó: no cambia nada", "编辑器“\(name)”没有结束：未作更改", "エディター「\(name)」が終了しませんでした：変更はありません")
    case .editorFailed(let name, let status):
      say(
        "The editor '\(name)' ended with status \(status): nothing was changed",
        "Der Editor '\(name)' endete mit Status \(status): nichts ist geändert",
        "L’éditeur '\(name)' s’est terminé avec le code \(status) : rien n’est changé",
        "El editor '\(name)' terminó con estado \(status): no cambia nada", "编辑器“\(name)”以状态 \(status) 结束：未作更改",
        "エディター「\(name)」が状態 \(status) で終了しました：変更はありません")
    case .editorKilled(let name, let signal):
      say(
        "The editor '\(name)' was ended by signal \(signal)",
        "Der Editor '\(name)' wurde durch Signal \(signal) beendet",
        "L’éditeur '\(name)' a été arrêté par le signal \(signal)",
        "El editor '\(name)' fue detenido por la señal \(signal)", "编辑器“\(name)”被信号 \(signal) 终止",
        "エディター「\(name)」がシグナル \(signal) で終了しました")
    case .editorWroteNoText(let name):
      say(
        "The text from '\(name)' is not UTF-8: nothing was changed",
        "Der Text aus '\(name)' ist kein UTF-8: nichts ist geändert",
        "Le texte de '\(name)' n’est pas de l’UTF-8 : rien n’est changé",
        "El texto de '\(name)' no es UTF-8: no cambia nada", "“\(name)”留下的不是 UTF-8 文本：未作更改",
        "「\(name)」が残したものは UTF-8 ではありません：変更はありません")
    case .editorGaveNothing(let reason):
      say(
        "No text came back: \(reason)", "Es kam kein Text zurück: \(reason)", "Aucun texte n’est revenu : \(reason)",
        "No volvió ningún texto: \(reason)", "没有取回文本：\(reason)", "テキストが戻りませんでした：\(reason)")
    case .oneLineUnchanged:
      say(
        "Nothing was changed: this field takes one line", "Dieses Feld hat eine Zeile: nichts ist geändert",
        "Ce champ n’a qu’une ligne : rien n’est changé", "Este campo tiene una línea: no se cambió nada",
        "此字段只有一行：未作更改", "この欄は一行です。変更していません")
    case .oneLineNotPasted:
      say(
        "Nothing was pasted: this field takes one line", "Dieses Feld hat eine Zeile: nichts ist eingefügt",
        "Ce champ n’a qu’une ligne : rien n’est collé", "Este campo tiene una línea: no se pegó nada", "此字段只有一行：未粘贴",
        "この欄は一行です。貼り付けていません")
    case .noTextUnchanged:
      say(
        "Nothing was changed: the text is not UTF-8", "Das ist kein Text in UTF-8: nichts ist geändert",
        "Ce n’est pas du texte UTF-8 : rien n’est changé", "Esto no es texto UTF-8: no se cambió nada",
        "这不是 UTF-8 文本：未作更改", "UTF-8 のテキストではありません。変更していません")
    case .noTextNotPasted:
      say(
        "Nothing was pasted: the text is not UTF-8", "Das ist kein Text in UTF-8: nichts ist eingefügt",
        "Ce n’est pas du texte UTF-8 : rien n’est collé", "Esto no es texto UTF-8: no se pegó nada", "这不是 UTF-8 文本：未粘贴",
        "UTF-8 のテキストではありません。貼り付けていません")
    case .controlsLeftOut:
      say(
        "Control characters were left out",
        "Steuerzeichen sind weggelassen",
        "Les caractères de contrôle ont été retirés",
        "Se quitaron los caracteres de control",
        "已去掉控制字符",
        "制御文字は取り除きました")
    case .pasteCut:
      say(
        "Only the beginning was pasted: the text is too long", "Der Text ist zu lang: nur der Anfang ist eingefügt",
        "Le texte est trop long : seul le début est collé", "El texto es demasiado largo: solo se pegó el principio",
        "文本过长：只粘贴了开头", "テキストが長すぎます。先頭だけを貼り付けました")
    case .itemUnavailable(let item, let fields):
      say(
        "“\(item)” depends on \(fields): not yet",
        "„\(item)“ hängt ab von \(fields): noch nicht möglich",
        "« \(item) » dépend de \(fields) : pas encore possible",
        "«\(item)» depende de \(fields): aún no se puede",
        "“\(item)”取决于 \(fields)：还不可用",
        "「\(item)」は \(fields) によります。まだ使えません")
    case .itemNotNow(let item):
      say(
        "“\(item)” is not possible now",
        "„\(item)“ ist jetzt nicht möglich",
        "« \(item) » n’est pas possible maintenant",
        "«\(item)» no es posible ahora",
        "“\(item)”现在不可用",
        "「\(item)」は今は使えません")
    case .noTextTyped:
      say(
        "Nothing was typed: the key sent bytes that are not UTF-8", "Eine Taste sandte kein UTF-8: nichts ist getippt",
        "Une touche n’a pas envoyé d’UTF-8 : rien n’est saisi", "Una tecla no envió UTF-8: no se escribió nada",
        "按键发送的不是 UTF-8：未输入", "キーが UTF-8 を送りませんでした。入力していません")

    case .dateHint: say("YYYY-MM-DD", "JJJJ-MM-TT", "AAAA-MM-JJ", "AAAA-MM-DD", "YYYY-MM-DD", "YYYY-MM-DD")
    case .timeHint: "HH:MM"
    case .dateTimeHint:
      say(
        "YYYY-MM-DD HH:MM", "JJJJ-MM-TT HH:MM", "AAAA-MM-JJ HH:MM", "AAAA-MM-DD HH:MM", "YYYY-MM-DD HH:MM",
        "YYYY-MM-DD HH:MM")

    case .insertMode: say("INSERT", "EINFÜGEN", "INSERTION", "INSERTAR", "插入", "挿入")
    case .commandMode: say("COMMAND", "BEFEHL", "COMMANDE", "COMANDO", "命令", "コマンド")
    case .replaceMode: say("REPLACE", "ERSETZEN", "REMPLACEMENT", "REEMPLAZAR", "替换", "置換")

    case .onlyDigits:
      say(
        "Only digits can be typed here", "Hier werden nur Ziffern getippt", "Seuls des chiffres se saisissent ici",
        "Aquí solo se escriben cifras", "此处只能输入数字", "ここには数字だけを入力します")
    case .onlyNumbers:
      say(
        "Only numbers can be typed here", "Hier werden nur Zahlen getippt", "Seuls des nombres se saisissent ici",
        "Aquí solo se escriben números", "此处只能输入数值", "ここには数値だけを入力します")
    case .onlyASCII:
      say(
        "Only ASCII characters can be typed here", "Hier werden nur Zeichen aus ASCII getippt",
        "Seuls des caractères ASCII se saisissent ici", "Aquí solo se escriben caracteres ASCII", "此处只能输入 ASCII 字符",
        "ここには ASCII 文字だけを入力します")
    case .noValueTyped(let typed):
      say(
        "'\(typed)' is not a valid value: the last one was restored",
        "„\(typed)“ ist hier kein Wert und wird zurückgenommen",
        "« \(typed) » n’est pas une valeur ici et est retiré", "«\(typed)» no es un valor aquí y se retira",
        "“\(typed)”不是这里的值，已撤回", "「\(typed)」はここでは値ではないため取り消しました")

    case .checking: say("checking…", "wird geprüft…", "vérification…", "comprobando…", "正在检查…", "確認中…")
    case .loading: say("loading…", "wird geladen…", "chargement…", "cargando…", "正在加载…", "読み込み中…")
    case .checkRefused:
      say(
        "This answer was not accepted", "Diese Antwort wurde nicht angenommen", "Cette réponse n’a pas été acceptée",
        "Esta respuesta no se aceptó", "此答案未被接受", "この回答は受け付けられませんでした")
    case .checkTimedOut:
      say(
        "The check took too long", "Die Prüfung hat zu lange gedauert", "La vérification a pris trop de temps",
        "La comprobación tardó demasiado", "检查超时", "確認に時間がかかりすぎました")
    case .checkFailed(let reason):
      say(
        "The check did not run: \(reason)", "Die Prüfung lief nicht: \(reason)",
        "La vérification n’a pas eu lieu : \(reason)", "La comprobación no se hizo: \(reason)", "检查未能运行：\(reason)",
        "確認を実行できませんでした：\(reason)")
    case .noSuggestions(let reason):
      say(
        "No suggestions: \(reason)", "Keine Vorschläge: \(reason)", "Pas de suggestions : \(reason)",
        "Sin sugerencias: \(reason)", "没有建议：\(reason)", "候補はありません：\(reason)")
    case .optionsNotLoaded(let reason):
      say(
        "The options could not be loaded: \(reason)", "Die Auswahl konnte nicht geladen werden: \(reason)",
        "Les choix n’ont pas pu être chargés : \(reason)", "No se pudieron cargar las opciones: \(reason)",
        "无法加载选项：\(reason)", "選択肢を読み込めませんでした：\(reason)")
    case .commandEnded(let status):
      say(
        "the command ended with status \(status)", "der Befehl endete mit Status \(status)",
        "la commande a fini avec le code \(status)", "la orden terminó con el estado \(status)", "命令以状态 \(status) 结束",
        "コマンドが状態 \(status) で終了しました")
    case .sourceTooLong:
      say(
        "it took too long", "es dauerte zu lange", "cela a pris trop de temps", "tardó demasiado", "用时过长", "時間がかかりすぎました"
      )
    case .noList:
      say(
        "it gave no list", "es kam keine Liste", "aucune liste n’est venue", "no dio una lista", "没有给出列表", "一覧が返りませんでした"
      )
    case .noVerdict:
      say(
        "it gave no verdict", "es kam kein Urteil", "aucun verdict n’est venu", "no dio un veredicto", "没有给出结论",
        "判定が返りませんでした")
    case .commandWroteNoText:
      say(
        "what the command wrote is no text in UTF-8", "was der Befehl geschrieben hat, ist kein Text in UTF-8",
        "ce que la commande a écrit n’est pas du texte en UTF-8", "lo que escribió la orden no es texto en UTF-8",
        "命令的输出不是 UTF-8 文本", "コマンドの出力は UTF-8 のテキストではありません")

    case .required: say("required", "nötig", "obligatoire", "obligatorio", "必填", "必須")
    case .yesOrNoRemark: say("y/n", "j/n", "o/n", "s/n", "y/n", "y/n")
    case .numbersRemark:
      say(
        "numbers separated by commas", "Nummern mit Kommas dazwischen", "numéros séparés par des virgules",
        "números separados por comas", "编号，用逗号分隔", "番号をコンマで区切る")
    case .dotRemark:
      say(
        "end with a line of a single dot", "endet mit einer Zeile aus einem Punkt",
        "finir par une ligne d’un seul point", "termina con una línea de un solo punto", "以只含一个句点的行结束", "ピリオドだけの行で終わる")
    case .unchanged: say("unchanged", "unverändert", "inchangé", "sin cambios", "不变", "変更なし")
    case .cannotBeChosenRemark:
      say("cannot be chosen", "nicht wählbar", "indisponible", "no se puede elegir", "不可选", "選択できません")
    case .numberOfAnOption(let count):
      say(
        "Answer with the name or number of an option, 1 to \(count)",
        "Bitte mit Name oder Nummer einer Möglichkeit antworten, 1 bis \(count)",
        "Répondre par le nom ou le numéro d’un choix, de 1 à \(count)",
        "Responde con el nombre o el número de una opción, de 1 a \(count)",
        "请回答选项的名称或编号，1 到 \(count)", "選択肢の名前か番号 1～\(count) で答えてください")
    case .error(let message):
      say(
        "Error: \(message)", "Fehler: \(message)", "Erreur : \(message)", "Error: \(message)", "错误：\(message)",
        "エラー：\(message)")
    }
  }
}

extension Phrase {
  private static func draft(_ count: Int, from moment: PastMoment?, in say: DisplayLanguage) -> String {
    let answers =
      "\(count) "
      + (say.isOne(count)
        ? say("answer", "Antwort", "réponse", "respuesta", "项回答", "件の回答")
        : say("answers", "Antworten", "réponses", "respuestas", "项回答", "件の回答"))
    return switch moment {
    case nil: answers
    case .today(let time)?:
      say(
        "\(answers) from today at \(time)", "\(answers) von heute um \(time)", "\(answers) d’aujourd’hui à \(time)",
        "\(answers) de hoy a las \(time)", "今天 \(time) 的 \(answers)", "今日 \(time) の \(answers)")
    case .yesterday(let time)?:
      say(
        "\(answers) from yesterday at \(time)", "\(answers) von gestern um \(time)", "\(answers) d’hier à \(time)",
        "\(answers) de ayer a las \(time)", "昨天 \(time) 的 \(answers)", "昨日 \(time) の \(answers)")
    case .on(let date, let time)?:
      say(
        "\(answers) from \(date) at \(time)", "\(answers) vom \(date) um \(time)", "\(answers) du \(date) à \(time)",
        "\(answers) del \(date) a las \(time)", "\(date) \(time) 的 \(answers)", "\(date) \(time) の \(answers)")
    }
  }

  private static func misfits(_ count: Int, in say: DisplayLanguage) -> String {
    switch count {
    case 0: ""
    case 1:
      say(
        "; 1 more no longer has a field", "; für 1 weitere gibt es kein Feld mehr", " ; 1 autre n’a plus de champ",
        "; 1 más ya no tiene campo", "；另有 1 项已无对应字段", "（ほか 1 件は欄がなくなりました）")
    default:
      say(
        "; \(count) more no longer have a field", "; für \(count) weitere gibt es kein Feld mehr",
        " ; \(count) autres n’ont plus de champ", "; \(count) más ya no tienen campo", "；另有 \(count) 项已无对应字段",
        "（ほか \(count) 件は欄がなくなりました）")
    }
  }
}
