import { texts } from '#src/web/i18n.tsx'

export const textKindText = texts({
  zh: { name: '阅读', hint: '图文正文，可含公式、图片和视频' },
  en: { name: 'Reading', hint: 'Formatted text with formulas, pictures and videos' },
})
