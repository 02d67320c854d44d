import { texts } from '#src/web/i18n.tsx'

export const sidedText = texts({
  zh: {
    inLanguage: (label: string, side: 'zh' | 'en') =>
      `${label}（${side === 'zh' ? '中文' : '英文'}）`,
    outdated: '另一种语言已修改，请核对',
    upToDate: '内容一致',
  },
  en: {
    inLanguage: (label: string, side: 'zh' | 'en') =>
      `${label} (${side === 'zh' ? 'Chinese' : 'English'})`,
    outdated: 'The other language has changed. Please check',
    upToDate: 'Still matches',
  },
})
