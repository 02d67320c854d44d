import type { Both } from '#src/shared/locale.ts'

/** The teacher's words to learners; below them, who writes and from which course. */
export const teacherWords = (given: {
  title: string
  text: string
  teacher: Both
  course: Both
}): { title: Both; text: Both } => {
  const { title, text, teacher, course } = given
  return {
    title: { zh: title, en: title },
    text: {
      zh: `${text}\n—— ${teacher.zh}，“${course.zh}”`,
      en: `${text}\n— ${teacher.en}, “${course.en}”`,
    },
  }
}
