/// What the service says to somebody who came over ssh, beside the form itself.
package enum SitePhrase: Hashable, Sendable {
  /// The list that a session begins with.
  case whatToDo
  /// A form that is open to be filled in.
  case fillIn(String)
  /// A draft that can be gone on with, and from when it is.
  case goOn(String, from: String)
  /// Something that was submitted, and when.
  case submitted(String, at: String)
  /// The whole id of what was submitted.
  case receipt(String)
  /// The same, of something that had been submitted before.
  case receiptBefore(String)
  /// Other answers were submitted before under this id.
  case submittedOtherwise(String)
  /// The drafts of a person take no more bytes.
  case draftsFull
  case tooManySubmissions(Int)
  case tooManySessions
  /// The store does not do it now.
  case storeBusy, storeFull, storeReadOnly, storeUnreachable, storeRefused
  /// The same before a form is shown: the session goes on once the store is back.
  case storeAwaited
  /// Another session has submitted it, or goes on with it.
  case takenElsewhere
  case revisedBefore
  /// A hook that runs before the submission is stored has failed; what it says of it.
  case hookFailed(String, reason: String)
  case notSealed
  case nothingHere

  /// The words of a language.
  package func text(in say: DisplayLanguage) -> String {
    switch self {
    case .whatToDo:
      say(
        "What would you like to do?", "Was möchten Sie tun?", "Que souhaitez-vous faire ?", "¿Qué desea hacer?",
        "您想做什么？",
        "何をしますか")
    case .fillIn(let form):
      say(
        "Fill in: \(form)", "Ausfüllen: \(form)", "Remplir : \(form)", "Rellenar: \(form)", "填写：\(form)", "記入：\(form)")
    case .goOn(let form, let time):
      say(
        "Go on with: \(form) (\(time))", "Fortsetzen: \(form) (\(time))", "Reprendre : \(form) (\(time))",
        "Continuar: \(form) (\(time))", "继续：\(form)（\(time)）", "続ける：\(form)（\(time)）")
    case .submitted(let form, let time):
      say(
        "Submitted: \(form) (\(time))", "Abgesendet: \(form) (\(time))", "Envoyé : \(form) (\(time))",
        "Enviado: \(form) (\(time))", "已提交：\(form)（\(time)）", "送信済み：\(form)（\(time)）")
    case .receipt(let id):
      say(
        "Submitted. Receipt: \(id)", "Abgesendet. Beleg: \(id)", "Envoyé. Reçu : \(id)", "Enviado. Recibo: \(id)",
        "已提交。回执：\(id)", "送信しました。受付番号：\(id)")
    case .receiptBefore(let id):
      say(
        "Submitted before. Receipt: \(id)", "Bereits abgesendet. Beleg: \(id)", "Déjà envoyé. Reçu : \(id)",
        "Ya enviado. Recibo: \(id)", "此前已提交。回执：\(id)", "すでに送信済みです。受付番号：\(id)")
    case .submittedOtherwise(let id):
      say(
        "Not submitted: other answers were submitted before as \(id)",
        "Nicht abgesendet: unter \(id) wurden schon andere Antworten abgesendet",
        "Non envoyé : d’autres réponses ont déjà été envoyées sous \(id)",
        "No enviado: ya se enviaron otras respuestas como \(id)", "未提交：此前已用 \(id) 提交过其他答案",
        "送信されていません：\(id) では別の回答がすでに送信されています")
    case .draftsFull:
      say(
        "Your drafts have used up their space; this one was not saved",
        "Ihre Entwürfe belegen den ganzen Platz; dieser wird nicht aufgehoben",
        "Vos brouillons occupent toute la place permise ; celui-ci n’est pas conservé",
        "Sus borradores ocupan todo el espacio permitido; este no se conserva", "您的草稿已占满允许的空间，此草稿不会保留",
        "下書きの容量がいっぱいのため、これは保存されません")
    case .tooManySubmissions(let count):
      say(
        "Nobody may submit more than \(count) times an hour; try again later",
        "Niemand darf mehr als \(count)-mal in der Stunde absenden; versuchen Sie es später",
        "Pas plus de \(count) envois par heure ; réessayez plus tard",
        "No más de \(count) envíos por hora; inténtelo más tarde", "每小时最多提交 \(count) 次，请稍后再试",
        "送信は 1 時間に \(count) 回までです。後でもう一度お試しください")
    case .tooManySessions:
      say(
        "Too many sessions are open; end one, or try again later",
        "Zu viele Sitzungen sind offen; beenden Sie eine oder versuchen Sie es später",
        "Trop de sessions sont ouvertes ; fermez-en une ou réessayez plus tard",
        "Hay demasiadas sesiones abiertas; cierre una o inténtelo más tarde", "打开的会话过多，请关闭一个或稍后再试",
        "セッションが多すぎます。どれかを終えるか、後でもう一度お試しください")
    case .storeBusy:
      say(
        "The store is busy; submit again in a moment", "Der Speicher ist beschäftigt; senden Sie gleich noch einmal ab",
        "Le stockage est occupé ; renvoyez dans un instant", "El almacén está ocupado; envíe de nuevo en un momento",
        "存储繁忙，请稍后再提交", "保存先が混み合っています。少し待ってから送信してください")
    case .storeFull:
      say(
        "The store has no room left; nothing was submitted", "Im Speicher ist kein Platz; nichts wurde abgesendet",
        "Le stockage est plein ; rien n’a été envoyé", "El almacén está lleno; no se ha enviado nada", "存储空间已满，未提交任何内容",
        "保存先に空きがありません。何も送信されていません")
    case .storeReadOnly:
      say(
        "The store cannot be written to; nothing was submitted",
        "In den Speicher kann nicht geschrieben werden; nichts wurde abgesendet",
        "Le stockage est en lecture seule ; rien n’a été envoyé",
        "No se puede escribir en el almacén; no se ha enviado nada", "存储无法写入，未提交任何内容",
        "保存先に書き込めません。何も送信されていません")
    case .storeUnreachable:
      say(
        "The store cannot be reached; nothing was submitted",
        "Der Speicher ist nicht erreichbar; nichts wurde abgesendet",
        "Le stockage est injoignable ; rien n’a été envoyé", "No se puede acceder al almacén; no se ha enviado nada",
        "无法连接存储，未提交任何内容", "保存先に接続できません。何も送信されていません")
    case .storeAwaited:
      say(
        "The store cannot be reached. Please wait: this goes on once it is back (Ctrl-C ends it)",
        "Der Speicher ist nicht erreichbar. Bitte warten: es geht weiter, sobald er wieder da ist (Strg-C beendet)",
        "Le stockage est injoignable. Patientez : la suite vient dès son retour (Ctrl-C pour quitter)",
        "No se puede acceder al almacén. Espere: se continuará cuando vuelva (Ctrl-C para salir)",
        "无法连接存储。请稍候，恢复后将自动继续（按 Ctrl-C 退出）", "保存先に接続できません。復旧するとそのまま続きます（Ctrl-C で終了）")
    case .storeRefused:
      say(
        "The store has refused it; nothing was submitted", "Der Speicher hat es abgelehnt; nichts wurde abgesendet",
        "Le stockage l’a refusé ; rien n’a été envoyé", "El almacén lo ha rechazado; no se ha enviado nada",
        "存储已拒绝，未提交任何内容", "保存先に拒否されました。何も送信されていません")
    case .takenElsewhere:
      say(
        "This form is open in another of your sessions", "Eine andere Ihrer Sitzungen führt dieses Formular fort",
        "Une autre de vos sessions poursuit ce formulaire", "Otra de sus sesiones continúa este formulario",
        "您的另一个会话正在填写此表单",
        "別のセッションでこのフォームを記入中です")
    case .revisedBefore:
      say(
        "A newer revision exists", "Davon gibt es inzwischen eine andere Fassung",
        "Il en existe désormais une autre révision", "Ya existe otra revisión", "已有其他修订版本", "すでに別の改訂があります")
    case .hookFailed(let hook, let reason):
      say(
        "Not submitted: \(hook) has failed (\(reason))", "Nicht abgesendet: \(hook) ist gescheitert (\(reason))",
        "Non envoyé : échec de \(hook) (\(reason))", "No enviado: \(hook) ha fallado (\(reason))",
        "未提交：\(hook) 失败（\(reason)）", "送信されていません：\(hook) が失敗しました（\(reason)）")
    case .notSealed:
      say(
        "Not submitted: secrets cannot be sealed", "Nicht abgesendet: Geheimes kann nicht versiegelt werden",
        "Non envoyé : les secrets ne peuvent pas être scellés", "No enviado: no se pueden sellar los secretos",
        "未提交：无法加密机密内容", "送信されていません：秘密の値を暗号化できません")
    case .nothingHere:
      say(
        "There is nothing here for you", "Hier gibt es nichts für Sie", "Il n’y a rien ici pour vous",
        "Aquí no hay nada para usted", "此处没有您可用的内容", "利用できるものはありません")
    }
  }
}
