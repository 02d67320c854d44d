import { counted, texts } from '#src/web/i18n.tsx'

/** The explanation of what a person may do. */
export const rightsText = texts({
  zh: {
    facts: '判断依据',
    filter: '筛选',
    all: '全部',
    may: '可以',
    mayNot: '不可以',
    search: '搜索页面或操作',
    pages: '页面',
    shown: (n: string, all: string) => `显示 ${n} 项，共 ${all} 项`,
    also: '还须满足',
    nothing: '没有符合条件的项目',
    nothingText: '换一个关键词，或选择“全部”。',
    openCount: (n: string, all: string) => `${n} / ${all} 可用`,
  },
  en: {
    facts: 'Based on',
    filter: 'Show',
    all: 'All',
    may: 'Allowed',
    mayNot: 'Not allowed',
    search: 'Search pages and calls',
    pages: 'Pages',
    shown: (n: string, all: string) => `${n} of ${counted(all, 'entry', 'entries')}`,
    also: 'Also required',
    nothing: 'No matches',
    nothingText: 'Try another word, or choose “All”.',
    openCount: (n: string, all: string) => `${n} of ${all} open`,
  },
})
