/// What the help on F1 says of keys, in a few words each.
package enum HelpPhrase: Hashable, Sendable, CaseIterable {
  case title, thisField, theForm, editing, lineAboveBelow, nextValue, takeSuggestion, suggestions, showTyped
  case calendar, openClose
  case submitField, optionAboveBelow, chooseOrNot, choose, filter, letters, onOrOff, yesNo, pressButton
  case newLine, nextField, fieldAboveBelow, firstLastField, halfScreen, turnPage, closeThenCancel, cancelAtOnce
  case drawAgain, suspend, lineStartEnd, startEnd, wordBackOn, cutWordBefore, cutWordAfter, cutBeforeAfter
  case pasteCut, undo, earlierAnswers, searchAnswers, viCommands, viInsert, inEditor, anyKey, moreKeys
  case rows, addRemoveRow, removeRow, moveRow, undoRemoval, chooseAllOrNone, submitForm, errors

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .title: say("Keys", "Tasten", "Touches", "Teclas", "按键", "キー")
    case .thisField: say("This field", "Dieses Feld", "Ce champ", "Este campo", "当前字段", "この欄")
    case .theForm: say("The form", "Das Formular", "Le formulaire", "El formulario", "表单", "フォーム")
    case .editing: say("Editing", "Bearbeiten", "Édition", "Edición", "编辑", "編集")
    case .rows: say("Rows", "Zeilen", "Lignes", "Filas", "行", "行")
    case .addRemoveRow:
      say(
        "add a row, remove it", "Zeile hinzufügen, entfernen", "ajouter une ligne, l’ôter", "añadir una fila, quitarla",
        "添加行、删除行", "行を追加、削除")
    case .removeRow:
      say("remove the row", "Zeile entfernen", "ôter la ligne", "quitar la fila", "删除行", "行を削除")
    case .moveRow:
      say(
        "move it up, down", "nach oben, unten", "la monter, descendre", "moverla arriba, abajo", "上移、下移", "上へ、下へ")
    case .undoRemoval:
      say(
        "bring a removed row back", "entfernte Zeile zurückholen", "rétablir une ligne ôtée",
        "recuperar una fila quitada", "恢复已删除的行", "削除した行を戻す")
    case .lineAboveBelow:
      say(
        "line above, below", "Zeile darüber, darunter", "ligne au-dessus, au-dessous", "línea de arriba, de abajo",
        "上一行、下一行", "上の行、下の行")
    case .nextValue:
      say(
        "next value, back", "nächster Wert, voriger", "valeur suivante, précédente", "valor siguiente, anterior",
        "下一个值、上一个值", "次の値、前の値")
    case .takeSuggestion:
      say("take suggestion", "Vorschlag nehmen", "prendre la suggestion", "tomar la sugerencia", "采用建议", "候補を採用")
    case .suggestions: say("suggestions", "Vorschläge", "suggestions", "sugerencias", "建议", "候補")
    case .showTyped:
      say("show what is typed", "Eingabe zeigen", "montrer la saisie", "mostrar lo escrito", "显示输入内容", "入力を表示")
    case .calendar: say("the calendar", "der Kalender", "le calendrier", "el calendario", "日历", "カレンダー")
    case .openClose: say("open, close", "auf- und zuklappen", "ouvrir, fermer", "abrir, cerrar", "打开或关闭", "開く、閉じる")
    case .submitField:
      say("submit the field", "Feld abschließen", "valider le champ", "confirmar el campo", "提交此字段", "この欄を確定")
    case .optionAboveBelow:
      say(
        "option above, below", "Eintrag darüber, darunter", "choix au-dessus, au-dessous", "opción de arriba, de abajo",
        "上一项、下一项", "上の項目、下の項目")
    case .chooseOrNot: say("choose, or not", "wählen oder nicht", "choisir ou non", "elegir o no", "选择或取消", "選択、解除")
    case .submitForm:
      say(
        "submit the form", "Formular absenden", "envoyer le formulaire", "enviar el formulario", "提交表单", "フォームを送信")
    case .errors:
      say("what is wrong", "was nicht stimmt", "ce qui est à revoir", "lo que hay que revisar", "有误的项", "要確認の項目")
    case .chooseAllOrNone:
      say(
        "choose all shown, none", "alle gezeigten wählen, keine", "choisir tout l’affiché, rien",
        "elegir todo lo mostrado, nada", "全选显示的、全不选", "表示中をすべて選択、すべて解除")
    case .choose: say("choose", "wählen", "choisir", "elegir", "选择", "選択")
    case .filter: say("filter", "filtern", "filtrer", "filtrar", "筛选", "絞り込み")
    case .letters: say("letters", "Buchstaben", "lettres", "letras", "字母", "文字")
    case .onOrOff: say("on or off", "an oder aus", "activer ou non", "activar o no", "开或关", "オン、オフ")
    case .yesNo: say("yes, no", "ja, nein", "oui, non", "sí, no", "是、否", "はい、いいえ")
    case .pressButton:
      say("press the button", "Knopf drücken", "presser le bouton", "pulsar el botón", "按下按钮", "ボタンを押す")
    case .newLine: say("a new line", "neue Zeile", "nouvelle ligne", "línea nueva", "换行", "改行")
    case .nextField:
      say(
        "next field, back", "nächstes Feld, voriges", "champ suivant, précédent", "campo siguiente, anterior",
        "下一字段、上一字段", "次の欄、前の欄")
    case .fieldAboveBelow:
      say(
        "field above, below", "Feld darüber, darunter", "champ au-dessus, au-dessous", "campo de arriba, de abajo",
        "上方字段、下方字段", "上の欄、下の欄")
    case .firstLastField:
      say(
        "first, last field", "erstes, letztes Feld", "premier, dernier champ", "primer, último campo", "首个字段、末个字段",
        "最初の欄、最後の欄")
    case .turnPage:
      say(
        "page before, next page", "Seite zurück, weiter", "page précédente, suivante", "página anterior, siguiente",
        "上一页、下一页", "前、次のページ")
    case .halfScreen: say("half a screen", "halbe Seite", "demi-écran", "media pantalla", "半屏", "半画面")
    case .closeThenCancel:
      say(
        "close, then cancel", "schließen, dann abbrechen", "fermer, puis annuler", "cerrar, luego cancelar", "关闭，然后取消",
        "閉じる、次に中止")
    case .cancelAtOnce:
      say("cancel at once", "sofort abbrechen", "annuler aussitôt", "cancelar al momento", "立即取消", "すぐに中止")
    case .drawAgain: say("draw again", "neu zeichnen", "redessiner", "redibujar", "重绘", "再描画")
    case .suspend: say("suspend", "anhalten", "suspendre", "suspender", "挂起", "一時停止")
    case .lineStartEnd:
      say(
        "start, end of line", "Anfang, Ende der Zeile", "début, fin de ligne", "principio, fin de línea", "行首、行尾",
        "行頭、行末")
    case .startEnd: say("start, end", "Anfang, Ende", "début, fin", "principio, fin", "开头、结尾", "先頭、末尾")
    case .wordBackOn:
      say(
        "word back, on", "Wort zurück, vor", "mot précédent, suivant", "palabra atrás, adelante", "上一词、下一词", "前の語、次の語")
    case .cutWordBefore:
      say(
        "cut the word before", "Wort davor ausschneiden", "couper le mot d’avant", "cortar la palabra anterior",
        "剪切前一词", "前の語を切り取り")
    case .cutWordAfter:
      say(
        "cut the word after", "Wort danach ausschneiden", "couper le mot d’après", "cortar la palabra siguiente",
        "剪切后一词", "次の語を切り取り")
    case .cutBeforeAfter:
      say(
        "cut before, after", "davor, danach ausschneiden", "couper avant, après", "cortar antes, después", "剪切之前、之后",
        "前、後を切り取り")
    case .pasteCut:
      say(
        "paste what was cut", "Ausgeschnittenes einfügen", "coller ce qui a été coupé", "pegar lo cortado", "粘贴剪切内容",
        "切り取りを貼り付け")
    case .undo: say("undo", "rückgängig", "annuler l’édition", "deshacer", "撤销", "元に戻す")
    case .earlierAnswers:
      say("earlier answers", "frühere Antworten", "réponses antérieures", "respuestas anteriores", "以前的回答", "以前の回答")
    case .searchAnswers: say("search in them", "darin suchen", "y chercher", "buscar en ellas", "在其中搜索", "その中を検索")
    case .viCommands: say("vi: commands", "vi: Befehle", "vi : commandes", "vi: órdenes", "vi：命令", "vi：コマンド")
    case .viInsert: say("vi: insert", "vi: einfügen", "vi : insertion", "vi: insertar", "vi：插入", "vi：挿入")
    case .inEditor:
      say("in your editor", "im eigenen Editor", "dans votre éditeur", "en tu editor", "在编辑器中打开", "エディターで開く")
    case .anyKey:
      say(
        "any key: back", "beliebige Taste: zurück", "une touche : retour", "cualquier tecla: volver", "按任意键返回",
        "どのキーでも戻る")
    case .moreKeys:
      say(
        "Up, Down: more; any other key: back", "Up, Down: mehr; andere Taste: zurück",
        "Up, Down : suite ; autre touche : retour", "Up, Down: más; otra tecla: volver", "Up、Down：更多；其他键返回",
        "Up、Down：続き、他のキーで戻る")
    }
  }
}
