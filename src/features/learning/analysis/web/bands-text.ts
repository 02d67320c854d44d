import { texts } from '#src/web/i18n.tsx'

export const bandsText = texts({
  zh: {
    band: '分数段',
    share: '占比',
    below: (below: string) => `${below} 分以下`,
    from: (from: string, to: string) => `${from}–${to} 分`,
  },
  en: {
    band: 'Score',
    share: 'Share',
    below: (below: string) => `Below ${below}%`,
    from: (from: string, to: string) => `${from}–${to}%`,
  },
})
