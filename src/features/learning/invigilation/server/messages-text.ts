import type { Both } from '#src/shared/locale.ts'

/** Times on the school's clock, of a make-up or of an attempt that is given back; and the reason of the latter. */
interface About {
  from: string
  until: string
  reason: string
}
type Words = (quiz: Both & { showsMarks: boolean }, about: About) => { title: Both; text: Both }

/** Messages about quizzes, to their learners. */
export const quizMessages = {
  marks: (quiz) => ({
    title: { zh: `“${quiz.zh}”的成绩已公布`, en: `Scores of “${quiz.en}” are released` },
    text: { zh: '您可以查看得分。', en: 'You can see your score.' },
  }),
  keys: (quiz) => ({
    title: {
      zh: `“${quiz.zh}”的正确答案已公布`,
      en: `Correct answers of “${quiz.en}” are released`,
    },
    // The set, which would tell the marks, waits for them.
    text: quiz.showsMarks
      ? {
          zh: '您可以查看正确答案；答错的题目已加入错题集。',
          en: 'You can see the correct answers. Questions you got wrong are in your wrong-question set.',
        }
      : { zh: '您可以查看正确答案。', en: 'You can see the correct answers.' },
  }),
  reminder: (quiz) => ({
    title: { zh: `请完成“${quiz.zh}”`, en: `Please complete “${quiz.en}”` },
    text: {
      zh: '教师提醒您尽快完成并交卷。',
      en: 'Your teacher reminds you to complete it and hand it in.',
    },
  }),
  makeUp: (quiz, { from, until }) => ({
    title: { zh: `“${quiz.zh}”安排了补考`, en: `You have a make-up for “${quiz.en}”` },
    text: {
      zh: `补考时间：${from} 至 ${until}（北京时间）。请按时参加。`,
      en: `It is open from ${from} to ${until} (Beijing time). Please take it in time.`,
    },
  }),
  givenBack: (quiz, { until, reason }) => ({
    title: { zh: `“${quiz.zh}”已打回，请重做`, en: `Please redo “${quiz.en}”` },
    text: {
      zh: `请在 ${until}（北京时间）前重新作答并交卷。原因：${reason}`,
      en: `Please hand it in again by ${until} (Beijing time). Reason: ${reason}`,
    },
  }),
} satisfies Record<string, Words>
