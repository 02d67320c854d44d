import { texts } from '#src/web/i18n.tsx'

/** The fields by which a course or textbook says what it is about. */
export const subjectFieldsText = texts({
  zh: {
    category: '课程分类',
    major: '专业',
    direction: '专业方向',
    choose: '请选择',
    majorFirst: '请先选择专业',
    hidden: (name: string) => `${name}（已停用）`,
  },
  en: {
    category: 'Category',
    major: 'Major',
    direction: 'Direction',
    choose: 'Please choose',
    majorFirst: 'Choose a major first',
    hidden: (name: string) => `${name} (no longer offered)`,
  },
})
