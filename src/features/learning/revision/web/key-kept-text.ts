import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of a card whose correct answer is not shown yet. */
export const keyKeptText = texts({
  zh: {
    passed: (attempts: string, taken: string) =>
      `通过测验或作答满 ${attempts} 次后显示正确答案；您已作答 ${taken} 次。`,
    closed: (date: string) => `测验截止后显示正确答案：${date}。`,
    closedNoDate: '测验截止后显示正确答案。',
    released: '正确答案由教师公布，公布后显示。',
    never: '这个测验不显示正确答案。',
    take: '去做测验',
    open: '打开测验',
  },
  en: {
    passed: (attempts: string, taken: string) =>
      `The correct answer is shown once you pass the quiz or have taken it ${counted(attempts, 'time')}; so far you have taken it ${counted(taken, 'time')}.`,
    closed: (date: string) => `The correct answer is shown after the quiz closes: ${date}.`,
    closedNoDate: 'The correct answer is shown after the quiz closes.',
    released: 'The correct answer is shown once your teacher releases it.',
    never: 'This quiz does not show correct answers.',
    take: 'Take the quiz',
    open: 'Open the quiz',
  },
})
