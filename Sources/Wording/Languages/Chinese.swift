extension Phrase {
  var chinese: String {
    switch self {
    case .submit: "提交"
    case .step(let step, let count): "第 \(step) 步，共 \(count) 步"
    case .answersNeedAttention(let count): "有 \(count) 项需要修改"
    case .placeInList(let list, let row, let field): "\(list)，第 \(row) 行，\(field)"
    case .addAnother: "再添加一行"
    case .addAtMost(let limit): "添加（最多 \(limit) 行）"
    case .andMore(let count): "还有 \(count) 项"
    case .discardQuestion: "放弃已输入的内容吗？[y/N]"
    case .resumeQuestion: "从上次的地方继续吗？[Y/n]"

    case .previousItem: "上一项"
    case .nextItem: "下一项"
    case .clearItem: "清空"
    case .suggestItem: "建议"
    case .undoItem: "撤销"
    case .revealItem: "显示"
    case .cancelItem: "取消"
    case .doneItem: "完成"
    case .addItem: "添加"
    case .removeItem: "移除"
    case .okItem: "好"
    case .searchPrompt: "搜索"

    case .done: "完成"
    case .go: "前往"
    case .send: "发送"
    case .join: "加入"
    case .route: "路线"
    case .search: "搜索"
    case .return: "换行"
    case .next: "下一项"
    case .continue: "继续"

    case .yes: "是"
    case .no: "否"
    case .choose: "请选择…"
    case .nothingMatches: "没有匹配项"
    case .typeToFilter: "输入以筛选"
    case .moreItem: "更多"
    case .place(let place, let count): "第 \(place) 个，共 \(count) 个"
    case .monthOfYear(let month, let year): "\(year) 年 \(month) 月"
    case .weekdays: "一 二 三 四 五 六 日"
    case .editsOnlyText: "只有文本可以在编辑器中打开"
    case .editsNoSecret: "秘密内容不会交给编辑器"
    case .noEditor: "这里没有编辑器"
    case .editorUnknown(let name): "无法运行编辑器“\(name)”：请用 VISUAL 或 EDITOR 指定您的编辑器"
    case .editorNotStarted(let name, let reason): "无法运行编辑器“\(name)”：\(reason)"
    case .editorStopped(let name): "编辑器“\(name)”没有结束：未作更改"
    case .editorFailed(let name, let status): "编辑器“\(name)”以状态 \(status) 结束：未作更改"
    case .editorKilled(let name, let signal): "编辑器“\(name)”被信号 \(signal) 终止"
    case .editorWroteNoText(let name): "“\(name)”留下的不是 UTF-8 文本：未作更改"
    case .editorGaveNothing(let reason): "没有取回文本：\(reason)"
    case .oneLineUnchanged: "此字段只有一行：未作更改"
    case .oneLineNotPasted: "此字段只有一行：未粘贴"
    case .noTextUnchanged: "这不是 UTF-8 文本：未作更改"
    case .noTextNotPasted: "这不是 UTF-8 文本：未粘贴"
    case .nullUnchanged: "文本不能含有 NUL 字符：未作更改"
    case .nullNotPasted: "文本不能含有 NUL 字符：未粘贴"
    case .noTextTyped: "按键发送的不是 UTF-8：未输入"

    case .dateHint: "YYYY-MM-DD"
    case .timeHint: "HH:MM"
    case .dateTimeHint: "YYYY-MM-DD HH:MM"

    case .insertMode: "插入"
    case .commandMode: "命令"
    case .replaceMode: "替换"

    case .onlyDigits: "此处只能输入数字"
    case .onlyNumbers: "此处只能输入数值"
    case .onlyASCII: "此处只能输入 ASCII 字符"
    case .noValueTyped(let typed): "“\(typed)”不是这里的值，已撤回"

    case .checking: "正在检查…"
    case .loading: "正在加载…"
    case .checkRefused: "此答案未被接受"
    case .checkTimedOut: "检查超时"
    case .checkFailed(let reason): "检查未能运行：\(reason)"
    case .noSuggestions(let reason): "没有建议：\(reason)"
    case .optionsNotLoaded(let reason): "无法加载选项：\(reason)"
    case .commandEnded(let status): "命令以状态 \(status) 结束"
    case .commandTooLong: "命令超时"
    case .commandWroteNoText: "命令的输出不是 UTF-8 文本"

    case .required: "必填"
    case .yesOrNoRemark: "y/n"
    case .numbersRemark: "编号，用逗号分隔"
    case .dotRemark: "以只含一个句点的行结束"
    case .unchanged: "不变"
    case .cannotBeChosenRemark: "不可选"
    case .numberOfAnOption(let count): "请回答选项的编号，1 到 \(count)"
    case .error(let message): "错误：\(message)"

    case .own(let text): text
    case .isRequired(let label): "“\(label)”为必填"
    case .chooseRequired(let label): "“\(label)”为必填：请选择一项"
    case .chooseSeveralRequired(let label): "“\(label)”为必填：请至少选择一项"
    case .addRequired(let label): "“\(label)”为必填：请至少添加一行"
    case .answerRequired(let label): "“\(label)”为必填：请回答是或否"
    case .tooShort(let minimum, let count): "至少需要 \(minimum) 个字符，现在有 \(count) 个"
    case .tooLong(let maximum, let count): "最多 \(maximum) 个字符，现在有 \(count) 个"
    case .wrongPattern(let pattern): "格式不符合要求：\(pattern)"
    case .wrongMask(let mask): "请填满 \(mask)"
    case .below(let bound): "不能小于 \(bound)"
    case .above(let bound): "不能大于 \(bound)"
    case .notMoreThan(let bound): "必须大于 \(bound)"
    case .notLessThan(let bound): "必须小于 \(bound)"
    case .notMultiple(let step): "必须是 \(step) 的倍数"
    case .notStepOfDays(let step, let origin): (origin.map { "从 \($0) 起，" } ?? "") + "必须以 \(step) 天为间隔"
    case .notStepOfSeconds(let step, let origin): (origin.map { "从 \($0) 起，" } ?? "") + "必须以 \(step) 秒为间隔"
    case .notAnOption: "请选择其中一个选项"
    case .disabledOption(let label): "“\(label)”不可选"
    case .tooFew(let minimum): "请至少选择 \(minimum) 项"
    case .tooMany(let maximum): "最多选择 \(maximum) 项"
    case .notUnique: "不能有重复项"
    case .tooFewRows(let minimum, let count): "至少需要 \(minimum) 行，现在有 \(count) 行"
    case .tooManyRows(let maximum, let count): "最多 \(maximum) 行，现在有 \(count) 行"
    case .sameRows(let one, let other): "第 \(one) 行与第 \(other) 行相同：每行只能出现一次"
    case .noFile: "没有这个文件"
    case .noDirectory: "没有这个文件夹"
    case .noFileOrDirectory: "没有这个文件或文件夹"
    case .isDirectory: "这是文件夹，请填写文件"
    case .isNoDirectory: "这不是文件夹"
    case .inRow(let row, let label, let message): "第 \(row) 行，\(label)：\(message)"
    case .notValid(let label): "“\(label)”无效"
    case .wrongFormat(let format):
      switch format {
      case .duration: "这不是时长，例如 P1DT2H"
      case .ipv4: "这不是 IPv4 地址，例如 192.0.2.1"
      case .ipv6: "这不是 IPv6 地址，例如 2001:db8::1"
      case .uuid: "这不是 UUID"
      case .regex: "这不是正则表达式"
      case .jsonPointer: "这不是 JSON 指针，例如 /a/0"
      case .relativeJSONPointer: "这不是相对 JSON 指针，例如 1/a"
      case .uriReference: "这不是 URI 引用，例如 ../a?b=c"
      case .uriTemplate: "这不是 URI 模板，例如 /users/{id}"
      }
    case .notOfKind(let kind): "这不是\(Self.name(kind))"

    case .typedTooLarge(let shown): "\(shown) 太大"
    case .typedNotWhole(let shown): "\(shown) 不是整数"
    case .typedNotNumber(let shown): "\(shown) 不是数字"
    case .typedNotYesOrNo(let shown): "\(shown) 既不是“是”也不是“否”"
    case .typedNotOption(let shown): "\(shown) 不在选项之中"
    case .typedNotList: "该值不是 JSON 列表"
    case .typedNotOfKind(let shown, let kind): "\(shown) 不是\(Self.name(kind))"
    case .whatWasTyped: "输入的内容"
    case .didYouMean(let name): "是否指“\(name)”？"

    case .notADate(let text): "“\(text)”不是日期；请写成 2026-02-28"
    case .notATime(let text): "“\(text)”不是时间；请写成 14:30"
    case .notADateTime(let text): "“\(text)”不是日期和时间；请写成 2026-02-28 14:30"
    case .notAnOffset(let text): "“\(text)”不是 UTC 偏移；请写成 +01:00 或 Z"
    case .noYear(let year): "没有 \(year) 年"
    case .noMonth(let month): "没有 \(month) 月"
    case .noDay(let day): "没有 \(day) 日"
    case .noHour(let hour): "没有 \(hour) 时"
    case .noMinute(let minute): "没有 \(minute) 分"
    case .noSecond(let second): "没有 \(second) 秒"
    case .daysOfMonth(let month, let year, let count): "\(year) 年 \(month) 月只有 \(count) 天"
    }
  }

  private static func name(_ kind: Kind) -> String {
    switch kind {
    case .date: "日期"
    case .time: "时间"
    case .dateTime: "日期和时间"
    }
  }
}

extension ContentSentence {
  var chinese: String {
    var text = "请输入" + wanted.text(in: .chinese)
    if let country { text += "（\(country.code)）" }
    if let example { text += "，例如 \(example)" }
    return text
  }
}

extension ContentFault {
  var chinese: String {
    switch self {
    case .cannotContain(let shown): "不能包含\(Self.chinese(shown))"
    case .tooLong: "太长"

    case .missingAt: "缺少 @"
    case .moreThanOneAt: "有多个 @"
    case .missingLocalPart: "@ 之前缺少内容"
    case .missingDomain: "@ 之后缺少内容"
    case .missingDot: "@ 之后没有点"
    case .dotBeforeAt: "@ 之前多了一个点"
    case .dotAfterAt: "@ 之后多了一个点"
    case .hyphenBesideDot: "连字符不能挨着点或 @"
    case .comma: "应为点的地方是逗号"
    case .cannotStandBeforeAt(let shown): "@ 之前不能有\(Self.chinese(shown))"
    case .cannotStandAfterAt(let shown): "@ 之后不能有\(Self.chinese(shown))"

    case .missingScheme: "开头缺少 https://"
    case .missingSlashes(let scheme): "\(scheme): 之后缺少 //"
    case .missingHost: "// 之后缺少主机名"
    case .missingRest: "冒号之后没有内容"
    case .badHost: "主机名无效"
    case .badPort: "主机名之后的端口不是不超过 65535 的数"
    case .notAURL: "请去掉 :// 及之前的内容"
    case .dotTooMany: "多了一个点"
    case .hyphenAtEnd: "各部分不能以连字符开头或结尾"
    case .partTooLong: "点之间的一部分超过 63 个字符"
    case .longerThan(let letters): "超过 \(letters) 个字符"

    case .onlyDigits: "只能是数字"
    case .tooFewDigits(let count): "只有 \(count) 位数字"
    case .tooManyDigits(let count): "有 \(count) 位数字，多于任何号码"
    case .needsDigits(let range, let found): "需要 \(Self.digits(range)) 位数字，而不是 \(found) 位"
    case .networkLength(let network, let lengths, let found):
      "\(network) 卡号有 \(Self.listed(lengths, comma: "、", or: " 或 ", to: " 到 ")) 位数字，而不是 \(found) 位"
    case .wrongDigit: "至少有一位数字不对"
    case .misplacedPlus: "+ 只能在开头"
    case .unknownCallingCode(let code): "没有国家使用 +\(code)"
    case .callingCodeForm: "应为 + 和一到三位数字"

    case .isNumber(let range): "应为 \(range.lowerBound) 到 \(range.upperBound) 的数"
    case .isFrom(let range): "应在 \(range.lowerBound) 到 \(range.upperBound) 之间"
    case .monthNumberOrName: "1 到 12 的数或名称，例如三月"
    case .cardMonth: "月份应为 01 到 12"
    case .cardExpired: "此卡已过期"
    case .cardValidTooLong(let years): "没有卡的有效期超过 \(years) 年"
    case .inFuture: "不能晚于今天"
    case .tooLongAgo(let years): "距今超过 \(years) 年"
    case .noSuchDay: "没有这一天"
    case .noSuchTime: "没有这个时刻"

    case .airline: "以航空公司的两到三个字母开头"
    case .flightDigits: "航空公司之后是一到四位数字"
    case .trackingLength(let found): "需要 6 到 40 个字母和数字，而不是 \(found) 个"

    case .twoDots: "不能有连续的两个点"
    case .endsInLock: "各部分不能以 .lock 结尾"
    case .misplacedSlash: "斜杠只能在两个名称之间"
    case .atBrace: "不能包含 @{"
    case .leadingHyphen: "不能以连字符开头"
    case .lonelyAt: "单独的 @ 另有含义"
    case .partWithLeadingDot: "各部分不能以点开头"
    case .trailingDot: "不能以点结尾"

    case .meant(let name): "是否指 \(name)？"
    case .other(let phrase): phrase.chinese
    }
  }

  private static func chinese(_ shown: Shown) -> String {
    switch shown {
    case .spaces: "空格"
    case .invisibleSpaces: "不可见的空格"
    case .controlCharacters: "控制字符"
    case .character(let character): "“\(character)”"
    }
  }

  private static func digits(_ range: ClosedRange<Int>) -> String {
    listed(Array(range), comma: "、", or: " 或 ", to: " 到 ")
  }
}

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
