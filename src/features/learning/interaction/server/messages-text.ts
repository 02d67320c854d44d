import type { Both } from '#src/shared/locale.ts'

/** Messages about questions. The words stand in both languages as they were written. */
const same = (text: string): Both => ({ zh: text, en: text })

export const askedMessage = (course: Both, words: string, isPrivate: boolean) => ({
  title: isPrivate
    ? {
        zh: `“${course.zh}”有一条仅教师可见的提问`,
        en: `A private question in “${course.en}”`,
      }
    : { zh: `“${course.zh}”有新的提问`, en: `A new question in “${course.en}”` },
  text: same(words),
})

export const repliedMessage = (course: Both, words: string, byTeacher: boolean) => ({
  title: byTeacher
    ? {
        zh: `教师回复了您在“${course.zh}”的提问`,
        en: `A teacher replied to your question in “${course.en}”`,
      }
    : {
        zh: `您在“${course.zh}”的提问有新回复`,
        en: `A new reply to your question in “${course.en}”`,
      },
  text: same(words),
})

export const followedMessage = (course: Both, words: string) => ({
  title: {
    zh: `您在“${course.zh}”关注的提问有新回复`,
    en: `A new reply to a question that you follow in “${course.en}”`,
  },
  text: same(words),
})

export const acceptedMessage = (course: Both, words: string) => ({
  title: {
    zh: `您在“${course.zh}”的回复被采纳`,
    en: `Your reply in “${course.en}” is the accepted answer`,
  },
  text: same(words),
})
