import { texts } from '#src/web/i18n.tsx'

export const contentTitles = texts({
  zh: {
    content: '内容',
    check: '检查',
    preview: '预览',
    translations: '翻译',
    titleOf: (page: string, { zh, en }: { zh: string; en: string }) => `${page}：${zh || en}`,
  },
  en: {
    content: 'Content',
    check: 'Check',
    preview: 'Preview',
    translations: 'Translations',
    titleOf: (page: string, { zh, en }: { zh: string; en: string }) => `${page}: ${en || zh}`,
  },
})
