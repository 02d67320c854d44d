import { texts } from '#src/web/i18n.tsx'

/** The words around a text in both languages. */
export const bilingualText = texts({
  zh: {
    zh: '中文',
    en: '英文',
    missing: '未填写',
    outdated: '另一语言已修改，待更新',
    done: '已完成',
    markDone: '标为已更新',
    copy: '复制另一语言的内容',
  },
  en: {
    zh: 'Chinese',
    en: 'English',
    missing: 'Missing',
    outdated: 'Other language changed',
    done: 'Done',
    markDone: 'Mark as up to date',
    copy: 'Copy from the other language',
  },
})
