import { texts } from '#src/web/i18n.tsx'

/** Texts of a quiz as homework, for the teachers and assistants of the class. */
export const attemptsText = texts({
  zh: {
    quizMark: '得分由测验产生：主观题在测验中批改，答案有误可以重新评分。',
    analysis: '试卷分析',
    remarking: '更正答案后重新评分',
    markAnswers: (count: string) => `批改主观题（${count}）`,
    attempt: '作答',
    attempts: '作答记录',
    attemptNumber: (number: string) => `第 ${number} 次作答`,
    noAttempts: '该学生还没有开始答题。',
    begunAt: (when: string) => `${when} 开始`,
    points: '得分',
    pointsOf: (points: string, of: string) => `${points} / ${of}`,
    attemptOpen: '答题中',
    toMarkNow: (count: string) => `${count} 题待批改`,
    lateAnswers: (count: string) => `逾期答案（${count}）`,
  },
  en: {
    quizMark:
      'The mark comes from the quiz. Mark written answers there; if an answer key was wrong, mark the quiz again.',
    analysis: 'Test analysis',
    remarking: 'Correct keys and mark again',
    markAnswers: (count: string) => `Mark written answers (${count})`,
    attempt: 'Attempt',
    attempts: 'Attempts',
    attemptNumber: (number: string) => `Attempt ${number}`,
    noAttempts: 'This student has not started yet.',
    begunAt: (when: string) => `Started ${when}`,
    points: 'Points',
    pointsOf: (points: string, of: string) => `${points} / ${of}`,
    attemptOpen: 'In progress',
    toMarkNow: (count: string) => `${count} to mark`,
    lateAnswers: (count: string) => `Late answers (${count})`,
  },
})
