import { texts } from '#src/web/i18n.tsx'

/** Texts of the search bar. */
export const searchText = texts({
  zh: {
    search: '搜索',
    searchSite: '全站搜索',
    searchIn: (scope: string) => `搜索范围：${scope}`,
    keyword: '关键词',
    placeholder: { course: '搜索精品课程', mooc: '搜索开放课程' },
    scopes: { course: '精品课程', mooc: '开放课程' },
    // Where there is no room for more: beside the field, and under the signs of a phone's bar.
    short: { course: '精品课程', mooc: '开放课程' },
  },
  en: {
    search: 'Search',
    searchSite: 'Search the site',
    searchIn: (scope: string) => `Search in: ${scope}`,
    keyword: 'Keyword',
    placeholder: { course: 'Find a course', mooc: 'Find a course' },
    scopes: { course: 'Premium courses', mooc: 'Open courses' },
    short: { course: 'Premium', mooc: 'Open' },
  },
})
