import FormModels
import Formline
import TerminalModel
import Wording

/// Below the fields: asks whether to leave the form, and says that an external judge checks the answers.
struct FormNotices: View {
  let form: FormPresenter
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  var body: some View {
    if form.isAskingToCancel.value {
      // Its end names the keys.
      Text(form.words(form.model.keepsAnswers ? .formLeaveQuestion : .formDiscardQuestion)).textStyle(theme.error)
        .bold()
        .fixedSize(horizontal: false, vertical: true)
        .padding(.leading, 2).padding(.top, chrome.hasFewRows.value ? 0 : 1)
    }
    if form.isBeingJudged.value {
      Text(form.words(.formChecking)).textStyle(theme.hint).padding(.leading, 2).padding(.top, 1)
    }
  }
}

/// Shows which commands will run, and the keys that allow it.
struct CommandQuestionView: View {
  let consent: CommandConsent
  let form: FormPresenter
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  /// Further commands are counted, not listed.
  private static let listed = 6

  var body: some View {
    if consent.isAsking.value {
      let isShort = chrome.hasFewRows.value
      let commands = consent.question.commands
      VStack {
        if !commands.isEmpty, !isShort {
          Text(form.words(.formRunsCommands)).textStyle(theme.label).bold()
          ForEachNumber(below: min(commands.count, Self.listed)) { index in
            Text(commands[index]).textStyle(theme.value).lineLimit(3).padding(.leading, 2)
          }
          if commands.count > Self.listed {
            Text(form.words(.formAndMore(count: commands.count - Self.listed))).textStyle(theme.hint).padding(
              .leading, 2)
          }
        }
        Text(form.words(.formCommandKeys)).textStyle(theme.label).bold().lineLimit(isShort ? 1 : nil)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.leading, 2).padding(.bottom, isShort ? 0 : 1)
    }
  }
}

/// Asks whether to resume an earlier run's answers; a single row on a terminal with few rows.
struct ResumeQuestion: View {
  let drafts: DraftKeeper
  let form: FormPresenter
  @Environment(\.theme) private var theme
  @Attached private var chrome: SessionChrome

  var body: some View {
    if drafts.isAsking.value, form.consent?.isAsking.value != true {
      let offers = drafts.offers
      if chrome.hasFewRows.value {
        Group {
          if drafts.isDiscarding.value {
            discarding
          } else {
            ViewThatFits(in: .horizontal) {
              HStack(spacing: 2) {
                markedOffer(offers)
                keys(offers, resumes: false)
              }
              markedOffer(offers)
            }
          }
        }
        .lineLimit(1).padding(.leading, 2)
      } else {
        question(offers)
      }
    }
  }

  private func question(_ offers: [String]) -> some View {
    VStack {
      let question = form.words(.formResumeQuestion)
      if offers.count == 1 {
        PressArea("\(question) \(offers[0])", style: bold) { drafts.resume(0) }
      } else {
        Text(question).textStyle(bold)
        ForEachNumber(below: offers.count) { index in
          let isMarked = index == drafts.marked.value
          PressArea(
            (isMarked ? "› " : "  ") + offers[index], style: isMarked ? theme.focusedLabel : theme.value
          ) {
            drafts.resume(index)
          }
        }
      }
      if drafts.isDiscarding.value {
        discarding
      } else {
        // If the keys do not fit the width, they are stacked.
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 2) { keys(offers) }
          VStack { keys(offers) }
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.leading, 2).padding(.bottom, 1)
  }

  private var discarding: some View {
    PressArea(form.words(.formDiscardDraft), style: theme.error) { drafts.discard() }
  }

  private func markedOffer(_ offers: [String]) -> some View {
    PressArea("⏎ " + offers[drafts.marked.value], style: bold) { drafts.resume(drafts.marked.current) }
  }

  /// The keys and their actions; each can also be clicked.
  @ViewBuilder private func keys(_ offers: [String], resumes: Bool = true) -> some View {
    if offers.count > 1 { Text(form.words(.formDraftKeyMoves)).textStyle(theme.hint) }
    if resumes { PressArea(form.words(.formDraftKeyResumes)) { drafts.resume(drafts.marked.current) } }
    PressArea(form.words(.formDraftKeyDiscards)) { drafts.discard() }
    PressArea(form.words(.formDraftKeyBegins)) { drafts.beginAfresh() }
  }

  private var bold: Style { changing(theme.label) { $0.attributes.insert(.bold) } }
}
