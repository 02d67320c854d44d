import { texts } from './i18n.tsx'

export const barsText = texts({
  zh: {
    offline: '网络已断开，暂时无法打开其他页面。恢复后请重试。',
    newVersion: '网站已更新，重新加载后使用新版本。',
  },
  en: {
    offline: 'You are offline, so no other page can be opened. Try again when you are back online.',
    newVersion: 'A new version of this site is ready. Reload to use it.',
  },
})
