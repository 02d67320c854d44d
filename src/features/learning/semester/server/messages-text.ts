import type { Both } from '#src/shared/locale.ts'

/** Tells a learner that the days of a joined semester are other ones; the link leads to them. */
export function daysChanged(given: { course: Both; semester: Both; from: Both; until: Both }): {
  title: Both
  text: Both
} {
  const { course, semester, from, until } = given
  return {
    title: {
      zh: `课程“${course.zh}”的学期安排有变`,
      en: `The schedule of “${course.en}” has changed`,
    },
    text: {
      zh: `“${semester.zh}”现为${from.zh}至${until.zh}，各章开放日期见学期页。已有的学习进度不变。`,
      en: `“${semester.en}” now runs from ${from.en} to ${until.en}; its page shows the day on which each chapter opens. Your progress stays.`,
    },
  }
}
