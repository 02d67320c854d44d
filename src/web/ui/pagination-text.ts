import { texts } from '#src/web/i18n.tsx'

/** Texts of the pages of a list, apart from `uiText` because not every page has a list. */
export const paginationText = texts({
  zh: {
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (n: string) => `第 ${n} 页`,
  },
  en: {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (n: string) => `Page ${n}`,
  },
})
