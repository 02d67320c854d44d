import { texts } from '#src/web/i18n.tsx'

export const quizKindText = texts({
  zh: { name: '测验', hint: '从题库选择题目，客观题自动评分' },
  en: { name: 'Quiz', hint: 'Questions from your bank, most of them marked automatically' },
})
