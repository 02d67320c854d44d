import { texts } from '#src/web/i18n.tsx'

export const copyText = texts({
  zh: { copy: '复制课程', copied: '课程已复制，正在编辑副本' },
  en: { copy: 'Copy course', copied: 'Course copied. You are editing the copy' },
})
