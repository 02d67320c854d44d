import type { Both } from '#src/shared/locale.ts'

/** The message to learners who get a practice set. `dueOn`: a day of the school. */
export const repairMessage = (title: string, course: Both, dueOn: string | null) => ({
  title: { zh: `新的巩固练习：${title}`, en: `New practice set: ${title}` },
  text: {
    zh: `“${course.zh}”的教师为您选了一些错题，请再做一遍${dueOn ? `，在 ${dueOn} 前完成` : ''}。`,
    en: `A teacher of “${course.en}” has chosen questions for you to answer again${dueOn ? ` by ${dueOn}` : ''}.`,
  },
})
