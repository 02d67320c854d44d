import { texts } from '#src/web/i18n.tsx'
import { enSentences, zhSentences } from '../history-sentences-text.ts'

export const historyText = texts({
  zh: {
    title: (name: string) => `变动记录 · ${name}`,
    list: '变动记录',
    nobody: '已注销用户',
    inSentence: { coTeacher: '合作教师', assistant: '助教' },
    sentences: zhSentences,
    empty: '还没有记录',
  },
  en: {
    title: (name: string) => `History · ${name}`,
    list: 'History',
    nobody: 'Deleted account',
    inSentence: { coTeacher: 'a co-teacher', assistant: 'an assistant' },
    sentences: enSentences,
    empty: 'Nothing recorded yet',
  },
})
