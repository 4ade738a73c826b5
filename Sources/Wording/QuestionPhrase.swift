/// What plain questions, one a line, say of their own: for screen readers and terminals that cannot draw. Each language
/// is one file that says all of it. Words that are typed as they are, such as `back`, are the same in all.
package enum QuestionPhrase: Hashable, Sendable {
  // The way through the questions.
  /// What a text was taken for.
  case understood(String)
  case isAnsweredUnseen, isNotAnswered
  case wasNotAnswered(String)
  case endedEarly, isFirst, earlierAnswers
  /// A line that is not UTF-8.
  case lineIsNotText
  /// What can be answered once all answers have been read out.
  case submitOrGoBack
  /// Which letter says yes.
  case answerYesOrNo(Character)

  /// What can be answered besides, told after an error.
  case helpfulWords

  // Rows of a list, counted from 1.
  case keepRow(String, Int), row(String, Int)
  case addRow(String), addAnotherRow(String)

  // The help on a question; whole sentences.
  case mustBeAnswered, needNotBeAnswered, wishes
  /// A word that is no answer, and what it does.
  case hostedWord(String, String)
  case emptyLineTakes(String)
  case flag(Character), option, options, rows
  /// More options than anybody wants to hear.
  case manyOptions(Int)
  /// `bounds` and `lengths` are empty, or are appended without a separator.
  case wholeNumber(bounds: String), number(bounds: String), moment(String, bounds: String)
  case line(lengths: String), hiddenLine(lengths: String)
  case lines(lengths: String), hiddenLines(lengths: String)

  // Limits.
  case between(String, String)
  case atLeast(String), atMost(String), moreThan(String), lessThan(String)
  /// Numbers of characters.
  case lengthBetween(Int, Int), lengthAtLeast(Int), lengthAtMost(Int)

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .understood(let text):
      say(
        "understood: \(text)",
        "verstanden: \(text)",
        "compris : \(text)",
        "entendido: \(text)",
        "理解为：\(text)",
        "読み取り：\(text)")
    case .isAnsweredUnseen:
      say(
        "answered, not shown", "beantwortet, nicht gezeigt", "répondu, non montré", "respondida, no se muestra",
        "已回答，不显示", "回答済み（表示しません）")
    case .isNotAnswered: say("not answered", "nicht beantwortet", "sans réponse", "sin respuesta", "未回答", "未回答")
    case .wasNotAnswered(let label):
      say(
        "\(label) was not answered", "\(label) wurde nicht beantwortet", "\(label) : pas de réponse",
        "\(label): no se respondió", "“\(label)”未回答", "「\(label)」は未回答です")
    case .endedEarly:
      say(
        "input ended before every question was answered", "die Eingabe endete vor der letzten Frage",
        "la saisie s’est terminée avant la dernière question", "la entrada terminó antes de la última pregunta",
        "问题还没问完，输入就结束了", "質問の途中で入力が終わりました")
    case .lineIsNotText:
      say(
        "This line is not UTF-8", "Diese Zeile ist kein UTF-8", "Cette ligne n’est pas de l’UTF-8",
        "Esta línea no es UTF-8", "此行不是 UTF-8 文本", "この行は UTF-8 ではありません")
    case .submitOrGoBack:
      say(
        "Press Return to submit, or type the name of a question to change its answer",
        "Eine leere Zeile sendet ab; der Name einer Frage führt zu ihr zurück",
        "Une ligne vide envoie ; le nom d’une question y ramène",
        "Una línea vacía envía; el nombre de una pregunta vuelve a ella", "空行即提交；输入问题名称可返回该问题",
        "空行で送信、質問の名前でその質問に戻ります")
    case .helpfulWords:
      say(
        "'help' explains the question, 'back' returns to the previous one, 'clear' removes the answer",
        "„help“ erklärt die Frage, „back“ stellt die vorige, „clear“ nimmt die Antwort weg",
        "« help » explique la question, « back » pose la précédente, « clear » retire la réponse",
        "«help» explica la pregunta, «back» hace la anterior, «clear» quita la respuesta",
        "“help”说明此问题，“back”回到上一个问题，“clear”清除回答", "help で説明、back で前の質問、clear で回答の消去ができます")
    case .isFirst:
      say(
        "This is the first question", "Das ist die erste Frage", "C’est la première question",
        "Esta es la primera pregunta", "这是第一个问题", "これが最初の質問です")
    case .answerYesOrNo(let yes):
      say(
        "Answer \(yes) or n", "Bitte mit \(yes) oder n antworten", "Répondre par \(yes) ou n", "Responde \(yes) o n",
        "请回答 \(yes) 或 n", "\(yes) か n で答えてください")
    case .earlierAnswers:
      say(
        "Your earlier answers are restored: 'review' reads them, 'back' returns to them.",
        "Die früheren Antworten sind da: „review“ liest sie vor, „back“ führt zu ihnen.",
        "Les réponses précédentes sont là : « review » les lit, « back » y mène.",
        "Las respuestas anteriores están ahí: «review» las lee, «back» lleva a ellas.",
        "以前的回答还在：“review”朗读它们，“back”回到它们。", "以前の回答が残っています。review で読み上げ、back で戻ります。")
    case .keepRow(let list, let row):
      say(
        "Keep \(list), row \(row)?", "\(list), Zeile \(row) behalten?", "Garder \(list), ligne \(row) ?",
        "¿Conservar \(list), fila \(row)?", "保留 \(list) 第 \(row) 行吗？", "\(list)、\(row) 行目を残しますか？")
    case .addRow(let list):
      say(
        "Add a row to \(list)?", "Eine Zeile zu \(list) hinzufügen?", "Ajouter une ligne à \(list) ?",
        "¿Añadir una fila a \(list)?", "要给 \(list) 添加一行吗？", "\(list) に行を追加しますか？")
    case .addAnotherRow(let list):
      say(
        "Add another row to \(list)?", "Noch eine Zeile zu \(list) hinzufügen?", "Ajouter encore une ligne à \(list) ?",
        "¿Añadir otra fila a \(list)?", "要给 \(list) 再添加一行吗？", "\(list) にもう一行追加しますか？")
    case .row(let list, let row):
      say(
        "\(list), row \(row)", "\(list), Zeile \(row)", "\(list), ligne \(row)", "\(list), fila \(row)",
        "\(list)，第 \(row) 行", "\(list)、\(row) 行目")

    case .mustBeAnswered:
      say(
        "An answer is required.", "Eine Antwort ist nötig.", "Une réponse est obligatoire.",
        "Hace falta una respuesta.", "必须回答。", "回答が必要です。")
    case .needNotBeAnswered:
      say(
        "Optional: press Return to skip.",
        "Eine Antwort ist nicht nötig: mit einer leeren Zeile geht es weiter.",
        "La réponse est facultative : une ligne vide passe à la suite.",
        "No hace falta respuesta: una línea vacía sigue adelante.", "可以不回答：空行继续。", "回答は任意です。空行で次へ進みます。")
    case .emptyLineTakes(let preset):
      say(
        "Press Return for the value in brackets: \(preset).",
        "Eine leere Zeile nimmt, was in Klammern steht: \(preset).",
        "Une ligne vide prend ce qui est entre crochets : \(preset).",
        "Una línea vacía toma lo que está entre corchetes: \(preset).", "空行采用方括号中的内容：\(preset)。",
        "空行で括弧内の値になります：\(preset)。")
    case .hostedWord(let word, let label):
      say(
        "'\(word)' at any question: \(label)", "„\(word)“ bei jeder Frage: \(label)",
        "« \(word) » à toute question : \(label)", "«\(word)» en cualquier pregunta: \(label)",
        "在任何问题输入“\(word)”：\(label)", "どの質問でも \(word) と入力：\(label)")
    case .wishes:
      say(
        "Also: 'back' returns to the previous question, 'review' reads your answers, 'help' repeats this, 'clear' removes the answer.",
        "Außerdem stellt „back“ die vorige Frage, „review“ liest die Antworten vor, „help“ sagt dies, „clear“ nimmt die Antwort weg.",
        "De plus, « back » pose la question d’avant, « review » lit les réponses, « help » dit ceci, « clear » retire la réponse.",
        "Además, «back» hace la pregunta anterior, «review» lee las respuestas, «help» dice esto, «clear» quita la respuesta.",
        "此外，“back”回到上一个问题，“review”朗读您的回答，“help”显示此说明，“clear”清除回答。",
        "ほかに、back で前の質問、review で回答の読み上げ、help でこの説明、clear で回答の消去ができます。")

    case .manyOptions(let count):
      say(
        "\(count) options: type part of a name to list those that match",
        "\(count) Möglichkeiten: ein Teil eines Namens zählt die auf, die ihn enthalten",
        "\(count) choix : une partie d’un nom énumère ceux qui la contiennent",
        "\(count) opciones: una parte de un nombre enumera las que la contienen", "共 \(count) 个选项：输入名称的一部分即可列出相符的选项",
        "選択肢は \(count) 件です。名前の一部を入力すると該当するものを挙げます")
    case .flag(let yes):
      say(
        "Answer \(yes) or n.", "Mit \(yes) oder n antworten.", "Répondre par \(yes) ou n.", "Responde \(yes) o n.",
        "请回答 \(yes) 或 n。", "\(yes) か n で答えます。")
    case .option:
      say(
        "Answer with the number of an option, or its name.",
        "Mit der Nummer einer Möglichkeit oder ihrem Namen antworten.",
        "Répondre par le numéro d’un choix, ou son nom.", "Responde con el número de una opción o su nombre.",
        "请回答选项的编号或名称。", "選択肢の番号か名前で答えます。")
    case .options:
      say(
        "Answer with the numbers of options, or their names, separated by commas.",
        "Mit den Nummern von Möglichkeiten oder ihren Namen antworten, mit Kommas dazwischen.",
        "Répondre par les numéros des choix, ou leurs noms, séparés par des virgules.",
        "Responde con los números de las opciones o sus nombres, separados por comas.", "请回答选项的编号或名称，用逗号分隔。",
        "選択肢の番号か名前をコンマで区切って答えます。")
    case .wholeNumber(let bounds):
      say(
        "Answer with a whole number\(bounds).", "Mit einer ganzen Zahl antworten\(bounds).",
        "Répondre par un nombre entier\(bounds).", "Responde con un número entero\(bounds).", "请回答整数\(bounds)。",
        "整数で答えます\(bounds)。")
    case .number(let bounds):
      say(
        "Answer with a number\(bounds).", "Mit einer Zahl antworten\(bounds).", "Répondre par un nombre\(bounds).",
        "Responde con un número\(bounds).", "请回答数字\(bounds)。", "数で答えます\(bounds)。")
    case .moment(let form, let bounds):
      say(
        "Answer as \(form)\(bounds).", "In der Form \(form) antworten\(bounds).",
        "Répondre sous la forme \(form)\(bounds).", "Responde en la forma \(form)\(bounds).",
        "请按 \(form) 的形式回答\(bounds)。", "\(form) の形で答えます\(bounds)。")
    case .lines(let lengths):
      say(
        "Answer in any number of lines\(lengths); end with a line of a single dot.",
        "In beliebig vielen Zeilen antworten\(lengths); eine Zeile aus einem Punkt ist das Ende.",
        "Répondre en autant de lignes que voulu\(lengths) ; une ligne d’un seul point termine.",
        "Responde en las líneas que quieras\(lengths); una línea de un solo punto termina.",
        "可用任意多行回答\(lengths)；只有一个点的一行表示结束。", "何行でも答えられます\(lengths)。ピリオドだけの行で終わります。")
    case .hiddenLines(let lengths):
      say(
        "Answer in any number of lines\(lengths), which are not shown; end with a line of a single dot.",
        "In beliebig vielen Zeilen antworten\(lengths), die nicht gezeigt werden; eine Zeile aus einem Punkt ist das Ende.",
        "Répondre en autant de lignes que voulu\(lengths), qui ne sont pas montrées ; une ligne d’un seul point termine.",
        "Responde en las líneas que quieras\(lengths), que no se muestran; una línea de un solo punto termina.",
        "可用任意多行回答\(lengths)，内容不显示；只有一个点的一行表示结束。", "何行でも答えられます\(lengths)。入力は表示されません。ピリオドだけの行で終わります。")
    case .rows:
      say(
        "Answer row by row.", "Zeile für Zeile antworten.", "Répondre ligne par ligne.", "Responde fila por fila.",
        "请逐行回答。", "一行ずつ答えます。")
    case .hiddenLine(let lengths):
      say(
        "Answer in one line\(lengths), which is not shown.",
        "In einer Zeile antworten\(lengths), die nicht gezeigt wird.",
        "Répondre en une ligne\(lengths), qui n’est pas montrée.",
        "Responde en una línea\(lengths), que no se muestra.", "请用一行回答\(lengths)，内容不显示。",
        "一行で答えます\(lengths)。入力は表示されません。")
    case .line(let lengths):
      say(
        "Answer in one line\(lengths).", "In einer Zeile antworten\(lengths).", "Répondre en une ligne\(lengths).",
        "Responde en una línea\(lengths).", "请用一行回答\(lengths)。", "一行で答えます\(lengths)。")

    case .between(let least, let most):
      say(
        "\(least) to \(most)", "\(least) bis \(most)", "de \(least) à \(most)", "de \(least) a \(most)",
        "\(least) 到 \(most)", "\(least)～\(most)")
    case .atLeast(let least):
      say(
        "at least \(least)", "mindestens \(least)", "au moins \(least)", "al menos \(least)", "至少 \(least)",
        "\(least) 以上")
    case .atMost(let most):
      say("at most \(most)", "höchstens \(most)", "au plus \(most)", "como máximo \(most)", "最多 \(most)", "\(most) 以下")
    case .moreThan(let bound):
      say(
        "more than \(bound)", "mehr als \(bound)", "plus que \(bound)", "más que \(bound)", "大于 \(bound)",
        "\(bound) より大きい")
    case .lessThan(let bound):
      say(
        "less than \(bound)", "weniger als \(bound)", "moins que \(bound)", "menos que \(bound)", "小于 \(bound)",
        "\(bound) より小さい")
    case .lengthBetween(let least, let most):
      say(
        " of \(least) to \(most) characters", ", \(least) bis \(most) Zeichen", ", de \(least) à \(most) caractères",
        ", de \(least) a \(most) caracteres", "（\(least) 到 \(most) 个字符）", "（\(least)～\(most) 文字）")
    case .lengthAtLeast(let least):
      say(
        " of at least \(least) characters", ", mindestens \(least) Zeichen", ", au moins \(least) caractères",
        ", al menos \(least) caracteres", "（至少 \(least) 个字符）", "（\(least) 文字以上）")
    case .lengthAtMost(let most):
      say(
        " of at most \(most) characters", ", höchstens \(most) Zeichen", ", au plus \(most) caractères",
        ", \(most) caracteres como máximo", "（最多 \(most) 个字符）", "（\(most) 文字以内）")
    }
  }
}
