import { texts } from '../i18n.tsx'

export const offlineText = texts({
  zh: { offline: '网络已断开，暂时无法打开其他页面。恢复后请重试。' },
  en: {
    offline: 'You are offline, so no other page can be opened. Try again when you are back online.',
  },
})
