import { texts } from '#src/web/i18n.tsx'

export const ownListText = texts({
  zh: { view: '显示方式', cards: '卡片', table: '表格' },
  en: { view: 'View', cards: 'Cards', table: 'Table' },
})
