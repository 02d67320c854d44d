import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of the suggestions, in a file of their own because they load with the first search. */
export const suggestText = texts({
  zh: {
    suggestions: '搜索建议',
    count: (count: number) => (count === 0 ? '没有搜索建议' : `${count} 条搜索建议，按上下键选择`),
    meantBefore: '没有完全匹配的结果，为您显示“',
    meantAfter: '”',
    premium: '精品课程',
    open: '开放课程',
    category: '分类',
    teacher: '教师',
  },
  en: {
    suggestions: 'Search suggestions',
    count: (count: number) =>
      count === 0
        ? 'No suggestions'
        : `${counted(String(count), 'suggestion')}, use the up and down keys to choose`,
    meantBefore: 'No exact match. Showing “',
    meantAfter: '”',
    premium: 'Premium course',
    open: 'Open course',
    category: 'Category',
    teacher: 'Teacher',
  },
})
