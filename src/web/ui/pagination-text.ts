import { texts } from '#src/web/i18n.tsx'

/** Texts of the pages of a list and of the way to them, apart from `uiText` because not every page has them. */
export const paginationText = texts({
  zh: {
    breadcrumb: '当前位置',
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (n: string) => `第 ${n} 页`,
  },
  en: {
    breadcrumb: 'You are here',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (n: string) => `Page ${n}`,
  },
})
