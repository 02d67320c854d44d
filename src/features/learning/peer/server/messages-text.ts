import type { Both } from '#src/shared/locale.ts'

/** Messages about the peer round of homework with this title. */
export const peerMessages = {
  toReview: (title: string, count: number, until: Both): { title: Both; text: Both } => ({
    title: { zh: `请互评作业“${title}”`, en: `Peer reviews for “${title}”` },
    text: {
      zh: `有 ${count} 份同学的作业等您评阅，截止时间：${until.zh}。`,
      en:
        count === 1
          ? `A classmate’s work waits for your review, until ${until.en}.`
          : `${count} works of classmates wait for your review, until ${until.en}.`,
    },
  }),
  ended: (title: string, reviewed: number, returned: number): { title: Both; text: Both } => ({
    title: { zh: `作业“${title}”的互评已结束`, en: `The peer round of “${title}” has ended` },
    text: {
      zh: `${reviewed} 份作业有互评，${returned} 份需要您批改。请确认分数并返还。`,
      en: `Works with reviews: ${reviewed}. Works for you to mark: ${returned}. Check the marks and return them.`,
    },
  }),
  objected: (title: string): { title: Both; text: Both } => ({
    title: { zh: `作业“${title}”的互评有异议`, en: `An objection to a peer review of “${title}”` },
    text: {
      zh: '一名学生认为收到的互评不公正，请您处理。',
      en: 'A student calls a review not fair. Please decide on it.',
    },
  }),
} as const
