import type { Both } from '#src/shared/locale.ts'

/** The message to a learner whose review has a reply. The reply stands in both languages as it was written. */
export const repliedMessage = (course: Both, reply: string) => ({
  title: {
    zh: `教师回复了您对“${course.zh}”的评价`,
    en: `A teacher replied to your review of “${course.en}”`,
  },
  text: { zh: reply, en: reply },
})
