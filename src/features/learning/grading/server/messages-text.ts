import type { Both } from '#src/shared/locale.ts'

/** Messages about marks by hand, to learners. */
export const gradingMessages = {
  marked: (quiz: Both) => ({
    title: { zh: `“${quiz.zh}”已评分`, en: `“${quiz.en}” has been marked` },
    text: { zh: '您可以查看得分和教师评语。', en: 'You can see your score and the comments.' },
  }),
  /** `until` on the school's clock. */
  givenBack: (quiz: Both, { reason, until }: { reason: string; until: string }) => ({
    title: { zh: `“${quiz.zh}”已打回，请重做`, en: `Please redo “${quiz.en}”` },
    text: {
      zh: `请在 ${until} 前重新提交。原因：${reason}`,
      en: `Please hand it in again by ${until} (Beijing time). Reason: ${reason}`,
    },
  }),
}
