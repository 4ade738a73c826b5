extension ProblemPhrase {
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

    // Hours or minutes where they come out even.
    func span(_ seconds: Int) -> String {
      if seconds % 3600 == 0 {
        let hours = seconds / 3600
        let one = say("hour", "Stunde", "heure", "hora", "小时", "時間")
        return "\(hours) " + (hours == 1 ? one : say("hours", "Stunden", "heures", "horas", "小时", "時間"))
      }
      if seconds % 60 == 0 {
        let minutes = seconds / 60
        let one = say("minute", "Minute", "minute", "minuto", "分钟", "分")
        return "\(minutes) " + (minutes == 1 ? one : say("minutes", "Minuten", "minutes", "minutos", "分钟", "分"))
      }
      let one = say("second", "Sekunde", "seconde", "segundo", "秒", "秒")
      return "\(seconds) " + (seconds == 1 ? one : say("seconds", "Sekunden", "secondes", "segundos", "秒", "秒"))
    }

    return switch self {
    case .own(let text): text
    case .isRequired(let label):
      say(
        "\(subject(label)) is required", "Pflichtangabe", "Réponse obligatoire", "Respuesta obligatoria", "此项必填",
        "必須項目です")
    case .chooseRequired(let label):
      say(
        "\(subject(label)) is required: choose one", "Pflichtangabe: bitte auswählen",
        "Réponse obligatoire : faire un choix", "Respuesta obligatoria: elige una opción", "此项必填：请选择一项",
        "必須項目です：一つ選んでください")
    case .chooseSeveralRequired(let label):
      say(
        "\(subject(label)) is required: choose at least one", "Pflichtangabe: bitte mindestens eines auswählen",
        "Réponse obligatoire : faire au moins un choix", "Respuesta obligatoria: elige al menos una opción",
        "此项必填：请至少选择一项", "必須項目です：一つ以上選んでください")
    case .addRequired(let label):
      say(
        "\(subject(label)) is required: add at least one", "Pflichtangabe: bitte mindestens eine Zeile anlegen",
        "Réponse obligatoire : ajouter au moins une ligne", "Respuesta obligatoria: añade al menos una fila",
        "此项必填：请至少添加一行", "必須項目です：一行以上追加してください")
    case .answerRequired(let label):
      say(
        "\(subject(label)) is required: answer yes or no", "Pflichtangabe: bitte mit ja oder nein antworten",
        "Réponse obligatoire : répondre par oui ou non", "Respuesta obligatoria: responde sí o no",
        "此项必填：请回答是或否", "必須項目です：はいかいいえで答えてください")
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
    case .belowMinimum(let bound):
      say(
        "This must be at least \(bound)", "Das muss mindestens \(bound) sein", "Il faut au moins \(bound)",
        "Debe ser al menos \(bound)", "不能小于 \(bound)", "\(bound) 以上にしてください")
    case .aboveMaximum(let bound):
      say(
        "This must be at most \(bound)", "Das darf höchstens \(bound) sein", "Il faut au plus \(bound)",
        "Debe ser como máximo \(bound)", "不能大于 \(bound)", "\(bound) 以下にしてください")
    case .notAbove(let bound):
      say(
        "This must be more than \(bound)", "Das muss mehr als \(bound) sein", "Il faut plus que \(bound)",
        "Debe ser más que \(bound)", "必须大于 \(bound)", "\(bound) より大きくしてください")
    case .notBelow(let bound):
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
        "This must be in steps of \(span(step))" + (origin.map { " from \($0)" } ?? ""),
        "Das geht nur in Schritten von \(span(step))" + (origin.map { " ab \($0)" } ?? ""),
        "Il faut avancer par pas de \(span(step))" + (origin.map { " depuis \($0)" } ?? ""),
        "Debe ir en pasos de \(span(step))" + (origin.map { " desde \($0)" } ?? ""),
        (origin.map { "从 \($0) 起，" } ?? "") + "必须以 \(span(step))为间隔",
        (origin.map { "\($0) から" } ?? "") + "\(span(step))刻みにしてください")
    case .mustBeChosen(let label):
      say(
        "“\(label)” must be chosen", "„\(label)“ muss ausgewählt sein", "« \(label) » doit être choisi",
        "«\(label)» debe estar elegido", "必须选择“\(label)”", "「\(label)」を選ぶ必要があります")
    case .notConfirmed(let label):
      say(
        "This is not the same as \(label)", "Das ist nicht dasselbe wie \(label)",
        "Ce n’est pas la même chose que \(label)",
        "No coincide con \(label)", "与“\(label)”不一致", "「\(label)」と一致しません")
    case .refusedBySchema(let keyword):
      say(
        "The schema does not allow this (\(keyword))", "Das Schema erlaubt das nicht (\(keyword))",
        "Le schéma ne l’autorise pas (\(keyword))", "El esquema no lo permite (\(keyword))",
        "架构不允许此值（\(keyword)）", "スキーマで許可されていません（\(keyword)）")
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
        "Row \(row), ", "Zeile \(row), ", "Ligne \(row), ", "Fila \(row), ", "第 \(row) 行，", "\(row) 行目、")
        + say.heading(label) + message
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
    case .typedLikeNumber(let shown, let number):
      say(
        "\(shown) is not a number; write it like \(number)", "\(shown) ist keine Zahl; sie sieht so aus: \(number)",
        "\(shown) n’est pas un nombre ; l’écrire comme \(number)", "\(shown) no es un número; escríbelo como \(number)",
        "\(shown) 不是数字；请写成 \(number)", "\(shown) は数ではありません。\(number) のように書いてください")
    case .typedNotYesOrNo(let shown):
      say(
        "\(shown) is neither yes nor no", "\(shown) ist weder ja noch nein", "\(shown) n’est ni oui ni non",
        "\(shown) no es ni sí ni no", "\(shown) 既不是“是”也不是“否”", "\(shown) ははいでもいいえでもありません")
    case .typedNotOption(let shown):
      say(
        "\(shown) is not one of the options", "\(shown) ist keine der Möglichkeiten", "\(shown) n’est pas un des choix",
        "\(shown) no es una de las opciones", "\(shown) 不在选项之中", "\(shown) は選択肢にありません")
    case .fitsSeveral(let shown, let labels):
      say(
        "\(shown) fits \(labels.joined(separator: ", ")): choose one",
        "\(shown) passt zu \(labels.joined(separator: ", ")): bitte auswählen",
        "\(shown) correspond à \(labels.joined(separator: ", ")) : choisissez",
        "\(shown) puede ser \(labels.joined(separator: ", ")): elige",
        "\(shown) 符合 \(labels.joined(separator: "、"))：请选择",
        "\(shown) には \(labels.joined(separator: "、")) が当てはまります。選んでください")
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
        "\(say.name(ofMonth: month)) \(year) has \(count) days",
        "\(say.name(ofMonth: month)) \(year) hat \(count) Tage",
        "\(say.name(ofMonth: month)) \(year) a \(count) jours",
        "\(say.name(ofMonth: month)) de \(year) tiene \(count) días",
        "\(year) 年 \(month) 月只有 \(count) 天", "\(year) 年 \(month) 月は \(count) 日までです")
    }
  }
}

extension ProblemPhrase {
  /// Words that begin, or end, a label which is a question or half a sentence: `How does it taste`, `Needed by`.
  private static let openings: Set<Substring> = [
    "who", "whose", "what", "when", "where", "why", "which", "how", "do", "does", "did", "are", "is", "can", "may",
    "should", "would", "will", "have", "has", "in", "from", "to", "at", "by", "on", "with", "without", "once", "i",
    "we", "if",
  ]
  private static let endings: Set<Substring> = ["by", "to", "from", "of", "at", "with", "for", "on", "in"]

  /// An English label as the subject of a sentence in the singular; `This` for one that cannot be that: a question, half
  /// a sentence, several things, or what looks like a plural.
  private func subject(_ label: String) -> String {
    let other = "This"
    if let last = label.last, "?!.:…？".contains(last) { return other }
    let words = label.lowercased().split(separator: " ")
    guard let first = words.first, let last = words.last else { return other }
    let isPlural = last.hasSuffix("s") && !["ss", "us", "is", "ws"].contains(last.suffix(2))
    return isPlural || words.contains("and") || Self.openings.contains(first) || Self.endings.contains(last)
      ? other : label
  }
}
