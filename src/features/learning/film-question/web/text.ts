import { texts } from '#src/web/i18n.tsx'

export const filmQuestionText = texts({
  zh: {
    questionAt: (time: string) => `${time} 处的题目`,
    mark: '题目',
    yourAnswer: '您的作答',
    answerFirst: '请先作答',
    check: '提交答案',
    sendAgain: '重新提交',
    tryAgain: '再试一次',
    goOn: '继续观看',
    goOnUnsent: '先继续观看，稍后再答',
    askedLater: '当前没有网络，视频继续播放，这道题目稍后再答',
    notRecorded: '预览或试学时的作答不计入统计',
  },
  en: {
    questionAt: (time: string) => `Question at ${time}`,
    mark: 'Question',
    yourAnswer: 'Your answer',
    answerFirst: 'Answer the question first',
    check: 'Check answer',
    sendAgain: 'Send again',
    tryAgain: 'Try again',
    goOn: 'Continue watching',
    goOnUnsent: 'Continue watching and answer later',
    askedLater: 'No network: the film goes on, and this question will be asked later',
    notRecorded: 'Answers in a preview or a trial are not counted',
  },
})
