import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of every list. */
export const listText = texts({
  zh: {
    search: '搜索',
    filters: '筛选',
    filtersActive: (n: string) => `筛选（${n}）`,
    clear: '清除筛选',
    from: '从',
    to: '至',
    results: '列表',
    found: (n: string) => `共 ${n} 条`,
    noPage: '没有这一页',
    firstPage: '回到第一页',
    nothingFits: '没有符合条件的记录',
    nothingFitsText: '换一个关键词，或放宽筛选条件再试。',
  },
  en: {
    search: 'Search',
    filters: 'Filters',
    filtersActive: (n: string) => `Filters (${n})`,
    clear: 'Clear filters',
    from: 'From',
    to: 'To',
    results: 'List',
    found: (n: string) => counted(n, 'entry', 'entries'),
    noPage: 'This page does not exist',
    firstPage: 'Back to the first page',
    nothingFits: 'No results match these filters',
    nothingFitsText: 'Try another keyword, or fewer filters.',
  },
})
