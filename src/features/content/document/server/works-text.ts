import type { Both } from '#src/shared/locale.ts'

/** Names of this room's works in the back office. */
export const workTitles = {
  pdf: { zh: '转换文档', en: 'Convert document' },
  pages: { zh: '生成页面', en: 'Create pages' },
  rows: { zh: '读取表格', en: 'Read spreadsheet' },
  text: { zh: '读取文本', en: 'Read text' },
} satisfies Record<string, Both>
