import { texts } from '#src/web/i18n.tsx'

export const beginText = texts({
  zh: {
    begin: '开始上课',
    open: '返回课堂',
    checkIn: '签到',
    answer: '回答提问',
    changeAnswer: '查看提问',
  },
  en: {
    begin: 'Begin lesson',
    open: 'Back to the lesson',
    checkIn: 'Check in',
    answer: 'Answer the question',
    changeAnswer: 'See the question',
  },
})
