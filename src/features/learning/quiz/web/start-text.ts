import type {
  countingRules,
  QuizTemplate,
  ShownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import { counted, texts } from '#src/web/i18n.tsx'

type Counting = (typeof countingRules)[number]

/** What a learner is told before an attempt: the terms of the quiz, one sentence each. */
export const startText = texts({
  zh: {
    templates: { practice: '练习', homework: '作业', exam: '考试' } satisfies Record<
      QuizTemplate,
      string
    >,
    trial: '您是本课程的教师，这是试做：不受开放时间和次数限制，不计入成绩和统计。',
    time: '时间与次数',
    zone: '以下时间均为北京时间，以服务器时钟为准。',
    opens: (date: string) => `开放时间：${date}`,
    closes: (date: string) => `截止时间：${date}`,
    shuts: (date: string) => `最晚交卷时间：${date}`,
    noClosing: '没有截止时间，可以随时作答。',
    limit: (minutes: string) =>
      `限时 ${minutes} 分钟，从开始作答起计时；到时自动交卷，关闭页面也会继续计时。`,
    cuts: '到截止时间仍未交卷的，将自动交卷，答题时间可能因此不足。',
    cutsWhenShut: '到最晚交卷时间仍未交卷的，将自动交卷，答题时间可能因此不足。',
    cutsAfterLate: (date: string) => `${date} 仍未交卷的，将自动交卷。`,
    late: (days: string) => `截止后 ${days} 天内仍可交卷，会标记为迟交，不扣分。`,
    grace: (seconds: string) =>
      `到时后 ${seconds} 秒内送达的答案仍计入成绩；更晚送达的会保留，由教师决定是否计入。`,
    entry: (date: string) => `${date} 之后不能再开始作答。`,
    handInAfter: (minutes: string) => `开始 ${minutes} 分钟后才能交卷。`,
    attemptsAny: '作答次数不限。',
    attempts: (all: string, left: string) =>
      all === '1' && left === '1' ? '只能作答一次。' : `可以作答 ${all} 次，还剩 ${left} 次。`,
    counts: {
      best: '取最好成绩。',
      last: '取最后一次成绩。',
      first: '取第一次成绩。',
      mean: '取各次成绩的平均分。',
    } satisfies Record<Counting, string>,
    waitMinutes: (minutes: string) => `两次作答之间至少间隔 ${minutes} 分钟。`,
    waits: (date: string) => `${date} 之后可以再次作答。`,
    one: '每页一道题。',
    oneNoBack: '每页一道题，进入下一题后不能返回。',
    leaving: '离开答题页面的时长会被记录，并实时显示给教师；不会因此自动交卷。',
    status: { none: '未测', open: '作答中', handedIn: '已测' },
    shows: '成绩与答案',
    mark: {
      handIn: '交卷后立即显示得分。',
      closed: '截止后显示得分。',
      released: '得分由教师公布。',
      never: '不显示得分。',
    },
    explanation: {
      handIn: '交卷后可以查看已答题目的解析。',
      passed: '通过或作答满三次后，可以查看已答题目的解析。',
      closed: '截止后可以查看解析。',
      released: '解析由教师公布。',
      never: '不显示解析。',
    } satisfies Record<ShownWhen, string>,
    key: {
      handIn: '交卷后可以查看已答题目的正确答案；未答的题目不显示。',
      passed: '通过或作答满三次后，可以查看已答题目的正确答案。',
      closed: '截止后可以查看正确答案。',
      released: '正确答案由教师公布。',
      never: '不显示正确答案。',
    } satisfies Record<ShownWhen, string>,
    password: '测验密码',
    passwordHint: '向教师索取',
    saved: '每个答案都会立即保存。关闭页面或断网后，可以回来继续作答。',
    redo: '重做会得到一份空白试卷，之前的作答保留在记录中。',
    revise: '新的作答从上次的答案开始，之前的作答保留在记录中。',
    goOn: '继续作答',
  },
  en: {
    templates: { practice: 'Practice', homework: 'Homework', exam: 'Examination' },
    trial:
      'You teach this course, so this is a trial run: dates and the number of attempts do not apply, and it counts neither for a score nor in statistics.',
    time: 'Time and attempts',
    zone: 'Times are Beijing time (UTC+8), by the server’s clock.',
    opens: (date: string) => `Opens: ${date}`,
    closes: (date: string) => `Closes: ${date}`,
    shuts: (date: string) => `Last time to hand in: ${date}`,
    noClosing: 'There is no closing date: take it whenever you like.',
    limit: (minutes: string) =>
      `You have ${counted(minutes, 'minute')} from the start. Your attempt is handed in automatically when time is up; the clock keeps running if you close the page.`,
    cuts: 'An attempt still open at the closing time is handed in automatically, even before its time limit.',
    cutsWhenShut:
      'An attempt still open at that time is handed in automatically, even before its time limit.',
    cutsAfterLate: (date: string) => `An attempt still open on ${date} is handed in automatically.`,
    late: (days: string) =>
      `You can still hand in for ${counted(days, 'day')} after closing. Your attempt is marked as late, without a deduction.`,
    grace: (seconds: string) =>
      `Answers that arrive within ${counted(seconds, 'second')} after the end still count. Later ones are kept, and your teacher decides whether they count.`,
    entry: (date: string) => `You cannot start after ${date}.`,
    handInAfter: (minutes: string) =>
      `You can hand in after ${counted(minutes, 'minute')} at the earliest.`,
    attemptsAny: 'You can take it any number of times.',
    attempts: (all: string, left: string) =>
      all === '1' && left === '1'
        ? 'You can take it once only.'
        : `${counted(all, 'attempt')} in all, ${left} left.`,
    counts: {
      best: 'The best score counts.',
      last: 'The last score counts.',
      first: 'The first score counts.',
      mean: 'The mean of all scores counts.',
    },
    waitMinutes: (minutes: string) =>
      `Wait at least ${counted(minutes, 'minute')} between a hand-in and the next attempt.`,
    waits: (date: string) => `You can start the next attempt from ${date}.`,
    one: 'One question per page.',
    oneNoBack: 'One question per page; you cannot go back to an earlier one.',
    leaving:
      'If you leave the page, the time away is recorded and shown to your teacher live. It does not end your attempt.',
    status: { none: 'Not tested', open: 'In progress', handedIn: 'Tested' },
    shows: 'Scores and answers',
    mark: {
      handIn: 'You see your score right after handing in.',
      closed: 'You see your score after closing.',
      released: 'Your teacher releases the scores.',
      never: 'Scores are not shown.',
    },
    explanation: {
      handIn: 'After handing in, you see the explanations of the questions you answered.',
      passed:
        'After passing, or after three attempts, you see the explanations of the questions you answered.',
      closed: 'You see the explanations after closing.',
      released: 'Your teacher releases the explanations.',
      never: 'Explanations are not shown.',
    },
    key: {
      handIn: 'After handing in, you see the correct answers of the questions you answered.',
      passed:
        'After passing, or after three attempts, you see the correct answers of the questions you answered.',
      closed: 'You see the correct answers after closing.',
      released: 'Your teacher releases the correct answers.',
      never: 'Correct answers are not shown.',
    },
    password: 'Quiz password',
    passwordHint: 'Ask your teacher',
    saved:
      'Every answer is saved at once. If you close the page or lose the network, you can continue where you left off.',
    redo: 'A redo gives you a new empty paper; your earlier attempts stay on record.',
    revise: 'Each new attempt starts from your last answers; your earlier attempts stay on record.',
    goOn: 'Continue',
  },
})
