import { texts } from '#src/web/i18n.tsx'

/** Texts of the search bar. */
export const searchText = texts({
  zh: {
    search: '搜索',
    searchSite: '全站搜索',
    searchIn: (scope: string) => `搜索范围：${scope}`,
    keyword: '关键词',
    placeholder: (scope: string) => `搜索${scope}`,
    scopes: { course: '精品课程', mooc: '开放课程' },
  },
  en: {
    search: 'Search',
    searchSite: 'Search the site',
    searchIn: (scope: string) => `Search in: ${scope}`,
    keyword: 'Keyword',
    placeholder: () => 'Find a course',
    scopes: { course: 'Premium courses', mooc: 'Open courses' },
  },
})
