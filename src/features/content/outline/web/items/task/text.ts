import { texts } from '#src/web/i18n.tsx'

export const taskKindText = texts({
  zh: { name: '教学任务', hint: '说明要做的事，学员打勾或提交作答' },
  en: { name: 'Teaching task', hint: 'Say what to do; learners tick it or hand in an answer' },
})
