import { counted, texts } from '#src/web/i18n.tsx'

interface Found {
  places: readonly unknown[]
  more: boolean
}

export const searchText = texts({
  zh: {
    label: '搜索课程内容',
    search: '搜索',
    searching: '正在搜索…',
    none: (keyword: string) => `课程内容中没有“${keyword}”`,
    count: ({ places, more }: Found, number: (n: number) => string) =>
      more ? `仅显示前 ${number(places.length)} 处` : `找到 ${number(places.length)} 处`,
    page: (number: string) => `第 ${number} 页`,
    row: (sheet: string, row: string) => `${sheet} · 第 ${row} 行`,
    failed: '搜索失败，请检查网络后重试',
    retry: '重试',
  },
  en: {
    label: 'Search this course',
    search: 'Search',
    searching: 'Searching…',
    none: (keyword: string) => `No matches for “${keyword}” in this course`,
    count: ({ places, more }: Found, number: (n: number) => string) =>
      more
        ? `First ${number(places.length)} matches`
        : counted(number(places.length), 'match', 'matches'),
    page: (number: string) => `Page ${number}`,
    row: (sheet: string, row: string) => `${sheet} · Row ${row}`,
    failed: 'The search failed. Please check the network and try again',
    retry: 'Try again',
  },
})
