extension Phrase {
  var japanese: String {
    switch self {
    case .submit: "送信"
    case .step(let step, let count): "ステップ \(step)／\(count)"
    case .answersNeedAttention(let count): "\(count) 件の回答を確認してください"
    case .placeInList(let list, let row, let field): "\(list)、\(row) 行目、\(field)"
    case .addAnother: "さらに追加"
    case .addAtMost(let limit): "追加（\(limit) 行まで）"
    case .andMore(let count): "ほか \(count) 件"
    case .discardQuestion: "入力した内容を破棄しますか？ [y/N]"
    case .resumeQuestion: "前回の続きから始めますか？ [Y/n]"

    case .previousItem: "前へ"
    case .nextItem: "次へ"
    case .clearItem: "消去"
    case .suggestItem: "候補"
    case .undoItem: "元に戻す"
    case .revealItem: "表示"
    case .cancelItem: "キャンセル"
    case .doneItem: "完了"
    case .addItem: "追加"
    case .removeItem: "削除"
    case .okItem: "OK"
    case .searchPrompt: "検索"

    case .done: "完了"
    case .go: "開く"
    case .send: "送信"
    case .join: "参加"
    case .route: "経路"
    case .search: "検索"
    case .return: "改行"
    case .next: "次へ"
    case .continue: "続ける"

    case .yes: "はい"
    case .no: "いいえ"
    case .choose: "選択…"
    case .nothingMatches: "該当なし"
    case .typeToFilter: "入力して絞り込み"
    case .moreItem: "その他"
    case .place(let place, let count): "\(place)／\(count)"
    case .monthOfYear(let month, let year): "\(year) 年 \(month) 月"
    case .weekdays: "月 火 水 木 金 土 日"
    case .editsOnlyText: "エディターで開けるのは文章だけです"
    case .editsNoSecret: "秘密はエディターに渡しません"
    case .noEditor: "ここにはエディターがありません"
    case .editorUnknown(let name): "エディター「\(name)」を起動できません：VISUAL か EDITOR で指定してください"
    case .editorNotStarted(let name, let reason): "エディター「\(name)」を起動できません：\(reason)"
    case .editorStopped(let name): "エディター「\(name)」が終了しませんでした：変更はありません"
    case .editorFailed(let name, let status): "エディター「\(name)」が状態 \(status) で終了しました：変更はありません"
    case .editorKilled(let name, let signal): "エディター「\(name)」がシグナル \(signal) で終了しました"
    case .editorWroteNoText(let name): "「\(name)」が残したものは UTF-8 ではありません：変更はありません"
    case .editorGaveNothing(let reason): "テキストが戻りませんでした：\(reason)"
    case .oneLineUnchanged: "この欄は一行です。変更していません"
    case .oneLineNotPasted: "この欄は一行です。貼り付けていません"
    case .noTextUnchanged: "UTF-8 のテキストではありません。変更していません"
    case .noTextNotPasted: "UTF-8 のテキストではありません。貼り付けていません"
    case .nullUnchanged: "NUL 文字は使えません。変更していません"
    case .nullNotPasted: "NUL 文字は使えません。貼り付けていません"
    case .noTextTyped: "キーが UTF-8 を送りませんでした。入力していません"

    case .dateHint: "YYYY-MM-DD"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "YYYY-MM-DD HH:MM"

    case .insertMode: "挿入"
    case .commandMode: "コマンド"
    case .replaceMode: "置換"

    case .onlyDigits: "ここには数字だけを入力します"
    case .onlyNumbers: "ここには数値だけを入力します"
    case .onlyASCII: "ここには ASCII 文字だけを入力します"
    case .noValueTyped(let typed): "「\(typed)」はここでは値ではないため取り消しました"

    case .checking: "確認中…"
    case .loading: "読み込み中…"
    case .checkRefused: "この回答は受け付けられませんでした"
    case .checkTimedOut: "確認に時間がかかりすぎました"
    case .checkFailed(let reason): "確認を実行できませんでした：\(reason)"
    case .noSuggestions(let reason): "候補はありません：\(reason)"
    case .optionsNotLoaded(let reason): "選択肢を読み込めませんでした：\(reason)"
    case .commandEnded(let status): "コマンドが状態 \(status) で終了しました"
    case .commandTooLong: "コマンドに時間がかかりすぎました"
    case .commandWroteNoText: "コマンドの出力は UTF-8 のテキストではありません"

    case .required: "必須"
    case .yesOrNoRemark: "y/n"
    case .numbersRemark: "番号をコンマで区切る"
    case .dotRemark: "ピリオドだけの行で終わる"
    case .unchanged: "変更なし"
    case .cannotBeChosenRemark: "選択できません"
    case .numberOfAnOption(let count): "選択肢の番号 1～\(count) で答えてください"
    case .error(let message): "エラー：\(message)"

    case .own(let text): text
    case .isRequired(let label): "「\(label)」は必須です"
    case .chooseRequired(let label): "「\(label)」は必須です：一つ選んでください"
    case .chooseSeveralRequired(let label): "「\(label)」は必須です：一つ以上選んでください"
    case .addRequired(let label): "「\(label)」は必須です：一行以上追加してください"
    case .answerRequired(let label): "「\(label)」は必須です：はいかいいえで答えてください"
    case .tooShort(let minimum, let count): "\(minimum) 文字以上必要です（現在 \(count) 文字）"
    case .tooLong(let maximum, let count): "\(maximum) 文字以内にしてください（現在 \(count) 文字）"
    case .wrongPattern(let pattern): "必要な形式ではありません：\(pattern)"
    case .wrongMask(let mask): "\(mask) をすべて埋めてください"
    case .below(let bound): "\(bound) 以上にしてください"
    case .above(let bound): "\(bound) 以下にしてください"
    case .notMoreThan(let bound): "\(bound) より大きくしてください"
    case .notLessThan(let bound): "\(bound) より小さくしてください"
    case .notMultiple(let step): "\(step) の倍数にしてください"
    case .notStepOfDays(let step, let origin): (origin.map { "\($0) から" } ?? "") + "\(step) 日刻みにしてください"
    case .notStepOfSeconds(let step, let origin): (origin.map { "\($0) から" } ?? "") + "\(step) 秒刻みにしてください"
    case .notAnOption: "選択肢から選んでください"
    case .disabledOption(let label): "「\(label)」は選択できません"
    case .tooFew(let minimum): "\(minimum) 個以上選んでください"
    case .tooMany(let maximum): "\(maximum) 個以内で選んでください"
    case .notUnique: "同じものが二つあってはいけません"
    case .tooFewRows(let minimum, let count): "\(minimum) 行以上必要です（現在 \(count) 行）"
    case .tooManyRows(let maximum, let count): "\(maximum) 行以内にしてください（現在 \(count) 行）"
    case .sameRows(let one, let other): "\(one) 行目と \(other) 行目が同じです"
    case .noFile: "そのファイルはありません"
    case .noDirectory: "そのフォルダーはありません"
    case .noFileOrDirectory: "そのファイルやフォルダーはありません"
    case .isDirectory: "これはフォルダーです。ファイルを指定してください"
    case .isNoDirectory: "これはフォルダーではありません"
    case .inRow(let row, let label, let message): "\(row) 行目、\(label)：\(message)"
    case .notValid(let label): "「\(label)」が正しくありません"
    case .wrongFormat(let format):
      switch format {
      case .duration: "期間ではありません（例：P1DT2H）"
      case .ipv4: "IPv4 アドレスではありません（例：192.0.2.1）"
      case .ipv6: "IPv6 アドレスではありません（例：2001:db8::1）"
      case .uuid: "UUID ではありません"
      case .regex: "正規表現ではありません"
      case .jsonPointer: "JSON ポインターではありません（例：/a/0）"
      case .relativeJSONPointer: "相対 JSON ポインターではありません（例：1/a）"
      case .uriReference: "URI 参照ではありません（例：../a?b=c）"
      case .uriTemplate: "URI テンプレートではありません（例：/users/{id}）"
      }
    case .notOfKind(let kind): "\(Self.name(kind))ではありません"

    case .typedTooLarge(let shown): "\(shown) は大きすぎます"
    case .typedNotWhole(let shown): "\(shown) は整数ではありません"
    case .typedNotNumber(let shown): "\(shown) は数ではありません"
    case .typedNotYesOrNo(let shown): "\(shown) ははいでもいいえでもありません"
    case .typedNotOption(let shown): "\(shown) は選択肢にありません"
    case .typedNotList: "値が JSON のリストではありません"
    case .typedNotOfKind(let shown, let kind): "\(shown) は\(Self.name(kind))ではありません"
    case .whatWasTyped: "入力した内容"
    case .didYouMean(let name): "「\(name)」のことですか？"

    case .notADate(let text): "「\(text)」は日付ではありません。2026-02-28 のように書いてください"
    case .notATime(let text): "「\(text)」は時刻ではありません。14:30 のように書いてください"
    case .notADateTime(let text): "「\(text)」は日時ではありません。2026-02-28 14:30 のように書いてください"
    case .notAnOffset(let text): "「\(text)」は UTC との差ではありません。+01:00 や Z のように書いてください"
    case .noYear(let year): "\(year) 年はありません"
    case .noMonth(let month): "\(month) 月はありません"
    case .noDay(let day): "\(day) 日はありません"
    case .noHour(let hour): "\(hour) 時はありません"
    case .noMinute(let minute): "\(minute) 分はありません"
    case .noSecond(let second): "\(second) 秒はありません"
    case .daysOfMonth(let month, let year, let count): "\(year) 年 \(month) 月は \(count) 日までです"
    }
  }

  private static func name(_ kind: Kind) -> String {
    switch kind {
    case .date: "日付"
    case .time: "時刻"
    case .dateTime: "日時"
    }
  }
}

extension ContentSentence {
  var japanese: String {
    var text = wanted.text(in: .japanese)
    if let country { text += "（\(country.code)）" }
    text += "を入力してください"
    if let example { text += "（例：\(example)）" }
    return text
  }
}

extension ContentFault {
  var japanese: String {
    switch self {
    case .cannotContain(let shown): "\(Self.japanese(shown))は使えません"
    case .tooLong: "長すぎます"

    case .missingAt: "@ がありません"
    case .moreThanOneAt: "@ が二つ以上あります"
    case .missingLocalPart: "@ の前がありません"
    case .missingDomain: "@ の後がありません"
    case .missingDot: "@ の後にドットがありません"
    case .dotBeforeAt: "@ の前のドットが一つ余分です"
    case .dotAfterAt: "@ の後のドットが一つ余分です"
    case .hyphenBesideDot: "ハイフンはドットや @ の隣に置けません"
    case .comma: "ドットの場所にコンマがあります"
    case .cannotStandBeforeAt(let shown): "@ の前に\(Self.japanese(shown))は使えません"
    case .cannotStandAfterAt(let shown): "@ の後に\(Self.japanese(shown))は使えません"

    case .missingScheme: "先頭に https:// がありません"
    case .missingSlashes(let scheme): "\(scheme): の後に // がありません"
    case .missingHost: "// の後にホスト名がありません"
    case .missingRest: "コロンの後に何もありません"
    case .badHost: "ホスト名が正しくありません"
    case .badPort: "ホスト名の後のポートが 65535 以下の数ではありません"
    case .notAURL: ":// までを省いてください"
    case .dotTooMany: "ドットが一つ余分です"
    case .hyphenAtEnd: "各部分の先頭や末尾にハイフンは置けません"
    case .partTooLong: "ドットの間が 63 文字を超えています"
    case .longerThan(let letters): "\(letters) 文字を超えています"

    case .onlyDigits: "数字だけにしてください"
    case .tooFewDigits(let count): "数字が \(count) 桁しかありません"
    case .tooManyDigits(let count): "数字が \(count) 桁あり、多すぎます"
    case .needsDigits(let range, let found): "\(Self.digits(range)) 桁必要です（現在 \(found) 桁）"
    case .networkLength(let network, let lengths, let found):
      "\(network) の番号は \(Self.listed(lengths, comma: "、", or: " または ", to: "～")) 桁です（現在 \(found) 桁）"
    case .wrongDigit: "少なくとも一つの数字が違います"
    case .misplacedPlus: "+ は先頭にだけ置けます"
    case .unknownCallingCode(let code): "+\(code) の国はありません"
    case .callingCodeForm: "+ と 1～3 桁の数字です"

    case .isNumber(let range): "\(range.lowerBound)～\(range.upperBound) の数です"
    case .isFrom(let range): "\(range.lowerBound)～\(range.upperBound) にしてください"
    case .monthNumberOrName: "1～12 の数か、三月のような名前です"
    case .cardMonth: "月は 01～12 です"
    case .cardExpired: "このカードは期限切れです"
    case .cardValidTooLong(let years): "\(years) 年より長く有効なカードはありません"
    case .inFuture: "未来の日付です"
    case .tooLongAgo(let years): "\(years) 年より前です"
    case .noSuchDay: "その日はありません"
    case .noSuchTime: "その時刻はありません"

    case .airline: "航空会社の 2～3 文字で始まります"
    case .flightDigits: "航空会社の後に 1～4 桁の数字が続きます"
    case .trackingLength(let found): "英数字が 6～40 文字必要です（現在 \(found) 文字）"

    case .twoDots: "ドットを二つ続けられません"
    case .endsInLock: "各部分の末尾に .lock は使えません"
    case .misplacedSlash: "スラッシュは名前の間にだけ置けます"
    case .atBrace: "@{ は使えません"
    case .leadingHyphen: "先頭にハイフンは置けません"
    case .lonelyAt: "@ だけでは別の意味になります"
    case .partWithLeadingDot: "各部分の先頭にドットは置けません"
    case .trailingDot: "末尾にドットは置けません"

    case .meant(let name): "\(name) のことですか？"
    case .other(let phrase): phrase.japanese
    }
  }

  private static func japanese(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "空白"
    case .invisibleSpaces: "見えない空白"
    case .controlCharacters: "制御文字"
    case .character(let character): "「\(character)」"
    }
  }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    listed(Array(range), comma: "、", or: " または ", to: "～")
  }
}

extension QuestionPhrase {
  var japanese: String {
    switch self {
    case .isAnsweredUnseen: "回答済み（表示しません）"
    case .isNotAnswered: "未回答"
    case .wasNotAnswered(let label): "「\(label)」は未回答です"
    case .endedEarly: "質問の途中で回答が終わりました"
    case .isFirst: "これが最初の質問です"
    case .answerYesOrNo(let yes): "\(yes) か n で答えてください"
    case .earlierAnswers: "以前の回答が残っています。review で読み上げ、back で戻ります。"
    case .keepRow(let list, let row): "\(list)、\(row) 行目を残しますか？"
    case .addRow(let list): "\(list) に行を追加しますか？"
    case .addAnotherRow(let list): "\(list) にもう一行追加しますか？"
    case .row(let list, let row): "\(list)、\(row) 行目"

    case .mustBeAnswered: "回答が必要です。"
    case .needNotBeAnswered: "回答は任意です。空行で次へ進みます。"
    case .emptyLineTakes(let preset): "空行で括弧内の値になります：\(preset)。"
    case .wishes: "ほかに、back で前の質問、review で回答の読み上げ、help でこの説明、clear で回答の消去ができます。"

    case .flag(let yes): "\(yes) か n で答えます。"
    case .option: "選択肢の番号か名前で答えます。"
    case .options: "選択肢の番号か名前をコンマで区切って答えます。"
    case .wholeNumber(let bounds): "整数で答えます\(bounds)。"
    case .number(let bounds): "数で答えます\(bounds)。"
    case .moment(let form, let bounds): "\(form) の形で答えます\(bounds)。"
    case .lines(let lengths): "何行でも答えられます\(lengths)。ピリオドだけの行で終わります。"
    case .hiddenLines(let lengths):
      "何行でも答えられます\(lengths)。入力は表示されません。ピリオドだけの行で終わります。"
    case .rows: "一行ずつ答えます。"
    case .hiddenLine(let lengths): "一行で答えます\(lengths)。入力は表示されません。"
    case .line(let lengths): "一行で答えます\(lengths)。"

    case .between(let least, let most): "\(least)～\(most)"
    case .atLeast(let least): "\(least) 以上"
    case .atMost(let most): "\(most) 以下"
    case .moreThan(let bound): "\(bound) より大きい"
    case .lessThan(let bound): "\(bound) より小さい"
    case .lengthBetween(let least, let most): "（\(least)～\(most) 文字）"
    case .lengthAtLeast(let least): "（\(least) 文字以上）"
    case .lengthAtMost(let most): "（\(most) 文字以内）"
    }
  }
}
