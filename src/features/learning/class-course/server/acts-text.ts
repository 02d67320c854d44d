import { defineActs } from '#src/server/audit/acts.ts'

const subject = { zh: '课程', en: 'Course' }

/** Acts by which people read a course that no reviewer has approved. */
export const classCourseActs = defineActs('classCourse', {
  showNew: {
    zh: '让班级使用未发布过的课程',
    en: 'Gave a class a course that was never published',
    subject,
    details: { classId: { zh: '班级', en: 'class' } },
  },
})
