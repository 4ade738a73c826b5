extension Phrase {
  /// The words of a language, each sentence with its six translations in the order of `DisplayLanguage`.
  package func text(in say: DisplayLanguage) -> String {
    func rows(_ count: Int) -> String {
      "\(count) "
        + (say.isOne(count)
          ? say("row", "Zeile", "ligne", "fila", "行", "行") : say("rows", "Zeilen", "lignes", "filas", "行", "行"))
    }
    func characters(_ count: Int) -> String {
      "\(count) "
        + (say.isOne(count)
          ? say("character", "Zeichen", "caractère", "carácter", "个字符", "文字")
          : say("characters", "Zeichen", "caractères", "caracteres", "个字符", "文字"))
    }
    func name(_ kind: Kind) -> String {
      switch kind {
      case .date: say("a date", "kein Datum", "une date", "una fecha", "日期", "日付")
      case .time: say("a time", "keine Uhrzeit", "une heure", "una hora", "时间", "時刻")
      case .dateTime:
        say("a date and time", "kein Zeitpunkt", "une date avec heure", "una fecha con hora", "日期和时间", "日時")
      }
    }
    func name(ofMonth month: Int) -> String {
      let names = say(
        "January February March April May June July August September October November December",
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre", "", "")
      return String(names.split(separator: " ")[month - 1])
    }

    return switch self {
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
        "Return on an answer goes back to it", "Return auf einer Antwort führt zu ihr zurück",
        "Entrée sur une réponse permet d’y revenir", "Intro sobre una respuesta vuelve a ella",
        "在某一项上按回车键可返回修改", "回答の上で Return を押すと、その欄に戻ります")
    case .backItem: say("Back", "Zurück", "Retour", "Volver", "返回", "戻る")
    case .rowRemoved(let key):
      say(
        "row removed: \(key) brings it back", "Zeile entfernt: \(key) holt sie zurück",
        "ligne supprimée : \(key) la rétablit", "fila quitada: \(key) la recupera", "已删除一行：\(key) 可恢复",
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
    case .resumeQuestion:
      say(
        "Resume where you left off? [Y/n]", "Dort weitermachen, wo du aufgehört hast? [J/n]",
        "Reprendre la saisie précédente ? [O/n]", "¿Continuar donde lo dejaste? [S/n]", "从上次的地方继续吗？[Y/n]",
        "前回の続きから始めますか？ [Y/n]")

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
    case .choose: say("choose…", "auswählen…", "choisir…", "elegir…", "请选择…", "選択…")
    case .nothingMatches:
      say("nothing matches", "nichts gefunden", "rien ne correspond", "nada coincide", "没有匹配项", "該当なし")
    case .typeToFilter:
      say("type to filter", "tippen, um zu filtern", "taper pour filtrer", "escribir para filtrar", "输入以筛选", "入力して絞り込み")
    case .moreItem: say("More", "Mehr", "Plus", "Más", "更多", "その他")
    case .place(let place, let count):
      say(
        "\(place) of \(count)", "\(place) von \(count)", "\(place) sur \(count)", "\(place) de \(count)",
        "第 \(place) 个，共 \(count) 个", "\(place)／\(count)")
    case .monthOfYear(let month, let year):
      say(
        "\(name(ofMonth: month)) \(year)", "\(name(ofMonth: month)) \(year)", "\(name(ofMonth: month)) \(year)",
        "\(name(ofMonth: month)) \(year)", "\(year) 年 \(month) 月", "\(year) 年 \(month) 月")
    case .weekdays:
      say(
        "Mo Tu We Th Fr Sa Su", "Mo Di Mi Do Fr Sa So", "lu ma me je ve sa di", "lu ma mi ju vi sá do", "一 二 三 四 五 六 日",
        "月 火 水 木 金 土 日")
    case .editsOnlyText:
      say(
        "only a text can be given to an editor", "nur ein Text kann in einen Editor",
        "seul un texte peut aller dans un éditeur", "solo un texto puede ir a un editor", "只有文本可以在编辑器中打开",
        "エディターで開けるのは文章だけです")
    case .editsNoSecret:
      say(
        "a secret is given to no editor", "ein Geheimnis kommt in keinen Editor", "un secret ne va dans aucun éditeur",
        "un secreto no va a ningún editor", "秘密内容不会交给编辑器", "秘密はエディターに渡しません")
    case .noEditor:
      say(
        "there is no editor here", "hier gibt es keinen Editor", "il n’y a pas d’éditeur ici", "aquí no hay editor",
        "这里没有编辑器", "ここにはエディターがありません")
    case .editorUnknown(let name):
      say(
        "the editor '\(name)' cannot be run: set VISUAL or EDITOR to yours",
        "der Editor '\(name)' ist nicht zu starten: VISUAL oder EDITOR auf den eigenen setzen",
        "impossible de lancer l’éditeur '\(name)' : indiquer le vôtre dans VISUAL ou EDITOR",
        "no se puede abrir el editor '\(name)': pon el tuyo en VISUAL o EDITOR",
        "无法运行编辑器“\(name)”：请用 VISUAL 或 EDITOR 指定您的编辑器", "エディター「\(name)」を起動できません：VISUAL か EDITOR で指定してください")
    case .editorNotStarted(let name, let reason):
      say(
        "the editor '\(name)' cannot be run: \(reason)", "der Editor '\(name)' ist nicht zu starten: \(reason)",
        "impossible de lancer l’éditeur '\(name)' : \(reason)", "no se puede abrir el editor '\(name)': \(reason)",
        "无法运行编辑器“\(name)”：\(reason)", "エディター「\(name)」を起動できません：\(reason)")
    case .editorStopped(let name):
      say(
        "the editor '\(name)' did not end: nothing is changed",
        "der Editor '\(name)' ist nicht zu Ende gekommen: nichts ist geändert",
        "l’éditeur '\(name)' ne s’est pas terminé : rien n’est changé",
        "el editor '\(name)' no terminó: no cambia nada", "编辑器“\(name)”没有结束：未作更改", "エディター「\(name)」が終了しませんでした：変更はありません")
    case .editorFailed(let name, let status):
      say(
        "the editor '\(name)' ended with status \(status): nothing is changed",
        "der Editor '\(name)' endete mit Status \(status): nichts ist geändert",
        "l’éditeur '\(name)' s’est terminé avec le code \(status) : rien n’est changé",
        "el editor '\(name)' terminó con estado \(status): no cambia nada", "编辑器“\(name)”以状态 \(status) 结束：未作更改",
        "エディター「\(name)」が状態 \(status) で終了しました：変更はありません")
    case .editorKilled(let name, let signal):
      say(
        "the editor '\(name)' was ended by signal \(signal)",
        "der Editor '\(name)' wurde durch Signal \(signal) beendet",
        "l’éditeur '\(name)' a été arrêté par le signal \(signal)",
        "el editor '\(name)' fue detenido por la señal \(signal)", "编辑器“\(name)”被信号 \(signal) 终止",
        "エディター「\(name)」がシグナル \(signal) で終了しました")
    case .editorWroteNoText(let name):
      say(
        "what '\(name)' has left is not UTF-8: nothing is changed",
        "was '\(name)' hinterließ, ist kein UTF-8: nichts ist geändert",
        "ce que '\(name)' a laissé n’est pas de l’UTF-8 : rien n’est changé",
        "lo que dejó '\(name)' no es UTF-8: no cambia nada", "“\(name)”留下的不是 UTF-8 文本：未作更改",
        "「\(name)」が残したものは UTF-8 ではありません：変更はありません")
    case .editorGaveNothing(let reason):
      say(
        "no text came back: \(reason)", "es kam kein Text zurück: \(reason)", "aucun texte n’est revenu : \(reason)",
        "no volvió ningún texto: \(reason)", "没有取回文本：\(reason)", "テキストが戻りませんでした：\(reason)")
    case .oneLineUnchanged:
      say(
        "this field takes one line: nothing is changed", "dieses Feld hat eine Zeile: nichts ist geändert",
        "ce champ n’a qu’une ligne : rien n’est changé", "este campo tiene una línea: no se cambió nada",
        "此字段只有一行：未作更改", "この欄は一行です。変更していません")
    case .oneLineNotPasted:
      say(
        "this field takes one line: nothing was pasted", "dieses Feld hat eine Zeile: nichts ist eingefügt",
        "ce champ n’a qu’une ligne : rien n’est collé", "este campo tiene una línea: no se pegó nada", "此字段只有一行：未粘贴",
        "この欄は一行です。貼り付けていません")
    case .noTextUnchanged:
      say(
        "this is no text in UTF-8: nothing is changed", "das ist kein Text in UTF-8: nichts ist geändert",
        "ce n’est pas du texte UTF-8 : rien n’est changé", "esto no es texto UTF-8: no se cambió nada",
        "这不是 UTF-8 文本：未作更改", "UTF-8 のテキストではありません。変更していません")
    case .noTextNotPasted:
      say(
        "this is no text in UTF-8: nothing was pasted", "das ist kein Text in UTF-8: nichts ist eingefügt",
        "ce n’est pas du texte UTF-8 : rien n’est collé", "esto no es texto UTF-8: no se pegó nada", "这不是 UTF-8 文本：未粘贴",
        "UTF-8 のテキストではありません。貼り付けていません")
    case .controlsLeftOut:
      say(
        "control characters were left out",
        "Steuerzeichen sind weggelassen",
        "les caractères de contrôle ont été retirés",
        "se quitaron los caracteres de control",
        "已去掉控制字符",
        "制御文字は取り除きました")
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
        "a key sent no UTF-8: nothing was typed", "eine Taste sandte kein UTF-8: nichts ist getippt",
        "une touche n’a pas envoyé d’UTF-8 : rien n’est saisi", "una tecla no envió UTF-8: no se escribió nada",
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
        "only digits are typed here", "hier werden nur Ziffern getippt", "seuls des chiffres se saisissent ici",
        "aquí solo se escriben cifras", "此处只能输入数字", "ここには数字だけを入力します")
    case .onlyNumbers:
      say(
        "only numbers are typed here", "hier werden nur Zahlen getippt", "seuls des nombres se saisissent ici",
        "aquí solo se escriben números", "此处只能输入数值", "ここには数値だけを入力します")
    case .onlyASCII:
      say(
        "only ASCII characters are typed here", "hier werden nur Zeichen aus ASCII getippt",
        "seuls des caractères ASCII se saisissent ici", "aquí solo se escriben caracteres ASCII", "此处只能输入 ASCII 字符",
        "ここには ASCII 文字だけを入力します")
    case .noValueTyped(let typed):
      say(
        "'\(typed)' is no value here: it is taken back", "„\(typed)“ ist hier kein Wert und wird zurückgenommen",
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
        "numbers with commas between", "Nummern mit Kommas dazwischen", "numéros séparés par des virgules",
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
        "Answer with the number of an option, 1 to \(count)",
        "Bitte mit der Nummer einer Möglichkeit antworten, 1 bis \(count)",
        "Répondre par le numéro d’un choix, de 1 à \(count)", "Responde con el número de una opción, de 1 a \(count)",
        "请回答选项的编号，1 到 \(count)", "選択肢の番号 1～\(count) で答えてください")
    case .error(let message):
      say(
        "Error: \(message)", "Fehler: \(message)", "Erreur : \(message)", "Error: \(message)", "错误：\(message)",
        "エラー：\(message)")

    case .own(let text): text
    case .isRequired(let label):
      say(
        "\(label) is required", "\(label) wird benötigt", "\(label) : réponse obligatoire",
        "\(label): respuesta obligatoria", "“\(label)”为必填", "「\(label)」は必須です")
    case .chooseRequired(let label):
      say(
        "\(label) is required: choose one", "\(label) wird benötigt: bitte auswählen",
        "\(label) : faire un choix, réponse obligatoire", "\(label): elige una opción, respuesta obligatoria",
        "“\(label)”为必填：请选择一项", "「\(label)」は必須です：一つ選んでください")
    case .chooseSeveralRequired(let label):
      say(
        "\(label) is required: choose at least one", "\(label) wird benötigt: bitte mindestens eines auswählen",
        "\(label) : faire au moins un choix, réponse obligatoire",
        "\(label): elige al menos una opción, respuesta obligatoria", "“\(label)”为必填：请至少选择一项",
        "「\(label)」は必須です：一つ以上選んでください")
    case .addRequired(let label):
      say(
        "\(label) is required: add at least one", "\(label) wird benötigt: bitte mindestens eine Zeile anlegen",
        "\(label) : ajouter au moins une ligne, réponse obligatoire",
        "\(label): añade al menos una fila, respuesta obligatoria", "“\(label)”为必填：请至少添加一行",
        "「\(label)」は必須です：一行以上追加してください")
    case .answerRequired(let label):
      say(
        "\(label) is required: answer yes or no", "\(label) wird benötigt: bitte mit ja oder nein antworten",
        "\(label) : répondre par oui ou non, réponse obligatoire", "\(label): responde sí o no, respuesta obligatoria",
        "“\(label)”为必填：请回答是或否", "「\(label)」は必須です：はいかいいえで答えてください")
    case .tooShort(let minimum, let count):
      say(
        "Use at least \(characters(minimum)): there \(count == 1 ? "is" : "are") \(count)",
        "Mindestens \(characters(minimum)): es \(count == 1 ? "ist" : "sind") \(count)",
        "Au moins \(characters(minimum)) : il y en a \(count)", "Al menos \(characters(minimum)): hay \(count)",
        "至少需要 \(characters(minimum))，现在有 \(count) 个", "\(characters(minimum))以上必要です（現在 \(count) 文字）")
    case .tooLong(let maximum, let count):
      say(
        "Use at most \(characters(maximum)): there are \(count)", "Höchstens \(characters(maximum)): es sind \(count)",
        "Au plus \(characters(maximum)) : il y en a \(count)", "Como máximo \(characters(maximum)): hay \(count)",
        "最多 \(characters(maximum))，现在有 \(count) 个", "\(characters(maximum))以内にしてください（現在 \(count) 文字）")
    case .wrongPattern(let pattern):
      say(
        "This does not have the required form: \(pattern)", "Das hat nicht die verlangte Form: \(pattern)",
        "Ceci n’a pas la forme demandée : \(pattern)", "Esto no tiene la forma requerida: \(pattern)",
        "格式不符合要求：\(pattern)", "必要な形式ではありません：\(pattern)")
    case .tooLongToCheck:
      say(
        "This is too long to be checked", "Das ist zu lang, um geprüft zu werden", "Ce texte est trop long à vérifier",
        "Es demasiado largo para comprobarlo", "内容太长，无法检查", "長すぎるため確認できません")
    case .wrongMask(let mask):
      say(
        "Fill in the whole of \(mask)", "Bitte \(mask) ganz ausfüllen", "Remplir entièrement \(mask)",
        "Rellena todo \(mask)", "请填满 \(mask)", "\(mask) をすべて埋めてください")
    case .below(let bound):
      say(
        "This must be at least \(bound)", "Das muss mindestens \(bound) sein", "Il faut au moins \(bound)",
        "Debe ser al menos \(bound)", "不能小于 \(bound)", "\(bound) 以上にしてください")
    case .above(let bound):
      say(
        "This must be at most \(bound)", "Das darf höchstens \(bound) sein", "Il faut au plus \(bound)",
        "Debe ser como máximo \(bound)", "不能大于 \(bound)", "\(bound) 以下にしてください")
    case .notMoreThan(let bound):
      say(
        "This must be more than \(bound)", "Das muss mehr als \(bound) sein", "Il faut plus que \(bound)",
        "Debe ser más que \(bound)", "必须大于 \(bound)", "\(bound) より大きくしてください")
    case .notLessThan(let bound):
      say(
        "This must be less than \(bound)", "Das muss weniger als \(bound) sein", "Il faut moins que \(bound)",
        "Debe ser menos que \(bound)", "必须小于 \(bound)", "\(bound) より小さくしてください")
    case .notMultiple(let step):
      say(
        "This must be a multiple of \(step)", "Das muss ein Vielfaches von \(step) sein",
        "Il faut un multiple de \(step)", "Debe ser un múltiplo de \(step)", "必须是 \(step) 的倍数", "\(step) の倍数にしてください")
    case .notStepOfDays(let step, let origin):
      say(
        "This must be in steps of \(step) days" + (origin.map { " from \($0)" } ?? ""),
        "Das geht nur in Schritten von \(step) Tagen" + (origin.map { " ab \($0)" } ?? ""),
        "Il faut avancer par pas de \(step) jours" + (origin.map { " depuis \($0)" } ?? ""),
        "Debe ir de \(step) en \(step) días" + (origin.map { " desde \($0)" } ?? ""),
        (origin.map { "从 \($0) 起，" } ?? "") + "必须以 \(step) 天为间隔",
        (origin.map { "\($0) から" } ?? "") + "\(step) 日刻みにしてください")
    case .notStepOfSeconds(let step, let origin):
      say(
        "This must be in steps of \(step) seconds" + (origin.map { " from \($0)" } ?? ""),
        "Das geht nur in Schritten von \(step) Sekunden" + (origin.map { " ab \($0)" } ?? ""),
        "Il faut avancer par pas de \(step) secondes" + (origin.map { " depuis \($0)" } ?? ""),
        "Debe ir de \(step) en \(step) segundos" + (origin.map { " desde \($0)" } ?? ""),
        (origin.map { "从 \($0) 起，" } ?? "") + "必须以 \(step) 秒为间隔",
        (origin.map { "\($0) から" } ?? "") + "\(step) 秒刻みにしてください")
    case .mustBeChosen(let label):
      say(
        "“\(label)” must be chosen", "„\(label)“ muss ausgewählt sein", "« \(label) » doit être choisi",
        "«\(label)» debe estar elegido", "必须选择“\(label)”", "「\(label)」を選ぶ必要があります")
    case .notAnOption:
      say(
        "Choose one of the options", "Bitte eine der Möglichkeiten auswählen", "Choisir parmi les possibilités",
        "Elige una de las opciones", "请选择其中一个选项", "選択肢から選んでください")
    case .notOffered(let value):
      say(
        "'\(value)' is not offered now: choose another", "'\(value)' wird jetzt nicht angeboten: anderes wählen",
        "'\(value)' n’est plus proposé : choisir autre chose", "'\(value)' ya no se ofrece: elige otra opción",
        "“\(value)”现在不可选：请另选", "「\(value)」は現在選べません。ほかを選んでください")
    case .disabledOption(let label):
      say(
        "\(label) cannot be chosen", "\(label) kann nicht gewählt werden", "\(label) ne peut pas être choisi",
        "\(label) no se puede elegir", "“\(label)”不可选", "「\(label)」は選択できません")
    case .tooFew(let minimum):
      say(
        "Choose at least \(minimum)", "Bitte mindestens \(minimum) auswählen", "En choisir au moins \(minimum)",
        "Elige al menos \(minimum)", "请至少选择 \(minimum) 项", "\(minimum) 個以上選んでください")
    case .tooMany(let maximum):
      say(
        "Choose at most \(maximum)", "Bitte höchstens \(maximum) auswählen", "En choisir au plus \(maximum)",
        "Elige como máximo \(maximum)", "最多选择 \(maximum) 项", "\(maximum) 個以内で選んでください")
    case .notUnique:
      say(
        "No two may be the same", "Keine zwei dürfen gleich sein", "Il ne peut y en avoir deux pareils",
        "No puede haber dos iguales", "不能有重复项", "同じものが二つあってはいけません")
    case .tooFewRows(let minimum, let count):
      say(
        "Add at least \(rows(minimum)): there \(count == 1 ? "is" : "are") \(count == 0 ? "none" : String(count))",
        "Mindestens \(rows(minimum)): es \(count == 1 ? "ist" : "sind") \(count)",
        "Au moins \(rows(minimum)) : il y en a \(count)", "Al menos \(rows(minimum)): hay \(count)",
        "至少需要 \(rows(minimum))，现在有 \(count) 行", "\(rows(minimum))以上必要です（現在 \(count) 行）")
    case .tooManyRows(let maximum, let count):
      say(
        "Keep at most \(rows(maximum)): there are \(count)", "Höchstens \(rows(maximum)): es sind \(count)",
        "Au plus \(rows(maximum)) : il y en a \(count)", "Como máximo \(rows(maximum)): hay \(count)",
        "最多 \(rows(maximum))，现在有 \(count) 行", "\(rows(maximum))以内にしてください（現在 \(count) 行）")
    case .sameRows(let one, let other):
      say(
        "Rows \(one) and \(other) are the same: each may be there once",
        "Die Zeilen \(one) und \(other) sind gleich: jede darf nur einmal da sein",
        "Les lignes \(one) et \(other) sont pareilles : une seule suffit",
        "Las filas \(one) y \(other) son iguales: basta con una", "第 \(one) 行与第 \(other) 行相同：每行只能出现一次",
        "\(one) 行目と \(other) 行目が同じです")
    case .noFile:
      say(
        "There is no such file", "Diese Datei gibt es nicht", "Ce fichier n’existe pas", "Ese archivo no existe",
        "没有这个文件", "そのファイルはありません")
    case .noDirectory:
      say(
        "There is no such directory", "Diesen Ordner gibt es nicht", "Ce dossier n’existe pas", "Esa carpeta no existe",
        "没有这个文件夹", "そのフォルダーはありません")
    case .noFileOrDirectory:
      say(
        "There is no such file or directory", "Das gibt es nicht", "Ceci n’existe pas", "Eso no existe", "没有这个文件或文件夹",
        "そのファイルやフォルダーはありません")
    case .isDirectory:
      say(
        "This is a directory; name a file", "Das ist ein Ordner; gesucht ist eine Datei",
        "C’est un dossier ; il faut un fichier", "Es una carpeta; hace falta un archivo", "这是文件夹，请填写文件",
        "これはフォルダーです。ファイルを指定してください")
    case .isNoDirectory:
      say(
        "This is not a directory", "Das ist kein Ordner", "Ce n’est pas un dossier", "No es una carpeta", "这不是文件夹",
        "これはフォルダーではありません")
    case .inRow(let row, let label, let message):
      say(
        "Row \(row), \(label): \(message)", "Zeile \(row), \(label): \(message)", "Ligne \(row), \(label) : \(message)",
        "Fila \(row), \(label): \(message)", "第 \(row) 行，\(label)：\(message)", "\(row) 行目、\(label)：\(message)")
    case .notValid(let label):
      say(
        "\(label) is not valid", "\(label) ist nicht gültig", "\(label) : réponse non valable",
        "\(label): respuesta no válida", "“\(label)”无效", "「\(label)」が正しくありません")
    case .mustHold(let rule):
      say(
        "This must hold: \(rule)", "Es muss gelten: \(rule)", "Condition à remplir : \(rule)",
        "Debe cumplirse: \(rule)", "必须满足：\(rule)", "次の条件を満たすこと：\(rule)")
    case .nameExisting(.file):
      say(
        "Name a file that exists", "Eine Datei nennen, die es gibt", "Indiquer un fichier qui existe",
        "Indica un archivo que exista", "请填写已存在的文件", "存在するファイルを指定してください")
    case .nameExisting(.directory):
      say(
        "Name a directory that exists", "Ein Verzeichnis nennen, das es gibt", "Indiquer un dossier qui existe",
        "Indica una carpeta que exista", "请填写已存在的目录", "存在するディレクトリを指定してください")
    case .nameExisting(.fileOrDirectory):
      say(
        "Name a file or directory that exists", "Eine Datei oder ein Verzeichnis nennen, das es gibt",
        "Indiquer un fichier ou un dossier qui existe", "Indica un archivo o una carpeta que exista",
        "请填写已存在的文件或目录", "存在するファイルかディレクトリを指定してください")
    case .wrongFormat(.duration):
      say(
        "This is not a duration such as P1DT2H", "Das ist keine Dauer wie P1DT2H",
        "Ceci n’est pas une durée comme P1DT2H", "Esto no es una duración como P1DT2H", "这不是时长，例如 P1DT2H",
        "期間ではありません（例：P1DT2H）")
    case .wrongFormat(.ipv4):
      say(
        "This is not an IPv4 address such as 192.0.2.1", "Das ist keine IPv4-Adresse wie 192.0.2.1",
        "Ceci n’est pas une adresse IPv4 comme 192.0.2.1", "Esto no es una dirección IPv4 como 192.0.2.1",
        "这不是 IPv4 地址，例如 192.0.2.1", "IPv4 アドレスではありません（例：192.0.2.1）")
    case .wrongFormat(.ipv6):
      say(
        "This is not an IPv6 address such as 2001:db8::1", "Das ist keine IPv6-Adresse wie 2001:db8::1",
        "Ceci n’est pas une adresse IPv6 comme 2001:db8::1", "Esto no es una dirección IPv6 como 2001:db8::1",
        "这不是 IPv6 地址，例如 2001:db8::1", "IPv6 アドレスではありません（例：2001:db8::1）")
    case .wrongFormat(.uuid):
      say(
        "This is not a UUID", "Das ist keine UUID", "Ceci n’est pas un UUID", "Esto no es un UUID", "这不是 UUID",
        "UUID ではありません")
    case .wrongFormat(.regex):
      say(
        "This is not a regular expression", "Das ist kein regulärer Ausdruck",
        "Ceci n’est pas une expression régulière", "Esto no es una expresión regular", "这不是正则表达式", "正規表現ではありません")
    case .wrongFormat(.jsonPointer):
      say(
        "This is not a JSON pointer such as /a/0", "Das ist kein JSON-Zeiger wie /a/0",
        "Ceci n’est pas un pointeur JSON comme /a/0", "Esto no es un puntero JSON como /a/0", "这不是 JSON 指针，例如 /a/0",
        "JSON ポインターではありません（例：/a/0）")
    case .wrongFormat(.relativeJSONPointer):
      say(
        "This is not a relative JSON pointer such as 1/a", "Das ist kein relativer JSON-Zeiger wie 1/a",
        "Ceci n’est pas un pointeur JSON relatif comme 1/a", "Esto no es un puntero JSON relativo como 1/a",
        "这不是相对 JSON 指针，例如 1/a", "相対 JSON ポインターではありません（例：1/a）")
    case .wrongFormat(.hostname):
      say(
        "This is not a host name such as host.example.com", "Das ist kein Rechnername wie host.example.com",
        "Ceci n’est pas un nom d’hôte comme host.example.com", "Esto no es un nombre de host como host.example.com",
        "这不是主机名，例如 host.example.com", "ホスト名ではありません（例：host.example.com）")
    case .wrongFormat(.uri):
      say(
        "This is not a URI such as https://example.com/a", "Das ist keine URI wie https://example.com/a",
        "Ceci n’est pas une URI comme https://example.com/a", "Esto no es una URI como https://example.com/a",
        "这不是 URI，例如 https://example.com/a", "URI ではありません（例：https://example.com/a）")
    case .wrongFormat(.uriReference):
      say(
        "This is not a URI reference such as ../a?b=c", "Das ist kein URI-Verweis wie ../a?b=c",
        "Ceci n’est pas une référence d’URI comme ../a?b=c", "Esto no es una referencia URI como ../a?b=c",
        "这不是 URI 引用，例如 ../a?b=c", "URI 参照ではありません（例：../a?b=c）")
    case .wrongFormat(.uriTemplate):
      say(
        "This is not a URI template such as /users/{id}", "Das ist keine URI-Vorlage wie /users/{id}",
        "Ceci n’est pas un modèle d’URI comme /users/{id}", "Esto no es una plantilla URI como /users/{id}",
        "这不是 URI 模板，例如 /users/{id}", "URI テンプレートではありません（例：/users/{id}）")
    case .notOfKind(let kind):
      say(
        "This is not \(name(kind))", "Das ist \(name(kind))", "Ceci n’est pas \(name(kind))",
        "Esto no es \(name(kind))", "这不是\(name(kind))", "\(name(kind))ではありません")

    case .typedTooLarge(let shown):
      say(
        "\(shown) is too large", "\(shown) ist zu groß", "\(shown) est trop grand", "\(shown) es demasiado grande",
        "\(shown) 太大", "\(shown) は大きすぎます")
    case .typedNotWhole(let shown):
      say(
        "\(shown) is not a whole number", "\(shown) ist keine ganze Zahl", "\(shown) n’est pas un nombre entier",
        "\(shown) no es un número entero", "\(shown) 不是整数", "\(shown) は整数ではありません")
    case .typedNotNumber(let shown):
      say(
        "\(shown) is not a number", "\(shown) ist keine Zahl", "\(shown) n’est pas un nombre",
        "\(shown) no es un número", "\(shown) 不是数字", "\(shown) は数ではありません")
    case .typedNotYesOrNo(let shown):
      say(
        "\(shown) is neither yes nor no", "\(shown) ist weder ja noch nein", "\(shown) n’est ni oui ni non",
        "\(shown) no es ni sí ni no", "\(shown) 既不是“是”也不是“否”", "\(shown) ははいでもいいえでもありません")
    case .typedNotOption(let shown):
      say(
        "\(shown) is not one of the options", "\(shown) ist keine der Möglichkeiten", "\(shown) n’est pas un des choix",
        "\(shown) no es una de las opciones", "\(shown) 不在选项之中", "\(shown) は選択肢にありません")
    case .twoReadings(let shown, let one, let other):
      say(
        "\(shown) can mean \(one) or \(other): write the one you mean",
        "\(shown) kann \(one) oder \(other) heißen: das Gemeinte ausschreiben",
        "\(shown) peut vouloir dire \(one) ou \(other) : écrivez l’un des deux",
        "\(shown) puede ser \(one) o \(other): escribe uno de los dos",
        "\(shown) 可以是 \(one) 或 \(other)：请写明是哪一个",
        "\(shown) は \(one) とも \(other) とも読めます。どちらかを書いてください")
    case .typedWithTwoReadings(let shown):
      say(
        "\(shown) can mean two things: write it in full",
        "\(shown) kann zweierlei heißen: das Gemeinte ausschreiben",
        "\(shown) peut vouloir dire deux choses : écrivez la réponse en entier",
        "\(shown) puede ser dos cosas: escríbelo completo",
        "\(shown) 有两种读法：请写完整",
        "\(shown) は二通りに読めます。省略せずに書いてください")
    case .typedNotList:
      say(
        "the value is not a JSON list", "der Wert ist keine JSON-Liste", "la valeur n’est pas une liste JSON",
        "el valor no es una lista JSON", "该值不是 JSON 列表", "値が JSON のリストではありません")
    case .typedNotOfKind(let shown, let kind):
      say(
        "\(shown) is not \(name(kind))", "\(shown) ist \(name(kind))", "\(shown) n’est pas \(name(kind))",
        "\(shown) no es \(name(kind))", "\(shown) 不是\(name(kind))", "\(shown) は\(name(kind))ではありません")
    case .whatWasTyped: say("what was typed", "die Eingabe", "la saisie", "lo escrito", "输入的内容", "入力した内容")
    case .didYouMean(let name):
      say(
        "did you mean '\(name)'?", "war „\(name)“ gemeint?", "était-ce « \(name) » ?", "¿querías decir «\(name)»?",
        "是否指“\(name)”？", "「\(name)」のことですか？")

    case .notADate(let text):
      say(
        "'\(text)' is not a date; write it like 2026-02-28", "„\(text)“ ist kein Datum; es sieht so aus: 2026-02-28",
        "« \(text) » n’est pas une date ; l’écrire comme 2026-02-28",
        "«\(text)» no es una fecha; escríbela como 2026-02-28", "“\(text)”不是日期；请写成 2026-02-28",
        "「\(text)」は日付ではありません。2026-02-28 のように書いてください")
    case .notATime(let text):
      say(
        "'\(text)' is not a time; write it like 14:30", "„\(text)“ ist keine Uhrzeit; sie sieht so aus: 14:30",
        "« \(text) » n’est pas une heure ; l’écrire comme 14:30", "«\(text)» no es una hora; escríbela como 14:30",
        "“\(text)”不是时间；请写成 14:30", "「\(text)」は時刻ではありません。14:30 のように書いてください")
    case .notADateTime(let text):
      say(
        "'\(text)' is not a date and time; write it like 2026-02-28 14:30",
        "„\(text)“ ist kein Zeitpunkt; er sieht so aus: 2026-02-28 14:30",
        "« \(text) » n’est pas une date avec heure ; l’écrire comme 2026-02-28 14:30",
        "«\(text)» no es una fecha con hora; escríbela como 2026-02-28 14:30", "“\(text)”不是日期和时间；请写成 2026-02-28 14:30",
        "「\(text)」は日時ではありません。2026-02-28 14:30 のように書いてください")
    case .notAnOffset(let text):
      say(
        "'\(text)' is not a UTC offset; write it like +01:00 or Z",
        "„\(text)“ ist kein Abstand von UTC; er sieht so aus: +01:00 oder Z",
        "« \(text) » n’est pas un décalage UTC ; l’écrire comme +01:00 ou Z",
        "«\(text)» no es una diferencia con UTC; escríbela como +01:00 o Z", "“\(text)”不是 UTC 偏移；请写成 +01:00 或 Z",
        "「\(text)」は UTC との差ではありません。+01:00 や Z のように書いてください")
    case .noYear(let year):
      say(
        "there is no year \(year)", "es gibt kein Jahr \(year)", "l’année \(year) n’existe pas",
        "no existe el año \(year)", "没有 \(year) 年", "\(year) 年はありません")
    case .noMonth(let month):
      say(
        "there is no month \(month)", "es gibt keinen Monat \(month)", "le mois \(month) n’existe pas",
        "no existe el mes \(month)", "没有 \(month) 月", "\(month) 月はありません")
    case .noDay(let day):
      say(
        "there is no day \(day)", "es gibt keinen Tag \(day)", "le jour \(day) n’existe pas", "no existe el día \(day)",
        "没有 \(day) 日", "\(day) 日はありません")
    case .noHour(let hour):
      say(
        "there is no hour \(hour)", "es gibt keine Stunde \(hour)", "l’heure \(hour) n’existe pas",
        "no existe la hora \(hour)", "没有 \(hour) 时", "\(hour) 時はありません")
    case .noMinute(let minute):
      say(
        "there is no minute \(minute)", "es gibt keine Minute \(minute)", "la minute \(minute) n’existe pas",
        "no existe el minuto \(minute)", "没有 \(minute) 分", "\(minute) 分はありません")
    case .noSecond(let second):
      say(
        "there is no second \(second)", "es gibt keine Sekunde \(second)", "la seconde \(second) n’existe pas",
        "no existe el segundo \(second)", "没有 \(second) 秒", "\(second) 秒はありません")
    case .daysOfMonth(let month, let year, let count):
      say(
        "\(name(ofMonth: month)) \(year) has \(count) days", "\(name(ofMonth: month)) \(year) hat \(count) Tage",
        "\(name(ofMonth: month)) \(year) a \(count) jours", "\(name(ofMonth: month)) de \(year) tiene \(count) días",
        "\(year) 年 \(month) 月只有 \(count) 天", "\(year) 年 \(month) 月は \(count) 日までです")
    }
  }
}
