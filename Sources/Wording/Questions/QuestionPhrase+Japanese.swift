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
