extension QuestionPhrase {
  var chinese: String {
    switch self {
    case .isAnsweredUnseen: "已回答，不显示"
    case .isNotAnswered: "未回答"
    case .wasNotAnswered(let label): "“\(label)”未回答"
    case .endedEarly: "问题还没问完，回答就结束了"
    case .isFirst: "这是第一个问题"
    case .answerYesOrNo(let yes): "请回答 \(yes) 或 n"
    case .earlierAnswers: "以前的回答还在：“review”朗读它们，“back”回到它们。"
    case .keepRow(let list, let row): "保留 \(list) 第 \(row) 行吗？"
    case .addRow(let list): "要给 \(list) 添加一行吗？"
    case .addAnotherRow(let list): "要给 \(list) 再添加一行吗？"
    case .row(let list, let row): "\(list)，第 \(row) 行"

    case .mustBeAnswered: "必须回答。"
    case .needNotBeAnswered: "可以不回答：空行继续。"
    case .emptyLineTakes(let preset): "空行采用方括号中的内容：\(preset)。"
    case .wishes: "此外，“back”回到上一个问题，“review”朗读您的回答，“help”显示此说明，“clear”清除回答。"

    case .flag(let yes): "请回答 \(yes) 或 n。"
    case .option: "请回答选项的编号或名称。"
    case .options: "请回答选项的编号或名称，用逗号分隔。"
    case .wholeNumber(let bounds): "请回答整数\(bounds)。"
    case .number(let bounds): "请回答数字\(bounds)。"
    case .moment(let form, let bounds): "请按 \(form) 的形式回答\(bounds)。"
    case .lines(let lengths): "可用任意多行回答\(lengths)；只有一个点的一行表示结束。"
    case .hiddenLines(let lengths):
      "可用任意多行回答\(lengths)，内容不显示；只有一个点的一行表示结束。"
    case .rows: "请逐行回答。"
    case .hiddenLine(let lengths): "请用一行回答\(lengths)，内容不显示。"
    case .line(let lengths): "请用一行回答\(lengths)。"

    case .between(let least, let most): "\(least) 到 \(most)"
    case .atLeast(let least): "至少 \(least)"
    case .atMost(let most): "最多 \(most)"
    case .moreThan(let bound): "大于 \(bound)"
    case .lessThan(let bound): "小于 \(bound)"
    case .lengthBetween(let least, let most): "（\(least) 到 \(most) 个字符）"
    case .lengthAtLeast(let least): "（至少 \(least) 个字符）"
    case .lengthAtMost(let most): "（最多 \(most) 个字符）"
    }
  }
}
