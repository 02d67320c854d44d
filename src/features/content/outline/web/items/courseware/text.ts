import { texts } from '#src/web/i18n.tsx'

export const coursewareKindText = texts({
  zh: { name: '课件', hint: '幻灯片、文档或表格' },
  en: { name: 'Courseware', hint: 'Slides, a document or a spreadsheet' },
})
